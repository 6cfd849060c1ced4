#include <algorithm>
#include <map>

#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;

const std::vector<std::string> allFaces{"a.2",   "b.2",  "b.2+2", "c.3",   "c.2+2", "d.3", "d.3+3", "d.3E", "e.4",
                                        "e.3+3", "e.3E", "f.4",   "f.4+4", "f.4E",  "g.5", "g.4+4", "g.4E", "h.5",
                                        "h.5+5", "h.5E", "i.5",   "i.5+5", "i.6E",  "j.5", "j.5+5", "j.8E"};

std::vector<std::string> without(const std::vector<std::string> &faces, const std::vector<std::string> &gone)
{
    std::vector<std::string> rest;
    std::copy_if(faces.begin(), faces.end(), std::back_inserter(rest),
                 [&](const std::string &face) { return std::find(gone.begin(), gone.end(), face) == gone.end(); });
    return rest;
}

std::string asName(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '.' || c == '+'; }, '_');
    return text;
}

/// Red 2, blue 2+2 … as the table of scrapping names them.
const std::vector<std::string> twos{"a.2", "b.2"};
const std::vector<std::string> twosAndThrees{"a.2", "b.2", "c.3", "d.3"};
const std::vector<std::string> bluesTwo{"b.2+2", "c.2+2"};
const std::vector<std::string> bluesTwoAndThree{"b.2+2", "c.2+2", "d.3+3", "e.3+3"};
const std::vector<std::string> greensThree{"d.3E", "e.3E"};
const std::vector<std::string> greensThreeAndFour{"d.3E", "e.3E", "f.4E", "g.4E"};

std::vector<std::string> together(std::vector<std::string> faces, const std::vector<std::string> &more)
{
    faces.insert(faces.end(), more.begin(), more.end());
    return faces;
}

/// What the sale of a face scraps, colour by colour.
std::vector<std::string> scrappedBySaleOf(const std::string &face)
{
    const std::string printed = face.substr(2);
    static const std::map<std::string, std::vector<std::string>> table{{"4", twos},         {"5", twosAndThrees},
                                                                       {"4+4", bluesTwo},   {"5+5", bluesTwoAndThree},
                                                                       {"6E", greensThree}, {"8E", greensThreeAndFour}};
    const auto found = table.find(printed);
    return found == table.end() ? std::vector<std::string>() : found->second;
}

/// A lone large company in the middle of its turn; one train of every face lies in the pool.
Table withAllFacesInThePool(const std::string &topCard)
{
    Table table(3);
    table.phase("d").deckFrom(topCard).operating("Ug", 100, "p1", 2000).established("Ug").round("OR1.1");
    for (const std::string &face : allFaces)
        table.train("pool", face);
    return table;
}

class Sale : public ::testing::TestWithParam<std::string>
{
};

// CZ-2.32, CZ-2.33, CZ-6.80, CZ-6.83: a sale scraps faces of its own colour only, everywhere.
TEST_P(Sale, ScrapsWhatItsFaceKills)
{
    Table table = withAllFacesInThePool(GetParam().substr(0, 1));

    table.after(buyTrain("Ug", GetParam()));

    EXPECT_THAT(table.trains("pool"), UnorderedElementsAreArray(without(allFaces, scrappedBySaleOf(GetParam()))));
}

// CZ-2.32, CZ-6.80: also when the card comes out of the pool; it is no new card then.
TEST_P(Sale, OfAPoolCardScrapsTheSameAndBeginsNoPhase)
{
    Table table = withAllFacesInThePool("d");

    table.after(buyFromPool("Ug", GetParam()));

    const std::vector<std::string> left = without(without(allFaces, {GetParam()}), scrappedBySaleOf(GetParam()));
    EXPECT_THAT(table.trains("pool"), UnorderedElementsAreArray(left));
    EXPECT_EQ(table.phase(), "d");
}

