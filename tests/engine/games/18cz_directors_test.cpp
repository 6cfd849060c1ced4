#include <gmock/gmock.h>

#include "support/player_ids.h"
#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Who is director, and what that means for certificates and sales (CZ-5.22 to CZ-5.26).

/// Nobody's turn is in the way: SR3, p2 first.
Table stockRoundOfP2(int players = 3)
{
    Table table(players);
    table.phase("d").cash("p1", 1000).cash("p2", 1000).cash("p3", 1000);
    table.order(players == 3 ? std::vector<std::string>{"p2", "p1", "p3"}
                             : std::vector<std::string>{"p2", "p1", "p3", "p4"});
    table.round("SR3");
    return table;
}

TEST(DirectorByPurchase, TakesMoreThanTheDirectorHolds_CZ10_17)
{
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p1", 0).shares("p2", "Ug", 20);
    ASSERT_EQ(table.certificates("p1"), 1);
    ASSERT_EQ(table.certificates("p2"), 2);

    table.after(buyShare("p2", "Ug"));

    EXPECT_EQ(table.director("Ug"), "p2");
    EXPECT_EQ(table.percent("p2", "Ug"), 30);
    EXPECT_EQ(table.certificates("p2"), 2); // 20 % + 10 %
    EXPECT_EQ(table.percent("p1", "Ug"), 20);
    EXPECT_EQ(table.certificates("p1"), 2); // two 10 %
}

TEST(DirectorByPurchase, IsTold_CZ5_22)
{
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p1", 0).shares("p2", "Ug", 20);

    table.after(buyShare("p2", "Ug"));

    const auto changes = told<DirectorChanged>(table.events());
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().company, table.game().findCompany("Ug"));
    EXPECT_EQ(changes.front().from, Party(p1));
    EXPECT_EQ(changes.front().to, Party(p2));
}

TEST(DirectorByPurchase, EqualityChangesNothing_CZ5_22)
{
    Table table = stockRoundOfP2();
    table.operating("KFN", 80, "p1", 0).shares("p2", "KFN", 20);

    table.after(buyShare("p2", "KFN"));

    ASSERT_EQ(table.percent("p2", "KFN"), table.percent("p1", "KFN"));
    EXPECT_EQ(table.director("KFN"), "p1");
    EXPECT_TRUE(told<DirectorChanged>(table.events()).empty());
}

TEST(DirectorByPurchase, HappensInACompanyThatHasNotFloatedToo_CZ5_22)
{
    Table table = stockRoundOfP2();
    table.started("Ug", 100, "p1").shares("p2", "Ug", 20);

    table.after(buyShare("p2", "Ug"));

    EXPECT_EQ(table.director("Ug"), "p2");
}

TEST(DirectorBySale, SmallCompany_CZ10_18)
{
    Table table = stockRoundOfP2();
    table.order({"p1", "p2", "p3"}).round("SR3").operating("BCB", 70, "p1", 0).shares("p2", "BCB", 50);

    table.after(sellShares("p1", "BCB", 25));

    EXPECT_EQ(table.cash("p1"), 1000 + 70);
    EXPECT_EQ(table.percent("p1", "BCB"), 25);
    EXPECT_EQ(table.percent("p2", "BCB"), 50);
    EXPECT_EQ(table.percent("bank", "BCB"), 25);
    EXPECT_EQ(table.director("BCB"), "p2");
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.certificates("p2"), 1); // the 50 % certificate
    EXPECT_EQ(table.price("BCB"), 68);
    ASSERT_EQ(told<DirectorChanged>(table.events()).size(), 1U);
    EXPECT_EQ(told<DirectorChanged>(table.events()).front().to, Party(p2));
}

TEST(DirectorBySale, IsRefusedIfNobodyHoldsEnoughForTheCertificate_CZ10_18)
{
    Table table = stockRoundOfP2();
    table.order({"p1", "p2", "p3"}).round("SR3").operating("BCB", 70, "p1", 0).shares("p2", "BCB", 25);

    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "BCB", 25), "nobody-takes-over CZ-5.24"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "BCB", 50), "nobody-takes-over CZ-5.24"));
}

