#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include <gmock/gmock.h>

#include "core/refusal.h"

namespace flimnap::test {
namespace {

namespace fs = std::filesystem;
using ::testing::EndsWith;

using Names = std::set<std::string>;

Names matches(const std::string &text, const std::regex &expression)
{
    Names found;
    for (std::sregex_iterator match(text.begin(), text.end(), expression); match != std::sregex_iterator(); ++match)
        found.insert((*match)[1]);
    return found;
}

/// What the sentence has places for, by the code as it is written in the sources.
std::map<std::string, Names> placesOfCodes()
{
    std::ifstream header(fs::path(FLIMNAP_SOURCE_DIR) / "engine/core/refusal.h");
    const std::string text{std::istreambuf_iterator<char>(header), {}};
    const std::size_t begin = text.find("enum class Code");
    const std::string list = text.substr(text.find('{', begin), text.find('}', begin) - text.find('{', begin));
    std::map<std::string, Names> places;
    auto words = allCodes().begin();
    const std::regex name(R"((\w+),)");
    for (std::sregex_iterator match(list.begin(), list.end(), name); match != std::sregex_iterator(); ++match, ++words)
        places[(*match)[1]] = matches(std::string(words->sentence), std::regex(R"(\{(\w+)\})"));
    return places;
}

/// What stands in the braces that open there, up to the one that closes them.
std::string inBraces(const std::string &text, std::size_t open)
{
    int depth = 0;
    for (std::size_t place = open; place < text.size(); ++place) {
        depth += text[place] == '{' ? 1 : text[place] == '}' ? -1 : 0;
        if (depth == 0)
            return text.substr(open, place - open);
    }
    return text.substr(open);
}

/// Where a judge gives a code its values: "Code::NoCash, {{"player", player} …" or "Code::GameOver)"; also of a refusal
/// made without one, and of the first of two codes between which a condition chooses.
const std::regex given(R"(([^= ] |[({])Code::(\w+)( : Code::\w+)?(,( (false|true),)?\s*\{(?=[{}])|\)))");

std::vector<std::string> misfits(const fs::path &file, const std::map<std::string, Names> &places)
{
    std::ifstream stream(file);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    text = std::regex_replace(text, std::regex(R"(\s+)"), " ");
    std::vector<std::string> wrong;
    for (std::sregex_iterator match(text.begin(), text.end(), given); match != std::sregex_iterator(); ++match) {
        const auto end = static_cast<std::size_t>(match->position() + match->length()) - 1;
        const std::string values = text[end] == '{' ? inBraces(text, end) : std::string();
        if (matches(values, std::regex(R"re(\{"(\w+)",)re")) != places.at((*match)[2]))
            wrong.push_back(file.filename().string() + ": " + match->str() + values);
    }
    return wrong;
}

TEST(Refusal, IsGivenTheValuesThatItsSentenceNamesWhereverItIsMade)
{
    const std::map<std::string, Names> places = placesOfCodes();
    ASSERT_EQ(places.size(), allCodes().size());
    std::vector<std::string> wrong;
    for (const auto &entry : fs::recursive_directory_iterator(fs::path(FLIMNAP_SOURCE_DIR) / "engine")) {
        if (entry.path().extension() == ".cpp" && entry.path().filename() != "refusal.cpp")
            std::ranges::copy(misfits(entry.path(), places), std::back_inserter(wrong));
    }
    EXPECT_THAT(wrong, ::testing::IsEmpty());
}

TEST(Refusal, HasASpellingAndASentenceOfItsOwnForEachCode)
{
    std::set<std::string_view> names;
    std::map<std::string, std::string_view> sentences;
    for (const CodeWords &words : allCodes()) {
        EXPECT_TRUE(names.insert(words.name).second) << words.name;
        EXPECT_THAT(std::string(words.sentence), EndsWith(".")) << words.name;
        const std::string alike = std::regex_replace(std::string(words.sentence), std::regex(R"(\{\w+\})"), "{}");
        const auto [known, isNew] = sentences.try_emplace(alike, words.name);
        const bool isPurse = words.name == "no-treasury"; // short of money are players and companies
        EXPECT_TRUE(isNew || isPurse) << words.name << " says what " << known->second << " says";
    }
}

TEST(Refusal, KeepsPlacesForWhatItWasNotGiven)
{
    const auto shown = [](const ArgValue &value) { return std::to_string(std::get<std::int64_t>(value)); };

    EXPECT_EQ(filled("{a} and {b}, {a}.", {{"a", 1}}, shown), "1 and {b}, 1.");
    EXPECT_EQ(filled("{a", {{"a", 1}}, shown), "{a");
    EXPECT_EQ(filled("", {}, shown), "");
}

} // namespace
} // namespace flimnap::test
