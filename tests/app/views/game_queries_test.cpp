#include <numeric>

#include "decisions/income_form.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// What the table asks besides: what comes next, what is for sale, who has how much and why.

TEST_F(GameViewTest, TellsTheTableWhichTrainsTheBankSells)
{
    // CZ-2.30: five cards a, with one face; the j cards never run out.
    ASSERT_THAT(supply.stacks(), SizeIs(1));
    const TrainStack deck = supply.stacks()[0];
    EXPECT_EQ(said(deck.card), "a");
    EXPECT_EQ(said(deck.title), "On sale: card a, 5 left");
    ASSERT_THAT(deck.faces, SizeIs(1));
    EXPECT_EQ(deck.faces[0].price, 70);
    EXPECT_THAT(supply.upcoming(),
                ElementsAre("b: 4", "c: 4", "d: 4", "e: 4", "f: 4", "g: 4", "h: 2", "i: 2", "j: any number"));
    EXPECT_THAT(supply.pool(), IsEmpty());
}

TEST_F(GameViewTest, TellsTheTableWhichTrainsEarnABonus_AH8_20)
{
    recorded("1824cis-2p-1101", 0);

    const QList<BonusRow> bonuses = incomeBonuses(session().rules().game());
    ASSERT_THAT(bonuses, SizeIs(1));
    EXPECT_EQ(said(bonuses[0].name), "Bukowina");
    EXPECT_EQ(bonuses[0].amount, 50);
    EXPECT_EQ(said(bonuses[0].hint), "for a train to Wien (E12) or Prag (B9), and to D25, E24 or Czernowitz (E26)");
}

TEST_F(GameViewTest, ABonusIsShownOnlyWhereItIsPaid_AH8_23)
{
    EXPECT_THAT(incomeBonuses(session().rules().game()), IsEmpty()); // 18CZ has none

    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    config.game = "1824";
    config.variant = "cisleithania-3";
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_THAT(incomeBonuses(session().rules().game()), IsEmpty());

    config.overrides = jsonOf({{"income_bonuses", QVariantMap{{"Bukowina", true}}}}); // A-32
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_THAT(incomeBonuses(session().rules().game()), SizeIs(1));
}

TEST_F(GameViewTest, AGivenUpTrainIsForSaleFromTheOpenStock)
{
    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2"), correct(R"("company":"BCB","train":"a.2","do":"remove")")});

    EXPECT_THAT(column(supply.pool(), "code"), ElementsAre("a.2"));
    EXPECT_EQ(said(supply.stacks()[0].title), "On sale: card a, 4 left");
}

TEST_F(GameViewTest, TheRoundTrackIsThatOfTheEdition)
{
    after(everybodyPasses()); // SR1

    const QList<RoundStop> track = supply.rounds();
    ASSERT_THAT(track, SizeIs(8 + 13)); // CZ-2.60, CZ-10.44
    QList<int> values;
    for (const RoundStop &stop : track) {
        if (stop.title.startsWith("OR"))
            values.append(stop.value);
    }
    EXPECT_THAT(values, ElementsAre(40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120));
    EXPECT_EQ(said(track[0].title), "SR 1");
    EXPECT_TRUE(track[0].current);
    EXPECT_EQ(said(track[1].title), "OR 1.1");

    recorded("18cz-4p-911", 250); // OR6.1

    for (const RoundStop &stop : supply.rounds()) {
        const std::string title = said(stop.title);
        EXPECT_EQ(stop.past, title.substr(3) < "6.1") << title;
        EXPECT_EQ(stop.current, title == "OR 6.1") << title;
    }
}

TEST_F(GameViewTest, ThePhaseTellsLimitsAndTiles)
{
    EXPECT_EQ(said(supply.phaseSummary()), "Train limit: small 3. Tiles: yellow."); // CZ-2.40
    recorded("18cz-4p-911", 250);                                                   // phase f
    EXPECT_EQ(said(supply.phaseSummary()), "Train limit: small 2, medium 2, large 3. Tiles: yellow, green.");
}

