#include "set_up/configurations.h"

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
Configuration lilliputOf(const QStringList &names, const QStringList &switches = {})
{
    Configuration config = configOf(names);
    config.game = "18lilliput";
    config.edition = "cs";
    config.variant = names.size() == 1 ? "solo" : "base";
    for (const QString &name : switches)
        config.switches.insert(name, true);
    return config;
}

TEST_F(ConfigurationsTest, ATableAgreesOnWhatIsForSoMany_LI1_3)
{
    const auto switches = [&](const QString &variant, int players) {
        Configuration config = configOf(QStringList(players, QString()));
        config.game = "18lilliput";
        config.edition = "cs";
        config.variant = variant;
        return configurations.switches(config);
    };
    EXPECT_THAT(column(switches("base", 4), "key"),
                ElementsAre("advancedTrains", "ATE", "laputa", "brobdingnag", "scenario"));
    EXPECT_THAT(column(switches("base", 2), "key"),
                ElementsAre("advancedTrains", "twoCharacters", "ATE", "laputa", "brobdingnag", "scenario"));
    EXPECT_THAT(column(switches("solo", 1), "key"), ElementsAre("ATE", "laputa", "brobdingnag", "scenario")); // LI-8.1
    for (const QVariantMap &row : rowsOf(switches("base", 2))) {
        EXPECT_NE(said(row, "label"), said(row, "key"));
        EXPECT_NE(said(row, "note"), "") << said(row, "label");
    }
    EXPECT_THAT(configurations.switches(configOf({"Anna", "Boris", "Cyril", "Dana"})), IsEmpty());
}

TEST_F(ConfigurationsTest, WhatATableAgreedOnIsWrittenDown)
{
    Configuration config = lilliputOf({"Anna", "Boris"}, {"twoCharacters", "brobdingnag"});
    EXPECT_EQ(configurations.headerOf(config).options, R"({"brobdingnag":true,"twoCharacters":true})");
    config.overrides = jsonOf({{"rounds", 9}});
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

    Configuration config = lilliputOf({"Anna", "Boris", "Cyril"});
    EXPECT_THAT(said(configurations.hint(config)), AllOf(HasSubstr("45, 50, 55 and 150"), HasSubstr("board")));
    EXPECT_EQ(configurations.pricesToCompare(config),
              QList<int>({45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150}));

    config.overrides = jsonOf({{"chart", QVariantList{45, 50, 55, 70, 100, 150}}});
    EXPECT_EQ(configurations.pricesToCompare(config), QList<int>({45, 50, 55, 70, 100, 150}));
}

TEST_F(ConfigurationsTest, WhatOnlyTheBoardTellsIsSaidBeforeTheGameBegins_CZ8_47)
{
    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    EXPECT_EQ(said(configurations.hint(config)), "");

    config.variant = "moravia-silesia";
    EXPECT_THAT(said(configurations.hint(config)),
                AllOf(HasSubstr("S1 from 25, M1 from 40, L1 from 55, MW from 50, 3E from 50"), HasSubstr("board")));

    config.overrides = jsonOf({{"lots", QVariantMap{{"S3", 35}, {"S1", 20}, {"L1", 55}, {"MW", 50}, {"3E", 50}}}});
    EXPECT_THAT(said(configurations.hint(config)), HasSubstr("S1 from 20, S3 from 35, L1 from 55, MW from 50"));
}

} // namespace
} // namespace flimnap::test
