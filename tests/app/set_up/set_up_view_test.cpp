#include "set_up/set_up_view.h"

#include <set>

#include <QCoreApplication>

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

/// The page for a new game, just opened by people who never played here.
class SetUpViewTest : public GameViewTest
{
protected:
    SetUpViewTest()
    {
        settings.setRememberedPlayers({});
        settings.setLastGame({});
        setUp.recall();
    }
    void choose(const QString &edition, const QString &code, const QString &variant = "base")
    {
        setUp.chooseEdition(edition);
        setUp.chooseGame(code);
        setUp.chooseVariant(variant);
    }
    /// The numbers of players this variant is for: it stays chosen with them.
    std::vector<int> countsOf(const QString &variant)
    {
        std::vector<int> counts;
        for (int count = 1; count <= 8; ++count) {
            setUp.chooseVariant(variant);
            setUp.chooseCount(count);
            if (setUp.variant() == variant && setUp.seats()->count() == count)
                counts.push_back(count);
        }
        return counts;
    }
    void turnOn(const QString &name)
    {
        const QList<TableQuestion> toggles = setUp.agreement().toggles;
        const auto toggle = std::ranges::find(toggles, name, &TableQuestion::key);
        ASSERT_NE(toggle, toggles.end());
        setUp.answer(toggle->answered("true"));
    }
    /// The lower price of the last column but one of what is printed of a ladder.
    void enterPrice(int price)
    {
        for (const TableSection &section : setUp.sections()) {
            if (!section.ladders.isEmpty())
                setUp.enter(section.ladders[0].columns[6].cells[1], price);
        }
    }
    [[nodiscard]] std::vector<std::string> names() { return column(setUp.seats(), "name"); }

    SetUpView setUp{configurations, settings};
};

TEST_F(SetUpViewTest, EveryRuleGroupHasItsGames)
{
    EXPECT_THAT(column(setUp.groups(), "label"),
                UnorderedElementsAre("Russian edition", "Chinese edition", "Czech edition", "Polish edition"));
    const auto titles = [&](const QString &edition) {
        setUp.chooseEdition(edition);
        return column(setUp.games(), "label");
    };
    EXPECT_THAT(titles("ru"), UnorderedElementsAre("18CZ", "1824"));
    EXPECT_THAT(titles("zh"), ElementsAre("18CZ"));
    EXPECT_THAT(titles("cs"), ElementsAre("18Lilliput"));
    EXPECT_THAT(titles("pl"), ElementsAre("1836jr(56)"));
}

TEST_F(SetUpViewTest, TheVariantsOf18CzAreForTheirNumbersOfPlayers)
{
    choose("ru", "18cz");
    EXPECT_THAT(column(setUp.variants(), "label"),
                UnorderedElementsAre("Base game", "Training game", "Bohemia, with Vaclav", "Moravia-Silesia"));
    EXPECT_THAT(countsOf("base"), ElementsAre(3, 4, 5, 6));      // CZ-1.1
    EXPECT_THAT(countsOf("training"), ElementsAre(2, 3, 4, 5));  // CZ-8.1
    EXPECT_THAT(countsOf("bohemia"), ElementsAre(2));            // CZ-8.20
    EXPECT_THAT(countsOf("moravia-silesia"), ElementsAre(2, 3)); // CZ-8.40
    EXPECT_EQ(setUp.counts().size(), 5);                         // 2 to 6
    choose("zh", "18cz");
    EXPECT_THAT(column(setUp.variants(), "value"), ElementsAre("base"));
    EXPECT_THAT(countsOf("base"), ElementsAre(3, 4, 5));
}

TEST_F(SetUpViewTest, TheVariantsOf1824AreForTheirNumbersOfPlayers)
{
    choose("ru", "1824");
    EXPECT_THAT(column(setUp.variants(), "label"),
                UnorderedElementsAre("Base game", "Cisleithania for two", "Cisleithania for three", "Goods Time"));
    // AH-1.1 to AH-1.5
    EXPECT_THAT(countsOf("base"), ElementsAre(3, 4, 5, 6));
    EXPECT_THAT(countsOf("cisleithania-2"), ElementsAre(2));
    EXPECT_THAT(countsOf("cisleithania-3"), ElementsAre(3));
    EXPECT_THAT(countsOf("goods-time"), ElementsAre(3, 4, 5, 6));
}

