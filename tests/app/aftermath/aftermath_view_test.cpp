#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// What the table should see and hear of a move: the turn that ended, what the hands have to do, the sound.

std::string train(const std::string &company, const std::string &face, const std::string &change)
{
    return correct(R"("company":")" + company + R"(","train":")" + face + R"(","do":")" + change + '"');
}

/// So many corrections of one kind.
Lines times(int count, const std::string &line)
{
    return Lines(static_cast<std::size_t>(count), line);
}

class AftermathTest : public GameViewTest
{
protected:
    [[nodiscard]] QList<EffectRow> heldEffects() const { return aftermath.turn().effects; }
};

// CZ-10.9
TEST_F(AftermathTest, AfterACompanysTurnTheTableSeesAllThatItDid)
{
    after(bcbAndMwOperate() +
          Lines{layTrack("BCB", 10), layTrack("BCB", 10), buyTrain("BCB", "a.2"), buyTrain("BCB", "a.2")});
    EXPECT_FALSE(aftermath.holdsTurn()) << "the turn goes on";

    play(done("BCB"));

    EXPECT_EQ(said(aftermath.turn().company.token), "BCB");
    EXPECT_EQ(said(aftermath.turn().name), "Böhmische Commercialbahn"); // CZ-2.1
    EXPECT_EQ(sumFor(heldEffects(), "BCB"), -10 - 10 - 70 - 70);
    EXPECT_THAT(column(heldEffects()), Contains("BCB: price 65 → 60")); // CZ-6.46
}

TEST_F(AftermathTest, TheHeldTurnIsNotThatOfTheCompanyBefore)
{
    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2"), done("BCB"), buyTrain("MW", "a.2")});

    play(done("MW"));

    EXPECT_EQ(said(aftermath.turn().company.token), "MW");
    EXPECT_EQ(sumFor(heldEffects(), "MW"), -70);
    EXPECT_EQ(sumFor(heldEffects(), "BCB"), 0);
}

TEST_F(AftermathTest, TheTableGoesOnWhenItHasSeenTheTurn)
{
    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2"), done("BCB")});
    ASSERT_TRUE(aftermath.holdsTurn());

    aftermath.goOn();

    EXPECT_FALSE(aftermath.holdsTurn());
}

TEST_F(AftermathTest, AnUndoneTurnIsNotHeldAnyMore)
{
    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2"), done("BCB")});

    game.undo();

    EXPECT_FALSE(aftermath.holdsTurn());
}

// In the turn of PR two others give up trains: CZ-6.90.
TEST_F(AftermathTest, WhatOthersDidInBetweenDoesNotCutTheTurnShort)
{
    recorded("18cz-4p-911", 250);

    play(done("PR"));

    EXPECT_EQ(said(aftermath.turn().company.token), "Pr");
    // A station with one on the map (CZ-6.33), two 4E and a 4 (CZ-2.30).
    EXPECT_EQ(sumFor(heldEffects(), "Pr"), -40 - 350 - 250 - 350);
    EXPECT_THAT(column(heldEffects()), Contains("Phase f begins"));
    EXPECT_THAT(column(heldEffects()), Contains("Train 2+2 (b) goes into the open stock"));
}

// Half of its income goes to the owner, half stays (AH-6.13): nobody else has anything to see.
TEST_F(AftermathTest, AMinorsTurnIsHeldOnlyIfMoreThanItsMoneyChanged)
{
    recorded("1824-4p-1001", 29); // EPP has laid track and earned 10, and 10 from its mine
    play(done("EPP"));
    EXPECT_FALSE(aftermath.holdsTurn());

    recorded("1824-4p-1001", 36); // SD1 has bought a 2-train
    play(done("SD1"));
    EXPECT_THAT(column(heldEffects()), Contains(HasSubstr("2")));
    EXPECT_EQ(said(aftermath.turn().company.token), "SD1");
}

TEST_F(AftermathTest, PlayersTurnsAreNotHeld)
{
    after(everybodyPasses());
    play(startCompany("p1", "BCB", 65));
    EXPECT_FALSE(aftermath.holdsTurn());
}

/// OR1.1 in phase d, the deck shows e. BCB owns three 3 and a b.2, MW an a.2 and a b.2, the open stock the rest of the
/// cards a to d; both have declared that they earned nothing, MW's turn goes on.
class BeforeTheExportOfE : public AftermathTest
{
protected:
    BeforeTheExportOfE()
    {
        after(bcbAndMwOperate() + Lines{correct(R"("phase":"d")")});
        // CZ-2.30: five cards a, four of b, c and d.
        after(times(5, train("MW", "a.2", "add")) + times(3, train("MW", "b.2", "add")) +
              times(1, train("BCB", "b.2", "add")) + times(4, train("BCB", "c.3", "add")) +
              times(4, train("BCB", "d.3", "add")));
        after(times(4, train("MW", "a.2", "remove")) + times(2, train("MW", "b.2", "remove")) +
              times(1, train("BCB", "c.3", "remove")) + times(4, train("BCB", "d.3", "remove")));
        after({runTrains("BCB", 0), done("BCB"), runTrains("MW", 0)});
        EXPECT_EQ(said(supply.stacks()[0].card), "e");
    }
};

