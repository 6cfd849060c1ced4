#include "views/table_check.h"

#include <algorithm>

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Ge;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Le;
using ::testing::SizeIs;

// The printed values a group compares with its own box before it begins (CZ-1.7).

QList<QVariantMap> itemsOf(const QVariantList &sections)
{
    QList<QVariantMap> items;
    for (const QVariantMap &section : rowsOf(sections))
        items += rowsOf(section.value("items").toList());
    return items;
}

std::string pathOf(const QVariantMap &item)
{
    return item.value("path").toStringList().join('/').toStdString();
}

QVariantMap itemAt(const QVariantList &sections, const std::string &path)
{
    for (const QVariantMap &item : itemsOf(sections)) {
        if (pathOf(item) == path)
            return item;
    }
    ADD_FAILURE() << "nothing at " << path;
    return {};
}

/// A number that may stand there and is not what is printed.
int otherThan(const QVariantMap &item)
{
    const int value = number(item, "value");
    for (const QVariant &possible : item.value("among").toList()) {
        if (possible.toInt() != value)
            return possible.toInt();
    }
    return value < number(item, "most") ? value + 1 : value - 1;
}

class TableCheckTest : public GameViewTest
{
protected:
    [[nodiscard]] QVariantList check() const { return library.tableValues(config); }
    void change(const std::string &path, int value)
    {
        const QStringList keys = QString::fromStdString(path).split('/');
        const QVariantList asQmlHasIt(keys.begin(), keys.end());
        config.insert("overrides", library.withOverride(config.value("overrides").toMap(), asQmlHasIt, value, config));
    }
    [[nodiscard]] QVariantMap overrides() const { return config.value("overrides").toMap(); }
    /// The values of the game on the table.
    [[nodiscard]] QVariantList played() const { return tableValues(session().rules().game(), 3); }

    QVariantMap config = configOf({"Anna", "Boris", "Cyril"});
};

TEST_F(TableCheckTest, ShowsWhatIsPrintedForThisNumberOfPlayers)
{
    // CZ-3.1
    EXPECT_EQ(number(itemAt(check(), "start_cash"), "value"), 380);
    EXPECT_EQ(number(itemAt(check(), "certificate_limit"), "value"), 14);
    config = configOf({"Anna", "Boris", "Cyril", "Dana", "Eva"});
    EXPECT_EQ(number(itemAt(check(), "start_cash"), "value"), 250);
    EXPECT_EQ(number(itemAt(check(), "certificate_limit"), "value"), 10);
}

TEST_F(TableCheckTest, ShowsEverythingThatPrintingsDifferIn)
{
    const QVariantList sections = check();

    EXPECT_EQ(number(itemAt(sections, "local_prices/M3"), "value"), 50); // CZ-2.20
    EXPECT_EQ(number(itemAt(sections, "local_incomes/L"), "value"), 20); // CZ-2.20
    EXPECT_EQ(number(itemAt(sections, "sets/7/2"), "value"), 120);       // CZ-2.60
    EXPECT_EQ(said(itemAt(sections, "sets/7/2"), "label"), "OR 8.3");
    EXPECT_EQ(number(itemAt(sections, "cards/b"), "value"), 4); // CZ-2.30
    EXPECT_EQ(number(itemAt(sections, "trains/d.3+3/price"), "value"), 180);
    EXPECT_EQ(number(itemAt(sections, "train_limits/f/1"), "value"), 2); // CZ-2.40
    EXPECT_EQ(number(itemAt(sections, "pars/L/3"), "value"), 120);       // CZ-2.2
    EXPECT_EQ(number(itemAt(sections, "chart/45"), "value"), 370);       // CZ-2.70

    std::map<std::string, int> counts;
    for (const QVariantMap &item : itemsOf(sections))
        ++counts[said(QVariantMap{{"text", item.value("path").toStringList().front()}})];
    EXPECT_EQ(counts["local_prices"], 18); // CZ-2.20
    EXPECT_EQ(counts["local_incomes"], 3);
    EXPECT_EQ(counts["sets"], 13);                        // CZ-2.60
    EXPECT_EQ(counts["cards"], 9);                        // a to i; the j cards have no number
    EXPECT_EQ(counts["trains"], 1 + 2 + 2 + 7 * 3);       // CZ-2.30
    EXPECT_EQ(counts["train_limits"], 1 + 2 + 2 + 7 * 3); // CZ-2.40: where there are such companies
    EXPECT_EQ(counts["pars"], 5 + 5 + 4);                 // CZ-2.2
    EXPECT_EQ(counts["chart"], 46);                       // CZ-2.70
}

TEST_F(TableCheckTest, EveryValueCanBeAnotherAndIsThenPlayedWith)
{
    for (const QVariantMap &item : itemsOf(check())) {
        const int other = otherThan(item);
        ASSERT_NE(other, number(item, "value"));
        change(pathOf(item), other);

        ASSERT_EQ(said(library.create(config)), "") << pathOf(item) << " = " << other;
        EXPECT_EQ(number(itemAt(played(), pathOf(item)), "value"), other) << pathOf(item);
        EXPECT_EQ(number(itemAt(check(), pathOf(item)), "value"), other) << pathOf(item);
        EXPECT_EQ(number(itemAt(check(), pathOf(item)), "printed"), number(item, "value")) << pathOf(item);

        change(pathOf(item), number(item, "value")); // back to what is printed
        ASSERT_THAT(overrides(), IsEmpty()) << pathOf(item);
    }
}

