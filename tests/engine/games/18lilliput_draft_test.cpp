#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"
#include "support/seats.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// Everybody takes a company and a character (LI-4).

// LI-4.1, LI-4.2: clockwise, then back.
TEST(DraftLilliput, GoesForwardsAndBackAgain_LI4_1)
{
    Table table = lilliput(4);
    std::vector<std::string> turns;
    for (const char *taken : {"SR", "golbasto", "MR", "limnoc", "GVR", "balmuff", "LNR", "flimnap"}) {
        turns.push_back(table.turn());
        table.after(take(table.turn(), taken));
    }
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p3", "p4", "p4", "p3", "p2", "p1"));
    EXPECT_EQ(table.director("GVR"), "p4");
    EXPECT_EQ(table.director("LNR"), "p2");
    EXPECT_THAT(table.privates("p2"), ElementsAre("golbasto"));
}

// LI-4.1
TEST(DraftLilliput, NobodyTakesOutOfTurn_LI4_1)
{
    EXPECT_TRUE(refusesEvenIfForced(lilliput(3), take("p2", "SR"), "not-your-turn LI-4.1"));
}

// LI-4.1: either a company or a character.
TEST(DraftLilliput, TheFirstMayTakeEither_LI4_1)
{
    const Table table = lilliput(3);
    for (const char *what : {"SR", "LNR", "MR", "GVR", "golbasto", "limnoc", "balmuff", "bolgolam", "flimnap"})
        EXPECT_EQ(table.refusal(take("p1", what)), "accepted") << what;
}

// LI-4.2
TEST(DraftLilliput, TheSecondTakeIsOfTheOtherKind_LI4_2)
{
    Table table = lilliput(2);
    table.after({take("p1", "SR"), take("p2", "limnoc")});

    EXPECT_TRUE(refusesEvenIfForced(table, take("p2", "golbasto"), "has-that-kind LI-4.2"));
    table.after(take("p2", "MR"));
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "GVR"), "has-that-kind LI-4.2"));
    EXPECT_EQ(table.refusal(take("p1", "flimnap")), "accepted");
}

