#include <gmock/gmock.h>

#include "join_fixture.h"
#include "joining/handover.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// The form for a table of 1836jr(56).
class Join1836 : public JoinViewTest
{
protected:
    Join1836() { EXPECT_EQ(join.begin(tableOf({"Anna", "Boris", "Cyril"}, "1836jr56")), QString()); }

    /// Started at 90; Anna directs it with 40 %, Boris has 20 %, and 10 % lie in the pool.
    void enterB(const QString &state)
    {
        join.set("companies/B/state", state);
        join.set("companies/B/initial_price", "90");
        join.set("players/p1/shares/B", 40);
        join.set("players/p2/shares/B", 20);
        join.set("companies/B/pool", 10);
    }
    [[nodiscard]] int number(const QString &section, const QString &group, const QString &place)
    {
        return field(section, group, place).value("value").toInt();
    }
    [[nodiscard]] std::string chosen(const QString &section, const QString &group, const QString &place)
    {
        return field(section, group, place).value("values").toStringList().join(",").toStdString();
    }
};

TEST_F(Join1836, EverythingIsAsAtTheStartOfTheGame)
{
    EXPECT_TRUE(join.isReady());
    EXPECT_EQ(number("players", "p1", "players/p1/cash"), 300); // JR-1.2
    EXPECT_EQ(number("trains", "deck", "deck/2"), 5);
    EXPECT_EQ(group("companies", "MESS").value("note"), "not formed yet");
    EXPECT_THAT(asked("players", "p1"), ElementsAre("players/p1/cash"));
}

TEST_F(Join1836, WhatIsKeptFollowsFromTheSharesSold)
{
    enterB("operating");

    EXPECT_EQ(chosen("companies", "B", "companies/B/capital"), "escrow");
    EXPECT_EQ(number("companies", "B", "companies/B/escrow"), 2 * 90); // JR-5.19
    EXPECT_EQ(number("companies", "B", "companies/B/stations"), 1);
}

TEST_F(Join1836, AStartedCompanyHasWhatItsSharesBrought)
{
    enterB("started");

    EXPECT_EQ(number("companies", "B", "companies/B/cash"), 5 * 90);
    EXPECT_EQ(group("companies", "B").value("note"), "started, price 90");
    EXPECT_THAT(group("players", "sum").value("note").toString().toStdString(), HasSubstr("companies 450"));
    EXPECT_THAT(asked("companies", "B"), Not(Contains("companies/B/loans")));
    EXPECT_TRUE(join.isReady()) << problems().front();
}

TEST_F(Join1836, AtItsDestinationACompanyHasAllThatItsSharesBrought)
{
    enterB("started");

    join.set("companies/B/destination", true);

    EXPECT_EQ(chosen("companies", "B", "companies/B/capital"), "per-share");
    EXPECT_EQ(number("companies", "B", "companies/B/cash"), 7 * 90);
    EXPECT_THAT(asked("companies", "B"), Not(Contains("companies/B/escrow")));
    EXPECT_TRUE(join.isReady()) << problems().front();
}

TEST_F(Join1836, ADestinationIsAskedForBeforeACompanyIsStarted)
{
    EXPECT_THAT(asked("companies", "NFL"), ElementsAre("companies/NFL/state", "companies/NFL/destination"));
    EXPECT_THAT(field("companies", "NFL", "companies/NFL/destination").value("label").toString().toStdString(),
                HasSubstr("D6 Amsterdam"));
    EXPECT_THAT(asked("companies", "MESS"), ElementsAre("companies/MESS/state"));
}

TEST_F(Join1836, AMarkerStandsWhereItsCompanyWasStartedUntilThePriceMoves)
{
    enterB("operating");
    EXPECT_EQ(chosen("companies", "B", "companies/B/cell"), "R2C5");

    join.set("companies/B/price", 100);

    EXPECT_THAT(problems(), Contains(HasSubstr("say which of the cells")));
    join.set("companies/B/cell", "R2C6");
    EXPECT_THAT(problems(), Not(Contains(HasSubstr("say which of the cells"))));
}

TEST_F(Join1836, LoansAreAskedForAsLongAsThereCanBeAny)
{
    enterB("operating");
    EXPECT_THAT(asked("companies", "B"), Contains("companies/B/loans"));

    join.set("companies/B/loans", 8);
    EXPECT_THAT(problems(), Contains(AllOf(HasSubstr("B: it has 8 loans"), HasSubstr("only 7 have been sold"))));

    join.set("phase", "6");
    EXPECT_THAT(asked("companies", "B"), Not(Contains("companies/B/loans")));
}