INSTANTIATE_TEST_SUITE_P(OfEveryFace, Sale, ::testing::ValuesIn(allFaces),
                         [](const auto &test) { return asName(test.param); });

struct ExportedCard
{
    std::string card;
    std::vector<std::string> scrapped;
};

class Export : public ::testing::TestWithParam<ExportedCard>
{
};

// CZ-2.32, CZ-6.91: an export counts as a sale of every face of the card.
TEST_P(Export, ScrapsWhatAllFacesOfTheCardKill)
{
    Table table = withAllFacesInThePool(GetParam().card);
    table.train("Ug", "h.5E").after({runTrains("Ug", 0), done("Ug")});

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_THAT(table.trains("pool"), UnorderedElementsAreArray(without(allFaces, GetParam().scrapped)));
}

INSTANTIATE_TEST_SUITE_P(
    OfEveryCard, Export,
    ::testing::Values(ExportedCard{"a", {}}, ExportedCard{"b", {}}, ExportedCard{"c", {}}, ExportedCard{"d", {}},
                      ExportedCard{"e", twos}, ExportedCard{"f", together(twos, bluesTwo)},
                      ExportedCard{"g", together(twosAndThrees, bluesTwo)},
                      ExportedCard{"h", together(twosAndThrees, bluesTwoAndThree)},
                      ExportedCard{"i", together(together(twosAndThrees, bluesTwoAndThree), greensThree)},
                      ExportedCard{"j", together(together(twosAndThrees, bluesTwoAndThree), greensThreeAndFour)}),
    [](const auto &test) { return "Card_" + test.param.card; });

class FirstCardOfALetter : public ::testing::TestWithParam<std::string>
{
};

// CZ-2.40, CZ-6.80
TEST_P(FirstCardOfALetter, BeginsItsPhaseOnWhicheverFaceItIsBought)
{
    const std::string card = GetParam().substr(0, 1);
    const std::string before = card == "a" ? "a" : std::string(1, static_cast<char>(card[0] - 1));
    Table table(3);
    table.phase(before).deckFrom(card).operating("Ug", 100, "p1", 2000).established("Ug").round("OR1.1");

    table.after(forced(buyTrain("Ug", GetParam()))); // before phase d no large company has a place for it

    EXPECT_EQ(table.phase(), card);
}

INSTANTIATE_TEST_SUITE_P(OfEveryFace, FirstCardOfALetter, ::testing::ValuesIn(allFaces),
                         [](const auto &test) { return asName(test.param); });

/// Lays a company out in a turn of its own, its income settled by the next purchase.
Table inTurn(const std::string &phase, const std::string &topCard, const std::string &company, int price)
{
    Table table(3);
    table.phase(phase).deckFrom(topCard).operating(company, price, "p1", 3000).established(company);
    return table.round("OR1.1");
}

// CZ-2.40
TEST(Phases, ASecondCardOfALetterAndAnOlderOneFromThePoolChangeNothing)
{
    Table table = inTurn("e", "e", "Ug", 100);
    table.train("pool", "b.2+2").after({buyTrain("Ug", "e.3E"), buyFromPool("Ug", "b.2+2")});
    EXPECT_EQ(table.phase(), "e");
}

// CZ-6.80: if letters were skipped, all their phases begin in turn.
TEST(Phases, SkippedLettersBeginOneAfterTheOther)
{
    Table table = inTurn("d", "g", "Ug", 100);
    table.after(buyTrain("Ug", "g.4E"));

    std::vector<std::string> begun;
    for (const Event &event : table.events()) {
        if (const auto *phase = std::get_if<PhaseBegan>(&event))
            begun.push_back(table.game().phases[phase->phase].name);
    }
    EXPECT_THAT(begun, ElementsAre("e", "f", "g"));
}

