#include "library/library_view.h"

#include <QFile>

#include "game_fixture.h"
#include "words/language.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

/// The shelf; "Friday" of Anna, Boris, Cyril and Dana lies on the table.
class LibraryViewTest : public GameViewTest
{
protected:
    int begin(const QString &title, const QStringList &names)
    {
        Configuration config = configOf(names);
        config.title = title;
        EXPECT_EQ(said(library.create(config)), "");
        return library.openNumber();
    }
    [[nodiscard]] std::vector<std::string> titles() { return column(library.games(), "title"); }
    [[nodiscard]] QUrl file(const QString &name) const { return QUrl::fromLocalFile(folder.filePath(name)); }

    int friday = library.openNumber();
};

TEST_F(LibraryViewTest, WhatWasBegunLastIsRemembered)
{
    Configuration config = configOf({"Anna", "Boris"});
    config.variant = "bohemia";

    EXPECT_EQ(said(library.create(config)), "");
    EXPECT_EQ(settings.lastGame(), (RememberedGame{"18cz", "ru", "bohemia", {}}));

    config.variant = "base"; // not for two
    EXPECT_NE(said(library.create(config)), "");
    EXPECT_EQ(said(settings.lastGame().variant), "bohemia");
}

TEST_F(LibraryViewTest, WhatATableAgreedOnIsRemembered)
{
    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    config.game = "18lilliput";
    config.edition = "cs";
    config.switches = jsonOf({{"laputa", true}, {"copyIsExtra", true}});
    config.overrides = jsonOf({{"companies", QVariantMap{{"C5", QVariantMap{{"name", "Blefuscu"}}}}}});
    ASSERT_EQ(said(library.create(config)), "");

    EXPECT_EQ(settings.lastGame().options.toVariantMap(),
              QVariantMap(
                  {{"laputa", true},
                   {"copyIsExtra", true},
                   {"overrides", QVariantMap{{"companies", QVariantMap{{"C5", QVariantMap{{"name", "Blefuscu"}}}}}}}}));
}

TEST_F(LibraryViewTest, AGameOfTheShelfTellsWhoPlaysAndWhereItStands)
{
    after(everybodyPasses());

    const ShelfRow &row = library.games()->rows()[0];
    EXPECT_EQ(row.number, friday);
    EXPECT_EQ(said(row.title), "Friday");
    EXPECT_EQ(said(row.players), "Anna, Boris, Cyril, Dana");
    EXPECT_THAT(said(row.facts), StartsWith("SR 1 · 4 move(s) · "));
    EXPECT_FALSE(row.isOver);

    after({endGame()});
    EXPECT_TRUE(library.games()->rows()[0].isOver);
}

TEST_F(LibraryViewTest, TheShelfCountsTheMovesThatTheJournalShows)
{
    // Given a move that was undone and made otherwise, and one that is undone now,
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    game.undoTo(1);
    after({buyPrivate("p2", "L1"), buyPrivate("p3", "L2")});
    game.undo();
    const auto onTheShelf = [this] { return said(library.games()->rows()[0].facts); };

    // then only those that stand are counted, also by an app that has just been started.
    EXPECT_EQ(game.moveCount(), 2);
    EXPECT_THAT(onTheShelf(), HasSubstr(" 2 move(s)"));
    EXPECT_EQ(said(library.openGame(friday)), "");
    EXPECT_THAT(onTheShelf(), HasSubstr(" 2 move(s)"));

    game.redo();
    EXPECT_THAT(onTheShelf(), HasSubstr(" 3 move(s)"));
}

TEST_F(LibraryViewTest, AMoveBringsItsGameToTheFrontAndReadsNoOther)
{
    // Given two games younger than the one on the table, one of which changes without being told to anybody,
    const int saturday = begin("Saturday", {"Anna", "Boris", "Cyril"});
    begin("Sunday", {"Anna", "Boris", "Cyril"});
    EXPECT_EQ(said(library.openGame(friday)), "");
    EXPECT_THAT(titles(), ElementsAre("Sunday", "Saturday", "Friday"));
    ASSERT_TRUE(store.rename(GameNumber{saturday}, "Another day"));

    // when a move is made in the one on the table,
    after({buyPrivate("p1", "S1")});

    // then that one is the last played, and the others are shown as they were read before.
    EXPECT_THAT(titles(), ElementsAre("Friday", "Sunday", "Saturday"));
    EXPECT_THAT(said(library.games()->rows()[0].facts), HasSubstr(" 1 move(s)"));
}

