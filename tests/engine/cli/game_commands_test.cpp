#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_call.h"
#include "io/journal_text.h"

namespace flimnap {
namespace {

using test::call;
using test::linesOf;
using test::Printed;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::SizeIs;

TEST(Random, WritesAWholeLegalGame)
{
    for (const std::string seed : {"1", "2", "18446744073709551615"}) {
        const Printed game = call({"random", seed});
        EXPECT_EQ(game.status, 0) << game.err;
        const Printed replayed = call({"replay", "-"}, game.out);
        EXPECT_EQ(replayed.status, 0) << replayed.err;
        EXPECT_THAT(replayed.out, HasSubstr("The game is over"));
    }
}

TEST(Random, WritesAWholeGameOf1836Jr56ThatEveryCommandReads)
{
    const Printed game = call({"random", "3", "--game", "1836jr56", "--edition", "pl", "--players", "3"});
    ASSERT_EQ(game.status, 0) << game.err;
    EXPECT_THAT(call({"replay", "-"}, game.out).out, HasSubstr("The game is over"));
    EXPECT_EQ(call({"check", "-"}, game.out).status, 0);
    EXPECT_THAT(call({"score", "-"}, game.out).out, HasSubstr("Player"));
    EXPECT_EQ(call({"statement", "p1", "-"}, game.out).status, 0);
    EXPECT_EQ(call({"offers", "-"}, game.out).status, 0);
    EXPECT_THAT(call({"games"}).out, HasSubstr("1836jr56"));
}

TEST(Random, PlaysTheFirstEditionOfAGameWhereNoneIsNamed)
{
    for (const auto &[game, edition] : {std::pair("18cz", "ru"), std::pair("1824", "ru"), std::pair("18lilliput", "cs"),
                                        std::pair("1836jr56", "pl")}) {
        const Printed printed = call({"random", "7", "--game", game, "--moves", "0"});
        EXPECT_EQ(printed.status, 0) << printed.err;
        EXPECT_THAT(printed.out, HasSubstr("\"edition\":\"" + std::string(edition) + "\""));
    }
}

TEST(Random, IsTheSameGameForTheSameSeed)
{
    const std::string game = call({"random", "7"}).out;
    EXPECT_EQ(game, call({"random", "7"}).out);
    EXPECT_NE(game, call({"random", "8"}).out);
}

TEST(Random, IsOf18CzForFourUnlessAskedOtherwise)
{
    const auto four = parseJournal(call({"random", "7", "--moves", "0"}).out, "random");
    ASSERT_TRUE(four.ok());
    EXPECT_EQ(four->header.game, "18cz");
    EXPECT_EQ(four->header.edition, "ru");
    EXPECT_EQ(four->header.variant, "base");
    EXPECT_THAT(four->header.players, SizeIs(4));

    const auto three = parseJournal(call({"random", "7", "--players", "3", "--moves", "0"}).out, "random");
    ASSERT_TRUE(three.ok());
    EXPECT_THAT(three->header.players, SizeIs(3));
}

TEST(Random, StopsAfterTheGivenNumberOfMoves)
{
    const std::vector<std::string> whole = linesOf(call({"random", "7"}).out);
    const std::vector<std::string> part = linesOf(call({"random", "7", "--moves", "25"}).out);
    EXPECT_EQ(part, std::vector<std::string>(whole.begin(), whole.begin() + 26));
}

TEST(Random, RejectsNumbersThatAreNone)
{
    for (const std::vector<std::string> &arguments : {std::vector<std::string>{"random", "seven"},
                                                      {"random", "7x"},
                                                      {"random", ""},
                                                      {"random", "18446744073709551616"},
                                                      {"random", "7", "--players", "7"},
                                                      {"random", "7", "--moves", "-1"}}) {
        const Printed printed = call(arguments);
        EXPECT_EQ(printed.status, 2);
        EXPECT_THAT(printed.out, IsEmpty());
        EXPECT_THAT(printed.err, HasSubstr("is not a whole number from 0 to "));
    }
}

TEST(Random, RejectsGamesThatAreNotThere)
{
    const Printed game = call({"random", "7", "--game", "18ab"});
    EXPECT_EQ(game.status, 2);
    EXPECT_THAT(game.err, HasSubstr("there is no game \"18ab\""));
    EXPECT_EQ(call({"random", "7", "--edition", "xx"}).status, 2);
    EXPECT_EQ(call({"random", "7", "--variant", "xx"}).status, 2);
    const Printed players = call({"random", "7", "--players", "2"});
    EXPECT_EQ(players.status, 2);
    EXPECT_THAT(players.err, HasSubstr("CZ-1.6"));
}

TEST(Games, ListsWhatCanBePlayed)
{
    const Printed printed = call({"games"});
    EXPECT_EQ(printed.status, 0);
    EXPECT_THAT(linesOf(printed.out), Contains(MatchesRegex("18cz +ru +base +3, 4, 5, 6 +18CZ")));
}

TEST(Games, NeedsTablesThatCanBeRead)
{
    EXPECT_EQ(call({"games", "--data", "/no/such/folder"}).status, 2);
    EXPECT_EQ(call({"random", "7", "--data", "/no/such/folder"}).status, 2);
}

} // namespace
} // namespace flimnap