TEST_F(SetUpViewTest, LilliputIsForFourAtMostAndAloneAgainstGulliver_LI1_1)
{
    choose("cs", "18lilliput");
    EXPECT_THAT(column(setUp.variants(), "label"), UnorderedElementsAre("Base game", "Solo, against Gulliver"));
    EXPECT_THAT(countsOf("base"), ElementsAre(2, 3, 4));
    EXPECT_THAT(countsOf("solo"), ElementsAre(1));
}

TEST_F(SetUpViewTest, WhoeverIsSoManyGetsAVariantForThem)
{
    choose("ru", "18cz");
    setUp.chooseCount(2);
    EXPECT_NE(setUp.variant(), "base");
    EXPECT_EQ(setUp.seats()->count(), 2);

    const QString forTwo = setUp.variant();
    setUp.chooseCount(9); // nobody can
    EXPECT_EQ(setUp.variant(), forTwo);
    EXPECT_EQ(setUp.seats()->count(), 2);
}

TEST_F(SetUpViewTest, AnotherGameIsForAsManyIfItCanBe)
{
    choose("ru", "18cz");
    setUp.chooseCount(6);
    setUp.chooseEdition("cs");
    EXPECT_EQ(setUp.seats()->count(), 4); // LI-1.1: four at most
    setUp.chooseVariant("solo");
    EXPECT_EQ(setUp.seats()->count(), 1);
}

TEST_F(SetUpViewTest, PlayersAreNumberedUntilTheyHaveNames)
{
    choose("ru", "18cz");
    EXPECT_THAT(names(), ElementsAre("Player 1", "Player 2", "Player 3", "Player 4"));
    setUp.rename(1, "Boris");
    setUp.recolour(1, "#123456");
    EXPECT_THAT(names(), ElementsAre("Player 1", "Boris", "Player 3", "Player 4"));
    EXPECT_EQ(said(setUp.seats()->rows()[1].initial), "B");
    EXPECT_EQ(said(setUp.seats()->rows()[1].colour.name()), "#123456");

    setUp.rename(4, "nobody sits there");
    setUp.recolour(-1, "#123456");
    EXPECT_THAT(names(), ElementsAre("Player 1", "Boris", "Player 3", "Player 4"));
}

TEST_F(SetUpViewTest, WhoPlayedHereTheLastTimeSitsThereAgain)
{
    settings.setRememberedPlayers({{"Anna", "#123456"}, {"Alex", {}}, {"Cyril", {}}});
    setUp.recall();

    EXPECT_THAT(names(), ElementsAre("Anna", "Alex", "Cyril"));
    EXPECT_THAT(column(setUp.seats(), "colour"),
                ElementsAre("#123456", said(SetUpView::colours()[1]), said(SetUpView::colours()[2])));
    EXPECT_EQ(said(setUp.seats()->rows()[1].initial), "Al"); // Anna begins alike
    setUp.chooseCount(5);
    EXPECT_THAT(names(), ElementsAre("Anna", "Alex", "Cyril", "Player 4", "Player 5"));
}

TEST_F(SetUpViewTest, ASeatGoesToAnotherPlaceInTheOrder)
{
    choose("ru", "18cz");
    setUp.rename(0, "Anna");
    setUp.moveSeat(0, 2);
    EXPECT_THAT(names(), ElementsAre("Player 2", "Player 3", "Anna", "Player 4"));
    setUp.moveSeat(2, 99); // dragged over the edge
    EXPECT_THAT(names(), ElementsAre("Player 2", "Player 3", "Player 4", "Anna"));
    setUp.moveSeat(3, -7);
    EXPECT_THAT(names(), ElementsAre("Anna", "Player 2", "Player 3", "Player 4"));
    setUp.moveSeat(4, 0);
    EXPECT_THAT(names(), ElementsAre("Anna", "Player 2", "Player 3", "Player 4"));
}