// LI-4.1
TEST(DraftLilliput, WhatIsTakenIsGone_LI4_1)
{
    Table table = lilliput(3);
    table.after({take("p1", "SR"), take("p2", "limnoc")});

    EXPECT_TRUE(refusesEvenIfForced(table, take("p3", "SR"), "already-taken LI-4.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, take("p3", "limnoc"), "already-taken LI-4.1"));
}

// LI-2.5: only the four starting companies.
TEST(DraftLilliput, LaterCompaniesAreNotTaken_LI4_1)
{
    for (const char *later : {"C5", "C6", "C7", "C8"})
        EXPECT_TRUE(refusesEvenIfForced(lilliput(4), take("p1", later), "already-taken LI-4.1"));
}

TEST(DraftLilliput, NamesMustMeanSomething)
{
    EXPECT_TRUE(refusesEvenIfForced(lilliput(4), take("p1", "gulliver"), "unknown-name LI-2.49"));
}

// LI-4.5
TEST(DraftLilliput, NothingIsPaid_LI4_5)
{
    Table table = lilliput(2);
    EXPECT_TRUE(refusesEvenIfForced(table, with(take("p1", "SR"), R"("price":250)"), "bad-value LI-4.5"));

    table.after(take("p1", "SR"));
    EXPECT_EQ(table.cash("p1"), 30);
}

// LI-3.6
TEST(DraftLilliput, ACompanyIsThereAtOnce_LI3_6)
{
    Table table = lilliput(4);
    table.after(take("p1", "MR"));

    EXPECT_EQ(table.cash("MR"), 550);
    EXPECT_EQ(table.price("MR"), 55);
    EXPECT_THAT(table.trains("MR"), ElementsAre("2"));
    EXPECT_EQ(table.stationsOnMap("MR"), 1);
    EXPECT_EQ(table.left("2"), 2); // its train was set aside
    EXPECT_EQ(table.phase(), "1"); // LI-D21
}

// LI-3.7
TEST(DraftLilliput, TheOwnerOfGlimigrimHas60_LI3_7)
{
    Table table = lilliput(2);
    table.after(take("p1", "flimnap"));
    EXPECT_EQ(table.cash("p1"), 30);
    table.after({take("p2", "GVR"), take("p2", "limnoc")});
    EXPECT_EQ(table.cash("p2"), 60);
    EXPECT_EQ(table.cash("p1"), 30);
}

// LI-3.8, scenario LI-S27: in set-up no metropolis is laid for money, nor anything else done.
TEST(DraftLilliput, KnowsNothingButTaking_LI4_1)
{
    Table table = lilliput(2);
    table.after({take("p1", "SR"), take("p2", "MR")});
    for (const std::string &line : {layTrack("MR", 50), layTrack("SR", 50), pass("p2"), buyShare("p2", "SR"),
                                    takeCard("p2", "C3", 1), startCompany("p2", "C5", 50), buyTrain("MR", "2")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "wrong-round LI-4.1"));
}

// Everybody takes as often as the others.
TEST(DraftLilliput, NoCorrectionGivesATurnInTheDraft)
{
    EXPECT_TRUE(refusesEvenIfForced(lilliput(3), correct(R"("turn":"p3")"), "not-in-this-round LI-1.4"));
}

TEST(DraftLilliput, WhatIsFreeIsOfferedAndWhatThePlayerHasIsRefused_LI4_2)
{
    Table table = lilliput(2);
    draft(table, {"SR", "balmuff"});

    EXPECT_THAT(openOffers(table), UnorderedElementsAre(take("p2", "LNR"), take("p2", "MR"), take("p2", "GVR")));
    EXPECT_EQ(refusedOffers(table).size(), 4U); // the other characters
    for (const auto &[line, refusal] : refusedOffers(table))
        EXPECT_EQ(refusal, "has-that-kind LI-4.2") << line;
}

// LI-4.3, LI-D18: two characters each, and a third pass.
TEST(DraftLilliput, TwoCharactersTakeAThirdPass_LI4_3)
{
    Table table = lilliput(2, R"({"twoCharacters":true})");
    std::vector<std::string> turns;
    for (const char *taken : {"golbasto", "MR", "limnoc", "bolgolam"}) {
        turns.push_back(table.turn());
        table.after(take(table.turn(), taken));
    }
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "flimnap"), "has-that-kind LI-4.2"));
    turns.push_back(table.turn());
    table.after(take("p1", "SR"));
    turns.push_back(table.turn());
    EXPECT_EQ(table.round(), "OPEN");
    table.after(take("p2", "flimnap"));

    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p2", "p1", "p1", "p2"));
    EXPECT_THAT(table.privates("p1"), ElementsAre("golbasto", "bolgolam"));
    EXPECT_THAT(table.privates("p2"), ElementsAre("limnoc", "flimnap"));
    EXPECT_THAT(table.privates("bank"), IsEmpty());
    EXPECT_EQ(table.round(), "ROUND1");
}

// LI-8.2: both serve their player.
TEST(DraftLilliput, BothCharactersServeTheirPlayer_LI8_2)
{
    Table table = lilliput(2, R"({"twoCharacters":true})");
    draft(table, {"limnoc", "MR", "golbasto", "bolgolam", "SR", "flimnap"});
    table.after({takeCard("p1", "C9", 1), placeStation("SR"), pass("p1")});
    EXPECT_EQ(table.cash("SR"), 480);
    idleWith(table, "C2");
    idleWith(table, "C3");
    table.after({takeCard("p1", "C8", 1), buyTrain("SR", "2")});
    EXPECT_EQ(table.cash("SR"), 408);
}

// LI-1.3, LI-D2
TEST(DraftLilliput, SomeSwitchesAreForTwoPlayersOnly_LI1_3)
{
    for (const char *name : {"twoCharacters", "swapShareCards"}) {
        const GameDefinition game = lilliput(2, R"({")" + std::string(name) + R"(":true})").game();
        EXPECT_THAT(objectionToPlayers(game, 3), HasSubstr("not for 3 players")) << name;
        EXPECT_THAT(objectionToPlayers(game, 4), HasSubstr("not for 4 players")) << name;
    }
}

} // namespace
} // namespace flimnap::test
