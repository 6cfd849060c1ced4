#include "views/configurations.h"

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// What a table agrees on before its game begins.
class ConfigurationsTest : public GameViewTest
{
};

/// 18Lilliput, its switches turned on.
QVariantMap lilliputOf(const QStringList &names, const QStringList &switches = {})
{
    QVariantMap config = configOf(names);
    config.insert("game", "18lilliput");
    config.insert("edition", "cs");
    config.insert("variant", names.size() == 1 ? "solo" : "base");
    QVariantMap on;
    for (const QString &name : switches)
        on.insert(name, true);
    config.insert("switches", on);
    return config;
}

TEST_F(ConfigurationsTest, ATableAgreesOnWhatIsForSoMany_LI1_3)
{
    const auto switches = [&](const QString &variant, int players) {
        return configurations.switches({{"game", "18lilliput"},
                                        {"edition", "cs"},
                                        {"variant", variant},
                                        {"players", QVariantList(players, QVariantMap())}});
    };
    EXPECT_THAT(column(switches("base", 4), "name"),
                ElementsAre("advancedTrains", "ATE", "laputa", "brobdingnag", "scenario"));
    EXPECT_THAT(column(switches("base", 2), "name"),
                ElementsAre("advancedTrains", "twoCharacters", "ATE", "laputa", "brobdingnag", "scenario"));
    EXPECT_THAT(column(switches("solo", 1), "name"), ElementsAre("ATE", "laputa", "brobdingnag", "scenario")); // LI-8.1
    for (const QVariantMap &row : rowsOf(switches("base", 2))) {
        EXPECT_NE(said(row, "label"), said(row, "name"));
        EXPECT_NE(said(row, "note"), "") << said(row, "label");
    }
    EXPECT_THAT(configurations.switches(configOf({"Anna", "Boris", "Cyril", "Dana"})), IsEmpty());
}

TEST_F(ConfigurationsTest, WhatATableAgreedOnIsWrittenDown)
{
    QVariantMap config = lilliputOf({"Anna", "Boris"}, {"twoCharacters", "brobdingnag"});
    EXPECT_EQ(configurations.headerOf(config).options, R"({"brobdingnag":true,"twoCharacters":true})");
    config.insert("overrides", QVariantMap{{"rounds", 9}});
    EXPECT_EQ(configurations.headerOf(config).options,
              R"({"brobdingnag":true,"overrides":{"rounds":9},"twoCharacters":true})");

    ASSERT_EQ(said(library.create(config)), "");
    EXPECT_EQ(session().rules().game().payRule, PayRule::Half); // LI-8.5
    EXPECT_EQ(session().rules().game().rounds, 9);

    ASSERT_EQ(said(library.create(lilliputOf({"Anna", "Boris"}))), "");
    EXPECT_EQ(session().header().options, "{}");
}

TEST_F(ConfigurationsTest, WhatIsNotForSoManyIsNotAgreedOn_LI8_2)
{
    const auto options = [&](const QStringList &names) {
        return configurations.headerOf(lilliputOf(names, {"twoCharacters", "swapShareCards", "ATE", "nobody knows"}))
            .options;
    };
    EXPECT_EQ(options({"Anna", "Boris", "Cyril"}), R"({"ATE":true})");
    EXPECT_EQ(options({"Anna", "Boris"}), R"({"ATE":true,"swapShareCards":true,"twoCharacters":true})");
    EXPECT_EQ(options({"Anna"}), R"({"ATE":true,"swapShareCards":true})");
    EXPECT_EQ(said(library.create(lilliputOf({"Anna"}, {"twoCharacters"}))), "");
}

TEST_F(ConfigurationsTest, SharePricesThatNobodyKnowsAreShownBeforeTheGameBegins_LI2_11)
{
    EXPECT_THAT(configurations.pricesToCompare(configOf({"Anna", "Boris", "Cyril"})), IsEmpty());

    QVariantMap config = lilliputOf({"Anna", "Boris", "Cyril"});
    EXPECT_THAT(said(configurations.hint(config)), AllOf(HasSubstr("45, 50, 55 and 150"), HasSubstr("board")));
    EXPECT_EQ(configurations.pricesToCompare(config),
              QVariantList({45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150}));

    config.insert("overrides", QVariantMap{{"chart", QVariantList{45, 50, 55, 70, 100, 150}}});
    EXPECT_EQ(configurations.pricesToCompare(config), QVariantList({45, 50, 55, 70, 100, 150}));
}

TEST_F(ConfigurationsTest, WhatOnlyTheBoardTellsIsSaidBeforeTheGameBegins_CZ8_47)
{
    QVariantMap config = configOf({"Anna", "Boris", "Cyril"});
    EXPECT_EQ(said(configurations.hint(config)), "");

    config.insert("variant", "moravia-silesia");
    EXPECT_THAT(said(configurations.hint(config)),
                AllOf(HasSubstr("S1 from 25, M1 from 40, L1 from 55, MW from 50, 3E from 50"), HasSubstr("board")));

    config.insert("overrides",
                  QVariantMap{{"lots", QVariantMap{{"S3", 35}, {"S1", 20}, {"L1", 55}, {"MW", 50}, {"3E", 50}}}});
    EXPECT_THAT(said(configurations.hint(config)), HasSubstr("S1 from 20, S3 from 35, L1 from 55, MW from 50"));
}

} // namespace
} // namespace flimnap::test
