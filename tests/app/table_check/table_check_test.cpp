#include "table_check/table_check.h"

#include <algorithm>

#include "features/action_cards/standing.h"
#include "game_fixture.h"
#include "set_up/reading_rows.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Ge;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Le;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

// The printed values a group compares with its own box before it begins (CZ-1.7).

// Items of all kinds beside one another, with the same names for what they have in common.

QVariantMap itemOf(const TableNumber &number)
{
    QVariantMap item = mapOf(number);
    item.insert("kind", "number");
    item.insert("path", number.path);
    item.insert("among", QVariant::fromValue(number.among));
    return item;
}

QVariantMap itemOf(const TableLot &lot)
{
    QVariantMap item = itemOf(lot.bid);
    item.insert({{"kind", "lot"}, {"railway", lot.railway}, {"options", QVariant::fromValue(lot.options)}});
    return item;
}

QVariantMap itemOf(const TableQuestion &question)
{
    QVariantMap item = mapOf(question);
    item.insert({{"kind", question.isSwitch         ? "switch"
                          : question.takesSeveral() ? "set"
                                                    : "choice"},
                 {"path", question.path},
                 {"value", question.value.toVariant()},
                 {"printed", question.printed.toVariant()},
                 {"question", QVariant::fromValue(question)}});
    return item;
}

QVariantMap itemOf(const TableLadder &ladder)
{
    QVariantMap item = mapOf(ladder);
    item.insert({{"kind", "ladder"},
                 {"path", QStringList{"chart"}},
                 {"label", "chart"},
                 {"value", ladder.prices.toVariantList()},
                 {"printed", ladder.printed.toVariantList()},
                 {"ladder", QVariant::fromValue(ladder)}});
    return item;
}

QVariantMap itemOf(const TableCompany &company)
{
    QVariantMap item = mapOf(company);
    item.insert({{"kind", "company"}, {"path", QStringList{"companies", company.key}}});
    return item;
}

QList<QVariantMap> itemsOf(const TableSection &section)
{
    QList<QVariantMap> items;
    const auto add = [&](const auto &rows) {
        for (const auto &row : rows)
            items.append(itemOf(row));
    };
    add(section.numbers);
    add(section.lots);
    add(section.questions);
    add(section.ladders);
    add(section.companies);
    return items;
}

QList<QVariantMap> itemsOf(const QList<TableSection> &sections)
{
    QList<QVariantMap> items;
    for (const TableSection &section : sections)
        items += itemsOf(section);
    return items;
}

std::string pathOf(const QVariantMap &item)
{
    return item.value("path").toStringList().join('/').toStdString();
}

QVariantMap itemAt(const QList<TableSection> &sections, const std::string &path)
{
    for (const QVariantMap &item : itemsOf(sections)) {
        if (pathOf(item) == path)
            return item;
    }
    ADD_FAILURE() << "nothing at " << path;
    return {};
}

/// Another way to play than the one shown.
QVariant otherChoice(const QVariantMap &item)
{
    const auto question = item.value("question").value<TableQuestion>();
    for (const Option &option : question.options) {
        if (question.takesSeveral() || !question.has(option.value))
            return question.answered(option.value).value.toVariant();
    }
    return question.answered("true").value.toVariant();
}

/// A number that may stand there and is not what is printed.
int otherThan(const QVariantMap &item)
{
    const int value = number(item, "value");
    for (const int possible : item.value("among").value<QList<int>>()) {
        if (possible != value)
            return possible;
    }
    return value < number(item, "most") ? value + 1 : value - 1;
}

class TableCheckTest : public GameViewTest
{
protected:
    /// All that is asked: the printed values, and how the rules are read.
    [[nodiscard]] QList<TableSection> check() const
    {
        return withReadings(configurations.tableValues(config), configurations.readings(config));
    }
    void change(const std::string &path, const QVariant &value)
    {
        const QStringList keys = QString::fromStdString(path).split('/');
        config.overrides = configurations.withOverride(config, keys, QJsonValue::fromVariant(value));
    }
    /// A printed value is overridden, a reading switched.
    void change(const QVariantMap &item, const QVariant &value)
    {
        if (item.value("kind") == "switch")
            config.switches =
                configurations.withSwitch(config, item.value("key").toString(), QJsonValue::fromVariant(value));
        else
            change(pathOf(item), value);
    }
    [[nodiscard]] QVariantMap overrides() const { return config.overrides.toVariantMap(); }
    /// The values of the game on the table.
    [[nodiscard]] QList<TableSection> played() const
    {
        const auto seats = static_cast<int>(session().rules().seats().size());
        return withReadings(tableValues(session().rules().game(), seats), readingRows(session().rules().game(), seats));
    }
    static QList<TableSection> withReadings(QList<TableSection> sections, const QList<TableQuestion> &readings)
    {
        if (!readings.isEmpty())
            sections.append({.title = "readings", .questions = readings});
        return sections;
    }

