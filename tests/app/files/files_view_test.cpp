#include "files/files_view.h"

#include <QDir>
#include <QFile>

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

/// "Friday" lies on the table; somebody's folder holds a folder, a game and something else.
class FilesViewTest : public GameViewTest
{
protected:
    FilesViewTest()
    {
        EXPECT_TRUE(QDir(folder.path()).mkpath("home/Evenings"));
        EXPECT_EQ(said(library.exportGame(library.openNumber(), QUrl::fromLocalFile(home + "/old.flimnap"))), "");
        QFile letter(home + "/letter.txt");
        EXPECT_TRUE(letter.open(QIODevice::WriteOnly));
        settings.setValue("filesFolder", home);
    }

    [[nodiscard]] QStringList there() const { return QDir(home).entryList(QDir::Files, QDir::Name); }
    [[nodiscard]] QByteArray bytesOf(const QString &name) const
    {
        QFile file(home + "/" + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QString home = folder.filePath("home");
    FilesView files{library, settings};
    int friday = library.openNumber();
};

TEST_F(FilesViewTest, AGameIsOfferedUnderItsTitleInTheFolderUsedLast)
{
    files.saveGame(friday);
    EXPECT_EQ(said(files.name()), "Friday");
    EXPECT_EQ(files.folder(), QDir::toNativeSeparators(home));
    EXPECT_THAT(column(files.entries(), "name"), ElementsAre("Evenings", "old.flimnap"));

    files.save();
    EXPECT_EQ(said(files.fault()), "");
    EXPECT_EQ(files.written(), QDir::toNativeSeparators(home + "/Friday.flimnap"));
    EXPECT_EQ(QString::fromUtf8(bytesOf("Friday.flimnap")), library.exportText(friday));
}

TEST_F(FilesViewTest, ATitleThatNoFileCanHaveIsMadeOneThatItCan)
{
    EXPECT_EQ(said(library.renameGame(friday, "../18CZ: \"Who?\" a/b")), "");
    files.saveGame(friday);
    EXPECT_EQ(said(files.name()), "18CZ Who a b");
    files.save();
    EXPECT_THAT(there(), ::testing::Contains("18CZ Who a b.flimnap"));
}

TEST_F(FilesViewTest, NothingIsReplacedUnasked)
{
    const QByteArray before = bytesOf("old.flimnap");
    after(everybodyPasses());
    files.saveGame(friday);
    files.setName("old");
    files.save();
    EXPECT_THAT(said(files.inTheWay()), StartsWith("old.flimnap is there already"));
    EXPECT_THAT(said(files.written()), IsEmpty());
    EXPECT_EQ(bytesOf("old.flimnap"), before);

    files.keep(); // another name, then
    EXPECT_THAT(said(files.inTheWay()), IsEmpty());
    files.setName("new");
    files.save();
    EXPECT_THAT(said(files.written()), EndsWith("new.flimnap"));

    files.setName("old");
    files.save();
    files.replace();
    EXPECT_THAT(said(files.written()), EndsWith("old.flimnap"));
    EXPECT_EQ(QString::fromUtf8(bytesOf("old.flimnap")), library.exportText(friday));
}

TEST_F(FilesViewTest, WhoTypesTheEndingGetsItOnceAndANameIsNeeded)
{
    files.saveGame(friday);
    files.setName(" Sunday.FLIMNAP ");
    files.save();
    EXPECT_THAT(said(files.written()), EndsWith("/Sunday.flimnap"));
    files.setName("  ");
    files.save();
    EXPECT_EQ(said(files.fault()), "The file needs a name.");
}

TEST_F(FilesViewTest, WhatCannotBeWrittenIsToldAndTheOldFileStays)
{
    files.saveGame(friday);
    ASSERT_TRUE(QDir(home).mkpath("Friday.flimnap"));
    files.save();
    EXPECT_EQ(said(files.fault()), "Friday.flimnap is a folder.");
    files.saveGame(99);
    files.setName("nobody");
    files.save();
    EXPECT_THAT(said(files.fault()), HasSubstr("cannot be read"));
    EXPECT_THAT(said(files.written()), IsEmpty());
}

TEST_F(FilesViewTest, FoldersAreEnteredAndLeft)
{
    files.saveGame(friday);
    files.enter(home + "/Evenings");
    EXPECT_THAT(column(files.entries(), "name"), IsEmpty());
    files.save();
    EXPECT_TRUE(QFile::exists(home + "/Evenings/Friday.flimnap"));
    files.goUp();
    EXPECT_EQ(files.folder(), QDir::toNativeSeparators(home));
    files.enter(home + "/nowhere");
    EXPECT_THAT(said(files.fault()), HasSubstr("nowhere cannot be opened"));
    EXPECT_EQ(files.folder(), QDir::toNativeSeparators(home));

    files.saveGame(friday); // the next time it begins where the last one ended
    EXPECT_EQ(files.folder(), QDir::toNativeSeparators(home + "/Evenings"));
}

TEST_F(FilesViewTest, AScoringSheetIsSavedInItsFormat)
{
    const ScoreSheet sheet = scores.sheet(true);
    for (const QString format : {"csv", "pdf"}) {
        files.saveScores(sheet, format);
        files.save();
        EXPECT_EQ(said(files.fault()), "");
        EXPECT_THAT(said(files.written()), EndsWith("/Friday." + format.toStdString()));
    }
    EXPECT_THAT(bytesOf("Friday.csv").toStdString(), HasSubstr("Anna"));
    EXPECT_THAT(bytesOf("Friday.pdf").toStdString(), StartsWith("%PDF"));
}

TEST_F(FilesViewTest, AGameIsOpenedFromItsFile)
{
    bool onTable = false;
    QObject::connect(&library, &LibraryView::arrived, &library, [&](bool table) { onTable = table; });
    files.openGame();
    EXPECT_THAT(column(files.entries(), "name"), ElementsAre("Evenings", "old.flimnap"));
    files.choose(home + "/old.flimnap");
    EXPECT_EQ(said(files.fault()), "");
    EXPECT_TRUE(onTable);
    EXPECT_EQ(said(game.title()), "old");
}

TEST_F(FilesViewTest, AFileThatIsNoGameIsRefusedWithItsReason)
{
    files.openGame();
    files.choose(home + "/letter.txt");
    EXPECT_THAT(said(files.fault()), HasSubstr("cannot be taken over"));
    EXPECT_EQ(said(game.title()), "Friday");
}

TEST_F(FilesViewTest, AllGamesGoToOneFileAndComeBack)
{
    after(everybodyPasses());
    ASSERT_TRUE(game.undo());
    files.saveAllGames();
    EXPECT_THAT(said(files.name()), StartsWith("Flimnap 20"));
    files.setName("all");
    files.save();
    EXPECT_EQ(said(files.fault()), "");

    EXPECT_EQ(said(library.removeGame(friday)), "");
    const Configuration other = configOf({"Dana", "Emil", "Fabian"});
    EXPECT_EQ(said(library.create(other)), "");
    files.openGame();
    files.choose(home + "/all.flimnaps");

    EXPECT_EQ(said(files.fault()), "");
    EXPECT_THAT(library.notices(), ::testing::SizeIs(1));
    EXPECT_EQ(said(library.notices().front()), "1 game(s) came back. 0 game(s) were here already.");
    EXPECT_EQ(library.games()->count(), 2);
    EXPECT_EQ(said(library.openGame(friday)), "");
    EXPECT_TRUE(game.canRedo()); // with what was undone
}

} // namespace
} // namespace flimnap::test