TEST_F(TableCheckTest, AllValuesCanBeOthersAtOnce)
{
    // The chart first, from its dear end, so that its prices keep rising; each value as it stands then.
    std::vector<std::string> paths;
    for (const QVariantMap &item : itemsOf(check()))
        paths.insert(paths.begin(), pathOf(item));
    for (const std::string &path : paths)
        change(path, otherThan(itemAt(check(), path)));

    EXPECT_EQ(said(library.create(config)), "");
    for (const std::string &path : paths)
        EXPECT_EQ(number(itemAt(played(), path), "value"), number(itemAt(check(), path), "value")) << path;
}

TEST_F(TableCheckTest, OverridesAreAsTheJournalHasThem)
{
    change("start_cash", 350);
    change("trains/d.3/price", 110);
    change("local_incomes/S", 6);
    EXPECT_EQ(overrides(), QVariantMap({{"start_cash", 350},
                                        {"trains", QVariantMap{{"d.3", QVariantMap{{"price", 110}}}}},
                                        {"local_incomes", QVariantMap{{"S", 6}}}}));

    // Lists are overridden whole: CZ-1.7.
    config.remove("overrides");
    change("train_limits/b/1", 2);
    EXPECT_EQ(overrides()["train_limits"].toMap()["b"].toList(),
              QVariantList({3, 2, QVariant::fromValue(nullptr)})); // CZ-2.40: no large companies yet
    change("sets/4/1", 66);
    EXPECT_THAT(overrides()["sets"].toList(), SizeIs(8));
    EXPECT_EQ(overrides()["sets"].toList()[4].toList(), QVariantList({60, 66}));
}

TEST_F(TableCheckTest, AnInitialPriceGoesWithItsCellOfTheChart)
{
    change("chart/6", 61); // 60, where small and medium companies start: CZ-2.70

    EXPECT_EQ(number(itemAt(check(), "pars/S/2"), "value"), 61);
    EXPECT_EQ(number(itemAt(check(), "pars/M/0"), "value"), 61);
    EXPECT_EQ(said(library.create(config)), "");
    after({pass("p1"), pass("p2"), pass("p3")});
    EXPECT_FALSE(play(startCompany("p1", "BCB", 60)));
    EXPECT_TRUE(play(startCompany("p1", "BCB", 61)));
    EXPECT_EQ(number(company("BCB"), "price"), 61);

    change("chart/6", 60);
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckTest, PricesOfTheChartStayBetweenTheirNeighbours)
{
    const QVariantMap item = itemAt(check(), "chart/6"); // 60, between 58 and 63: CZ-2.70
    EXPECT_EQ(number(item, "least"), 59);
    EXPECT_EQ(number(item, "most"), 62);
    change("chart/7", 65 - 1);
    EXPECT_EQ(number(itemAt(check(), "chart/6"), "most"), 63);
}

TEST_F(TableCheckTest, EveryPrintedValueIsWithinItsBounds)
{
    for (const QVariantMap &item : itemsOf(check())) {
        EXPECT_THAT(number(item, "value"), AllOf(Ge(number(item, "least")), Le(number(item, "most")))) << pathOf(item);
        EXPECT_NE(said(item, "label"), "") << pathOf(item);
        if (const QVariantList among = item.value("among").toList(); !among.isEmpty()) {
            EXPECT_TRUE(among.contains(item.value("value"))) << pathOf(item);
        }
    }
}

TEST_F(TableCheckTest, ValuesThatDoNotFitTogetherAreToldWhenTheGameBegins)
{
    change("pars/S/0", 51); // no price of the chart
    EXPECT_THAT(said(library.create(config)), AllOf(HasSubstr("pars"), HasSubstr("51")));

    config.remove("overrides");
    change("chart/6", 70); // above the prices after it
    EXPECT_THAT(said(library.create(config)), HasSubstr("chart"));

    config.remove("overrides");
    change("cards/a", 0);
    EXPECT_THAT(said(library.create(config)), HasSubstr("cards.a"));
}

TEST_F(TableCheckTest, ScriptsNumbersAreNumbers)
{
    // QML may hand an override back with fractions that are none.
    config.insert("overrides", QVariantMap{{"sets", QVariantList{QVariantList{41.0}, QVariantList{45.0}}}});
    change("sets/0/0", 40);
    EXPECT_EQ(overrides()["sets"].toList()[1].toList(), QVariantList({45}));

    config.insert("overrides", QVariantMap{{"train_limits",
                                            QVariantMap{{"b", QVariantList{3.0, 2.0, QVariant::fromValue(nullptr)}}}}});
    change("train_limits/b/1", 3);
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckTest, WhatIsNoValueIsNoOverride)
{
    change("chart/99", 5);
    change("sets/0/7", 5);
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckTest, OtherOverridesAreLeftAlone)
{
    const QVariantMap homes{{"BCB", QStringList{"D17"}}};
    config.insert("overrides", QVariantMap{{"homes", homes}});
    change("start_cash", 350);
    change("start_cash", 380);

    EXPECT_EQ(overrides(), QVariantMap({{"homes", QVariantMap{{"BCB", QVariantList{"D17"}}}}}));
    EXPECT_EQ(said(library.create(config)), "");
}

TEST_F(TableCheckTest, AGameNobodyKnowsHasNoValues)
{
    config.insert("game", "18xy");
    EXPECT_THAT(check(), IsEmpty());
}

} // namespace
} // namespace flimnap::test
