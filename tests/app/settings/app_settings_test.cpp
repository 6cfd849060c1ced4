#include "settings/app_settings.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "rows.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class AppSettingsTest : public ::testing::Test
{
protected:
    void write(const QByteArray &content)
    {
        QFile kept(file);
        ASSERT_TRUE(kept.open(QIODevice::WriteOnly));
        kept.write(content);
    }

    void expectDefaults(const std::string &why)
    {
        const AppSettings settings(file);
        EXPECT_EQ(settings.theme().toStdString(), "system") << why;
        EXPECT_EQ(settings.textSize(), 1) << why;
        EXPECT_FALSE(settings.isLeftHanded()) << why;
        EXPECT_TRUE(settings.hasSounds()) << why;
        EXPECT_TRUE(settings.hasMotion()) << why;
        EXPECT_TRUE(settings.showsHints()) << why;
        EXPECT_THAT(settings.rememberedPlayers(), IsEmpty()) << why;
        EXPECT_EQ(settings.lastGame(), RememberedGame()) << why;
    }

    QTemporaryDir folder;
    QString file = folder.filePath("settings.ini");
};

TEST_F(AppSettingsTest, BeginWithTheDefaults)
{
    expectDefaults("no file");
}

TEST_F(AppSettingsTest, SurviveARestart)
{
    {
        AppSettings settings(file);
        settings.setTheme("dark");
        settings.setTextSize(2);
        settings.setLeftHanded(true);
        settings.setSounds(false);
        settings.setMotion(false);
        settings.setHints(false);
        settings.setRememberedPlayers({{"Žofie Šťastná", "#0072b2"}});
        settings.setLastGame({"18cz", "zh", "base", {{"laputa", true}}});
        settings.setValue("colours/7", QStringList{"#123456", "#654321"});
    }

    const AppSettings settings(file);

    EXPECT_EQ(settings.theme().toStdString(), "dark");
    EXPECT_TRUE(settings.isDark());
    EXPECT_EQ(settings.textSize(), 2);
    EXPECT_TRUE(settings.isLeftHanded());
    EXPECT_FALSE(settings.hasSounds());
    EXPECT_FALSE(settings.hasMotion());
    EXPECT_FALSE(settings.showsHints());
    EXPECT_THAT(column(settings.rememberedPlayers(), "name"), ElementsAre("Žofie Šťastná"));
    EXPECT_THAT(column(settings.rememberedPlayers(), "colour"), ElementsAre("#0072b2"));
    EXPECT_EQ(settings.lastGame(), (RememberedGame{"18cz", "zh", "base", {{"laputa", true}}}));
    EXPECT_EQ(settings.value("colours/7", {}).toStringList(), QStringList({"#123456", "#654321"}));
}

TEST_F(AppSettingsTest, TellOfEveryChangeOnce)
{
    AppSettings settings(file);
    int changes = 0;
    QObject::connect(&settings, &AppSettings::changed, [&] { ++changes; });

    settings.setSounds(false);
    settings.setSounds(false);
    EXPECT_EQ(changes, 1);

    settings.setSounds(true);
    EXPECT_EQ(changes, 2);
    EXPECT_TRUE(settings.hasSounds());
}

TEST_F(AppSettingsTest, AreDarkOrLightAsChosen)
{
    AppSettings settings(file);
    settings.setTheme("dark");
    EXPECT_TRUE(settings.isDark());
    settings.setTheme("light");
    EXPECT_FALSE(settings.isDark());
}

TEST_F(AppSettingsTest, AFileOfGarbageGivesTheDefaults)
{
    QByteArray noise;
    for (int byte = 0; byte < 4096; ++byte)
        noise.append(static_cast<char>((byte * 167 + 13) % 256));
    write(noise);
    expectDefaults("noise");

    write("[General\n]]]] = =\n\x01\x02");
    expectDefaults("a broken section");

    write("");
    expectDefaults("an empty file");
}

TEST_F(AppSettingsTest, ValuesThatMeanNothingGiveTheDefaults)
{
    write("[General]\ntheme=purple\ntextSize=huge\nleftHanded=perhaps\nsounds=loud\nmotion=7\nhints=@Invalid()\n"
          "players=nobody\n");
    expectDefaults("words without a meaning");

    for (const char *size : {"3", "-1", "99999999999999", "1.5"}) {
        write(QByteArray("[General]\ntextSize=") + size + "\n");
        expectDefaults(size);
    }
}

TEST_F(AppSettingsTest, WhereNoFileCanBeTheyAreKeptWhileTheAppRuns)
{
    ASSERT_TRUE(QDir().mkpath(file)); // a folder of that name
    expectDefaults("a folder");

    AppSettings settings(file);
    settings.setTextSize(2);
    EXPECT_EQ(settings.textSize(), 2);
}

TEST_F(AppSettingsTest, AfterGarbageSettingsAreKeptAgain)
{
    write("\x7f\x45\x4c\x46 no settings at all");
    {
        AppSettings settings(file);
        settings.setTextSize(0);
    }
    EXPECT_EQ(AppSettings(file).textSize(), 0);
}

} // namespace
} // namespace flimnap::test
