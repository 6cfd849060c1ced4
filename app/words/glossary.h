#pragma once

#include <QList>
#include <QString>

namespace flimnap {

/// What stands on the screen or is said at the table, and what it means.
struct Explanation
{
    QString subject;
    QString meaning;
};

/// The signs that the screens use.
QList<Explanation> signsOfTheScreens();
/// The words that whoever plays such a game for the first time stumbles over.
QList<Explanation> wordsOfTheGames();

} // namespace flimnap
