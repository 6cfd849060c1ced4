#include <gmock/gmock.h>

#include "rounds/feature.h"
#include "support/player_ids.h"
#include "support/player_moves.h"
#include "support/printed_games.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

/// SR3 of three players with 100 each, p1 to act. BCB at 70 (p1 50 %, p2 25 %) and KFN at 80 (p2 40 %, p1 20 %) run,
/// Ug has started at 90 (p3 20 %).
class CorrectedTable : public ::testing::Test
{
protected:
    CorrectedTable()
    {
        table.phase("d").deckFrom("d").cash("p1", 100).cash("p2", 100).cash("p3", 100);
        table.operating("BCB", 70, "p1", 50).shares("p2", "BCB", 25);
        table.operating("KFN", 80, "p2", 50).shares("p1", "KFN", 20);
        table.started("Ug", 90, "p3").round("SR3");
    }

    /// Refused with this code, and no agreement helps: the table can put right only what there is.
    [[nodiscard]] bool isImpossible(const std::string &keys, const std::string &code) const
    {
        const std::string line = correct(keys);
        return ::testing::Value(table.refusal(line), StartsWith(code)) &&
               ::testing::Value(table.refusal(forced(line)), StartsWith(code));
    }

    Table table = Table(3);
};

TEST_F(CorrectedTable, WhatIsNotThereIsCitedAsThePurchaseOfIt)
{
    for (const auto &[keys, refusal] :
         {std::pair(R"("company":"KFN","train":"a.2","do":"add")", "train-not-on-sale CZ-6.61"),
          std::pair(R"("holder":"p3","company":"BCB","percent":50)", "not-on-sale CZ-5.8"),
          std::pair(R"("company":"EKJ","cell":"80")", "no-price CZ-5.6"),
          std::pair(R"("account":"EKJ","amount":10)", "no-account CZ-5.6"),
          std::pair(R"("company":"EKJ","stations":1)", "no-marker CZ-6.32")})
        EXPECT_EQ(table.refusal(correct(keys)), refusal) << keys;
}

TEST(Corrections, OfATrainInAnOperatingRoundIsNotCitedAsALocalRailway_CZ6_61)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("KFN", 80, "p1", 100).round("OR1.1");
    EXPECT_EQ(table.refusal(correct(R"("company":"KFN","train":"a.2","do":"add")")), "train-not-on-sale CZ-6.61");
}

// A balance.

TEST_F(CorrectedTable, ABalanceIsPutRightAgainstTheBank)
{
    const Money bank = table.position().ledger.balance(Party::bank());

    table.after(correctCash("p2", 30)).after(correctCash("BCB", -20));

    EXPECT_EQ(table.cash("p2"), 130);
    EXPECT_EQ(table.cash("BCB"), 30);
    EXPECT_EQ(table.position().ledger.balance(Party::bank()), bank - Money{30} + Money{20});
    EXPECT_EQ(table.position().ledger.sum(), Money{0});
}

TEST_F(CorrectedTable, ABalanceIsToldAsACorrection)
{
    table.after(correctCash("p2", 30));

    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 1U);
    EXPECT_EQ(payments.front().reason, Reason::Correction);
    EXPECT_EQ(payments.front().amount, Money{30});
}

TEST_F(CorrectedTable, NoBalanceFallsBelowNothing_CZ0_1)
{
    EXPECT_EQ(table.refusal(correctCash("p2", -100)), "accepted");
    EXPECT_TRUE(isImpossible(R"("account":"p2","amount":-101)", "no-cash "));
    EXPECT_EQ(table.refusal(correctCash("BCB", -50)), "accepted");
    EXPECT_TRUE(isImpossible(R"("account":"BCB","amount":-51)", "no-treasury "));
}

TEST_F(CorrectedTable, MoneyGoesFromOneToAnotherInOneGo)
{
    const Money bank = table.position().ledger.balance(Party::bank());

    table.after(correctBetween("p1", "p2", 30)).after(correctBetween("BCB", "p3", 20));

    EXPECT_EQ(table.cash("p1"), 70);
    EXPECT_EQ(table.cash("p2"), 130);
    EXPECT_EQ(table.cash("BCB"), 30);
    EXPECT_EQ(table.cash("p3"), 120);
    EXPECT_EQ(table.position().ledger.balance(Party::bank()), bank);
}

