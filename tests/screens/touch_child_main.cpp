#include <cstdio>

#include <QGuiApplication>

#include "support/touch_player.h"

using namespace flimnap;
using namespace flimnap::test;

/// Enters a journal by touch into the app of a folder, from where the table was left, and writes a line with the number
/// of moves for each one the app acknowledged: touch_child FOLDER JOURNAL. Made to be killed.
int main(int argc, char *argv[])
{
    prepareOffscreen();
    const QGuiApplication qtApplication(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const auto journal = readJournalFile(arguments.value(2).toStdString());
    if (!journal)
        return 2;
    OpenApp app(arguments.value(1));
    TouchPlayer player(app);
    if (!app.game().isOpen())
        player.createGame(journal->header);
    for (int made = app.game().moveCount(); made < std::ssize(journal->moves); ++made) {
        player.enter(journal->moves[static_cast<std::size_t>(made)]);
        std::printf("%d\n", made + 1);
        std::fflush(stdout);
    }
    return 0;
}
