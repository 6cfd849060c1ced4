#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "good_tables.h"

// The schema for editors and the reader must agree; these tests walk through the schema along good tables.

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

struct Visit
{
    const Json &schema;
    const Json *value; ///< what the good table has there, or nothing
    std::string place;
};

/// Everything the schema describes, once each, at a place where the good table has it if there is one.
class SchemaWalk
{
public:
    explicit SchemaWalk(const Json &table) { walk({schema(), &table, ""}, ""); }

    [[nodiscard]] const std::map<std::string, Visit> &visits() const { return m_visits; }

private:
    static const Json &schema()
    {
        static const Json root = jsonFrom("/data/schema/game.schema.json");
        return root;
    }

    /// References followed; of alternatives the one of the value's kind.
    static const Json &resolved(const Json &description, const Json *value)
    {
        if (const auto reference = description.find("$ref"); reference != description.end())
            return resolved(schema()[Pointer(reference->get<std::string>().substr(1))], value);
        const auto alternatives = description.find("oneOf");
        if (alternatives == description.end())
            return description;
        const std::string kind = value == nullptr ? "" : value->value("kind", "shares");
        for (const Json &alternative : *alternatives)
            if (const Json &one = resolved(alternative, value); one["properties"]["kind"]["const"] == kind)
                return one;
        return resolved(alternatives->front(), value);
    }

    void walk(const Visit &visit, const std::string &path)
    {
        const auto known = m_visits.find(path);
        if (known != m_visits.end() && visit.value != nullptr && known->second.value == nullptr)
            m_visits.erase(known);
        m_visits.emplace(path, visit);
        if (visit.value == nullptr)
            return;
        const Json properties = visit.schema.value("properties", Json::object());
        for (const auto &property : properties.items())
            step(visit, property.key(), path + "/" + property.key(), visit.schema["properties"][property.key()]);
        const auto rows = visit.schema.find("additionalProperties");
        if (rows != visit.schema.end() && rows->is_object())
            for (const auto &row : visit.value->items())
                step(visit, row.key(), path + "/*", *rows);
        if (const auto items = visit.schema.find("items"); items != visit.schema.end())
            for (std::size_t i = 0; i < visit.value->size(); ++i)
                walk({resolved(*items, &(*visit.value)[i]), &(*visit.value)[i], visit.place + "/" + std::to_string(i)},
                     path + "/*");
    }

    void step(const Visit &from, const std::string &key, const std::string &path, const Json &description)
    {
        const auto found = from.value->find(key);
        const Json *value = found == from.value->end() ? nullptr : &*found;
        const Json &one = resolved(description, value);
        walk({one, value, from.place + "/" + key}, path + "#" + one.value(Pointer("/properties/kind/const"), ""));
    }

    std::map<std::string, Visit> m_visits; ///< by their way through the schema
};

struct GoodTable
{
    std::string name;
    const Json &(*table)();
    int records; ///< kinds of objects with fixed keys in it
};

class GameSchema : public ::testing::TestWithParam<GoodTable>
{
protected:
    const Json &good() const { return GetParam().table(); }
    Faults faultsWith(const std::string &place, const Json &value) const
    {
        return faultsOf(with(good(), place, value));
    }

    void forAll(const std::function<void(const Visit &)> &visitor) const
    {
        const SchemaWalk walk(good());
        for (const auto &[path, visit] : walk.visits())
            visitor(visit);
    }
};

std::set<std::string> wordsOf(const std::string &list)
{
    std::set<std::string> words;
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find(", ", start), list.size());
        words.insert(list.substr(start, end - start));
        start = end + 2;
    }
    return words;
}

