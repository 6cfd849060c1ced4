#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "good_tables.h"

// The page that explains the game tables, and the schema (which agrees with the reader), must agree.

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsSubsetOf;

using Words = std::set<std::string>;

const Json &schema()
{
    static const Json root = jsonFrom("/data/schema/game.schema.json");
    return root;
}

const Json &resolved(const Json &description)
{
    const auto reference = description.find("$ref");
    return reference == description.end() ? description
                                          : resolved(schema()[Pointer(reference->get<std::string>().substr(1))]);
}

/// The keys that a part of the schema describes, and the words that it lets choose from.
struct Vocabulary
{
    Words keys;
    Words words;

    void add(const Json &part)
    {
        if (part.is_object()) {
            const Json properties = part.value("properties", Json::object());
            for (const auto &[key, property] : properties.items())
                keys.insert(key);
            const Json choices = part.value("enum", Json::array());
            for (const Json &word : choices)
                words.insert(word.get<std::string>());
            if (const auto word = part.find("const"); word != part.end() && word->is_string())
                words.insert(word->get<std::string>());
        }
        for (const Json &below : part)
            if (below.is_structured())
                add(below);
    }
};

/// What stands between backticks, without quotation marks.
Words quoted(const std::string &text)
{
    Words words;
    for (std::size_t start = text.find('`'); start != std::string::npos;) {
        const std::size_t end = std::min(text.find('`', start + 1), text.size());
        std::string word = text.substr(start + 1, end - start - 1);
        std::erase(word, '"');
        words.insert(std::move(word));
        start = text.find('`', std::min(end + 1, text.size()));
    }
    return words;
}

struct Row
{
    std::string keys;
    std::string explanation;
};

/// The rows of all tables in the page's part about the format; what stands around them; the policies among the rows.
struct Page
{
    std::vector<Row> rows;
    std::vector<Row> policies;
    std::string all;
};

Page formatOnPage()
{
    std::ifstream stream(std::string(FLIMNAP_SOURCE_DIR) + "/data/README.md");
    Page page;
    bool isInFormat = false;
    bool isInPolicies = false;
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with("## "))
            isInFormat = line == "## The format";
        if (!isInFormat)
            continue;
        page.all += line + "\n";
        isInPolicies = line.starts_with("| policy ") || (isInPolicies && line.starts_with("|"));
        const std::size_t column = line.find(" | ");
        if (!line.starts_with("| ") || line.find('`') > column)
            continue;
        page.rows.push_back({line.substr(2, column - 2), line.substr(column + 3)});
        if (isInPolicies)
            page.policies.push_back(page.rows.back());
    }
    return page;
}

bool isOptionalOnPage(const Row &row, const std::string &key)
{
    const std::size_t place = row.keys.find("`" + key + "`");
    return row.keys.rfind('[', place) != std::string::npos;
}

TEST(PageOfGameTables, HasOneRowForEveryKeyAndSaysWhetherItIsOptional)
{
    const Words required = schema()["required"].get<Words>();
    std::map<std::string, int> rowsOf;
    for (const Row &row : formatOnPage().rows) {
        for (const std::string &key : quoted(row.keys)) {
            ++rowsOf[key];
            EXPECT_TRUE(schema()["properties"].contains(key)) << key;
            EXPECT_EQ(isOptionalOnPage(row, key), required.count(key) == 0) << key;
        }
    }
    for (const auto &[key, description] : schema()["properties"].items()) {
        if (key != "$schema") {
            EXPECT_EQ(rowsOf[key], 1) << key;
        }
    }
}

TEST(PageOfGameTables, ExplainsWithWordsOfTheTablesOnly)
{
    Vocabulary known;
    known.add(schema());
    for (const Row &row : formatOnPage().rows) {
        for (const std::string &word : quoted(row.explanation))
            EXPECT_TRUE(known.keys.count(word) + known.words.count(word) > 0) << word << " in " << row.keys;
    }
}

TEST(PageOfGameTables, TellsOfEveryWordThatCanBeChosen)
{
    Vocabulary known;
    known.add(schema());
    EXPECT_THAT(known.words, IsSubsetOf(quoted(formatOnPage().all)));
}

TEST(PageOfGameTables, TellsOfEveryKeyAndWordOfAPolicyInItsRow)
{
    for (const Row &row : formatOnPage().policies) {
        Vocabulary known;
        for (const std::string &key : quoted(row.keys))
            known.add(resolved(schema()["properties"][key]));
        known.words.insert(known.keys.begin(), known.keys.end());
        EXPECT_THAT(known.words, IsSubsetOf(quoted(row.explanation))) << row.keys;
    }
}

} // namespace
} // namespace flimnap::test
