#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "actions/action_row.h"
#include "models/row_list.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// What can be done now and what not, as QML sees it: the bar of actions.
class ActionsView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Actions)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowList *rows READ list CONSTANT FINAL)
    Q_PROPERTY(flimnap::ActionPlaces places READ places NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::NotNow> notNow READ notNow NOTIFY changed FINAL)
    Q_PROPERTY(int refused READ refused NOTIFY changed FINAL)

public:
    explicit ActionsView(GameView &game, QObject *parent = nullptr);

    static ActionsView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(ActionsView *view);

    [[nodiscard]] RowList *list() { return &m_rows; }
    [[nodiscard]] const QList<ActionRow> &rows() const { return m_rows.rows(); }
    [[nodiscard]] const ActionPlaces &places() const { return m_places; }
    /// What cannot be done now, and why.
    [[nodiscard]] const QList<NotNow> &notNow() const { return m_notNow; }
    /// How many kinds of moves that are.
    [[nodiscard]] int refused() const;

    /// Makes the one move of a kind that leaves nothing to choose ("pass", "done").
    Q_INVOKABLE bool make(const QString &kind);

signals:
    /// Before the game tells the screens.
    void changed();

private:
    void refresh();

    GameView &m_game;
    Rows<ActionRow> m_rows;
    ActionPlaces m_places;
    QList<NotNow> m_notNow;
};

} // namespace flimnap
