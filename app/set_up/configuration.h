#pragma once

#include <QJsonObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "people/person.h"

namespace flimnap {

/// What a group chooses before its game begins: what a journal's options have at their best, but also what this game or
/// so many players have no use for.
struct Configuration
{
    Q_GADGET
    QML_VALUE_TYPE(configuration)

public:
    QString game;
    QString edition;
    QString variant;
    QString title;
    QList<Person> players;
    QJsonObject overrides; ///< as in a journal's options
    QJsonObject switches;  ///< true or its value, by the name of each
    QJsonObject start;     ///< of a table that is joined

    bool operator==(const Configuration &) const = default;

    // As text, to be kept; without start.

    [[nodiscard]] QString written() const;
    static Configuration read(const QString &text);
};

/// What was begun last on this device.
struct RememberedGame
{
    Q_GADGET
    QML_VALUE_TYPE(rememberedGame)

public:
    QString game;
    QString edition;
    QString variant;
    QJsonObject options; ///< as in its journal

    bool operator==(const RememberedGame &) const = default;
};

} // namespace flimnap