TEST_F(LibraryViewTest, OfAGameThatAnEarlierAppLeftTheShelfCountsNothing)
{
    after({buyPrivate("p1", "S1")});
    ASSERT_TRUE(store.record(GameNumber{friday}, {}, 1, 1, "SR1", 1));

    LibraryView shelf(store, test::library(), configurations, game, settings, [] { return 0; });

    EXPECT_THAT(said(shelf.games()->rows()[0].facts), AllOf(StartsWith("SR 1 · "), Not(HasSubstr("move"))));
}

TEST_F(LibraryViewTest, AGameBeginsWithTheTablesOwnValues)
{
    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    config.overrides = jsonOf({{"start_cash", 350}, {"local_prices", QVariantMap{{"S1", 20}}}});
    EXPECT_EQ(said(library.create(config)), "");

    EXPECT_EQ(number(player("p1"), "cash"), 350);
    after({buyPrivate("p1", "S1")});
    EXPECT_EQ(number(player("p1"), "cash"), 350 - 20);

    EXPECT_EQ(said(library.openGame(library.openNumber())), ""); // they are the game's, also later
    EXPECT_EQ(number(player("p1"), "cash"), 350 - 20);
}

TEST_F(LibraryViewTest, PlayersKeepTheirColours)
{
    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    config.players = {{"Anna", "#111111"}, {"Boris", "#222222"}, {"Cyril", "#333333"}};
    EXPECT_EQ(said(library.create(config)), "");
    EXPECT_THAT(column(overview.playerList(), "colour"), ElementsAre("#111111", "#222222", "#333333"));
    const int mine = library.openNumber();

    EXPECT_EQ(said(library.openGame(friday)), "");
    EXPECT_THAT(column(overview.playerList(), "colour"), Not(Contains("#111111")));

    EXPECT_EQ(said(library.openGame(mine)), "");
    EXPECT_THAT(column(overview.playerList(), "colour"), ElementsAre("#111111", "#222222", "#333333"));
}

TEST_F(LibraryViewTest, AWrongNumberOfPlayersIsToldAndNothingBegins)
{
    // CZ-1.6: three to six
    for (const QStringList &names :
         {QStringList{}, QStringList{"Anna", "Boris"}, QStringList{"1", "2", "3", "4", "5", "6", "7"}}) {
        const std::string fault = said(library.create(configOf(names)));
        EXPECT_THAT(fault, HasSubstr("player")) << names.size();
        EXPECT_THAT(titles(), ElementsAre("Friday"));
        EXPECT_EQ(library.openNumber(), friday);
    }
}

TEST_F(LibraryViewTest, APlayerNeedsAName)
{
    for (const QString &name : {QString(), QString("   "), QString("two\nlines"), QString(41, 'x')}) {
        const std::string fault = said(library.create(configOf({"Anna", name, "Cyril"})));
        EXPECT_EQ(fault, "A name has 1 to 40 visible characters.") << name.toStdString();
        EXPECT_THAT(titles(), ElementsAre("Friday"));
    }
}

TEST_F(LibraryViewTest, AGameNobodyKnowsIsTold)
{
    Configuration config = configOf({"Anna", "Boris", "Cyril"});
    config.game = "18xy";
    EXPECT_THAT(said(library.create(config)), HasSubstr("18xy"));
}

TEST_F(LibraryViewTest, SpacesAroundNamesAreNoPartOfThem)
{
    EXPECT_EQ(said(library.create(configOf({" Anna ", "Boris", "Cyril"}))), "");
    EXPECT_EQ(said(turn.name()), "Anna");
}

TEST_F(LibraryViewTest, SeveralGamesGoOnSideBySide)
{
    after({buyPrivate("p1", "S1")});
    const int monday = begin("Monday", {"Eva", "Filip", "Gita"});
    after({buyPrivate("p1", "L6"), buyPrivate("p2", "L5")});

    EXPECT_EQ(said(library.openGame(friday)), "");
    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S1"));
    after({pass("p2")});

    EXPECT_EQ(said(library.openGame(monday)), "");
    EXPECT_EQ(said(game.title()), "Monday");
    EXPECT_THAT(column(game.journal()), ElementsAre("Eva buys L6", "Filip buys L5"));
}

