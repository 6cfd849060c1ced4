#include "views/calculator_view.h"

#include <gmock/gmock.h>

#include "rows.h"
#include "support/journals.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class Calculation : public ::testing::Test
{
protected:
    [[nodiscard]] QVariantMap kind(const QString &game, const QString &label) const
    {
        return rowWith(calculator.kinds(game), "label", label);
    }
    [[nodiscard]] static std::vector<int> amounts(const QVariantMap &result)
    {
        std::vector<int> found;
        for (const QVariant &row : result.value("rows").toList())
            found.push_back(row.toMap().value("amount").toInt());
        return found;
    }
    [[nodiscard]] static std::string said(const QVariantMap &row, const QString &key) { return test::said(row, key); }

    CalculatorView calculator{library()};
};

TEST_F(Calculation, OffersEveryGameOnceInEachEdition)
{
    EXPECT_THAT(column(calculator.games(), "label"),
                ::testing::UnorderedElementsAre("18CZ", "18CZ", "1824", "18Lilliput", "1836jr(56)"));
    EXPECT_THAT(column(calculator.games(), "group"), Contains("Chinese edition"));
}

TEST_F(Calculation, KnowsTheKindsOfCompaniesOfAGame)
{
    EXPECT_THAT(column(calculator.kinds("18cz/ru/base"), "label"), ElementsAre("small", "medium", "large"));
    EXPECT_THAT(column(calculator.kinds("1836jr56/pl/base"), "label"),
                ElementsAre("company", "national company, 10 share(s)", "national company, 20 share(s)"));
    EXPECT_THAT(calculator.kinds("18xy/ru/base"), ::testing::IsEmpty());
}

TEST_F(Calculation, AsksOnlyForWhatTheGameHas)
{
    const QVariantMap corporation = kind("1836jr56/pl/base", "company");
    EXPECT_TRUE(corporation.value("hasPool").toBool());
    EXPECT_THAT(column(corporation.value("counted").toList(), "key"), ElementsAre("loans"));
    EXPECT_FALSE(corporation.value("hasLastRound").toBool());
    const QVariantMap coal = kind("1824/ru/base", "coal");
    EXPECT_TRUE(coal.value("minor").toBool());
    EXPECT_TRUE(coal.value("hasMines").toBool());
    const QVariantMap lilliput = calculator.kinds("18lilliput/cs/base")[0].toMap();
    EXPECT_THAT(column(lilliput.value("trains").toList(), "value"), Contains("3*")); // an obsolete one: LI-2.25
    EXPECT_TRUE(lilliput.value("hasLastRound").toBool());
}

TEST_F(Calculation, SaysWhatEverybodyHasAndHowThePriceMoves_AH10_23)
{
    const QVariantMap regional = kind("1824/ru/base", "regional");
    int cell = -1;
    for (const QVariant &price : regional.value("prices").toList()) {
        if (price.toMap().value("label") == "80 (R5C3)")
            cell = price.toMap().value("value").toInt();
    }
    const QVariantMap result = calculator.reckon({{"game", "1824/ru/base"},
                                                  {"kind", regional.value("value")},
                                                  {"percents", QVariantList{40, 30}},
                                                  {"revenue", 150},
                                                  {"mine", 10},
                                                  {"price", cell}});
    ASSERT_TRUE(result.value("ok").toBool()) << said(result, "reason");
    EXPECT_THAT(amounts(result), ElementsAre(60, 45, 10));
    EXPECT_EQ(said(result, "move"), "Price: 80 → 90");
    EXPECT_THAT(said(result, "text"), HasSubstr("Director: 60 G\nHolder 2: 45 G\nTreasury: 10 G\nPrice: 80 → 90"));
}

TEST_F(Calculation, AddsUpTrainsThatCountHalfAndDouble_LI_S15)
{
    const QVariantMap company = calculator.kinds("18lilliput/cs/base")[0].toMap();
    const QVariantMap result = calculator.reckon({{"game", "18lilliput/cs/base"},
                                                  {"kind", company.value("value")},
                                                  {"percents", QVariantList{50}},
                                                  {"routes", QVariantList{QVariantMap{{"train", "3D"}, {"value", 100}},
                                                                          QVariantMap{{"train", "3*"}, {"value", 90}}}},
                                                  {"pay", company.value("ways").toList()[0].toMap().value("value")}});
    ASSERT_TRUE(result.value("ok").toBool()) << said(result, "reason");
    EXPECT_EQ(result.value("income").toInt(), 240);
}

/// What the first kind of company of 18Lilliput does with the run of a 2-train that is worth 90.
QVariantMap lilliputRun(const CalculatorView &calculator, const QVariantMap &agreed, const QVariantMap &more)
{
    const QVariantMap company = calculator.kinds("18lilliput/cs/base", agreed)[0].toMap();
    QVariantMap question{{"game", "18lilliput/cs/base"},
                         {"agreed", agreed},
                         {"kind", company.value("value")},
                         {"percents", QVariantList{50, 10}},
                         {"routes", QVariantList{QVariantMap{{"train", "2"}, {"value", 90}}}},
                         {"pay", company.value("ways").toList()[0].toMap().value("value")}};
    question.insert(more);
    return calculator.reckon(question);
}