struct SuccessionCase
{
    std::string name;
    std::string company;
    int price;
    int directorsPercent;
    int othersPercent;
    int soldPercent;
    std::string outcome; ///< the director afterwards, or the refusal
};

class Succession : public ::testing::TestWithParam<SuccessionCase>
{
};

TEST_P(Succession, NeedsTheWorthOfTheDirectorsCertificate_CZ5_24)
{
    const SuccessionCase &given = GetParam();
    Table table = stockRoundOfP2();
    table.order({"p1", "p2", "p3"}).round("SR3").operating(given.company, given.price, "p1", 0);
    const int certificate = table.percent("p1", given.company);
    if (given.directorsPercent > certificate)
        table.shares("p1", given.company, given.directorsPercent - certificate);
    table.shares("p2", given.company, given.othersPercent);

    const std::string refusal = table.refusal(sellShares("p1", given.company, given.soldPercent));

    if (refusal == "accepted")
        EXPECT_EQ(table.after(sellShares("p1", given.company, given.soldPercent)).director(given.company),
                  given.outcome);
    else
        EXPECT_EQ(refusal, given.outcome);
}

const std::string nobodyTakesOver = "nobody-takes-over CZ-5.24";

INSTANTIATE_TEST_SUITE_P(OfAllSizes, Succession,
                         ::testing::Values(SuccessionCase{"SmallKeepsTheCertificate", "BCB", 60, 75, 25, 25, "p1"},
                                           SuccessionCase{"SmallSellsIntoIt", "BCB", 60, 75, 25, 50, nobodyTakesOver},
                                           SuccessionCase{"SmallToAnEqual", "BCB", 60, 50, 50, 50, "p2"},
                                           SuccessionCase{"MediumKeepsTheCertificate", "KFN", 80, 60, 20, 20, "p1"},
                                           SuccessionCase{"MediumSellsIntoIt", "KFN", 80, 60, 20, 40, nobodyTakesOver},
                                           SuccessionCase{"MediumKeepsItThoughEqualled", "KFN", 80, 60, 40, 20, "p1"},
                                           SuccessionCase{"MediumIsOutnumbered", "KFN", 80, 60, 40, 40, "p2"},
                                           SuccessionCase{"MediumSellsAll", "KFN", 80, 60, 40, 60, "p2"},
                                           SuccessionCase{"LargeKeepsTheCertificate", "Ug", 100, 40, 10, 20, "p1"},
                                           SuccessionCase{"LargeSellsIntoIt", "Ug", 100, 40, 10, 30, nobodyTakesOver},
                                           SuccessionCase{"LargeIsOutnumberedAboveTheCertificate", "Ug", 100, 40, 40,
                                                          10, "p2"},
                                           SuccessionCase{"LargeSellsAll", "Ug", 100, 40, 20, 40, "p2"}),
                         [](const auto &test) { return test.param.name; });