TEST_F(CorrectedTable, NobodyGivesMoreThanHeHasOrToHimself_CZ0_1)
{
    EXPECT_EQ(table.refusal(correctBetween("p1", "p2", 100)), "accepted");
    EXPECT_TRUE(isImpossible(R"("from":"p1","account":"p2","amount":101)", "no-cash "));
    EXPECT_TRUE(isImpossible(R"("from":"BCB","account":"p2","amount":51)", "no-treasury "));
    EXPECT_TRUE(isImpossible(R"("from":"p1","account":"p2","amount":-10)", "bad-value "));
    EXPECT_TRUE(isImpossible(R"("from":"p1","account":"p1","amount":10)", "bad-value "));
    EXPECT_TRUE(isImpossible(R"("from":"p4","account":"p1","amount":10)", "unknown-name "));
    EXPECT_TRUE(isImpossible(R"("from":"Ug","account":"p1","amount":10)", "no-account "));
}

TEST_F(CorrectedTable, NobodyElsesBalanceCanBePutRight)
{
    EXPECT_TRUE(isImpossible(R"("account":"p4","amount":10)", "unknown-name "));
    EXPECT_TRUE(isImpossible(R"("account":"bank","amount":10)", "unknown-name "));
}

TEST_F(CorrectedTable, ACompanyThatDoesNotOperateHasNoTreasury_CZ3_3)
{
    EXPECT_TRUE(isImpossible(R"("account":"Ug","amount":10)", "no-account "));
    EXPECT_TRUE(isImpossible(R"("account":"EKJ","amount":10)", "no-account "));
}

// A price.

TEST_F(CorrectedTable, AMarkerGoesToAnotherCellUnderThePileThere)
{
    table.after(correct(R"("company":"BCB","cell":"80")"));

    EXPECT_EQ(table.price("BCB"), 80);
    EXPECT_THAT(table.pile(80), ElementsAre("KFN", "BCB"));
    EXPECT_THAT(table.pile(70), IsEmpty());
    EXPECT_EQ(told<PriceMoved>(table.events()).size(), 1U);
}

TEST_F(CorrectedTable, TheOrderOfAPileIsPutRightByPuttingAMarkerThereAgain)
{
    table.after(correct(R"("company":"BCB","cell":80)")).after(correct(R"("company":"KFN","cell":80)"));

    EXPECT_THAT(table.pile(80), ElementsAre("BCB", "KFN"));
}

TEST_F(CorrectedTable, APriceNeedsACellOfTheChartAndAMarkerOnIt)
{
    EXPECT_TRUE(isImpossible(R"("company":"BCB","cell":"81")", "unknown-name "));
    EXPECT_TRUE(isImpossible(R"("company":"XYZ","cell":"80")", "unknown-name "));
    EXPECT_TRUE(isImpossible(R"("company":"EKJ","cell":"80")", "no-price "));
}

TEST_F(CorrectedTable, TheInitialPriceStays_CZ5_7)
{
    // Given Ug's marker put right; p3 then holds enough for it to float.
    table.after(correct(R"("company":"Ug","cell":"120")")).shares("p3", "Ug", 20).cash("p1", 200);

    table.after(buyShare("p1", "Ug"));

    EXPECT_EQ(table.cash("p1"), 200 - 120);
    EXPECT_EQ(table.cash("Ug"), 10 * 90);
}

// A holding.

TEST_F(CorrectedTable, AHoldingIsPutRightAgainstTheBanksSharesWithoutMoney)
{
    table.after(correct(R"("holder":"p3","company":"KFN","percent":20)"));
    EXPECT_EQ(table.percent("p3", "KFN"), 20);
    EXPECT_EQ(table.percent("bank", "KFN"), 20);
    EXPECT_EQ(table.cash("p3"), 100);
    EXPECT_TRUE(told<Paid>(table.events()).empty());
    EXPECT_EQ(told<SharesMoved>(table.events()).size(), 1U);

    table.after(correct(R"("holder":"p3","company":"KFN","percent":-20)"));
    EXPECT_EQ(table.percent("p3", "KFN"), 0);
    EXPECT_EQ(table.percent("bank", "KFN"), 40);
    EXPECT_EQ(table.price("KFN"), 80);
}