TEST_F(GameViewTest, TheValueOfPrivateRailwaysGoesWithTheRound)
{
    after(bcbAndMwOperate());
    EXPECT_EQ(said(supply.privateValue()), "40 K"); // OR1.1: CZ-2.60
}

TEST_F(GameViewTest, WhoActsIsShownWithTheMoneyAtHand)
{
    EXPECT_EQ(said(turn.actor().look.name), "Anna");
    EXPECT_EQ(turn.actor().balance, 300);

    after(bcbAndMwOperate());

    EXPECT_EQ(turn.actor().balance, 4 * 65);
    EXPECT_EQ(turn.actor().look.colour, QColor(company("BCB").value("colour").toString()));
    EXPECT_TRUE(turn.isCompany());
    EXPECT_EQ(said(turn.director()), "Anna");
    EXPECT_EQ(said(turn.expectation()), "BCB operates, Anna decides");
}

TEST_F(GameViewTest, AccountsAreThoseOfPlayersAndOperatingCompanies)
{
    EXPECT_THAT(column(accounts.names(), "value"), ElementsAre("p1", "p2", "p3", "p4"));
    after(bcbAndMwOperate());
    EXPECT_THAT(column(accounts.names(), "label"), ElementsAre("Anna", "Boris", "Cyril", "Dana", "BCB", "MW"));
}

// CZ-6.42: before anything else it is said where an income goes; an income of 0 needs no decision.
TEST_F(GameViewTest, TheDividendIsDueAfterAnIncomeAboveZero)
{
    after(bcbAndMwOperate() + Lines{correct(R"("company":"BCB","train":"a.2","do":"add")")});
    EXPECT_EQ(said(turn.dueKind()), "");

    after({runTrains("BCB", 100)});
    EXPECT_EQ(said(turn.dueKind()), "dividend");
    EXPECT_EQ(said(turn.dueSheet()), "DividendSheet");

    game.undo();
    after({runTrains("BCB", 0)});
    EXPECT_EQ(said(turn.dueKind()), "");
    EXPECT_EQ(said(turn.dueSheet()), "");
}

TEST_F(GameViewTest, ADiscardIsDueBeforeAnythingElse)
{
    recorded("18cz-4p-911", 246); // the first f card was sold: BN and NWB own three trains, two are allowed (CZ-2.40)

    EXPECT_EQ(said(turn.code()), "BN");
    EXPECT_EQ(said(turn.dueKind()), "discard_train");
    EXPECT_EQ(said(turn.dueSheet()), "DiscardTrainSheet");
    EXPECT_EQ(said(turn.expectation()), "BN must give up a train");
}

TEST_F(GameViewTest, TheLastIncomeIsRepeatedPerCompany)
{
    EXPECT_FALSE(lastIncome(session(), "BCB").known);

    after(bcbAndMwOperate() + Lines{correct(R"("company":"BCB","train":"a.2","do":"add")")} +
          Lines{with(runTrains("BCB", 50), R"("routes":[{"train":"a.2","stops":["E16","E18"]}])"), withhold("BCB")});

    EXPECT_EQ(lastIncome(session(), "BCB").revenue, 50);
    EXPECT_FALSE(lastIncome(session(), "MW").known);
}

TEST_F(GameViewTest, TheLikeliestShareIsThatOfTheCompanyBoughtLast)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65), startCompany("p2", "MW", 60),
                                    startCompany("p3", "EKJ", 50), pass("p4")});
    const auto likely = [&] { return said(form("buy_share")->offer().token); };

    EXPECT_EQ(likely(), "BCB");
    after({pass("p1")});
    EXPECT_EQ(likely(), "MW");
    after({buyShare("p2", "EKJ"), pass("p3")});
    EXPECT_EQ(likely(), ""); // Dana has bought nothing yet
    after({pass("p4"), pass("p1")});
    EXPECT_EQ(likely(), "EKJ");
}

