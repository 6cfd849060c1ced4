#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// What stands on the screen or is said at the table, and what it means.
struct Explanation
{
    Q_GADGET
    QML_VALUE_TYPE(explanation)
    Q_PROPERTY(QString subject MEMBER subject FINAL)
    Q_PROPERTY(QString meaning MEMBER meaning FINAL)

public:
    QString subject;
    QString meaning;

    bool operator==(const Explanation &) const = default;
};

/// The signs that the screens use.
QList<Explanation> signsOfTheScreens();
/// The words that whoever plays such a game for the first time stumbles over.
QList<Explanation> wordsOfTheGames();

} // namespace flimnap
