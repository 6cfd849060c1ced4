#pragma once

#include <algorithm>

#include "words/wording.h"

namespace flimnap {

/// The facts of one refusal by name, ready for a sentence.
class Facts
{
public:
    Facts(const Wording &wording, const Refusal &refusal) : m_wording(wording), m_refusal(refusal) {}

    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    [[nodiscard]] bool isCompany(std::string_view name) const
    {
        const Arg *arg = find(name);
        const auto *party = arg != nullptr ? std::get_if<Party>(&arg->value) : nullptr;
        return party != nullptr && party->isCompany();
    }
    [[nodiscard]] QString operator[](std::string_view name) const
    {
        const Arg *arg = find(name);
        if (arg == nullptr)
            return "?";
        if (const auto *number = std::get_if<std::int64_t>(&arg->value))
            return QString::number(*number);
        if (const auto *text = std::get_if<std::string>(&arg->value))
            return name == "hex"                           ? m_wording.place(*text)
                   : name == "train" || name == "trade_in" ? m_wording.train(*text)
                                                           : QString::fromStdString(*text);
        if (const auto *party = std::get_if<Party>(&arg->value))
            return m_wording.party(*party);
        return alternatives(name);
    }
    /// Amounts of which one is possible: "0, 20 or 40 G".
    [[nodiscard]] QString alternatives(std::string_view name) const
    {
        const Arg *arg = find(name);
        const auto *amounts = arg != nullptr ? std::get_if<std::vector<Money>>(&arg->value) : nullptr;
        return amounts != nullptr && !amounts->empty() ? m_wording.oneOf(*amounts) : QString("?");
    }
    [[nodiscard]] QString money(std::string_view name) const
    {
        const Arg *arg = find(name);
        const auto *number = arg != nullptr ? std::get_if<std::int64_t>(&arg->value) : nullptr;
        return number != nullptr ? m_wording.money(Money{*number}) : QString("?");
    }

private:
    [[nodiscard]] const Arg *find(std::string_view name) const
    {
        const auto &args = m_refusal.args;
        const auto found = std::find_if(args.begin(), args.end(), [&](const Arg &arg) { return arg.name == name; });
        return found == args.end() ? nullptr : &*found;
    }

    const Wording &m_wording;
    const Refusal &m_refusal;
};

} // namespace flimnap
