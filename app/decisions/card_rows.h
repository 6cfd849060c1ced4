#pragma once

#include "views/player_looks.h"

namespace flimnap {

/// Where a card that players take in their turns is.
namespace CardState {
Q_NAMESPACE
QML_ELEMENT
enum State {
    Free,  ///< on the table
    InUse, ///< by the one whose turn it is
    Taken
};
Q_ENUM_NS(State)
} // namespace CardState

/// One side of such a card: what it lets a player do.
struct CardSide
{
    Q_GADGET
    QML_VALUE_TYPE(cardSide)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(bool used MEMBER used FINAL)
    Q_PROPERTY(bool offered MEMBER offered FINAL)
    Q_PROPERTY(bool allowed MEMBER allowed FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(bool waivable MEMBER waivable FINAL)

public:
    int side = 0; ///< 1 or 2
    QString text;
    QString icon;
    bool used = false; ///< in this round
    bool offered = false;
    bool allowed = false;
    QString reason; ///< why it is not
    QString rule;
    bool waivable = false;

    bool operator==(const CardSide &) const = default;
};

struct CardRow
{
    Q_GADGET
    QML_VALUE_TYPE(cardRow)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(flimnap::CardState::State state MEMBER state FINAL)
    Q_PROPERTY(QList<flimnap::PlayerLook> takers MEMBER takers FINAL)
    Q_PROPERTY(QList<flimnap::CardSide> sides MEMBER sides FINAL)
    Q_PROPERTY(bool offered MEMBER offered FINAL)
    Q_PROPERTY(bool usable MEMBER usable FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    QString code;
    CardState::State state = CardState::Free;
    QList<PlayerLook> takers;
    QList<CardSide> sides;
    bool offered = false; ///< one of the sides is, if only to say why it cannot be used
    bool usable = false;  ///< one of the sides can be used
    QString text;         ///< of both sides

    bool operator==(const CardRow &) const = default;
};

/// Whose turn it is to take one.
namespace CardTurnState {
Q_NAMESPACE
QML_ELEMENT
enum State { Over, Now, ToCome };
Q_ENUM_NS(State)
} // namespace CardTurnState

struct CardTurn
{
    Q_GADGET
    QML_VALUE_TYPE(cardTurn)
    Q_PROPERTY(flimnap::PlayerLook player MEMBER player FINAL)
    Q_PROPERTY(flimnap::CardTurnState::State state MEMBER state FINAL)

public:
    PlayerLook player;
    CardTurnState::State state = CardTurnState::ToCome;

    bool operator==(const CardTurn &) const = default;
};

} // namespace flimnap
