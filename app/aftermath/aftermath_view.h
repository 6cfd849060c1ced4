#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "aftermath/aftermath_rows.h"
#include "session/session.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// What the table should see, do and hear after a move: the turn that ended, the list for the hands, the sound.
class AftermathView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Aftermath)
    QML_SINGLETON

    Q_PROPERTY(bool holdsTurn READ holdsTurn NOTIFY turnChanged FINAL)
    Q_PROPERTY(flimnap::HeldTurn turn READ turn NOTIFY turnChanged FINAL)
    Q_PROPERTY(QList<flimnap::HandStep> checklist READ checklist NOTIFY checklistChanged FINAL)

public:
    explicit AftermathView(GameView &game, QObject *parent = nullptr);

    static AftermathView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(AftermathView *view);

    [[nodiscard]] bool holdsTurn() const { return !m_turn.isNothing(); }
    [[nodiscard]] HeldTurn turn() const { return m_turn; }
    [[nodiscard]] QList<HandStep> checklist() const { return m_checklist; }

    /// The table has seen it.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void tick(int step, bool done);
    Q_INVOKABLE void dismissChecklist();

signals:
    void turnChanged();
    void checklistChanged();
    /// "coin", "bell" or "whistle".
    void sounded(const QString &sound);

private:
    /// Of the last move of the game.
    void note();
    void clear();
    [[nodiscard]] HeldTurn turnToHold() const;
    [[nodiscard]] QList<HandStep> handwork() const;
    [[nodiscard]] const Session &session() const;

    const GameView &m_game;
    HeldTurn m_turn;
    QList<HandStep> m_checklist;
};

} // namespace flimnap