TEST_F(Calculation, PaysHalfWithBrobdingnag_LI_S35)
{
    const QVariantMap result = lilliputRun(calculator, {{"brobdingnag", true}}, {});
    ASSERT_TRUE(result.value("ok").toBool()) << said(result, "reason");
    EXPECT_THAT(amounts(result), ElementsAre(25, 5, 40));
}

TEST_F(Calculation, CountsTheBonusOfTheExpress_LI_S36)
{
    EXPECT_EQ(calculator.kinds("18lilliput/cs/base")[0].toMap().value("bonus").toInt(), 0);
    const QVariantMap agreed{{"ATE", true}};
    EXPECT_EQ(calculator.kinds("18lilliput/cs/base", agreed)[0].toMap().value("bonus").toInt(), 20);
    const QVariantList express{QVariantMap{{"train", "4D"}, {"value", 150}, {"bonus", 20}}};
    EXPECT_EQ(lilliputRun(calculator, agreed, {{"routes", express}}).value("income").toInt(), 320);
}

TEST_F(Calculation, ReadsTheLastRoundAsTheTableDoes_LI_D9)
{
    const QVariantList nothing{QVariantMap{{"train", "2"}, {"value", 0}}};
    int cell = -1;
    for (const QVariant &price : calculator.kinds("18lilliput/cs/base")[0].toMap().value("prices").toList())
        cell = price.toMap().value("label") == "100" ? price.toMap().value("value").toInt() : cell;
    const QVariantMap last{{"routes", nothing}, {"lastRound", true}, {"price", cell}};
    EXPECT_EQ(said(lilliputRun(calculator, {}, last), "move"), "Price: 100 → 80");
    EXPECT_EQ(said(lilliputRun(calculator, {{"LI-D9", true}}, last), "move"), "Price: 100 → 150");
}

TEST_F(Calculation, AsksOnlyWhatChangesAnIncome)
{
    EXPECT_THAT(column(calculator.switches("18lilliput/cs/base", {}).toggles, "key"),
                ElementsAre("ATE", "brobdingnag", "scenario"));
    EXPECT_THAT(column(calculator.switches("18lilliput/cs/base", {}).choices, "key"), ElementsAre("LI-D9"));
    EXPECT_THAT(column(calculator.switches("1836jr56/pl/base", {}).choices, "key"), ElementsAre("JR-D22"));
    EXPECT_TRUE(calculator.switches("18xy/ru/base", {}).isEmpty());
    const TableQuestion agreed = calculator.switches("18lilliput/cs/base", {{"brobdingnag", true}}).toggles[1];
    EXPECT_TRUE(agreed.value.toBool());
}

TEST_F(Calculation, MindsOnlyWhatTheGameKnowsOfWhatWasAgreedOn)
{
    const QVariantMap small = kind("18cz/ru/base", "small");
    const QVariantMap result = calculator.reckon({{"game", "18cz/ru/base"},
                                                  {"agreed", QVariantMap{{"brobdingnag", true}}},
                                                  {"kind", small.value("value")},
                                                  {"percents", QVariantList{50}},
                                                  {"revenue", 100}});
    EXPECT_THAT(amounts(result), ElementsAre(50, 0));
}

TEST_F(Calculation, GivesNobodyWhatDoesNotExist_LI2_6)
{
    const QVariantList percents = calculator.kinds("18lilliput/cs/base")[0].toMap().value("percents").toList();
    EXPECT_EQ(percents.back().toInt(), 80);
    EXPECT_EQ(calculator.percentsBeside(percents, 50).back().toInt(), 30);
    EXPECT_EQ(said(lilliputRun(calculator, {}, {{"percents", QVariantList{50, 40}}}), "reason"),
              "There is only 80 % of the shares.");
}

TEST_F(Calculation, KeepsWhatEverybodyHeldAsNearAsACompanyCan)
{
    const QVariantList quarters{0, 25, 50, 75, 100};
    const QVariantList tenths = calculator.kinds("18lilliput/cs/base")[0].toMap().value("percents").toList();
    EXPECT_EQ(calculator.fitted(tenths, {50, 25}), (QVariantList{50, 20}));
    EXPECT_EQ(calculator.fitted(quarters, {50, 30}), (QVariantList{50, 25}));
    EXPECT_EQ(calculator.fitted(tenths, {100, 50}), (QVariantList{80, 0})) << "there is no more";
}

TEST_F(Calculation, BeginsWithTheGameThatWasBegunLast)
{
    EXPECT_EQ(calculator.usualGame({"18cz", "zh", "training", {}}).toStdString(), "18cz/zh/base");
    EXPECT_EQ(calculator.usualGame({"18xy", "ru", {}, {}}),
              calculator.games().front().toMap().value("value").toString());
}

TEST_F(Calculation, SaysWhyNot)
{
    const QVariantMap small = kind("18cz/ru/base", "small");
    const QVariantMap result = calculator.reckon({{"game", "18cz/ru/base"},
                                                  {"kind", small.value("value")},
                                                  {"percents", QVariantList{75, 50}},
                                                  {"revenue", 100}});
    EXPECT_FALSE(result.value("ok").toBool());
    EXPECT_THAT(said(result, "reason"), Not(::testing::IsEmpty()));

    EXPECT_FALSE(calculator.reckon({{"game", "18xy/ru/base"}}).value("ok").toBool());
}

} // namespace
} // namespace flimnap::test
