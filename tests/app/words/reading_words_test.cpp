#include "words/reading_words.h"

#include <set>

#include <gmock/gmock.h>

#include "set_up/reading_rows.h"
#include "set_up/table_switches.h"
#include "support/journals.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::SizeIs;
using ::testing::StartsWith;

std::vector<ReadingRow> allRows()
{
    std::vector<ReadingRow> all;
    for (const auto readings : {readings1824, readings18Cz, readings18Lilliput, readings1836Jr56}) {
        for (const ReadingRow &row : readings())
            all.push_back(row);
    }
    return all;
}

std::vector<GameDefinition> allTables()
{
    std::vector<GameDefinition> tables;
    for (const GameSummary &game : library().games())
        tables.push_back(*library().definition(game.game, game.edition, game.variant, "{}"));
    return tables;
}

std::string inTables(const GameDefinition &game)
{
    return game.game + "-" + game.edition + " " + game.variant;
}

TEST(ReadingWords, NoSwitchHasTwoRows)
{
    std::set<std::string> names;
    for (const ReadingRow &row : allRows())
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
}

TEST(ReadingWords, EveryRowIsAskedAtSomeTable)
{
    std::set<std::string> asked;
    const auto ask = [&](const GameDefinition &game) {
        for (const PlayerCount &table : game.playerCounts) {
            for (const TableQuestion &reading : readingRows(game, table.players))
                asked.insert(reading.path.front().toStdString());
        }
    };
    for (const GameDefinition &game : allTables()) {
        ask(game);
        for (const Switch &choice : game.switches) { // some are about nothing without another
            if (!choice.isOnOrOff())
                continue;
            const auto switched =
                library().definition(game.game, game.edition, game.variant, "{\"" + choice.name + "\":true}");
            if (switched)
                ask(*switched);
        }
    }
    for (const ReadingRow &row : allRows())
        EXPECT_TRUE(asked.contains(row.name)) << row.name;
}

TEST(ReadingWords, EveryReadingAtATableHasItsChapterAndItsUsualAnswerInFront)
{
    for (const GameDefinition &game : allTables()) {
        for (const PlayerCount &table : game.playerCounts) {
            for (const TableQuestion &reading : readingRows(game, table.players)) {
                const std::string what = inTables(game) + ": " + reading.label.toStdString();
                EXPECT_NE(reading.chapter, "") << what;
                EXPECT_EQ(reading.valueOf(reading.options.front().value), reading.printed) << what;
            }
        }
    }
}

TEST(ReadingWords, EverySwitchOfATableIsAskedInWords)
{
    for (const GameDefinition &game : allTables()) {
        for (const PlayerCount &table : game.playerCounts) {
            for (const TableQuestion &question : switchRows(game, table.players))
                EXPECT_NE(question.label, question.key()) << inTables(game) << ": a switch without words";
        }
    }
}

TEST(ReadingWords, EveryReadingHasAnAnswerForEachValueOfItsSwitch)
{
    for (const GameDefinition &game : allTables()) {
        for (const Switch &choice : game.switches) {
            if (const auto reading = readingWords(choice.name)) {
                EXPECT_THAT(reading->answers, SizeIs(choice.isOnOrOff() ? 2 : choice.values.size()))
                    << inTables(game) << ": " << choice.name;
            }
        }
    }
}

TEST(ReadingWords, EveryReadingSaysWhereItIsPrinted)
{
    for (const GameDefinition &game : allTables()) {
        for (const Switch &choice : game.switches) {
            if (const auto reading = readingWords(choice.name)) {
                EXPECT_NE(game.chapterOf(reading->rule), "")
                    << inTables(game) << ": " << choice.name << " reads " << reading->rule;
            }
        }
    }
}

TEST(ReadingWords, EveryReadingSaysInOneSentenceWhatItChanges)
{
    for (const ReadingRow &row : allRows())
        EXPECT_THAT(std::string(row.changes), AllOf(StartsWith("Changes "), EndsWith("."))) << row.name;
}

} // namespace
} // namespace flimnap::test