TEST_F(CorrectedTable, TheDirectorsCertificateFollowsTheLargestHolding)
{
    // Given 40 % of KFN with p2 and 20 % with p1, who gets 40 % more.
    table.after(correct(R"("holder":"p1","company":"KFN","percent":40)"));

    EXPECT_EQ(table.director("KFN"), "p1");
    ASSERT_EQ(told<DirectorChanged>(table.events()).size(), 1U);
    EXPECT_EQ(told<DirectorChanged>(table.events()).front().to, Party(p1));
}

TEST_F(CorrectedTable, AnEqualHoldingLeavesTheDirector)
{
    table.after(correct(R"("holder":"p1","company":"KFN","percent":20)"));

    EXPECT_EQ(table.percent("p1", "KFN"), table.percent("p2", "KFN"));
    EXPECT_EQ(table.director("KFN"), "p2");
}

TEST_F(CorrectedTable, ADirectorWhoLosesSharesGivesWayToWhoHasMore)
{
    table.shares("p1", "KFN", 20).after(correct(R"("holder":"p2","company":"KFN","percent":-20)"));

    EXPECT_EQ(table.percent("p2", "KFN"), 20);
    EXPECT_EQ(table.director("KFN"), "p1");
}

TEST_F(CorrectedTable, TheDirectorsCertificateCannotGoBackToTheBank_CZ5_24)
{
    EXPECT_TRUE(isImpossible(R"("holder":"p1","company":"BCB","percent":-25)", "nobody-takes-over "));
    EXPECT_TRUE(isImpossible(R"("holder":"p3","company":"Ug","percent":-20)", "nobody-takes-over "));
}

TEST_F(CorrectedTable, AHoldingNeedsSharesThatAreThere)
{
    EXPECT_TRUE(isImpossible(R"("holder":"p3","company":"BCB","percent":50)", "not-on-sale ")); // the bank has 25 %
    EXPECT_TRUE(isImpossible(R"("holder":"p3","company":"EKJ","percent":25)", "no-shares "));   // not started
    EXPECT_TRUE(isImpossible(R"("holder":"p2","company":"BCB","percent":-50)", "not-enough-shares "));
    EXPECT_TRUE(isImpossible(R"("holder":"p3","company":"BCB","percent":20)", "other-value "));
    EXPECT_TRUE(isImpossible(R"("holder":"p4","company":"BCB","percent":25)", "unknown-name "));
    EXPECT_TRUE(isImpossible(R"("holder":"p3","company":"XYZ","percent":25)", "unknown-name "));
}

// A train.

TEST_F(CorrectedTable, ATrainComesFromTheDeckWithoutMoneyOrPhase)
{
    table.deckFrom("e").after(correct(R"("company":"KFN","train":"e.3+3","do":"add")"));

    EXPECT_THAT(table.trains("KFN"), ElementsAre("e.3+3"));
    EXPECT_EQ(table.position().trains.left(table.game().findCard("e")), 4 - 1);
    EXPECT_EQ(table.cash("KFN"), 50);
    EXPECT_EQ(table.phase(), "d");
    ASSERT_EQ(told<TrainMoved>(table.events()).size(), 1U);
    EXPECT_EQ(told<TrainMoved>(table.events()).front().from, Party::bank());
}

