#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "session/session.h"
#include "views/player_looks.h"

namespace flimnap {

/// What somebody was worth at the end of a round.
struct WorthMark
{
    Q_GADGET
    QML_VALUE_TYPE(worthMark)
    Q_PROPERTY(QString round MEMBER round FINAL)
    Q_PROPERTY(int worth MEMBER worth FINAL)

public:
    QString round;
    int worth = 0;

    bool operator==(const WorthMark &) const = default;
};

/// A player's worth round by round, the present one last.
struct WorthLine
{
    Q_GADGET
    QML_VALUE_TYPE(worthLine)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(flimnap::PlayerLook player MEMBER player FINAL)
    Q_PROPERTY(QList<flimnap::WorthMark> marks MEMBER marks FINAL)

public:
    QString code;
    PlayerLook player;
    QList<WorthMark> marks;

    bool operator==(const WorthLine &) const = default;
};

QList<WorthLine> worthLines(const Session &session, const PlayerLooks &looks);

} // namespace flimnap