TEST_F(GameViewTest, AShareThatCannotBeBoughtIsNotTheLikeliest)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65), pass("p2"), pass("p3"), pass("p4"),
                                    buyShare("p1", "BCB"), pass("p2"), pass("p3"), pass("p4")});

    EXPECT_FALSE(form("buy_share")->offer().allowed); // 75 % is all Anna may hold: CZ-5.12
}

TEST_F(GameViewTest, OffersTellPricesConsequencesAndReasons)
{
    after(everybodyPasses());

    const NumberField price = numberOf("start_company", "BCB");
    EXPECT_TRUE(offer("start_company", "BCB").allowed);
    EXPECT_EQ(price.usual, QList<int>({50, 55, 60, 65, 70})); // CZ-2.2
    EXPECT_TRUE(price.onlyUsual);
    const OfferRow bn = offer("start_company", "BN");
    EXPECT_FALSE(bn.allowed); // CZ-5.6: medium ones from phase b
    EXPECT_EQ(said(bn.reason), "Companies of this size cannot be started in phase a.");
    EXPECT_EQ(said(bn.rule), "CZ-5.6");
}

TEST_F(GameViewTest, AFreePriceIsMostlyOneOfItsEnds)
{
    recorded("18cz-4p-911", 93); // NWB with 264 may take over EKJ at 68, four shares of which are held

    const NumberField price = numberOf("acquire", "EKJ");
    EXPECT_EQ(price.usual, QList<int>({34, 66})); // half of 68; a quarter of 264: CZ-6.51, CZ-6.52
    EXPECT_FALSE(price.onlyUsual);
}

TEST_F(GameViewTest, ATrainsOfferSaysWhatItSetsOff)
{
    recorded("18cz-4p-911", 245); // PR may buy the first f card: phase f; a 4 there rusts nothing any more

    const OfferRow f = offer("buy_train", "f.4E");
    EXPECT_EQ(said(f.further), "starts phase f");
    EXPECT_EQ(said(f.heading), "4E (f)");
    EXPECT_EQ(f.price, 350); // CZ-2.30
}

TEST_F(GameViewTest, TheScoringSheetAddsUpToTheTotal)
{
    after({buyPrivate("p1", "L6"), buyPrivate("p2", "S1")});
    after({correct(R"("account":"p3","amount":50)"), endGame()});

    // CZ-7.3, CZ-2.61: before OR1.1 a private railway counts its price.
    EXPECT_EQ(said(scores.rows()[0].player.name), "Cyril");
    EXPECT_EQ(scores.rows()[0].total, 300 + 50);
    EXPECT_THAT(column(scores.rows(), "rank"), ElementsAre("1", "2", "2", "2"));
    const ScoreRow anna = scoreOf("Anna");
    EXPECT_EQ(partOf(anna, "Cash"), 300 - 80);
    EXPECT_EQ(partOf(anna, "Private railways"), 80);
    EXPECT_EQ(anna.total, 300);

    recorded("18cz-4p-911", 475); // the whole game
    for (const ScoreRow &score : scores.rows()) {
        int shares = 0;
        for (const ScoredShares &held : score.shares) {
            EXPECT_EQ(held.value, held.units * held.price);
            shares += held.value;
        }
        const auto sumOf = [](const QList<ScoreLine> &lines) {
            return std::accumulate(lines.begin(), lines.end(), 0,
                                   [](int sum, const ScoreLine &line) { return sum + line.amount; });
        };
        EXPECT_EQ(score.total, partOf(score, "Cash") + shares + partOf(score, "Private railways") +
                                   partOf(score, "Debt") + partOf(score, "Penalty")); // CZ-7.3, CZ-7.4
        EXPECT_EQ(sumOf(score.lines), score.total);
        EXPECT_EQ(sumOf(score.parts) + shares, score.total); // shares are told line by line only
    }
}

} // namespace
} // namespace flimnap::test