// CZ-6.91, CZ-6.80, CZ-2.32: the export of e scraps all 2; CZ-2.40: a small company may own two trains in phase e.
TEST_F(BeforeTheExportOfE, TheHandsAreToldWhatToDoCompanyByCompany)
{
    play(done("MW"));

    EXPECT_THAT(column(aftermath.checklist()),
                ElementsAre("Put the top train card e back into the box", "Phase e begins",
                            "BCB puts its train 2 (b) back into the box", "MW puts its train 2 (a) back into the box",
                            "MW puts its train 2 (b) back into the box", "Take train 2 (a) out of the open stock",
                            "Take train 2 (a) out of the open stock", "Take train 2 (a) out of the open stock",
                            "Take train 2 (a) out of the open stock", "Take train 2 (b) out of the open stock",
                            "Take train 2 (b) out of the open stock",
                            "BCB gives a train of its choice into the open stock"));
    EXPECT_THAT(column(aftermath.checklist(), "company"),
                ElementsAre("", "", "BCB", "MW", "MW", "", "", "", "", "", "", "BCB"));
    EXPECT_EQ(sounds, std::vector<std::string>{"whistle"});
}

TEST_F(BeforeTheExportOfE, WhatIsDoneIsTickedOff)
{
    play(done("MW"));

    aftermath.tick(1, true);
    EXPECT_TRUE(aftermath.checklist()[1].done);
    EXPECT_FALSE(aftermath.checklist()[0].done);
    aftermath.tick(1, false);
    EXPECT_FALSE(aftermath.checklist()[1].done);
    aftermath.tick(99, true);
    aftermath.tick(-1, true);
    EXPECT_THAT(column(aftermath.checklist(), "done"), Not(Contains("true")));

    aftermath.dismissChecklist();
    EXPECT_TRUE(aftermath.checklist().isEmpty());
}

TEST_F(BeforeTheExportOfE, TheListStandsUntilTheHandsAreDone)
{
    play(done("MW"));
    const QList<HandStep> list = aftermath.checklist();

    after({discard("BCB", "c.3")});

    EXPECT_EQ(aftermath.checklist(), list);
    game.undo();
    EXPECT_TRUE(aftermath.checklist().isEmpty());
}

// CZ-2.32, CZ-6.83: a 4+4 scraps the two 2+2 of BN, that of NWB and the two of the open stock, without a new phase.
TEST_F(AftermathTest, RustedTrainsAreListedAlsoWithoutANewPhase)
{
    recorded("18cz-4p-911", 256);

    play(buyTrain("KFN", "f.4+4"));

    EXPECT_THAT(column(aftermath.checklist(), "company"), ElementsAre("BN", "BN", "NWB", "", ""));
    EXPECT_THAT(said(aftermath.checklist()[0].text), HasSubstr("BN puts its train 2+2"));
    EXPECT_THAT(said(aftermath.checklist()[3].text), HasSubstr("Take train 2+2"));
}

TEST_F(AftermathTest, AnOrdinaryMoveLeavesTheHandsAlone)
{
    after(bcbAndMwOperate());
    play(buyTrain("BCB", "a.2"));
    EXPECT_THAT(aftermath.checklist(), IsEmpty());
}

TEST_F(AftermathTest, MoneySoundsLikeACoin)
{
    play(buyPrivate("p1", "S1"));
    EXPECT_EQ(sounds, std::vector<std::string>{"coin"});
}

TEST_F(AftermathTest, APassIsSilent)
{
    play(pass("p1"));
    EXPECT_THAT(sounds, IsEmpty());
}

TEST_F(AftermathTest, ANewRoundRingsTheBell)
{
    after({pass("p1"), pass("p2"), pass("p3")});
    play(pass("p4"));
    EXPECT_EQ(sounds, std::vector<std::string>{"bell"});
}

TEST_F(AftermathTest, ANewPhaseWhistles)
{
    recorded("18cz-4p-911", 245);
    play(buyTrain("PR", "f.4E"));
    EXPECT_EQ(sounds, std::vector<std::string>{"whistle"});
}

TEST_F(AftermathTest, ARefusalSoundsDull)
{
    play(pass("p2"));
    EXPECT_EQ(sounds, std::vector<std::string>{"refused"});
}

} // namespace
} // namespace flimnap::test
