#include "set_up/reading_rows.h"

#include <gmock/gmock.h>

#include "game_fixture.h"
#include "rows.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

TableQuestion readingAt(const QList<TableQuestion> &readings, const char *name)
{
    const auto reading = std::ranges::find(readings, name, &TableQuestion::key);
    EXPECT_NE(reading, readings.end()) << name;
    return reading == readings.end() ? TableQuestion() : *reading;
}

Configuration threeAt(const char *game, const char *edition)
{
    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    config.game = game;
    config.edition = edition;
    return config;
}

class ReadingRows : public GameViewTest
{
protected:
    [[nodiscard]] QList<TableQuestion> readings() const { return configurations.readings(config); }
    void answer(const char *name, const QJsonValue &value)
    {
        config.switches = configurations.withSwitch(config, name, value);
    }

    Configuration config = threeAt("1836jr56", "pl");
};

// JR-6.43: the default and its chapter
TEST_F(ReadingRows, AReadingSaysWhereItIsPrintedAndWhatItChanges)
{
    const TableQuestion price = readingAt(readings(), "JR-D34");

    EXPECT_EQ(said(price.chapter), "Tworzenie CGR");
    EXPECT_EQ(said(price.changes), "Changes the price of the national company, and so what all its shares are worth.");
    EXPECT_FALSE(price.differs());
    EXPECT_TRUE(price.has(price.options.front().value));
}

TEST_F(ReadingRows, WhatCanMatterStandsFirst)
{
    bool isFurther = false;
    for (const TableQuestion &reading : readings()) {
        EXPECT_FALSE(isFurther && reading.isFirst) << said(reading.label);
        isFurther = isFurther || !reading.isFirst;
    }
    EXPECT_TRUE(isFurther);
}

TEST_F(ReadingRows, WhatWasChangedIsCountedAndCanBeTakenBack)
{
    EXPECT_EQ(unusualReadings(readings()), 0);
    answer("JR-D20", "E");
    answer("trainSet", "table"); // no reading

    EXPECT_EQ(unusualReadings(readings()), 1);
    config = configurations.withUsualReadings(config);

    EXPECT_EQ(unusualReadings(readings()), 0);
    EXPECT_EQ(config.switches.toVariantMap(), (QVariantMap{{"trainSet", "table"}}));
}

// JR-0.1: the preset takes all of the engine's values; who answers otherwise keeps his answer.
TEST_F(ReadingRows, APresetAnswersThemAndMayBeContradicted)
{
    answer("preset", "ENG");
    EXPECT_EQ(readingAt(readings(), "JR-D20").value, "E");
    answer("JR-D20", "default");
    EXPECT_EQ(readingAt(readings(), "JR-D20").value, "default");

    config = configurations.withUsualReadings(config);

    EXPECT_EQ(readingAt(readings(), "JR-D20").value, "E");
    EXPECT_EQ(config.switches.toVariantMap(), (QVariantMap{{"preset", "ENG"}}));
}

// of an override, too
TEST_F(ReadingRows, AReadingThatIsAnOverrideIsTakenBackLikeOthers)
{
    config = threeAt("1824", "ru");
    config.overrides = configurations.withOverride(config, {"emergency"}, "cheapest");
    EXPECT_EQ(unusualReadings(readings()), 1);

    config = configurations.withUsualReadings(config);

    EXPECT_THAT(config.overrides.toVariantMap(), IsEmpty());
}

TEST_F(ReadingRows, ARunningGameTellsHowItReadsTheRules)
{
    answer("JR-D20", "E");
    ASSERT_EQ(said(library.create(config)), "");

    EXPECT_EQ(readingAt(game.readings(), "JR-D20").value, "E");
    EXPECT_EQ(unusualReadings(game.readings()), 1);
}

} // namespace
} // namespace flimnap::test