TEST_F(CorrectedTable, ATrainComesFromThePoolIfItLiesThere)
{
    table.train("pool", "b.2+2").after(correct(R"("company":"KFN","train":"b.2+2","do":"add")"));

    EXPECT_THAT(table.trains("KFN"), ElementsAre("b.2+2"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_EQ(told<TrainMoved>(table.events()).front().from, Party::pool());
}

TEST_F(CorrectedTable, ATrainGoesToThePool)
{
    table.train("KFN", "b.2+2").after(correct(R"("company":"KFN","train":"b.2+2","do":"remove")"));

    EXPECT_THAT(table.trains("KFN"), IsEmpty());
    EXPECT_THAT(table.trains("pool"), ElementsAre("b.2+2"));
    EXPECT_EQ(told<TrainMoved>(table.events()).front().to, Party::pool());
}

TEST_F(CorrectedTable, AnAddedTrainScrapsNothing)
{
    table.train("BCB", "a.2").after(correct(R"("company":"BCB","train":"g.5","do":"add")"));

    EXPECT_THAT(table.trains("BCB"), ElementsAre("a.2", "g.5"));
    EXPECT_TRUE(told<TrainRusted>(table.events()).empty());
}

TEST_F(CorrectedTable, ATrainMustBeThereAndItsOwnerOperate)
{
    EXPECT_TRUE(isImpossible(R"("company":"KFN","train":"a.2","do":"add")", "train-not-on-sale ")); // no a-card is left
    EXPECT_TRUE(isImpossible(R"("company":"KFN","train":"d.3","do":"remove")", "no-such-train "));
    EXPECT_TRUE(isImpossible(R"("company":"Ug","train":"d.3E","do":"add")", "not-operating "));
    EXPECT_TRUE(isImpossible(R"("company":"KFN","train":"z.9","do":"add")", "unknown-name "));
    EXPECT_TRUE(isImpossible(R"("company":"XYZ","train":"d.3","do":"add")", "unknown-name "));
}

TEST_F(CorrectedTable, TheJCardsNeverRunOut_CZ2_31)
{
    for (int card = 0; card < 6; ++card)
        table.after(correct(R"("company":"KFN","train":"j.5+5","do":"add")"));

    EXPECT_EQ(table.trains("KFN").size(), 6U);
}

// The phase.

TEST_F(CorrectedTable, APhaseBeginsOrIsTakenBack)
{
    table.after(correct(R"("phase":"g")"));
    EXPECT_EQ(table.phase(), "g");
    EXPECT_EQ(told<PhaseBegan>(table.events()).size(), 1U);

    table.after(correct(R"("phase":"b")"));
    EXPECT_EQ(table.phase(), "b");
    EXPECT_EQ(table.refusal(startCompany("p1", "PR", 90)), "not-started-yet CZ-5.6");
}

TEST_F(CorrectedTable, APhaseMustBeOneOfTheGame)
{
    EXPECT_TRUE(isImpossible(R"("phase":"k")", "unknown-name "));
}

// The turn.

TEST_F(CorrectedTable, TheTurnIsGivenToAPlayerAndGoesOnFromThere)
{
    table.after(correct(R"("turn":"p3")"));
    EXPECT_EQ(table.turn(), "p3");
    ASSERT_EQ(told<TurnBegan>(table.events()).size(), 1U);
    EXPECT_EQ(told<TurnBegan>(table.events()).front().actor, Party(PlayerId(2)));

    table.after(pass("p3"));

    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(CorrectedTable, PassesBeforeAGivenTurnCountNoMore)
{
    table.after({pass("p1"), pass("p2"), correct(R"("turn":"p1")"), pass("p1")});
    EXPECT_EQ(table.round(), "SR3");

    table.after({pass("p2"), pass("p3")});

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(CorrectedTable, AGivenTurnIsANewOneInTheSameRound)
{
    table.after({sellShares("p1", "KFN", 20), pass("p1"), correct(R"("turn":"p1")")});

    EXPECT_EQ(table.refusal(buyShare("p1", "KFN")), "sold-this-round CZ-5.18");
    table.shares("p1", "KFN", 20);
    EXPECT_EQ(table.refusal(sellShares("p1", "KFN", 20)), "accepted");
}

TEST_F(CorrectedTable, TheTurnGoesOnlyToWhoHasOneInTheRound)
{
    EXPECT_TRUE(isImpossible(R"("turn":"BCB")", "not-in-this-round "));
    EXPECT_TRUE(isImpossible(R"("turn":"p4")", "not-in-this-round "));
}

TEST(CorrectedTurn, InTheOpeningGoesOnAlongTheSnake)
{
    Table table(3);

    table.after(correct(R"("turn":"p3")"));

    EXPECT_EQ(table.turn(), "p3");
    table.after(buyPrivate("p3", "S1"));
    EXPECT_EQ(table.turn(), "p3"); // the turning point
    table.after(pass("p3"));
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(::testing::Value(table.refusal(correct(R"("turn":"BCB")")), StartsWith("not-in-this-round ")));
}

TEST(CorrectedTurn, OfACompanyBeginsAnewAndTheOthersFollow)
{
    Table table(3);
    table.operating("BCB", 70, "p1", 100).operating("EKJ", 60, "p2", 100);
    table.train("BCB", "a.2").train("EKJ", "a.2").round("OR3.1");
    table.after({runTrains("BCB", 0), done("BCB")});
    ASSERT_EQ(table.turn(), "EKJ");

    table.after(correct(R"("turn":"BCB")"));

    EXPECT_EQ(table.turn(), "BCB");
    table.after({runTrains("BCB", 0), done("BCB")});
    EXPECT_EQ(table.turn(), "EKJ");
}

TEST(CorrectedTurn, IsNotForCompaniesWithoutATurnNorForPlayersInAnOperatingRound)
{
    Table table(3);
    table.operating("BCB", 70, "p1", 100).started("EKJ", 60, "p2").round("OR3.1");

    for (const char *actor : {"EKJ", "OFE", "p1", "XYZ"}) {
        const std::string line = correct(R"("turn":")" + std::string(actor) + R"(")");
        EXPECT_THAT(table.refusal(line), StartsWith("not-in-this-round ")) << actor;
    }
}

// Whenever something is noticed.

TEST_F(CorrectedTable, NobodysTurnIsTouchedByACorrection)
{
    table.after({pass("p1"), correctCash("p1", 10), correct(R"("phase":"e")")});

    EXPECT_EQ(table.turn(), "p2");
    table.after({pass("p2"), pass("p3")});
    EXPECT_EQ(table.round(), "OR3.1");
}

TEST(Correction, IsPossibleWhileATrainMustBeDiscarded)
{
    // Given BCB with a train too many after phase e began with an export.
    Table table(3);
    table.phase("d").deckFrom("e").operating("BCB", 60, "p1", 0).round("OR4.1");
    table.train("BCB", "c.3").train("BCB", "c.3").train("BCB", "d.3").after({runTrains("BCB", 0), done("BCB")});
    ASSERT_EQ(table.turn(), "BCB");

    EXPECT_EQ(table.refusal(correctCash("p1", 10)), "accepted");
    table.after(correct(R"("company":"BCB","train":"c.3","do":"remove")"));

    EXPECT_EQ(table.turn(), "p1");
}

TEST(Correction, OfThePhaseCanMakeADiscardNeedless)
{
    Table table(3);
    table.phase("d").deckFrom("e").operating("BCB", 60, "p1", 0).round("OR4.1");
    table.train("BCB", "c.3").train("BCB", "c.3").train("BCB", "d.3").after({runTrains("BCB", 0), done("BCB")});

    table.after(correct(R"("phase":"d")"));

    EXPECT_EQ(table.turn(), "p1");
}

TEST(Correction, OfABalanceIsPossibleAfterTheEnd)
{
    Table table(3);
    table.after(endGame()).after(correctCash("p1", 10));

    EXPECT_EQ(table.worth("p1"), 390);
    EXPECT_THAT(table.refusal(correct(R"("turn":"p1")")), StartsWith("not-in-this-round "));
}

/// Its only law is that nobody gets rich.
class Modesty final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "modesty"; }
    void read(Section & /*section*/, GameDefinition & /*game*/) const override {}
    void checkLaws(const GameDefinition & /*game*/, const Position &position, Findings &broken) const override
    {
        for (const PlayerId player : ids(position.players)) {
            const bool isModest = position.ledger.balance(player) <= Money{1000};
            broken.need(isModest, "players/" + std::to_string(player.index()), "nobody has more than 1000");
            broken.rule(isModest, "players", "what the table may waive");
        }
    }
};

/// A company and two players who have 900 and 1100.
Table modestTable(const Feature &modesty)
{
    GameDefinition game = printedGame("18cz");
    game.features.push_back(&modesty);
    Table table(std::move(game), 3);
    table.operating("BCB", 70, "p1", 50).round("SR3");
    return table.cash("p1", 900).cash("p2", 1100);
}

TEST(Correction, BreaksNoLaw)
{
    const Modesty modesty;
    const Table table = modestTable(modesty);
    const std::string tooMuch = correctCash("p1", 200);

    EXPECT_EQ(table.refusal(tooMuch), "against-law ");
    EXPECT_EQ(table.refusal(forced(tooMuch)), "against-law ");
    EXPECT_EQ(table.refusal(correctCash("p1", 100)), "accepted");
}

TEST(Correction, IsNotBlamedForALawThatWasBrokenBefore)
{
    const Modesty modesty;
    const Table table = modestTable(modesty);

    EXPECT_EQ(table.refusal(correctCash("p2", 100)), "accepted");
    EXPECT_EQ(table.refusal(correctCash("p3", 100)), "accepted");
}

} // namespace
} // namespace flimnap::test
