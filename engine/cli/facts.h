#pragma once

#include <algorithm>
#include <optional>

#include "cli/words.h"

namespace flimnap {

/// The facts of one refusal, by name and ready for a sentence.
class Facts
{
public:
    Facts(const Words &words, const Refusal &refusal) : m_words(words), m_args(refusal.args) {}

    [[nodiscard]] const GameDefinition &game() const { return m_words.game(); }
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }

    /// The fact as it stands, or a question mark if the engine did not tell it.
    [[nodiscard]] std::string operator[](std::string_view name) const
    {
        const Arg *arg = find(name);
        if (arg == nullptr)
            return "?";
        if (const auto *number = std::get_if<std::int64_t>(&arg->value))
            return std::to_string(*number);
        if (const auto *text = std::get_if<std::string>(&arg->value))
            return *text;
        if (const auto *party = std::get_if<Party>(&arg->value))
            return m_words.party(*party);
        return alternatives(name);
    }
    /// Amounts of which one is possible: "0, 20 or 40 G".
    [[nodiscard]] std::string alternatives(std::string_view name) const
    {
        const Arg *arg = find(name);
        const auto *amounts = arg == nullptr ? nullptr : std::get_if<std::vector<Money>>(&arg->value);
        if (amounts == nullptr || amounts->empty())
            return "?";
        std::string text;
        for (std::size_t index = 0; index + 1 < amounts->size(); ++index)
            text += (index == 0 ? "" : ", ") + std::to_string((*amounts)[index].units);
        return text + (text.empty() ? "" : " or ") + m_words.money(amounts->back());
    }
    [[nodiscard]] std::string money(std::string_view name) const
    {
        const std::optional<std::int64_t> amount = number(name);
        return amount ? m_words.money(Money{*amount}) : "?";
    }
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view name) const
    {
        const Arg *arg = find(name);
        const auto *value = arg == nullptr ? nullptr : std::get_if<std::int64_t>(&arg->value);
        return value == nullptr ? std::optional<std::int64_t>() : *value;
    }
    [[nodiscard]] Party party(std::string_view name) const
    {
        const Arg *arg = find(name);
        const auto *value = arg == nullptr ? nullptr : std::get_if<Party>(&arg->value);
        return value == nullptr ? Party::nobody() : *value;
    }
    /// The only fact of a refusal that has one, with its name; nothing if there is none.
    [[nodiscard]] const Arg *first() const { return m_args.empty() ? nullptr : &m_args.front(); }

private:
    [[nodiscard]] const Arg *find(std::string_view name) const
    {
        const auto found = std::find_if(m_args.begin(), m_args.end(), [&](const Arg &arg) { return arg.name == name; });
        return found == m_args.end() ? nullptr : &*found;
    }

    const Words &m_words;
    const std::vector<Arg> &m_args;
};

} // namespace flimnap