TEST_F(SetUpViewTest, ShufflingLosesNobody)
{
    choose("ru", "18cz");
    std::set<std::vector<std::string>> orders;
    for (int i = 0; i < 50; ++i) {
        setUp.shuffle();
        EXPECT_THAT(names(), UnorderedElementsAre("Player 1", "Player 2", "Player 3", "Player 4"));
        orders.insert(names());
    }
    EXPECT_GT(orders.size(), 5U); // of 24
}

TEST_F(SetUpViewTest, TheGameHasTheNameItIsGiven)
{
    choose("cs", "18lilliput");
    EXPECT_EQ(said(setUp.config().title), "18Lilliput");
    setUp.chooseVariant("solo");
    EXPECT_EQ(said(setUp.config().title), "18Lilliput: Solo");
    setUp.chooseVariant("base");
    setUp.setTitle("  ");
    EXPECT_EQ(said(setUp.config().title), "18Lilliput");
    setUp.setTitle("Friday");
    EXPECT_EQ(said(setUp.config().title), "Friday");
    setUp.recall();
    EXPECT_EQ(said(setUp.title()), "");
}

TEST_F(SetUpViewTest, WhatWasBegunLastCanBeBegunAgain)
{
    choose("cs", "18lilliput");
    setUp.chooseCount(3);
    turnOn("brobdingnag");
    enterPrice(145);
    const Configuration begun = setUp.config();
    ASSERT_EQ(said(library.create(begun)), "");

    choose("ru", "1824");
    setUp.chooseCount(6);
    setUp.recall();
    EXPECT_EQ(setUp.config(), begun);
    EXPECT_THAT(said(setUp.differences()), HasSubstr("Share-price chart"));
}

TEST_F(SetUpViewTest, AGameThatIsNoLongerKnownIsNotRecalled)
{
    settings.setLastGame({"18xx", "eo", "moon", {}});
    setUp.recall();
    EXPECT_EQ(said(library.create(setUp.config())), "");
}

TEST_F(SetUpViewTest, ValuesOfAnotherBoxAreForgottenWithTheVariant)
{
    choose("ru", "18cz");
    setUp.enter(setUp.sections()[0].numbers[0], 350);
    EXPECT_NE(said(setUp.differences()), "");
    setUp.chooseVariant("training");
    EXPECT_TRUE(setUp.config().overrides.isEmpty());
}

TEST_F(SetUpViewTest, TheValuesAreAskedForAnewOnlyWhenTheyAreOthers)
{
    choose("cs", "18lilliput");
    QCoreApplication::processEvents();
    int times = 0;
    QObject::connect(&setUp, &SetUpView::sectionsChanged, [&] { ++times; });
    const auto askedFor = [&] {
        times = 0;
        QCoreApplication::processEvents();
        return times;
    };

    enterPrice(145);
    EXPECT_EQ(askedFor(), 0);
    setUp.rename(0, "Anna");
    EXPECT_EQ(askedFor(), 0);
    setUp.resizeChart(14);
    EXPECT_EQ(askedFor(), 1);
    turnOn("brobdingnag");
    EXPECT_EQ(askedFor(), 1);
    setUp.chooseCount(2);
    EXPECT_EQ(askedFor(), 1);
    setUp.chooseEdition("pl");
    EXPECT_EQ(askedFor(), 1);
    setUp.chooseEdition("pl");
    EXPECT_EQ(askedFor(), 0);
}

TEST_F(SetUpViewTest, PricesThatCannotBePrintedAreTold)
{
    choose("cs", "18lilliput");
    EXPECT_EQ(said(setUp.chartFault()), "");
    EXPECT_EQ(setUp.pricesToCompare().size(), 14);
    enterPrice(118); // falls
    EXPECT_NE(said(setUp.chartFault()), "");
}

} // namespace
} // namespace flimnap::test
