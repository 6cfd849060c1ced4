#include "io/definition_node.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace flimnap {

namespace {

/// Keys as JSON pointers spell them (RFC 6901); headers' places are for people only.
std::string escaped(std::string_view key)
{
    std::string words;
    for (const char letter : key)
        words += letter == '~' ? "~0" : letter == '/' ? "~1" : std::string(1, letter);
    return words;
}

bool isCode(const std::string &name)
{
    return !name.empty() && std::none_of(name.begin(), name.end(), [](char letter) {
        return static_cast<unsigned char>(letter) <= ' ' || letter == '\x7f';
    });
}

} // namespace

void FaultList::add(const std::string &place, std::string message)
{
    // What else is wrong at the place of a fault follows from it.
    if (m_faults.empty() || m_faults.back().place != place)
        m_faults.push_back({m_file, place, std::move(message)});
}

std::string FaultList::placeBelow(const std::string &place, std::string_view key) const
{
    return place + m_separator + (m_separator == '/' ? escaped(key) : std::string(key));
}

bool Node::isWord(std::string_view word) const
{
    return isThere() && m_value->is_string() && m_value->get_ref<const std::string &>() == word;
}

std::string Node::asWord() const
{
    return m_value->is_string() ? m_value->get<std::string>() : m_value->dump();
}

std::string Node::text() const
{
    if (!isThere())
        return {};
    if (!m_value->is_string() || m_value->get_ref<const std::string &>().empty()) {
        reportUnexpected("a text");
        return {};
    }
    return m_value->get<std::string>();
}

bool Node::isNumber(int least, int most) const
{
    if (!m_value->is_number_integer())
        return false;
    if (m_value->is_number_unsigned() && m_value->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return false;
    const auto number = m_value->get<std::int64_t>();
    return number >= least && number <= most;
}

int Node::number(int least, int most) const
{
    if (!isThere())
        return least;
    if (!isNumber(least, most)) {
        reportUnexpected("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return least;
    }
    return m_value->get<int>();
}

std::optional<int> Node::numberOrUnlimited(int most) const
{
    if (!isThere() || isWord("unlimited"))
        return {};
    if (isNumber(1, most))
        return m_value->get<int>();
    reportUnexpected("a whole number from 1 to " + std::to_string(most) + " or \"unlimited\"");
    return {};
}

bool Node::flag() const
{
    if (!isThere())
        return false;
    if (!m_value->is_boolean()) {
        reportUnexpected("true or false");
        return false;
    }
    return m_value->get<bool>();
}

int Node::oneOf(const std::vector<std::string> &words) const
{
    if (!isThere() || words.empty())
        return -1;
    if (m_value->is_string())
        if (const int index = indexOf(words, m_value->get_ref<const std::string &>()); index >= 0)
            return index;
    reportUnexpected("one of " + enumeration(words));
    return -1;
}

std::vector<Node> Node::items(std::size_t least, std::size_t most) const
{
    std::vector<Node> nodes;
    if (!isThere())
        return nodes;
    if (!m_value->is_array()) {
        reportUnexpected("a list");
        return nodes;
    }
    if (m_value->size() < least || m_value->size() > most) {
        report("expected a list of " + std::to_string(least) + " to " + std::to_string(most) + " entries, found " +
               std::to_string(m_value->size()));
        return nodes;
    }
    for (const Json &value : *m_value)
        nodes.push_back(below(&value, std::to_string(nodes.size())));
    return nodes;
}

std::vector<Node::Member> Node::members(std::size_t most) const
{
    std::vector<Member> nodes;
    if (!isThere())
        return nodes;
    if (!m_value->is_object()) {
        reportUnexpected("an object");
        return nodes;
    }
    if (m_value->size() > most) {
        report("expected at most " + std::to_string(most) + " entries, found " + std::to_string(m_value->size()));
        return nodes;
    }
    for (const auto &[name, value] : m_value->items())
        nodes.push_back({name, below(&value, name)});
    return nodes;
}

std::vector<Node::Member> Node::rows(std::size_t most) const
{
    std::vector<Member> nodes = members(most);
    for (const Member &member : nodes)
        if (!isCode(member.name))
            member.value.report("\"" + member.name + "\" cannot be a code: a code has no blanks and is not empty");
    return nodes;
}

Node Node::member(std::string_view key) const
{
    if (!isThere() || !m_value->is_object())
        return below(nullptr, key);
    const auto found = m_value->find(std::string(key));
    return below(found == m_value->end() ? nullptr : &*found, key);
}

void Node::report(std::string message) const
{
    m_faults->add(m_place, std::move(message));
}

void Node::reportUnexpected(const std::string &expected) const
{
    report("expected " + expected + ", found " + (isThere() ? excerpt(*m_value) : "nothing"));
}

void Node::reportUnknown(std::string_view kind, const std::string &name, const std::vector<std::string> &known) const
{
    report("there is no " + std::string(kind) + " \"" + name + "\"; there are: " + enumeration(known));
}

Node Node::below(const Json *value, std::string_view key) const
{
    return {value, m_faults->placeBelow(m_place, key), *m_faults};
}

Record::Record(Node node, std::vector<std::string_view> required, const std::vector<std::string_view> &optional,
               const std::vector<std::string_view> &more)
    : m_node(std::move(node)), m_keys(std::move(required))
{
    const std::size_t requiredCount = m_keys.size();
    m_keys.insert(m_keys.end(), optional.begin(), optional.end());
    m_keys.insert(m_keys.end(), more.begin(), more.end());
    if (!m_node.isThere())
        return;
    if (!m_node.m_value->is_object()) {
        m_node.reportUnexpected("an object");
        m_node.m_value = nullptr;
        return;
    }
    const auto reportKey = [this](std::string_view key, const std::string &problem) {
        m_node.below(nullptr, key)
            .report(problem + "; the keys here are " + enumeration({m_keys.begin(), m_keys.end()}));
    };
    for (std::size_t i = 0; i < requiredCount; ++i)
        if (!(*this)[m_keys[i]].isThere())
            reportKey(m_keys[i], "this key is missing");
    for (const auto &[name, value] : m_node.m_value->items())
        if (std::find(m_keys.begin(), m_keys.end(), name) == m_keys.end())
            reportKey(name, "there is no such key");
}

Node Record::operator[](std::string_view key) const
{
    assert(std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end());
    return m_node.member(key);
}

int indexOf(const std::vector<std::string> &words, std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

std::string enumeration(const std::vector<std::string> &words)
{
    std::string all;
    for (const std::string &word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all.empty() ? "none" : all;
}

} // namespace flimnap
