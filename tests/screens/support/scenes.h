#pragma once

#include <string>
#include <vector>

#include <QString>

#include "io/journal_text.h"
#include "support/open_app.h"

namespace flimnap::test {

/// How far a game is: the pictures are made in the middle and late in a game.
enum class Stage { Middle, Late };

/// One screen or sheet of the app with something on it, ready to be looked at.
struct Scene
{
    QString name = {};
    Stage stage = Stage::Middle;
    int moves = 0;     ///< of the stage's game, made before
    int then = 0;      ///< made by the app itself after that
    QString page = {}; ///< shown over the home screen; may be empty
    QVariantMap pageProperties = {};
    QString tap = {};   ///< a control of the page that is tapped first
    QString sheet = {}; ///< over the page; may be empty
    QVariantMap sheetProperties = {};
};

/// Moves to be tried on the table that the rules refuse.
QVariantMap refusedMove(OpenApp &app);

/// The games the scenes are taken from.
const Journal &gameOf(Stage stage);

/// Every screen, and the sheet of every kind of move the two games have, in both stages.
std::vector<Scene> allScenes();

void show(OpenApp &app, const Scene &scene);

} // namespace flimnap::test