// CZ-1.35, CZ-2.40, CZ-5.6: medium companies open with the first b card, large ones with the first d card; an export
// counts.
TEST(Phases, AnExportOpensCompaniesToo)
{
    for (const auto &[card, company, price] : {std::tuple("b", "KFN", 60), std::tuple("d", "BY", 90)}) {
        const std::string before(1, static_cast<char>(card[0] - 1));
        Table table = inTurn(before, card, "BCB", 60);
        const std::string start = with(companyMove("start_company", "p1"), R"("company":")" + std::string(company) +
                                                                               R"(","price":)" + std::to_string(price));
        Table early = table;
        early.round("SR2");
        EXPECT_TRUE(refusesUnlessForced(early, start, "not-started-yet CZ-5.6"));

        table.train("BCB", "c.3").after({runTrains("BCB", 0), done("BCB")});

        EXPECT_EQ(table.round(), "SR2");
        EXPECT_EQ(table.phase(), card);
        EXPECT_EQ(table.refusal(start), "accepted");
    }
}

struct PhaseLimits
{
    const char *phase;
    int small;
    int medium; ///< 0: none exists yet
    int large;
};

class TrainLimits : public ::testing::TestWithParam<PhaseLimits>
{
protected:
    /// Whether a company that owns so many trains it can run may buy one more.
    static std::string verdict(const std::string &company, int price, const std::string &train, int owned)
    {
        Table table = inTurn(GetParam().phase, "j", company, price);
        for (int count = 0; count < owned; ++count)
            table.train(company, train);
        table.train("pool", train);
        if (owned > 0)
            table.after(runTrains(company, 0));
        return table.refusal(buyFromPool(company, train));
    }
};

// CZ-2.40, CZ-6.60
TEST_P(TrainLimits, AreThoseOfThePhase)
{
    const auto [phase, small, medium, large] = GetParam();
    for (const auto &[company, price, train, limit] :
         {std::tuple("BCB", 60, "g.5", small), std::tuple("KFN", 80, "h.5+5", medium),
          std::tuple("BY", 100, "h.5E", large)}) {
        if (limit == 0)
            continue;
        EXPECT_EQ(verdict(company, price, train, limit - 1), "accepted") << company;
        EXPECT_EQ(verdict(company, price, train, limit), "train-limit CZ-6.60") << company;
    }
}

INSTANTIATE_TEST_SUITE_P(AllPhases, TrainLimits,
                         ::testing::Values(PhaseLimits{"a", 3, 0, 0}, PhaseLimits{"b", 3, 3, 0},
                                           PhaseLimits{"c", 3, 3, 0}, PhaseLimits{"d", 3, 3, 3},
                                           PhaseLimits{"e", 2, 3, 3}, PhaseLimits{"f", 2, 2, 3},
                                           PhaseLimits{"g", 2, 2, 3}, PhaseLimits{"h", 1, 2, 3},
                                           PhaseLimits{"i", 1, 1, 3}, PhaseLimits{"j", 1, 1, 2}),
                         [](const auto &test) { return std::string("Phase") + test.param.phase; });

// CZ-2.33, CZ-10.32
TEST(Phases, AnECardScrapsThe2TrainsOnlyWhenItIsSoldAsA4)
{
    Table table = inTurn("d", "e", "KFN", 80);
    table.operating("BCB", 60, "p2", 500).train("BCB", "a.2").train("BCB", "a.2").operating("MW", 50, "p2", 0);
    table.train("MW", "b.2");

    table.after(buyTrain("KFN", "e.3+3")); // the first e card
    EXPECT_EQ(table.phase(), "e");
    EXPECT_THAT(table.trains("BCB"), ElementsAre("a.2", "a.2")); // limit 2 now
    EXPECT_THAT(table.trains("MW"), ElementsAre("b.2"));

    table.after(buyTrain("KFN", "e.4"));
    EXPECT_THAT(table.trains("BCB"), IsEmpty());
    EXPECT_THAT(table.trains("MW"), IsEmpty());
}

