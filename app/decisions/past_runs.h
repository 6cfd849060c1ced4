#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "session/session.h"

namespace flimnap {

/// What a company earned in its last turn, to be repeated with one tap.
struct LastIncome
{
    Q_GADGET
    QML_VALUE_TYPE(lastIncome)
    Q_PROPERTY(bool known MEMBER known FINAL)
    Q_PROPERTY(int revenue MEMBER revenue FINAL)
    Q_PROPERTY(QList<int> near MEMBER near FINAL)

public:
    bool known = false;
    int revenue = 0;
    QList<int> near; ///< what it becomes when the board has changed a little

    bool operator==(const LastIncome &) const = default;
};

LastIncome lastIncome(const Session &session, const std::string &company);

/// What the routes of the trains on offer were worth the last time, train by train; below 0 of a new one and of one
/// that earned a bonus besides.
QList<int> lastRoutes(const Session &session, const Offer &run);

/// What is usual from mines; and what is likely: what belongs to a mine of its own, else what it brought the last time.
QList<int> usualFromMines(const Offer &run);
int likelyFromMines(const Session &session, const Offer &run);
bool asksForMines(const Offer &run);

} // namespace flimnap
