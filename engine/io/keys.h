#pragma once

#include "io/definition_node.h"
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

private:
    template <class Value>
    void set(std::string_view key, const Value &value, bool isDefault)
    {
        if (!isDefault)
            m_object[std::string(key)] = value;
    }

    Json &m_object;
};

} // namespace flimnap