// CZ-6.91, CZ-10.33
TEST(Phases, TheExportOfAnECardScrapsAllRed2Trains)
{
    Table table(3);
    table.phase("e").deckFrom("e").operating("VBW", 70, "p1", 0).train("VBW", "a.2").train("VBW", "a.2");
    table.operating("MW", 65, "p1", 0).train("MW", "a.2").train("MW", "b.2");
    table.operating("KFN", 60, "p2", 0).train("KFN", "b.2+2").round("OR4.1");

    table.turnOf("KFN").after({runTrains("KFN", 0), done("KFN")});

    EXPECT_EQ(table.round(), "SR5");
    EXPECT_THAT(table.trains("VBW"), IsEmpty());
    EXPECT_THAT(table.trains("MW"), IsEmpty());
    EXPECT_THAT(table.trains("KFN"), ElementsAre("b.2+2"));
}

/// SR6 has just begun: the first h card was exported at the end of set 5.
class AfterTheExportOfH : public ::testing::Test
{
protected:
    AfterTheExportOfH()
    {
        table.phase("g").deckFrom("h").operating("BY", 120, "p1", 0).train("BY", "d.3E").train("BY", "f.4E");
        table.operating("KFN", 100, "p2", 0).train("KFN", "d.3+3").train("KFN", "b.2+2");
        table.operating("OFE", 70, "p1", 0).train("OFE", "e.4").train("OFE", "f.4");
        table.operating("EKJ", 60, "p2", 0).train("EKJ", "e.4").train("EKJ", "e.4");
        table.operating("BCB", 50, "p2", 0).train("BCB", "a.2").train("BCB", "c.3").round("OR5.2");
        table.turnOf("BCB").after({runTrains("BCB", 0), done("BCB")});
    }

    Table table{3};
};

// CZ-6.91, CZ-10.34
TEST_F(AfterTheExportOfH, AllThatItsThreeFacesKillIsGone)
{
    EXPECT_EQ(table.phase(), "h");
    EXPECT_THAT(table.trains("BCB"), IsEmpty());
    EXPECT_THAT(table.trains("KFN"), IsEmpty());
    EXPECT_THAT(table.trains("BY"), ElementsAre("d.3E", "f.4E"));
}

// CZ-6.90, CZ-6.92, CZ-10.34; appendix A: must-discard
TEST_F(AfterTheExportOfH, DiscardsComeFirstInTheStockRoundInTheOrderOfTheTable)
{
    EXPECT_EQ(table.round(), "SR6");
    EXPECT_EQ(table.turn(), "EKJ"); // before OFE in the table of companies, behind it on the chart
    EXPECT_TRUE(refusesEvenIfForced(table, companyMove("pass", "p1"), "must-discard CZ-6.92"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("OFE", "e.4"), "must-discard CZ-6.92"));

    table.after(discard("EKJ", "e.4")); // a move is needed although both are equal
    EXPECT_EQ(table.turn(), "OFE");
    table.after(discard("OFE", "f.4"));

    EXPECT_EQ(table.turn(), table.order().front());
    EXPECT_THAT(table.trains("pool"), ElementsAre("e.4", "f.4"));
    EXPECT_EQ(table.refusal(companyMove("pass", table.turn())), "accepted");
}

// CZ-6.93, CZ-10.35
TEST(Phases, ALateExportScrapsWhatNoSaleHadScrapped)
{
    Table table(3);
    table.phase("j").deckFrom("j").operating("PR", 231, "p1", 0).train("PR", "j.8E");
    table.operating("BN", 105, "p2", 0).train("BN", "e.3+3").train("pool", "d.3+3").train("pool", "f.4+4");
    table.round("OR7.2").turnOf("BN").after({runTrains("BN", 0), done("BN")});

    EXPECT_EQ(table.round(), "SR8");
    EXPECT_THAT(table.trains("BN"), IsEmpty());
    EXPECT_THAT(table.trains("pool"), ElementsAre("f.4+4"));
    EXPECT_EQ(table.phase(), "j");
}

