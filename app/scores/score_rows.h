#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rounds/rules.h"
#include "views/player_looks.h"

namespace flimnap {

/// A part of what somebody's total is made of, in words.
struct ScoreLine
{
    Q_GADGET
    QML_VALUE_TYPE(scoreLine)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int amount MEMBER amount FINAL)

public:
    QString label;
    int amount = 0;

    bool operator==(const ScoreLine &) const = default;
};

struct ScoredShares
{
    QString company;
    int percent = 0;
    int units = 0;
    int price = 0;
    int deduction = 0; ///< of each share, for loans
    int value = 0;     ///< of all of them

    bool operator==(const ScoredShares &) const = default;
};

/// A player on the scoring sheet.
struct ScoreRow
{
    Q_GADGET
    QML_VALUE_TYPE(scoreRow)
    Q_PROPERTY(int rank MEMBER rank FINAL)
    Q_PROPERTY(flimnap::PlayerLook player MEMBER player FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    Q_PROPERTY(QList<flimnap::ScoreLine> lines MEMBER lines FINAL)

public:
    int rank = 0;
    PlayerLook player;
    int total = 0;
    QList<ScoreLine> lines; ///< what the player has
    /// What a total can be made of beside shares, the same of everybody, whatever the player has of it.
    QList<ScoreLine> parts;
    QList<ScoredShares> shares;

    bool operator==(const ScoreRow &) const = default;
};

/// The scoring sheet, best first.
QList<ScoreRow> scoreRows(const Rules &rules, const Position &position, const PlayerLooks &looks);
/// One row of it.
ScoreRow scoreRow(const Rules &rules, const Position &position, const PlayerLooks &looks, const Score &score);

} // namespace flimnap
