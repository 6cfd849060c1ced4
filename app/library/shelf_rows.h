#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "store/store.h"

namespace flimnap {

/// A game on the shelf.
struct ShelfRow
{
    Q_GADGET
    QML_VALUE_TYPE(shelfRow)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString facts MEMBER facts FINAL)
    Q_PROPERTY(bool over MEMBER isOver FINAL)

public:
    int number = 0;
    QString title;
    QString players;
    QString facts; ///< round, moves and when it was played, as far as they are known
    bool isOver = false;
    std::int64_t playedAt = 0;

    bool operator==(const ShelfRow &) const = default;
};

/// A game that was taken off the shelf and can be brought back.
struct RemovedRow
{
    Q_GADGET
    QML_VALUE_TYPE(removedRow)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString until MEMBER until FINAL)

public:
    int number = 0;
    QString title;
    QString players;
    QString until;

    bool operator==(const RemovedRow &) const = default;
};

/// How long a removed game can be brought back.
inline constexpr int daysRemovedGamesAreKept = 30;

ShelfRow shelfRow(const GameListing &listing);
RemovedRow removedRow(const GameListing &listing);

/// As the store lists them: the last played first, of those at the same time the last begun.
bool isListedBefore(const ShelfRow &game, const ShelfRow &other);

} // namespace flimnap