// CZ-6.93: the second i card, if nobody had bought 5+5 or 6E.
TEST(Phases, AnExportCountsAlsoIfTheLetterIsNotNew)
{
    Table table(3);
    table.phase("i").deckFrom("i").operating("PR", 120, "p1", 0).train("PR", "d.3E").train("PR", "f.4E");
    table.operating("BN", 100, "p2", 0).train("BN", "e.3+3").round("OR6.2");
    table.turnOf("BN").after({runTrains("BN", 0), done("BN")});

    EXPECT_EQ(table.phase(), "i");
    EXPECT_THAT(table.trains("BN"), IsEmpty());
    EXPECT_THAT(table.trains("PR"), ElementsAre("f.4E"));
}

// CZ-6.91: the pool's cards stay.
TEST(Phases, PoolCardsAreNeverExported)
{
    Table table = inTurn("b", "b", "BCB", 60);
    table.train("pool", "a.2").train("BCB", "b.2").after({runTrains("BCB", 0), done("BCB")});

    EXPECT_THAT(table.trains("pool"), ElementsAre("a.2"));
    EXPECT_EQ(table.position().trains.left(table.game().findCard("b")), 3); // one of the four
}

/// Ug is about to buy the first f card; BTE, medium, owns two 2+2 and one 3+3; PR acts after Ug.
class FirstFCard : public ::testing::Test
{
protected:
    FirstFCard()
    {
        table.phase("e").deckFrom("f").operating("Ug", 120, "p1", 900).established("Ug");
        table.operating("BTE", 80, "p2", 0).operating("PR", 110, "p3", 900);
        for (const char *train : {"b.2+2", "b.2+2", "e.3+3"})
            table.train("BTE", train);
        table.train("Ug", "d.3E").train("PR", "d.3E").round("OR5.1").after(runTrains("Ug", 0));
    }

    Table table{3};
};