    Configuration config = configOf({"Anna", "Boris", "Cyril"});
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
    const QList<TableSection> sections = check();

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

/// What is printed as a number; how a rule is read is none.
std::vector<QVariantMap> valuesOf(const QList<TableSection> &sections)
{
    std::vector<QVariantMap> values;
    for (const QVariantMap &item : itemsOf(sections)) {
        if (item.value("kind") != "switch")
            values.push_back(item);
    }
    return values;
}

TEST_F(TableCheckTest, EveryValueCanBeAnotherAndIsThenPlayedWith)
{
    for (const QVariantMap &item : valuesOf(check())) {
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
    for (const QVariantMap &item : valuesOf(check()))
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
    config.overrides = {};
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
        if (const auto among = item.value("among").value<QList<int>>(); !among.isEmpty()) {
            EXPECT_TRUE(among.contains(number(item, "value"))) << pathOf(item);
        }
    }
}

TEST_F(TableCheckTest, ValuesThatDoNotFitTogetherAreToldWhenTheGameBegins)
{
    change("pars/S/0", 51); // no price of the chart
    EXPECT_THAT(said(library.create(config)), AllOf(HasSubstr("pars"), HasSubstr("51")));

    config.overrides = {};
    change("chart/6", 70); // above the prices after it
    EXPECT_THAT(said(library.create(config)), HasSubstr("chart"));

    config.overrides = {};
    change("cards/a", 0);
    EXPECT_THAT(said(library.create(config)), HasSubstr("cards.a"));
}

TEST_F(TableCheckTest, ScriptsNumbersAreNumbers)
{
    // QML may hand an override back with fractions that are none.
    config.overrides = jsonOf({{"sets", QVariantList{QVariantList{41.0}, QVariantList{45.0}}}});
    change("sets/0/0", 40);
    EXPECT_EQ(overrides()["sets"].toList()[1].toList(), QVariantList{45});

    config.overrides =
        jsonOf({{"train_limits", QVariantMap{{"b", QVariantList{3.0, 2.0, QVariant::fromValue(nullptr)}}}}});
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
    config.overrides = jsonOf({{"homes", homes}});
    change("start_cash", 350);
    change("start_cash", 380);

    EXPECT_EQ(overrides(), QVariantMap({{"homes", QVariantMap{{"BCB", QVariantList{"D17"}}}}}));
    EXPECT_EQ(said(library.create(config)), "");
}

class TableCheck1824 : public TableCheckTest, public ::testing::WithParamInterface<const char *>
{
protected:
    TableCheck1824()
    {
        config = configOf(std::string(GetParam()) == "cisleithania-2" ? QStringList{"Anna", "Boris"}
                                                                      : QStringList{"Anna", "Boris", "Cyril"});
        config.game = "1824";
        config.variant = GetParam();
    }
};

TEST_P(TableCheck1824, EveryValueCanBeAnotherAndIsThenPlayedWith)
{
    for (const QVariantMap &item : itemsOf(check())) {
        const bool isNumber = item.value("kind") == "number";
        const QVariant other = isNumber ? QVariant(otherThan(item)) : otherChoice(item);
        change(item, other);

        ASSERT_EQ(said(library.create(config)), "") << pathOf(item) << " = " << said(other.toString());
        EXPECT_EQ(itemAt(played(), pathOf(item)).value("value"), itemAt(check(), pathOf(item)).value("value"))
            << pathOf(item);
        EXPECT_NE(itemAt(check(), pathOf(item)).value("value"), item.value("value")) << pathOf(item);
        EXPECT_EQ(itemAt(check(), pathOf(item)).value("printed"), item.value("value")) << pathOf(item);

        change(item, item.value("value")); // back to what is printed
        ASSERT_THAT(overrides(), IsEmpty()) << pathOf(item);
        ASSERT_THAT(config.switches.toVariantMap(), IsEmpty()) << pathOf(item);
    }
}

const auto nameOfVariant = [](const ::testing::TestParamInfo<const char *> &tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
};

INSTANTIATE_TEST_SUITE_P(Variants, TableCheck1824,
                         ::testing::Values("base", "cisleithania-2", "cisleithania-3", "goods-time"), nameOfVariant);

struct VariantTable
{
    const char *edition;
    const char *variant;
    int players;
};

class TableCheckVariants : public TableCheckTest, public ::testing::WithParamInterface<VariantTable>
{
protected:
    TableCheckVariants()
    {
        const QStringList names{"Anna", "Boris", "Cyril", "Dana", "Eva"};
        config = configOf(names.first(GetParam().players));
        config.edition = GetParam().edition;
        config.variant = GetParam().variant;
    }
};

TEST_P(TableCheckVariants, EveryValueCanBeAnotherAndIsThenPlayedWith)
{
    for (const QVariantMap &item : itemsOf(check())) {
        const bool isSet = item.value("kind") == "set" || item.value("kind") == "switch";
        const QVariant other = isSet ? otherChoice(item) : QVariant(otherThan(item));
        change(item, other);

        ASSERT_EQ(said(library.create(config)), "") << pathOf(item) << " = " << said(other.toString());
        EXPECT_EQ(itemAt(played(), pathOf(item)).value("value"), itemAt(check(), pathOf(item)).value("value"))
            << pathOf(item);
        EXPECT_NE(itemAt(check(), pathOf(item)).value("value"), item.value("value")) << pathOf(item);
        EXPECT_EQ(itemAt(check(), pathOf(item)).value("printed"), item.value("value")) << pathOf(item);

        change(item, item.value("value")); // back to what is printed
        ASSERT_THAT(overrides(), IsEmpty()) << pathOf(item);
        ASSERT_THAT(config.switches.toVariantMap(), IsEmpty()) << pathOf(item);
    }
}

TEST_P(TableCheckVariants, NoSectionIsEmpty)
{
    for (const TableSection &section : check()) {
        EXPECT_THAT(itemsOf(section), Not(IsEmpty())) << said(section.title);
        for (const QVariantMap &item : itemsOf(section))
            EXPECT_NE(said(item, "label"), "") << pathOf(item);
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, TableCheckVariants,
                         ::testing::Values(VariantTable{"ru", "training", 2}, VariantTable{"ru", "training", 5},
                                           VariantTable{"ru", "bohemia", 2}, VariantTable{"ru", "moravia-silesia", 2},
                                           VariantTable{"ru", "moravia-silesia", 3}, VariantTable{"zh", "base", 3}),
                         [](const ::testing::TestParamInfo<VariantTable> &tested) {
                             std::string name = std::string(tested.param.edition) + "_" + tested.param.variant + "_" +
                                                std::to_string(tested.param.players);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_F(TableCheckTest, TheTrainingGameHasNeitherSharesNorSets_CZ8_2)
{
    config = configOf({"Anna", "Boris", "Cyril", "Dana"});
    config.variant = "training";
    std::vector<std::string> titles;
    for (const TableSection &section : check())
        titles.push_back(said(section.title));

    EXPECT_THAT(titles, ElementsAre("At the start", "Number of train cards", "Train prices",
                                    "When trains leave the game", "Train limits"));
    EXPECT_THAT(column(check().front().numbers, "label"), ElementsAre("Treasury of a company", "Rounds of the game"));
    EXPECT_EQ(number(itemAt(check(), "start_cash"), "value"), 130);
    EXPECT_EQ(number(itemAt(check(), "rounds"), "value"), 10);
    EXPECT_EQ(said(itemAt(check(), "train_limits/1"), "label"), "Phase 1");
}

TEST_F(TableCheckTest, CardsAreThoseOfTheNumberOfPlayers)
{
    const auto cards = [&](const QStringList &names, const char *variant) {
        config = configOf(names);
        config.variant = variant;
        std::string counts;
        for (const QVariantMap &item : itemsOf(check())) {
            if (pathOf(item).starts_with("cards/"))
                counts += std::to_string(number(item, "value"));
        }
        return counts;
    };
    // CZ-8.2, CZ-8.45
    EXPECT_EQ(cards({"Anna", "Boris"}, "training"), "3211");
    EXPECT_EQ(cards({"Anna", "Boris", "Cyril", "Dana", "Eva"}, "training"), "6541");
    EXPECT_EQ(cards({"Anna", "Boris"}, "moravia-silesia"), "5432");
    EXPECT_EQ(cards({"Anna", "Boris", "Cyril"}, "moravia-silesia"), "6533");
}

TEST_F(TableCheckTest, BohemiaHasThePrivateRailwaysOfItsHalf)
{
    config = configOf({"Anna", "Boris"});
    config.variant = "bohemia";
    const QList<QVariantMap> items = itemsOf(check());

    EXPECT_EQ(std::count_if(items.begin(), items.end(),
                            [](const QVariantMap &item) { return pathOf(item).starts_with("local_prices/"); }),
              9);                                                   // CZ-8.21
    EXPECT_EQ(number(itemAt(check(), "start_cash"), "value"), 280); // CZ-8.20
}

/// Moravia-Silesia for three.
class TableCheckLots : public TableCheckTest
{
protected:
    TableCheckLots() { config.variant = "moravia-silesia"; }

    [[nodiscard]] std::vector<std::string> lots() const
    {
        std::vector<std::string> lots;
        for (const QVariantMap &item : itemsOf(check())) {
            if (item.value("kind") == "lot")
                lots.push_back(said(item, "railway") + " " + std::to_string(number(item, "value")));
        }
        return lots;
    }
};

TEST_F(TableCheckLots, AreShownInPlaceOfPrices_CZ8_47)
{
    EXPECT_THAT(lots(), ElementsAre("S1 25", "M1 40", "L1 55", "MW 50", "3E 50"));
    for (const QVariantMap &item : itemsOf(check()))
        EXPECT_FALSE(pathOf(item).starts_with("local_prices")) << pathOf(item);
}

TEST_F(TableCheckLots, AreExchangedForAnotherLocalAtItsPrice)
{
    change("lots/M1", "S5");

    EXPECT_THAT(lots(), ElementsAre("S1 25", "S5 45", "L1 55", "MW 50", "3E 50")); // CZ-2.20
    EXPECT_EQ(overrides()["lots"].toMap(), QVariantMap({{"S1", 25}, {"S5", 45}, {"L1", 55}, {"MW", 50}, {"3E", 50}}));
    change("lots/S5", 42);
    change("start_cash", 460);
    EXPECT_THAT(lots(), Contains("S5 42"));
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_FALSE(play(R"({"move":"bid","by":"p1","private":"M1","amount":60})"));
    EXPECT_FALSE(play(R"({"move":"bid","by":"p1","private":"S5","amount":41})"));
    EXPECT_TRUE(play(R"({"move":"bid","by":"p1","private":"S5","amount":42})"));

    change("start_cash", 450);
    change("lots/S5", "M1");
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckLots, AreFiveDifferentRailways)
{
    const auto choices = [&](const char *path) {
        return column(itemAt(check(), path).value("options").value<QList<Option>>(), "value");
    };
    EXPECT_THAT(choices("lots/S1"), AllOf(SizeIs(18 - 2), Contains("S1"), Not(Contains("M1")), Not(Contains("MW"))));
    EXPECT_THAT(choices("lots/MW"), IsEmpty());

    change("lots/S1", "M1");
    EXPECT_THAT(overrides(), IsEmpty());
    change("lots/S1", "S2");
    EXPECT_THAT(choices("lots/L1"), AllOf(Contains("S1"), Not(Contains("S2"))));
}

TEST_F(TableCheckTest, ShowsTheSwitchesOf1824_AH1_6)
{
    config = configOf({"Anna", "Boris"});
    config.game = "1824";
    config.variant = "cisleithania-2";
    const QList<TableSection> sections = check();

    EXPECT_EQ(number(itemAt(sections, "start_cash"), "value"), 830);          // AH-2.27
    EXPECT_EQ(number(itemAt(sections, "certificate_limit"), "value"), 14);    // AH-2.27
    EXPECT_EQ(number(itemAt(sections, "operating_rounds/5"), "value"), 2);    // A-02
    EXPECT_EQ(number(itemAt(sections, "operating_rounds/6"), "value"), 3);    // AH-2.19
    EXPECT_EQ(number(itemAt(sections, "cards/1g"), "value"), 3);              // AH-2.15
    EXPECT_EQ(number(itemAt(sections, "trains/4/price"), "value"), 280);      // AH-2.15
    EXPECT_EQ(number(itemAt(sections, "trains/4/trade_in/3"), "value"), 190); // AH-2.15
    EXPECT_EQ(number(itemAt(sections, "chart/6/1"), "value"), 50);            // R7C2, AH-2.21
    EXPECT_EQ(itemAt(sections, "rusts_on/1g").value("value").toStringList(), QStringList({"3g", "4g", "5g"}));
    EXPECT_EQ(itemAt(sections, "rusts_on/6").value("value").toStringList(), QStringList()); // never
    EXPECT_EQ(said(itemAt(sections, "emergency"), "value"), "any");                         // A-15
    EXPECT_EQ(said(itemAt(sections, "frozen20"), "value"), "immediate");                    // A-09
    EXPECT_EQ(said(itemAt(sections, "bond_rounding"), "value"), "up");                      // A-29
    EXPECT_EQ(itemAt(sections, "pool_limit").value("value"), 50);                           // A-30
    EXPECT_EQ(itemAt(sections, "income_bonuses/Bukowina").value("value"), true);            // AH-8.20
    std::string first;
    for (int place = 0; place < 8; place += 2)
        first += said(itemAt(sections, "draft_order/" + std::to_string(place)), "value") + " ";
    EXPECT_EQ(first, "p1 p2 p2 p1 "); // AH-8.4
}

TEST_F(TableCheckTest, ThreePlayersMayPlayWithTheBonusForBukowina_AH8_23)
{
    config = configOf({"Anna", "Boris", "Cyril"});
    config.game = "1824";
    config.variant = "cisleithania-3";
    EXPECT_EQ(itemAt(check(), "income_bonuses/Bukowina").value("value"), false); // A-32

    change("income_bonuses/Bukowina", true);

    EXPECT_EQ(overrides()["income_bonuses"].toMap(), (QVariantMap{{"Bukowina", true}}));
    EXPECT_EQ(itemAt(check(), "income_bonuses/Bukowina").value("value"), true);
}

TEST_F(TableCheckTest, WhoIsNotFirstAtAStackOfTheDraftGetsTheRest)
{
    config = configOf({"Anna", "Boris"});
    config.game = "1824";
    config.variant = "cisleithania-2";

    change("draft_order/0", "p2");

    EXPECT_EQ(overrides()["draft_order"].toStringList(),
              QStringList({"p2", "p1", "p2", "p1", "p2", "p1", "p1", "p2"})); // AH-8.4
}

TEST_F(TableCheckTest, AsksOnlyWhatAGameHas)
{
    const auto asks = [&](const std::string &path) {
        const QList<QVariantMap> items = itemsOf(check());
        return std::any_of(items.begin(), items.end(),
                           [&](const QVariantMap &item) { return pathOf(item).starts_with(path); });
    };
    for (const char *path : {"emergency", "frozen20", "rusts_on", "operating_rounds", "draft_order", "bond_rounding"})
        EXPECT_FALSE(asks(path)) << path;

    config.game = "1824";
    for (const char *path : {"emergency", "frozen20", "rusts_on", "operating_rounds"})
        EXPECT_TRUE(asks(path)) << path;
    for (const char *path : {"draft_order", "bond_rounding", "pool_limit", "income_bonuses", "sets"})
        EXPECT_FALSE(asks(path)) << path;
}

TEST_F(TableCheckTest, InitialPricesOf1824GoWithTheirColumnAlone)
{
    config.game = "1824";
    change("chart/2/3", 115); // R3C4, no initial price
    EXPECT_FALSE(overrides().contains("pars"));
    change("chart/2/2", 105); // R3C3, where regional railways start at 100
    EXPECT_EQ(number(itemAt(check(), "pars/R/4"), "value"), 105);
}

TEST_F(TableCheckTest, WhatTakesATrainOutOfTheGameIsAListOfTrains)
{
    config.game = "1824";
    const auto killers = [&](const std::string &path) {
        return column(itemAt(check(), path).value("options").value<QList<Option>>(), "value");
    };
    EXPECT_THAT(killers("rusts_on/5"), ElementsAre("6", "8", "10"));
    EXPECT_THAT(killers("rusts_on/3g"), AllOf(Contains("4g"), Contains("5g"), Contains("10"), Not(Contains("2g"))));
    change("rusts_on/3g", QStringList{"5g", "10"}); // AH-2.17: as the phases' table of the Russian rules has it
    EXPECT_EQ(overrides()["rusts_on"].toMap()["3g"].toList(), QVariantList({"5g", "10"}));
    EXPECT_EQ(said(library.create(config)), "");
    EXPECT_EQ(itemAt(played(), "rusts_on/3g").value("value").toStringList(), QStringList({"10", "5g"}));
}

/// 18Lilliput for four, unless the test says otherwise.
class TableCheckLilliput : public TableCheckTest
{
protected:
    TableCheckLilliput() { play({"Anna", "Boris", "Cyril", "Dana"}); }

    void play(const QStringList &names)
    {
        config = configOf(names);
        config.game = "18lilliput";
        config.edition = "cs";
        config.variant = names.size() == 1 ? "solo" : "base";
    }
    [[nodiscard]] QVariantMap chart() const { return itemAt(check(), "chart"); }
    [[nodiscard]] std::vector<int> prices() const
    {
        std::vector<int> prices;
        for (const QVariant &price : chart().value("value").toList())
            prices.push_back(price.toInt());
        return prices;
    }
    [[nodiscard]] std::string fault() const { return said(configurations.chartFault(config)); }
    [[nodiscard]] std::string question(const char *name) const { return said(itemAt(check(), name), "label"); }
};

TEST_F(TableCheckLilliput, AsksOnlyWhatTheGameHas)
{
    std::vector<std::string> titles;
    for (const TableSection &section : check())
        titles.push_back(said(section.title));

    EXPECT_THAT(titles, ElementsAre("At the start", "Number of train cards", "Train prices", "Train limits",
                                    "Share-price chart", "Companies that are founded later", "readings"));
}

TEST_F(TableCheckLilliput, ShowsWhatIsPrintedForThisNumberOfPlayers)
{
    const auto shown = [&](const QStringList &names) {
        play(names);
        std::vector<int> values;
        for (const char *path :
             {"start_cash", "certificate_limit", "rounds", "cards/2", "cards/3", "cards/4", "cards/5", "cards/3D"})
            values.push_back(number(itemAt(check(), path), "value"));
        return values;
    };
    // LI-1.2, LI-5.23
    EXPECT_THAT(shown({"Anna"}), ElementsAre(30, 5, 8, 2, 2, 2, 2, 2));
    EXPECT_THAT(shown({"Anna", "Boris"}), ElementsAre(30, 5, 8, 2, 3, 3, 2, 2));
    EXPECT_THAT(shown({"Anna", "Boris", "Cyril"}), ElementsAre(30, 5, 9, 2, 5, 4, 3, 2));
    EXPECT_THAT(shown({"Anna", "Boris", "Cyril", "Dana"}), ElementsAre(30, 5, 8, 2, 6, 5, 4, 3));
}

TEST_F(TableCheckLilliput, ATrainHasOnePriceAndAPhaseOneLimit)
{
    std::string trains;
    std::string limits;
    for (const QVariantMap &item : itemsOf(check())) {
        if (pathOf(item).starts_with("trains/"))
            trains += said(item, "label") + ":" + std::to_string(number(item, "value")) + " ";
        if (pathOf(item).starts_with("train_limits/"))
            limits += said(item, "label") + ":" + std::to_string(number(item, "value")) + " ";
    }
    EXPECT_EQ(trains, "2:80 3:150 4:300 5:400 3D:500 4D:650 "); // LI-2.14 to LI-2.19
    EXPECT_EQ(limits, "Phase 1:4 Phase 2:4 Phase 3:4 Phase 4:3 Phase 5:2 Phase 6:2 Phase 7:2 ");

    change("train_limits/4", 4);
    EXPECT_EQ(number(itemAt(check(), "train_limits/4"), "value"), 4);
    ASSERT_EQ(said(library.create(config)), "");
    for (const char *size : {"starting", "later"}) {
        const GameDefinition &tables = session().rules().game();
        EXPECT_EQ(tables.phases[tables.findPhase("4")].trainLimit[tables.findClass(size)], 4) << size;
    }
    change("train_limits/4", 3);
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckLilliput, EveryNumberCanBeAnotherAndIsThenPlayedWith)
{
    for (const QStringList &names :
         {QStringList{"Anna"}, QStringList{"Anna", "Boris"}, QStringList{"Anna", "Boris", "Cyril", "Dana"}}) {
        play(names);
        for (const QVariantMap &item : itemsOf(check())) {
            if (item.value("kind") != "number")
                continue;
            const int other = otherThan(item);
            change(pathOf(item), other);

            ASSERT_EQ(said(library.create(config)), "") << pathOf(item) << " = " << other;
            const int seats = static_cast<int>(names.size());
            EXPECT_EQ(number(itemAt(tableValues(session().rules().game(), seats), pathOf(item)), "value"), other)
                << pathOf(item);
            EXPECT_EQ(number(itemAt(check(), pathOf(item)), "printed"), number(item, "value")) << pathOf(item);

            change(pathOf(item), number(item, "value"));
            ASSERT_THAT(overrides(), IsEmpty()) << pathOf(item);
        }
    }
}

TEST_F(TableCheckLilliput, TheChartHasTwoRowsOfPrices_LI2_11)
{
    const QList<LadderColumn> columns = chart().value("ladder").value<TableLadder>().columns;
    ASSERT_THAT(columns, SizeIs(7));
    std::string shown;
    for (const LadderColumn &column : columns) {
        for (const TableNumber &cell : column.cells)
            shown += std::to_string(cell.value) + (cell.isFixed ? "! " : " ");
    }
    // From the left, of each column the upper price first; what the rules fix is no question (LI-2.12).
    EXPECT_EQ(shown, "50! 45! 60 55! 70 65 80 75 100 90 120 110 150! 135 ");
}

TEST_F(TableCheckLilliput, APriceOfTheChartCanBeAnother)
{
    change("chart/8", 85);

    EXPECT_EQ(overrides()["chart"].toList(),
              QVariantList({45, 50, 55, 60, 65, 70, 75, 80, 85, 100, 110, 120, 135, 150}));
    EXPECT_EQ(fault(), "");
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_TRUE(session().rules().game().findCell(Money{85}));
    EXPECT_FALSE(session().rules().game().findCell(Money{90}));

    change("chart/8", 90);
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckLilliput, TheBoardCanHaveMoreAndFewerColumns_LI2_10)
{
    change("chart/columns", 8); // with two prices where there is most room
    EXPECT_THAT(prices(), ElementsAre(45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 125, 135, 140, 150));
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_EQ(session().rules().game().chart.count(), 16);

    change("chart/columns", 6);
    EXPECT_THAT(prices(), ElementsAre(45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 150));
    EXPECT_EQ(said(library.create(config)), "");

    config.overrides = {};
    change("chart/columns", 6);
    EXPECT_THAT(prices(), ElementsAre(45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 150));
}

TEST_F(TableCheckLilliput, TheBoardHasRoomForElevenColumnsAtMostAndTwoAtLeast_LI2_12)
{
    change("chart/columns", 99);
    EXPECT_THAT(prices(), SizeIs(22)); // 45 to 150 in steps of 5
    EXPECT_EQ(fault(), "");
    EXPECT_FALSE(chart().value("canGrow").toBool());
    EXPECT_TRUE(chart().value("canShrink").toBool());

    change("chart/columns", 0);
    EXPECT_THAT(prices(), ElementsAre(45, 50, 55, 150));
    EXPECT_TRUE(chart().value("canGrow").toBool());
    EXPECT_FALSE(chart().value("canShrink").toBool());
    EXPECT_EQ(said(library.create(config)), "");
}

TEST_F(TableCheckLilliput, PricesThatNoBoardCanHaveAreToldInWords_LI2_12)
{
    EXPECT_EQ(fault(), "");
    change("chart/4", 60);
    EXPECT_EQ(fault(), "Every price is higher than the one before it: 60 cannot follow 60.");
    EXPECT_THAT(said(library.create(config)), HasSubstr("options.overrides.chart"));

    change("chart/4", 62);
    EXPECT_EQ(fault(), "Every price is a multiple of 5, but not 62.");
    EXPECT_THAT(said(library.create(config)), HasSubstr("options.overrides.chart"));

    change("chart/4", 65);
    change("chart/0", 40);
    EXPECT_EQ(fault(), "The chart has two rows of the same length, begins with 45, 50, 55 and ends with 150.");
}

TEST_F(TableCheckLilliput, CompaniesFoundedLaterGetTheNamesOfTheirCards_LI_D30)
{
    std::vector<std::string> codes;
    for (const QVariantMap &item : itemsOf(check())) {
        if (item.value("kind") == "company")
            codes.push_back(said(item, "code"));
    }
    EXPECT_THAT(codes, ElementsAre("C5", "C6", "C7", "C8")); // LI-2.5

    change("companies/C5/name", " Blefuscu Railway ");
    change("companies/C5/code", "BR");
    change("companies/C5/colour", "#7b4a21");
    EXPECT_EQ(overrides()["companies"].toMap(),
              QVariantMap({{"C5", QVariantMap{{"name", "Blefuscu Railway"}, {"code", "BR"}, {"colour", "#7b4a21"}}}}));
    EXPECT_EQ(said(itemAt(check(), "companies/C5"), "name"), "Blefuscu Railway");
    EXPECT_EQ(said(itemAt(check(), "companies/C5"), "label"), "Company C5");
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_EQ(said(company("BR"), "name"), "Blefuscu Railway");
    EXPECT_EQ(said(company("BR"), "colour"), "#7b4a21");
    EXPECT_THAT(company("C5"), IsEmpty());

    change("companies/C5/name", " ");
    change("companies/C5/code", "");
    change("companies/C5/colour", "#e07b1a");
    EXPECT_THAT(overrides(), IsEmpty());
}

TEST_F(TableCheckLilliput, HowRulesAreReadIsAskedWhereItMatters)
{
    const auto asked = [&](const QStringList &names) {
        play(names);
        std::vector<std::string> questions;
        for (const QVariantMap &item : itemsOf(check())) {
            if (item.value("kind") == "switch")
                questions.push_back(pathOf(item));
        }
        return questions;
    };
    // LI-D2 is about two and one; against Gulliver nobody has a copy card (LI-8.7), and he decides in his own ways.
    EXPECT_THAT(asked({"Anna", "Boris", "Cyril"}),
                UnorderedElementsAre("copyIsExtra", "copySameSideOnly", "admiralDepot", "LI-D9", "LI-D41"));
    EXPECT_THAT(asked({"Anna", "Boris"}), UnorderedElementsAre("swapShareCards", "copyIsExtra", "copySameSideOnly",
                                                               "admiralDepot", "LI-D9", "LI-D41"));
    EXPECT_THAT(asked({"Anna"}), UnorderedElementsAre("swapShareCards", "admiralDepot", "LI-D9", "LI-D41", "LI-D28",
                                                      "LI-D39", "LI-D40"));
}

TEST_F(TableCheckLilliput, TheOtherShareCardHasTheOtherSide_LI_D2)
{
    const auto sides = [&](const QStringList &names) {
        play(names);
        return column(itemAt(check(), "swapShareCards").value("options").value<QList<Option>>(), "label");
    };
    // LI-2.29, LI-2.30: C4 lays a tile, C5 takes money
    EXPECT_THAT(sides({"Anna", "Boris"}),
                ElementsAre("on its other side a tile is laid", "on its other side money is taken"));
    EXPECT_THAT(sides({"Anna"}), ElementsAre("on its other side money is taken", "on its other side a tile is laid"));
}

TEST_F(TableCheckLilliput, AReadingIsASwitchOfTheGame)
{
    EXPECT_EQ(itemAt(check(), "copyIsExtra").value("value"), false);

    config.switches = configurations.withSwitch(config, "copyIsExtra", true);

    EXPECT_EQ(itemAt(check(), "copyIsExtra").value("value"), true);
    EXPECT_EQ(itemAt(check(), "admiralDepot").value("value"), false);
    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_TRUE(action_cards::termsOf(session().rules().game()).isExtra);
}

TEST_F(TableCheckLilliput, WhereSomethingIsNotAsPrintedIsSaid)
{
    EXPECT_EQ(said(configurations.differences(config)), "");
    change("chart/columns", 8);
    change("companies/C7/name", "Laputa Railway");
    config.switches = jsonOf({{"brobdingnag", true}, {"admiralDepot", true}});
    EXPECT_EQ(said(configurations.differences(config)), "Share-price chart, Companies that are founded later");
}

TEST_F(TableCheckTest, AGameNobodyKnowsHasNoValues)
{
    config.game = "18xy";
    EXPECT_THAT(check(), IsEmpty());
}

} // namespace
} // namespace flimnap::test
