#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QString>

#include "decisions/move_form.h"
#include "io/journal_text.h"
#include "support/open_app.h"

namespace flimnap::test {

/// A game and how far it is: 18CZ in the middle and late, 1824 late, 1824 for two, 18CZ for two and somebody whom
/// nobody plays, and its training game; 18Lilliput for four, and alone.
enum class Stage { Middle, Late, States, ForTwo, Bohemia, Moravia, Training, Lilliput, Solo, Netherlands, Bankrupt };

/// Short, for names of files.
QString nameOf(Stage stage);

/// One screen or sheet of the app with something on it, ready to be looked at.
struct Scene
{
    QString name = {};
    Stage stage = Stage::Middle;
    int moves = 0;          ///< of the stage's game, made before
    int then = 0;           ///< made by the app itself after that
    bool isRevised = false; ///< the table went back in time before, and changed a move
    QString page = {};      ///< shown over the home screen; may be empty
    QVariantMap pageProperties = {};
    RememberedGame lastGame = {}; ///< begun before, as the settings have it: a new game is about to be the same
    QString tap = {};             ///< controls of the page that are tapped first, with spaces between them
    QString sheet = {};           ///< over the page; may be empty
    QVariantMap sheetProperties = {};
    std::function<void(MoveForm &)> fill = {}; ///< what its form says already
};

/// Moves to be tried on the table that the rules refuse.
std::optional<Move> refusedMove(OpenApp &app);
/// Asks the table for it.
void askForRefusedMove(OpenApp &app);

/// The games the scenes are taken from.
const Journal &gameOf(Stage stage);

/// Every screen, and the sheet of every kind of move the games have; of later games what looks otherwise there.
std::vector<Scene> allScenes();

void show(OpenApp &app, const Scene &scene);

} // namespace flimnap::test