TEST_F(LibraryViewTest, TheGamePlayedLastLiesOnTop)
{
    const int monday = begin("Monday", {"Eva", "Filip", "Gita"});
    EXPECT_THAT(titles(), ElementsAre("Monday", "Friday"));

    library.openGame(friday);
    after({pass("p1")});

    EXPECT_THAT(titles(), ElementsAre("Friday", "Monday"));
    EXPECT_EQ(said(library.lastTitle()), "Friday");
    EXPECT_EQ(library.games()->rows()[1].number, monday);
}

TEST_F(LibraryViewTest, TheLastGameIsContinuedWhereTheTableStood)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")});
    game.undo();
    library.closeGame();

    // When the app is started again
    GameView table(nullptr);
    const ActionsView possible(table);
    const TurnView next(table, possible);
    const AftermathView held(table);
    LibraryView shelf(store, test::library(), configurations, table, settings, [] { return 0; });
    EXPECT_TRUE(shelf.continueLast());

    EXPECT_EQ(said(table.title()), "Friday");
    EXPECT_EQ(table.moveCount(), 2);
    EXPECT_TRUE(table.canRedo());
    EXPECT_EQ(said(next.name()), "Cyril");
    EXPECT_THAT(column(table.journal()), ElementsAre("Anna buys S1", "Boris buys S2", "Cyril buys S3"));
    EXPECT_FALSE(held.holdsTurn());
}

TEST_F(LibraryViewTest, WithoutGamesThereIsNothingToContinue)
{
    EXPECT_EQ(said(library.removeGame(friday)), "");

    EXPECT_FALSE(library.continueLast());
    EXPECT_FALSE(game.isOpen());
}

TEST_F(LibraryViewTest, ARemovedGameCanBeBroughtBack)
{
    after(everybodyPasses());
    EXPECT_EQ(said(library.removeGame(friday)), "");
    EXPECT_THAT(column(library.removedGames(), "title"), ElementsAre("Friday"));
    EXPECT_THAT(column(library.removedGames(), "players"), ElementsAre("Anna, Boris, Cyril, Dana"));

    EXPECT_EQ(said(library.bringGameBack(friday)), "");
    EXPECT_THAT(titles(), ElementsAre("Friday"));
    EXPECT_EQ(library.removedGames()->count(), 0);
    EXPECT_EQ(said(library.openGame(friday)), "");
    EXPECT_EQ(game.moveCount(), 4);
    EXPECT_NE(said(library.bringGameBack(friday)), "");
}

TEST_F(LibraryViewTest, ARemovedGameIsKeptThirtyDaysAndNotLonger)
{
    constexpr std::int64_t day = 24 * 60 * 60 * 1000;
    EXPECT_EQ(said(library.removeGame(friday)), "");
    const auto keptAfter = [&](std::int64_t days) {
        GameView table(nullptr);
        LibraryView shelf(store, test::library(), configurations, table, settings, [=] { return days * day; });
        return shelf.removedGames()->count();
    };
    EXPECT_EQ(keptAfter(30), 1);
    EXPECT_EQ(keptAfter(31), 0);
}

TEST_F(LibraryViewTest, ARemovedGameCanBeErasedForGood)
{
    EXPECT_NE(said(library.eraseGame(friday)), ""); // not from the shelf
    EXPECT_EQ(said(library.removeGame(friday)), "");
    EXPECT_EQ(said(library.eraseGame(friday)), "");
    EXPECT_EQ(library.removedGames()->count(), 0);
    EXPECT_FALSE(store.load(GameNumber{friday}).ok());
}

TEST_F(LibraryViewTest, AGameCanBeRenamedAlsoWhileItIsPlayed)
{
    EXPECT_EQ(said(library.renameGame(friday, "  Saturday ")), "");

    EXPECT_THAT(titles(), ElementsAre("Saturday"));
    EXPECT_EQ(said(game.title()), "Saturday");
    library.openGame(friday);
    EXPECT_EQ(said(game.title()), "Saturday");
    EXPECT_NE(said(library.renameGame(99, "Nothing")), "");
}

TEST_F(LibraryViewTest, AGameThatIsRenamedOnTheShelfLeavesTheTableAlone)
{
    begin("Monday", {"Eva", "Filip", "Gita"});

    EXPECT_EQ(said(library.renameGame(friday, "Saturday")), "");

    EXPECT_EQ(said(game.title()), "Monday");
    EXPECT_THAT(titles(), Contains("Saturday"));
}