TEST_F(Join1836, TheNationalCompanyIsFormedOutOfThoseThatLeft)
{
    join.set("phase", "6");
    EXPECT_EQ(group("companies", "MESS").value("note"), "is never formed");

    join.set("companies/NFL/state", "closed");

    EXPECT_EQ(chosen("companies", "MESS", "companies/MESS/state"), "operating");
    EXPECT_EQ(number("companies", "MESS", "companies/MESS/price"), 100); // JR-6.43
    EXPECT_EQ(chosen("companies", "MESS", "companies/MESS/cell"), "R1C5");
    EXPECT_EQ(number("companies", "MESS", "certificate_limit"), 13);
    EXPECT_THAT(asked("companies", "MESS"), Not(Contains("companies/MESS/had_turn")));
}

TEST_F(Join1836, TheNationalCompanyStandsStillUntilItHasATrainThatLasts)
{
    join.set("phase", "6");
    join.set("companies/NFL/state", "closed");
    join.set("companies/MESS/trains", QStringList{"4"});
    EXPECT_EQ(field("companies", "MESS", "companies/MESS/frozen").value("value"), true);

    join.set("companies/MESS/trains", QStringList{"4", "5"});

    EXPECT_EQ(field("companies", "MESS", "companies/MESS/frozen").value("value"), false);
}

TEST_F(Join1836, SharesOfTheNationalCompanyMayBeHalfAsLarge)
{
    join.set("phase", "6");
    join.set("companies/NFL/state", "closed");
    EXPECT_EQ(field("shares", "MESS", "players/p1/shares/MESS").value("step"), 10);

    join.set("companies/MESS/shares", "20");

    EXPECT_EQ(field("shares", "MESS", "players/p1/shares/MESS").value("step"), 5);
}

TEST_F(Join1836, SomebodyDirectsTheNationalCompany)
{
    join.set("phase", "6");
    join.set("companies/NFL/state", "closed");
    join.set("players/p2/shares/MESS", 10);

    EXPECT_EQ(field("shares", "MESS", "companies/MESS/director").value("text"), "Boris");
    EXPECT_EQ(field("shares", "MESS", "companies/MESS/director").value("optionCount"), 3);
}

TEST_F(Join1836, RightsAreAskedForWhereThereIsOneToUse)
{
    enterB("operating");
    for (const char *railway : {"ACC", "E-SF", "CdH", "RdP"})
        join.set(QString("privates/%1/owner").arg(railway), "B");

    EXPECT_THAT(asked("privates", "all"), ElementsAre("privates/ACC/owner", "privates/E-SF/owner", "privates/E-SF/used",
                                                      "privates/CdH/owner", "privates/CdH/used", "privates/RdP/owner"));
}

TEST_F(Join1836, WhoSoldTooLittleCanHaveBeenPassedOver)
{
    enterB("started");
    join.set("round", "OR1.1");
    join.set("companies/GCL/state", "operating");
    join.set("players/p3/shares/GCL", 20);
    join.set("turn", "GCL");

    join.toggle("acted", "B");

    EXPECT_EQ(chosen("turn", "turn", "acted"), "B");
}

TEST_F(Join1836, SharesBoughtInTheRoundAreAskedForWhereSomebodyHasAny)
{
    enterB("operating");
    join.set("round", "SR2");
    join.set("turn", "p3");

    EXPECT_THAT(asked("turn", "bought_this_round"), ElementsAre("bought_this_round/p1/B", "bought_this_round/p2/B"));
}

TEST_F(Join1836, AFaultIsShownWhereItIsMended)
{
    enterB("operating");
    join.set("companies/B/escrow", 90);

    EXPECT_THAT(group("companies", "B").value("problem").toString().toStdString(), HasSubstr("expected 180"));
}

/// What was written down is joined and handed over again as it was.
void expectSame(JoinView &join, const GameView &game, const std::string &json)
{
    const JoinedPosition table = readJoined(json);
    Typist(join, printedGame("1836jr56")).enter(table);
    ASSERT_EQ(join.create(), QString());
    const Session &session = game.kept()->session();
    const Result<JoinedPosition, Fault> written = handOver(session.rules(), session.position());
    ASSERT_TRUE(written);
    JoinedPosition expected = table;
    for (auto &[code, row] : expected.companies)
        row.stationHexes = written->companies.at(code).stationHexes;
    EXPECT_EQ(writeJoinedPosition(*written), writeJoinedPosition(expected));
}

TEST_F(Join1836, ATableWithLoansAndEscrowIsJoined)
{
    expectSame(join, game, joinedTable1836);
}

TEST_F(Join1836, ATableWithTheNationalCompanyIsJoined)
{
    expectSame(join, game, joinedTableNational);
}

} // namespace
} // namespace flimnap::test
