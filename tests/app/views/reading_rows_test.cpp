#include "views/reading_rows.h"

#include <gmock/gmock.h>

#include "game_fixture.h"
#include "rows.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

QVariantMap readingAt(const QVariantList &readings, const char *name)
{
    for (const QVariantMap &row : rowsOf(readings)) {
        if (row.value("path").toStringList().front() == name)
            return row;
    }
    ADD_FAILURE() << name;
    return {};
}

QVariantMap threeAt(const char *game, const char *edition)
{
    QVariantMap config = configOf({"Anna", "Boris", "Cyril"});
    config.insert({{"game", game}, {"edition", edition}});
    return config;
}

class ReadingRows : public GameViewTest
{
protected:
    [[nodiscard]] QVariantList readings() const { return configurations.readings(config); }
    void answer(const char *name, const QVariant &value)
    {
        config.insert("switches", configurations.withSwitch(config, name, value));
    }

    QVariantMap config = threeAt("1836jr56", "pl");
};

// JR-6.43: the default and its chapter
TEST_F(ReadingRows, AReadingSaysWhereItIsPrintedAndWhatItChanges)
{
    const QVariantMap price = readingAt(readings(), "JR-D34");

    EXPECT_EQ(said(price, "chapter"), "Tworzenie CGR");
    EXPECT_EQ(said(price, "changes"),
              "Changes the price of the national company, and so what all its shares are worth.");
    EXPECT_EQ(price.value("value"), price.value("printed"));
    EXPECT_EQ(price.value("options").toList().front().toMap().value("value"), price.value("printed"));
}

TEST_F(ReadingRows, WhatCanMatterStandsFirst)
{
    bool isFurther = false;
    for (const QVariantMap &row : rowsOf(readings())) {
        EXPECT_FALSE(isFurther && row.value("isFirst").toBool()) << said(row, "label");
        isFurther = isFurther || !row.value("isFirst").toBool();
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
    EXPECT_EQ(config.value("switches").toMap(), (QVariantMap{{"trainSet", "table"}}));
}

// JR-0.1: the preset takes all of the engine's values; who answers otherwise keeps his answer.
TEST_F(ReadingRows, APresetAnswersThemAndMayBeContradicted)
{
    answer("preset", "ENG");
    EXPECT_EQ(readingAt(readings(), "JR-D20").value("value"), "E");
    answer("JR-D20", "default");
    EXPECT_EQ(readingAt(readings(), "JR-D20").value("value"), "default");

    config = configurations.withUsualReadings(config);

    EXPECT_EQ(readingAt(readings(), "JR-D20").value("value"), "E");
    EXPECT_EQ(config.value("switches").toMap(), (QVariantMap{{"preset", "ENG"}}));
}

// of an override, too
TEST_F(ReadingRows, AReadingThatIsAnOverrideIsTakenBackLikeOthers)
{
    config = threeAt("1824", "ru");
    config.insert("overrides", configurations.withOverride(config, {"emergency"}, "cheapest"));
    EXPECT_EQ(unusualReadings(readings()), 1);

    config = configurations.withUsualReadings(config);

    EXPECT_THAT(config.value("overrides").toMap(), IsEmpty());
}

TEST_F(ReadingRows, ARunningGameTellsHowItReadsTheRules)
{
    answer("JR-D20", "E");
    ASSERT_EQ(said(library.create(config)), "");

    EXPECT_EQ(readingAt(game.readings(), "JR-D20").value("value"), "E");
    EXPECT_EQ(unusualReadings(game.readings()), 1);
}

} // namespace
} // namespace flimnap::test
