#pragma once

#include <memory>

#include "definition/section.h"
#include "io/definition_node.h"

namespace flimnap {

/// A section as it stands in a file; which keys belong to it shows when it is read.
class SectionReader final : public Section
{
public:
    explicit SectionReader(Node section) : m_section(std::move(section)) {}

    [[nodiscard]] Money money(std::string_view key, int least) override { return required(key).money(least); }
    [[nodiscard]] bool flag(std::string_view key) override { return optional(key).flag(); }

    [[nodiscard]] bool neededFlag(std::string_view key) override { return required(key).flag(); }
    [[nodiscard]] std::optional<int> number(std::string_view key, int least, int most) override
    {
        const Node node = optional(key);
        return node.isThere() ? std::optional(node.number(least, most)) : std::nullopt;
    }
    [[nodiscard]] int code(std::string_view key, const std::vector<std::string> &known) override
    {
        return required(key).oneOf(known);
    }
    [[nodiscard]] std::vector<int> codes(std::string_view key, const std::vector<std::string> &known, std::size_t least,
                                         std::size_t most) override
    {
        std::vector<int> places;
        for (const Node &node : required(key).items(least, most))
            places.push_back(node.oneOf(known));
        return places;
    }
    [[nodiscard]] std::vector<Amount> amounts(std::string_view key, std::string_view kind,
                                              const std::vector<std::string> &codes, int least) override
    {
        std::vector<Amount> read;
        for (const auto &[code, amount] : required(key).members()) {
            read.push_back({indexOf(codes, code), amount.money(least)});
            if (read.back().place < 0)
                amount.reportUnknown(kind, code, codes);
        }
        return read;
    }
    [[nodiscard]] std::string text(std::string_view key) override { return required(key).text(); }
    [[nodiscard]] int neededNumber(std::string_view key, int least, int most) override
    {
        return required(key).number(least, most);
    }
    [[nodiscard]] std::vector<Row> rows(std::size_t most) override
    {
        m_hasKeys = false;
        std::vector<Row> all;
        for (const Node::Member &member : m_section.members(most))
            all.push_back({member.name, below(member.value)});
        return all;
    }
    [[nodiscard]] Section *section(std::string_view key) override
    {
        const Node node = required(key);
        return node.isThere() ? below(node) : nullptr;
    }
    [[nodiscard]] int placeOf(const std::string &name, std::string_view kind,
                              const std::vector<std::string> &known) override
    {
        const int place = indexOf(known, name);
        if (place < 0)
            m_section.reportUnknown(kind, name, known);
        return place;
    }
    [[nodiscard]] std::vector<Section *> items(std::size_t least, std::size_t most) override
    {
        m_hasKeys = false;
        std::vector<Section *> all;
        for (const Node &node : m_section.items(least, most))
            all.push_back(below(node));
        return all;
    }
    [[nodiscard]] std::vector<std::string> texts(std::string_view key) override
    {
        std::vector<std::string> words;
        for (const Node &word : optional(key).items(0, shortList))
            words.push_back(word.text());
        return words;
    }
    [[nodiscard]] bool has(std::string_view key) override { return optional(key).isThere(); }
    void report(std::string_view key, const std::string &problem) override
    {
        (key.empty() ? m_section : m_section.member(key)).report(problem);
    }

    [[nodiscard]] const std::vector<std::string_view> &optionalKeys() const { return m_optional; }
    /// Keys that are missing, and those that were not asked for, here and in what stands in it.
    // NOLINTNEXTLINE(misc-no-recursion): a section deeper each time, as deep as a feature reads
    void reportKeys() const
    {
        if (m_hasKeys)
            const Record all(m_section, m_required, m_optional);
        for (const auto &section : m_below)
            section->reportKeys();
    }

private:
    [[nodiscard]] std::size_t placeOf(std::string_view key, const std::vector<std::string_view> &words) override
    {
        const int place = optional(key).oneOf({words.begin(), words.end()});
        return static_cast<std::size_t>(std::max(0, place));
    }
    Node required(std::string_view key)
    {
        m_required.push_back(key);
        return m_section.member(key);
    }
    Node optional(std::string_view key)
    {
        m_optional.push_back(key);
        return m_section.member(key);
    }

    Section *below(const Node &node) { return m_below.emplace_back(std::make_unique<SectionReader>(node)).get(); }

    Node m_section;
    bool m_hasKeys = true; ///< else it is a table
    std::vector<std::string_view> m_required;
    std::vector<std::string_view> m_optional;
    std::vector<std::unique_ptr<SectionReader>> m_below;
};

} // namespace flimnap
