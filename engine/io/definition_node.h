#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fault.h"
#include "core/money.h"
#include "io/json.h"

namespace flimnap {

/// What is wrong with one text, gathered while it is read.
class FaultList
{
public:
    /// Places are written "/trains/2/price" in a file, "options.overrides.chart.3" in a header.
    explicit FaultList(std::string file, char separator = '/') : m_file(std::move(file)), m_separator(separator) {}

    void add(const std::string &place, std::string message);
    [[nodiscard]] std::string placeBelow(const std::string &place, std::string_view key) const;
    [[nodiscard]] const Faults &faults() const { return m_faults; }

private:
    std::string m_file;
    char m_separator;
    Faults m_faults;
};

/// A value of the text and its place. Where it is not what it should be, that is reported and something harmless
/// is given instead, so that one reading finds all faults; a value that is missing was reported by its object.
class Node
{
public:
    struct Member;

    Node(const Json *value, std::string place, FaultList &faults)
        : m_value(value), m_place(std::move(place)), m_faults(&faults)
    {
    }

    [[nodiscard]] bool isThere() const { return m_value != nullptr; }
    [[nodiscard]] bool isObject() const { return isThere() && m_value->is_object(); }
    [[nodiscard]] bool isList() const { return isThere() && m_value->is_array(); }
    [[nodiscard]] bool isNull() const { return isThere() && m_value->is_null(); }
    [[nodiscard]] bool isWord(std::string_view word) const;
    /// A text as it is, anything else as it stands in the file.
    [[nodiscard]] std::string asWord() const;

    /// A text that is not empty.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int number(int least, int most) const;
    [[nodiscard]] Money money(int least = 0) const { return {number(least, largestAmount)}; }
    /// Nothing where the word "unlimited" stands.
    [[nodiscard]] std::optional<int> numberOrUnlimited(int most = largestAmount) const;
    [[nodiscard]] bool flag() const;
    /// Where in the list of words the text stands; -1 if it does not. A table without rows, and so without words,
    /// is reported for itself.
    [[nodiscard]] int oneOf(const std::vector<std::string> &words) const;
    /// Of two words the one that is not meant where none stands.
    [[nodiscard]] bool isOther(const std::string &usual, const std::string &other) const
    {
        return oneOf({usual, other}) == 1;
    }
    [[nodiscard]] std::vector<Node> items(std::size_t least = 0, std::size_t most = largestTable) const;
    /// Keys and values of an object, in the order of the text.
    [[nodiscard]] std::vector<Member> members(std::size_t most = largestTable) const;
    /// Of an object that is a table: its keys are codes.
    [[nodiscard]] std::vector<Member> rows(std::size_t most = largestTable) const;

    /// The value of a key of an object, for what decides how the rest is read; nothing is reported.
    [[nodiscard]] Node member(std::string_view key) const;

    void report(std::string message) const;
    void reportUnexpected(const std::string &expected) const;
    /// The node's key should be the name of a thing of this kind.
    void reportUnknown(std::string_view kind, const std::string &name, const std::vector<std::string> &known) const;

private:
    friend class Record;

    static constexpr int largestAmount = 1'000'000;
    static constexpr std::size_t largestTable = 1000;

    [[nodiscard]] bool isNumber(int least, int most) const;
    [[nodiscard]] Node below(const Json *value, std::string_view key) const;

    const Json *m_value;
    std::string m_place;
    FaultList *m_faults;
};

struct Node::Member
{
    std::string name;
    Node value;
};

/// An object with a fixed set of keys. What is missing and what is not known is reported at once.
class Record
{
public:
    Record(Node node, std::vector<std::string_view> required, const std::vector<std::string_view> &optional = {},
           const std::vector<std::string_view> &more = {});

    /// The value of one of the keys named before.
    [[nodiscard]] Node operator[](std::string_view key) const;

private:
    Node m_node;
    std::vector<std::string_view> m_keys; ///< required ones first
};

/// The choice whose word stands there; the first one where none does.
template <class Choice>
Choice chosen(const Node &node)
{
    constexpr auto choices = wordsOf(Choice{});
    std::vector<std::string> words;
    words.reserve(choices.size());
    for (const auto &[choice, word] : choices)
        words.emplace_back(word);
    return choices[static_cast<std::size_t>(std::max(0, node.oneOf(words)))].choice;
}

/// The word of a choice that has one.
template <class Choice>
std::string wordOf(Choice wanted)
{
    constexpr auto choices = wordsOf(Choice{});
    const auto found =
        std::find_if(choices.begin(), choices.end(), [wanted](const auto &worded) { return worded.choice == wanted; });
    return found == choices.end() ? std::string() : std::string(found->word);
}

/// Where the word stands in the list; -1 if it does not.
int indexOf(const std::vector<std::string> &words, std::string_view word);

/// "small, medium, large"; "none" if there are none.
std::string enumeration(const std::vector<std::string> &words);

/// The codes of a table's rows, to refer to them.
template <class Table>
std::vector<std::string> codes(const Table &table)
{
    std::vector<std::string> words;
    std::transform(table.begin(), table.end(), std::back_inserter(words), [](const auto &row) { return row.code; });
    return words;
}

/// The names of a table's rows, to refer to them.
template <class Table>
std::vector<std::string> names(const Table &table)
{
    std::vector<std::string> words;
    std::transform(table.begin(), table.end(), std::back_inserter(words), [](const auto &row) { return row.name; });
    return words;
}

} // namespace flimnap
