#pragma once

#include "io/definition_node.h"
#include "rounds/feature.h"
#include "table/keys.h"

namespace flimnap {

/// Which keys there are.
class KeyNames final : public Keys
{
public:
    std::vector<std::string_view> all;

    using Keys::number;
    void flag(std::string_view key, bool & /*value*/) override { all.push_back(key); }
    void number(std::string_view key, std::optional<int> & /*value*/, int /*least*/, int /*most*/) override
    {
        all.push_back(key);
    }
    void money(std::string_view key, Money & /*value*/) override { all.push_back(key); }
    void names(std::string_view key, std::vector<std::string> & /*value*/) override { all.push_back(key); }
    void numbers(std::string_view key, std::map<std::string, int> & /*value*/, int /*least*/, int /*most*/) override
    {
        all.push_back(key);
    }
    void numberLists(std::string_view key, std::map<std::string, std::vector<int>> & /*value*/, int /*least*/,
                     int /*most*/) override
    {
        all.push_back(key);
    }
    void text(std::string_view key, std::string & /*value*/) override { all.push_back(key); }
    void word(std::string_view key, std::string & /*value*/, const std::vector<std::string> & /*known*/) override
    {
        all.push_back(key);
    }
};

/// As they stand in an object that knows them.
class KeyReader final : public Keys
{
public:
    explicit KeyReader(const Record &record) : m_record(record) {}

    using Keys::number;
    void flag(std::string_view key, bool &value) override { value = m_record[key].flag(); }
    void number(std::string_view key, std::optional<int> &value, int least, int most) override
    {
        if (const Node node = m_record[key]; node.isThere())
            value = node.number(least, most);
    }
    void money(std::string_view key, Money &value) override { value = m_record[key].money(); }
    void names(std::string_view key, std::vector<std::string> &value) override
    {
        for (const Node &node : m_record[key].items())
            value.push_back(node.text());
    }
    void numbers(std::string_view key, std::map<std::string, int> &value, int least, int most) override
    {
        for (const auto &[name, number] : m_record[key].members())
            value[name] = number.number(least, most);
    }
    void numberLists(std::string_view key, std::map<std::string, std::vector<int>> &value, int least, int most) override
    {
        for (const auto &[name, list] : m_record[key].members())
            for (const Node &number : list.items(1))
                value[name].push_back(number.number(least, most));
    }
    void text(std::string_view key, std::string &value) override { value = m_record[key].text(); }
    void word(std::string_view key, std::string &value, const std::vector<std::string> &known) override
    {
        if (const Node node = m_record[key]; node.isThere())
            value = known[static_cast<std::size_t>(std::max(0, node.oneOf(known)))];
    }

private:
    const Record &m_record;
};

/// Into an object.
class KeyWriter final : public Keys
{
public:
    explicit KeyWriter(Json &object) : m_object(object) {}

    using Keys::number;
    void flag(std::string_view key, bool &value) override { set(key, value, !value); }
    void number(std::string_view key, std::optional<int> &value, int /*least*/, int /*most*/) override
    {
        set(key, value.value_or(0), !value);
    }
    void money(std::string_view key, Money &value) override { set(key, value.units, value == Money{}); }
    void names(std::string_view key, std::vector<std::string> &value) override { set(key, value, value.empty()); }
    void numbers(std::string_view key, std::map<std::string, int> &value, int /*least*/, int /*most*/) override
    {
        set(key, value, value.empty());
    }
    void numberLists(std::string_view key, std::map<std::string, std::vector<int>> &value, int /*least*/,
                     int /*most*/) override
    {
        set(key, value, value.empty());
    }
    void text(std::string_view key, std::string &value) override { set(key, value, value.empty()); }
    void word(std::string_view key, std::string &value, const std::vector<std::string> & /*known*/) override
    {
        set(key, value, value.empty());
    }

private:
    template <class Value>
    void set(std::string_view key, const Value &value, bool isDefault)
    {
        if (!isDefault)
            m_object[std::string(key)] = value;
    }

    Json &m_object;
};

/// The keys that features have in one kind of row, or in a table.
using KeysOfFeature = void (Feature::*)(Keys &, Parts &) const;

std::vector<std::string_view> keyNames(KeysOfFeature keysOf);
void readKeys(KeysOfFeature keysOf, const Record &row, Parts &parts);
void writeKeys(KeysOfFeature keysOf, Parts parts, Json &row);

} // namespace flimnap