// CZ-6.90, CZ-10.36; appendix A: must-discard
TEST_F(FirstFCard, MakesAMediumCompanyDiscardBeforeTheBuyerGoesOn)
{
    table.after(buyTrain("Ug", "f.4"));

    EXPECT_EQ(table.phase(), "f");
    EXPECT_EQ(table.turn(), "BTE");
    for (const std::string &line :
         {buyTrain("Ug", "f.4E"), done("Ug"), companyMove("pass", "p1"), discard("Ug", "d.3E")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-discard CZ-6.90"));

    table.after(discard("BTE", "b.2+2"));
    EXPECT_EQ(table.turn(), "Ug");
    EXPECT_EQ(table.refusal(buyTrain("Ug", "f.4E")), "accepted");
}

// CZ-6.90, CZ-10.36
TEST_F(FirstFCard, LeavesThePooled2Plus2UntilTheFirst4Plus4)
{
    table.after({buyTrain("Ug", "f.4"), discard("BTE", "b.2+2"), done("Ug"), runTrains("PR", 0)});
    EXPECT_THAT(table.trains("pool"), ElementsAre("b.2+2"));

    table.after(buyTrain("PR", "f.4+4"));

    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_THAT(table.trains("BTE"), ElementsAre("e.3+3"));
}

// CZ-6.80: scrapping comes before the limits.
TEST_F(FirstFCard, MakesNobodyDiscardIfItsSaleScrapsEnough)
{
    table.after(buyTrain("Ug", "f.4+4"));

    EXPECT_EQ(table.turn(), "Ug");
    EXPECT_THAT(table.trains("BTE"), ElementsAre("e.3+3"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
}

// CZ-6.90
TEST_F(FirstFCard, ACompanyDiscardsATrainItOwns)
{
    table.after(buyTrain("Ug", "f.4"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("BTE", "c.2+2"), "no-such-train CZ-6.90"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("BTE", "2+2"), "unknown-name CZ-0.5"));
}

// CZ-6.90, CZ-9.38: it may choose its only runnable train; the obligation is checked at the end of its own turn.
TEST(Phases, AnOverfullCompanyMayGiveItsOnlyRunnableTrain)
{
    Table table = inTurn("e", "f", "KFN", 80);
    for (const char *train : {"c.3", "d.3", "b.2+2"})
        table.train("KFN", train);
    table.after(runTrains("KFN", 0));
    Table other = table;
    other.operating("Ug", 70, "p2", 900).after(forced(buyTrain("Ug", "f.4")));

    EXPECT_EQ(other.turn(), "KFN"); // in its own turn too
    EXPECT_TRUE(refusesEvenIfForced(other, done("KFN"), "must-discard CZ-6.90"));
    other.after(discard("KFN", "b.2+2"));
    EXPECT_TRUE(refusesUnlessForced(other, done("KFN"), "must-own-train CZ-6.62"));
}

/// Phase h: Ug buys the first i card; BN and ATE own two trains each, SX and Ug a 3E.
class FirstICard : public ::testing::Test
{
protected:
    FirstICard()
    {
        table.phase("h").deckFrom("i").operating("Ug", 120, "p1", 2000).established("Ug").train("Ug", "d.3E");
        table.operating("SX", 110, "p2", 0).train("SX", "d.3E");
        table.operating("ATE", 100, "p1", 0).train("ATE", "e.3+3").train("ATE", "g.4+4");
        table.operating("BN", 80, "p2", 0).train("BN", "e.3+3").train("BN", "f.4+4");
        table.round("OR7.1").after({runTrains("Ug", 0), buyTrain("Ug", "i.6E")});
    }

    Table table{3};
};

// CZ-6.80, CZ-6.90, CZ-10.54
TEST_F(FirstICard, ScrapsThe3EAndMakesTheMediumCompaniesDiscardInTheOrderOfTheTable)
{
    EXPECT_EQ(table.phase(), "i");
    EXPECT_EQ(table.cash("Ug"), 1200);
    EXPECT_THAT(table.trains("SX"), IsEmpty());
    EXPECT_THAT(table.trains("Ug"), ElementsAre("i.6E"));
    EXPECT_EQ(table.turn(), "BN");
    table.after(discard("BN", "e.3+3"));
    EXPECT_EQ(table.turn(), "ATE");
    table.after(discard("ATE", "e.3+3"));
    EXPECT_EQ(table.turn(), "Ug");
    EXPECT_THAT(table.trains("pool"), ElementsAre("e.3+3", "e.3+3"));
}

// CZ-6.81, CZ-10.54; appendix A: face-scrapped
TEST_F(FirstICard, LeavesTheOtherFacesOfAPooledCardForSale)
{
    table.after({discard("BN", "e.3+3"), discard("ATE", "e.3+3")});

    EXPECT_TRUE(refusesEvenIfForced(table, buyFromPool("Ug", "e.3E"), "face-scrapped CZ-6.81"));
    EXPECT_EQ(table.refusal(buyFromPool("Ug", "e.3+3")), "accepted");
    EXPECT_EQ(table.refusal(buyFromPool("Ug", "e.4")), "accepted");
}

// CZ-6.90: a company discards until it is within its limit, whatever train.
TEST(Phases, SeveralDiscardsOfOneCompanyFollowEachOther)
{
    Table table = inTurn("d", "h", "Ug", 100); // from limit 3 to limit 1 for small companies
    table.operating("BCB", 60, "p2", 0);
    for (const char *train : {"e.4", "f.4", "f.4"})
        table.train("BCB", train);
    table.after(buyTrain("Ug", "h.5E"));

    table.after({discard("BCB", "f.4"), discard("BCB", "e.4")});

    EXPECT_EQ(table.turn(), "Ug");
    EXPECT_THAT(table.trains("BCB"), ElementsAre("f.4"));
}

} // namespace
} // namespace flimnap::test