TEST(DirectorBySale, TheOneWithMostTakesOver_CZ5_23)
{
    // Given p3 with more than p1, who comes sooner after the old director.
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p2", 0).shares("p2", "Ug", 10).shares("p1", "Ug", 20).shares("p3", "Ug", 30);

    table.after(sellShares("p2", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p3");
}

/// Order p1, p2, p3, p4. p3, to act, directs Ug with 30 %; p1 and p4 hold 20 % each.
Table tableWithATie(GameDefinition game)
{
    Table table(std::move(game), 4);
    table.phase("d").operating("Ug", 100, "p3", 0).shares("p3", "Ug", 10);
    table.shares("p1", "Ug", 20).shares("p4", "Ug", 20);
    table.round("SR3").after({pass("p1"), pass("p2")});
    return table;
}

TEST(DirectorTie, GoesToTheNextInTurnAfterTheOldDirector_CZ10_19)
{
    Table table = tableWithATie(Table(4).game());

    table.after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p4");
}

TEST(DirectorTie, GoesToTheLowestOrderCardWhereTheTablesSaySo_CZ10_19)
{
    GameDefinition game = Table(4).game();
    game.directorTie = DirectorTie::LowestOrderCard;
    Table table = tableWithATie(std::move(game));

    table.after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p1");
}

TEST(DirectorTie, TurnOrderIsThatOfTheCardsNotOfTheSeats_CZ5_23)
{
    // Given the order p4, p3, p2, p1: after p3 comes p2, then p1, then p4.
    Table table(4);
    table.order({"p4", "p3", "p2", "p1"}).phase("d").operating("Ug", 100, "p3", 0).shares("p3", "Ug", 10);
    table.shares("p1", "Ug", 20).shares("p4", "Ug", 20).round("SR3").after(pass("p4"));

    table.after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p1");
}

TEST(DirectorTie, TurnOrderIsCyclic_CZ5_23)
{
    // Given the director with the last card: the first one comes next.
    Table table(4);
    table.phase("d").operating("Ug", 100, "p4", 0).shares("p4", "Ug", 10);
    table.shares("p2", "Ug", 20).shares("p3", "Ug", 20).round("SR3").after({pass("p1"), pass("p2"), pass("p3")});

    table.after(sellShares("p4", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p2");
}

TEST(DirectorBySale, ASaleByAnotherChangesNothing_CZ5_23)
{
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p1", 0).shares("p2", "Ug", 20).shares("p3", "Ug", 20);

    table.after(sellShares("p2", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p1");
    EXPECT_TRUE(told<DirectorChanged>(table.events()).empty());
}

TEST(Exchange, TheOldDirectorHasAsManyCertificatesAsUnitsTheNewOneOneFewer_CZ5_25)
{
    // Given p2 directing Ug with 40 %, the director's certificate and two 10 %, and p1 with three 10 %.
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p2", 0).shares("p2", "Ug", 20).shares("p1", "Ug", 30);
    ASSERT_EQ(table.certificates("p2"), 3);
    ASSERT_EQ(table.certificates("p1"), 3);

    table.after(sellShares("p2", "Ug", 30)); // one of them out of the two got for the director's certificate

    EXPECT_EQ(table.percent("p2", "Ug"), 10);
    EXPECT_EQ(table.certificates("p2"), 1);
    EXPECT_EQ(table.percent("p1", "Ug"), 30);
    EXPECT_EQ(table.certificates("p1"), 3 - 1);
    EXPECT_EQ(table.percent("bank", "Ug"), 100 - 10 - 30);
}

TEST(NewDirector, TakesOverTheCompanyAsItIs_CZ5_26)
{
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p1", 333).shares("p2", "Ug", 20).train("Ug", "d.3E").privateOf("Ug", "L1");

    table.after(buyShare("p2", "Ug"));

    EXPECT_EQ(table.director("Ug"), "p2");
    EXPECT_EQ(table.cash("Ug"), 333);
    EXPECT_THAT(table.trains("Ug"), ElementsAre("d.3E"));
    EXPECT_THAT(table.privates("Ug"), ElementsAre("L1"));
    EXPECT_EQ(table.tokensLeft("Ug"), 2);
}

TEST(NewDirector, PaysNothingButHisShare_CZ5_26)
{
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p1", 0).shares("p2", "Ug", 20);

    table.after(buyShare("p2", "Ug"));

    EXPECT_EQ(table.cash("p2"), 1000 - 100);
    EXPECT_EQ(table.cash("p1"), 1000);
    EXPECT_EQ(told<Paid>(table.events()).size(), 1U);
}

TEST(NewDirector, LeavesTheOldOneHisDebt_CZ5_26)
{
    Table table = stockRoundOfP2();
    table.operating("Ug", 100, "p1", 0).shares("p2", "Ug", 20).debt("p1", 40, 60);

    table.after(buyShare("p2", "Ug"));

    EXPECT_EQ(table.debt("p1"), 40);
    EXPECT_EQ(table.penalty("p1"), 60);
    EXPECT_EQ(table.debt("p2"), 0);
    EXPECT_EQ(table.penalty("p2"), 0);
}

} // namespace
} // namespace flimnap::test