TEST_F(LibraryViewTest, ARemovedGameIsGone)
{
    const int monday = begin("Monday", {"Eva", "Filip", "Gita"});

    EXPECT_EQ(said(library.removeGame(friday)), "");

    EXPECT_THAT(titles(), ElementsAre("Monday"));
    EXPECT_EQ(library.openNumber(), monday);
    EXPECT_NE(said(library.openGame(friday)), "");
    EXPECT_EQ(library.openNumber(), monday) << "what lies on the table stays there";
    EXPECT_NE(said(library.removeGame(friday)), "");
}

TEST_F(LibraryViewTest, TheGameOnTheTableCanBeRemovedToo)
{
    EXPECT_EQ(said(library.removeGame(friday)), "");

    EXPECT_FALSE(game.isOpen());
    EXPECT_EQ(library.openNumber(), 0);
    EXPECT_THAT(titles(), IsEmpty());
}

TEST_F(LibraryViewTest, AGameWrittenToAFileIsTheSameWhenReadAgain)
{
    recorded("18cz-4p-911", 200);
    const Position before = session().position();
    const int number = library.openNumber();

    EXPECT_EQ(said(library.exportGame(number, file("game.flimnap"))), "");
    EXPECT_EQ(said(library.importGame(file("game.flimnap"))), "");

    EXPECT_NE(library.openNumber(), number);
    EXPECT_EQ(session().position(), before);
    EXPECT_EQ(said(game.title()), "game"); // the file's name
    EXPECT_EQ(said(library.exportText(library.openNumber())), said(library.exportText(number)));
}

TEST_F(LibraryViewTest, OnlyWhatStandsIsWrittenToAFile)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    game.undo();

    EXPECT_EQ(said(library.importText(library.exportText(friday), "Copy")), "");

    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S1"));
}

TEST_F(LibraryViewTest, AJournalThatCannotBeReadNamesLineAndReason)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    const QString written = library.exportText(friday);
    const QStringList lines = written.split('\n');

    const std::string broken = said(library.importText(lines[0] + "\n" + lines[1] + "\n" + lines[2].left(20), "Copy"));
    EXPECT_THAT(broken, AllOf(StartsWith("This journal cannot be taken over. What is wrong with it:\n"),
                              HasSubstr("line 3"), HasSubstr("Copy")));

    const std::string illegal = said(library.importText(lines[0] + "\n" + lines[2], "Copy")); // p2 before p1
    EXPECT_THAT(illegal, AllOf(HasSubstr("line 2"), HasSubstr("not-your-turn"), Not(HasSubstr("CZ-"))));

    EXPECT_NE(said(library.importText("", "Copy")), "");
    EXPECT_NE(said(library.importText("Dear diary", "Copy")), "");
    EXPECT_THAT(titles(), ElementsAre("Friday"));
    EXPECT_EQ(library.openNumber(), friday);
}

TEST_F(LibraryViewTest, AJournalForTooManyPlayersIsToldInTheLanguageThatIsSpoken)
{
    Language language;
    language.speak("pl");
    const QString written = R"({"flimnap":1,"game":"18cz","edition":"ru","variant":"base","players":)"
                            R"([{"id":"p1","name":"Anna"},{"id":"p2","name":"Boris"}],"options":{}})";

    // CZ-1.6: three to six
    EXPECT_EQ(said(library.importText(written, "Copy")), "players: 18CZ: liczba graczy to tutaj 3, 4, 5, 6, nie 2");
    language.speak("en");
}

TEST_F(LibraryViewTest, AFileThatIsNotThereIsNamed)
{
    EXPECT_THAT(said(library.importGame(file("nothing.flimnap"))), HasSubstr("nothing.flimnap"));
    EXPECT_THAT(said(library.exportGame(friday, file("no/such/folder.flimnap"))), HasSubstr("folder.flimnap"));
}

TEST_F(LibraryViewTest, AGameThatIsNotThereIsNotWritten)
{
    EXPECT_NE(said(library.exportGame(99, file("empty.flimnap"))), "");
    EXPECT_FALSE(QFile::exists(folder.filePath("empty.flimnap")));
}

TEST_F(LibraryViewTest, NoticesStandUntilTheyAreDismissed)
{
    library.addNotice("one");
    library.addNotice("two");
    library.dismissNotice(0);
    library.dismissNotice(5);
    EXPECT_EQ(library.notices(), QStringList("two"));
}

} // namespace
} // namespace flimnap::test