TEST_P(GameSchema, KnowsTheKeysTheReaderKnows)
{
    int records = 0;
    forAll([&](const Visit &visit) {
        if (!visit.schema.contains("properties") || visit.value == nullptr)
            return;
        ++records;
        std::set<std::string> inSchema;
        for (const auto &[key, schema] : visit.schema["properties"].items())
            inSchema.insert(key);

        const Faults faults = faultsWith(visit.place + "/wrong", true);

        ASSERT_THAT(faults, ElementsAre(faultInTable(visit.place + "/wrong", "no such key"))) << visit.place;
        const std::string message = text(faults.front().message);
        const std::string marker = "the keys here are ";
        EXPECT_EQ(wordsOf(message.substr(message.find(marker) + marker.size())), inSchema) << visit.place;
    });
    EXPECT_EQ(records, GetParam().records);
}

TEST_P(GameSchema, RequiresTheKeysTheReaderRequires)
{
    forAll([&](const Visit &visit) {
        if (!visit.schema.contains("properties") || visit.value == nullptr)
            return;
        const std::set<std::string> required = visit.schema.value("required", std::set<std::string>());
        for (const auto &[key, schema] : visit.schema["properties"].items()) {
            if (key == "kind" && required.count(key) == 1)
                continue; // without it the object would be another one
            Json table = good();
            (visit.place.empty() ? table : table[Pointer(visit.place)]).erase(key);
            const auto missing = faultInTable(visit.place + "/" + key, "missing");
            if (required.count(key) == 1)
                EXPECT_THAT(faultsOf(table), Contains(missing));
            else
                EXPECT_THAT(faultsOf(table), Not(Contains(missing)));
        }
    });
}

TEST_P(GameSchema, WantsTheTypesTheReaderWants)
{
    forAll([&](const Visit &visit) {
        if (visit.place.empty() || visit.place == "/$schema" || visit.place == "/variants" || visit.place == "/format")
            return;
        const Json wrongContainer = visit.schema.value("type", Json()) == "array" ? Json::object() : Json::array();
        for (const Json &wrong : {Json(), wrongContainer})
            EXPECT_THAT(faultsWith(visit.place, wrong), Contains(faultInTable(visit.place, "expected")).Times(1))
                << wrong.dump();
    });
}

TEST_P(GameSchema, HasTheBoundsTheReaderHas)
{
    int numbers = 0;
    forAll([&](const Visit &visit) {
        if (visit.schema.value("type", Json()) != "integer")
            return;
        ++numbers;
        const int least = visit.schema["minimum"];
        const int most = visit.schema["maximum"];
        const auto outside = faultInTable(visit.place, "expected a whole number from " + std::to_string(least) +
                                                           " to " + std::to_string(most));
        EXPECT_THAT(faultsWith(visit.place, least - 1), Contains(outside));
        EXPECT_THAT(faultsWith(visit.place, most + 1), Contains(outside));
        EXPECT_THAT(faultsWith(visit.place, least), Not(Contains(outside)));
        EXPECT_THAT(faultsWith(visit.place, most), Not(Contains(outside)));
    });
    EXPECT_GT(numbers, 10);
}

TEST_P(GameSchema, OffersTheWordsTheReaderTakes)
{
    int choices = 0;
    forAll([&](const Visit &visit) {
        for (const Json &word : visit.schema.value("enum", Json::array())) {
            ++choices;
            EXPECT_THAT(faultsWith(visit.place, word), Not(Contains(faultInTable(visit.place, "expected one of"))))
                << visit.place << word;
        }
    });
    EXPECT_GT(choices, 10);
}

INSTANTIATE_TEST_SUITE_P(
    AlongATable, GameSchema,
    ::testing::Values(GoodTable{"WithSetsAndPrivates", goodTable, 18}, GoodTable{"WithMinors", tableWithMinors, 24},
                      GoodTable{"WithRounds", tableWithRounds, 11}, GoodTable{"WithADummy", tableWithDummy, 20},
                      GoodTable{"WithAnAuction", tableWithPapers, 22}, GoodTable{"WithActions", tableWithActions, 24},
                      GoodTable{"WithLoans", tableWithLoans, 25}),
    [](const auto &test) { return test.param.name; });

} // namespace
} // namespace flimnap::test
