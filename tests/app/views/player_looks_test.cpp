#include "views/player_looks.h"

#include <random>
#include <set>

#include <gmock/gmock.h>

#include <QColor>

#include "rows.h"
#include "views/colours.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

std::vector<std::string> initialsFor(const QStringList &names)
{
    std::vector<std::string> initials;
    for (const QString &one : initialsOf(names))
        initials.push_back(one.toStdString());
    return initials;
}

TEST(PlayerLooks, OneLetterIsEnoughForNamesThatBeginDifferently)
{
    EXPECT_THAT(initialsFor({"Anna", "boris", " Cyril"}), ElementsAre("A", "B", "C"));
}

TEST(PlayerLooks, NamesThatBeginAlikeHaveTheLetterThatTellsThemApart)
{
    EXPECT_THAT(initialsFor({"Anna", "Alex", "Boris"}), ElementsAre("An", "Al", "B"));
    EXPECT_THAT(initialsFor({"Player 1", "Player 2", "Player 3"}), ElementsAre("P1", "P2", "P3"));
}

TEST(PlayerLooks, TheDummyHasABadgeOfHisOwn)
{
    const PlayerLooks looks({{"p1", "Anna"}, {"p2", "Viktor"}}, {}, "Vaclav");

    EXPECT_EQ(plain(looks.absenteesLook().name), "Vaclav");
    EXPECT_EQ(plain(looks.absenteesLook().initial), "Va");
    EXPECT_EQ(plain(looks.look(PlayerId(1)).initial), "Vi");
    EXPECT_FALSE(PlayerLooks::palette().contains(looks.absenteesLook().colour.name()));
    EXPECT_EQ(looks.look(PlayerId()), PlayerLook());
}

TEST(PlayerLooks, InitialsDifferAlsoWhereTheLettersMeet)
{
    for (const QStringList &names : {QStringList{"Mia", "Mio", "Maria"}, QStringList{"An", "Ann", "Anna"},
                                     QStringList{"Anna", "Anna"}, QStringList{"", ""}}) {
        const std::vector<std::string> initials = initialsFor(names);
        EXPECT_THAT(std::set<std::string>(initials.begin(), initials.end()), SizeIs(initials.size()))
            << names.join(", ").toStdString();
    }
}

TEST(PlayerLooks, InitialsDifferWhateverTheNames)
{
    std::mt19937 random(1);
    for (int table = 0; table < 500; ++table) {
        QStringList names;
        for (int seat = 0; seat < 6; ++seat) {
            QString name = "A";
            for (std::uint32_t letters = random() % 4; letters > 0; --letters)
                name += QChar(static_cast<char16_t>('a' + random() % 3));
            names.append(name);
        }
        const std::vector<std::string> initials = initialsFor(names);
        ASSERT_THAT(std::set<std::string>(initials.begin(), initials.end()), SizeIs(6))
            << names.join(", ").toStdString();
    }
}

TEST(PlayerLooks, ColoursAreThoseChosenThenTheUsualOnes)
{
    const PlayerLooks looks({{"p1", "Anna"}, {"p2", "Boris"}}, {"#123456"});

    EXPECT_EQ(looks.colour(PlayerId(0)).toStdString(), "#123456");
    EXPECT_EQ(looks.colour(PlayerId(1)), PlayerLooks::palette()[1]);
}

TEST(PlayerLooks, SixPlayersHaveSixColours)
{
    const QStringList palette = PlayerLooks::palette();
    EXPECT_GE(palette.size(), 6); // CZ-1.1
    EXPECT_THAT(std::set<QString>(palette.begin(), palette.end()), SizeIs(static_cast<std::size_t>(palette.size())));
    for (const QString &colour : palette)
        EXPECT_TRUE(QColor(colour).isValid()) << colour.toStdString();
}

TEST(PlayerLooks, ABadgeHasAllOfIt)
{
    const PlayerLooks looks({{"p1", "Anna"}, {"p2", "Alex"}}, {});

    const PlayerLook look = looks.look(PlayerId(1));

    EXPECT_EQ(plain(look.name), "Alex");
    EXPECT_EQ(plain(look.initial), "Al");
    EXPECT_EQ(look.colour, QColor(PlayerLooks::palette()[1]));
    EXPECT_EQ(look.textColour, QColor(textOn(PlayerLooks::palette()[1])));
}

TEST(Colours, TextIsBlackOnLightAndWhiteOnDark)
{
    EXPECT_EQ(textOn("#ffffff"), "#000000");
    EXPECT_EQ(textOn("#ffd700"), "#000000");
    EXPECT_EQ(textOn("#000000"), "#ffffff");
    EXPECT_EQ(textOn("#0b2a6b"), "#ffffff");
}

} // namespace
} // namespace flimnap::test
