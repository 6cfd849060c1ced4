#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "turn/at_turn.h"
#include "turn/turn_rows.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class ActionsView;
class GameView;

/// Whose turn it is, as QML sees it: what is expected of him, and what he has to decide before anything else.
class TurnView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Turn)
    QML_SINGLETON

    Q_PROPERTY(QString code READ code NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString director READ director NOTIFY changed FINAL)
    Q_PROPERTY(bool isCompany READ isCompany NOTIFY changed FINAL)
    Q_PROPERTY(flimnap::Actor actor READ actor NOTIFY changed FINAL)
    Q_PROPERTY(QString expectation READ expectation NOTIFY changed FINAL)
    Q_PROPERTY(QString dueKind READ dueKind NOTIFY changed FINAL)
    Q_PROPERTY(QString dueSheet READ dueSheet NOTIFY changed FINAL)
    Q_PROPERTY(QString dueReason READ dueReason NOTIFY changed FINAL)
    Q_PROPERTY(QString shortfall READ shortfall NOTIFY changed FINAL)
    Q_PROPERTY(bool choosesCard READ choosesCard NOTIFY changed FINAL)

public:
    TurnView(GameView &game, const ActionsView &actions, QObject *parent = nullptr);

    static TurnView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(TurnView *view);

    /// Of the player or company who must act; empty when the game is over.
    [[nodiscard]] QString code() const;
    [[nodiscard]] QString name() const;
    /// Who decides for the company.
    [[nodiscard]] QString director() const;
    [[nodiscard]] bool isCompany() const;
    [[nodiscard]] Actor actor() const;
    [[nodiscard]] QString expectation() const;
    /// The kind of move that comes next without asking: the dividend after an income, or the only kind possible if
    /// something is to be chosen for it; else empty.
    [[nodiscard]] QString dueKind() const;
    [[nodiscard]] QString dueSheet() const;
    /// Why the one who acts must decide this and nothing else; empty where he is free.
    [[nodiscard]] QString dueReason() const;
    /// What the director of the company whose turn it is lacks for each train it may buy; empty if nothing.
    [[nodiscard]] QString shortfall() const;
    /// A card lies there to be taken.
    [[nodiscard]] bool choosesCard() const;

signals:
    void changed();

private:
    [[nodiscard]] AtTurn now() const;
    [[nodiscard]] Party party() const;
    [[nodiscard]] const Offer *onlyDecision(MoveKind kind) const { return now().onlyDecision(kind); }
    [[nodiscard]] const Offer *offerThatOpens() const;
    [[nodiscard]] QString kindOfCard() const;
    [[nodiscard]] QString onlyKind() const;
    [[nodiscard]] QString operatingText() const;
    [[nodiscard]] QString openingText() const;
    [[nodiscard]] QString stockText() const;
    [[nodiscard]] QString choiceText(const Move &choice) const;
    [[nodiscard]] PlayerLook drawer() const;

    const GameView &m_game;
    const ActionsView &m_actions;
};

} // namespace flimnap
