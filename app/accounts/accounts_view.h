#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "models/option.h"
#include "session/session.h"
#include "views/player_looks.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// All accounts of the game that lies open.
class AccountsView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Accounts)
    QML_SINGLETON

    Q_PROPERTY(QList<flimnap::Option> names READ names NOTIFY changed FINAL)

public:
    explicit AccountsView(GameView &game, QObject *parent = nullptr);

    static AccountsView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static AccountsView &instance();
    static void setInstance(AccountsView *view);

    [[nodiscard]] QList<Option> names() const;

    /// Nobody if there is no such account.
    [[nodiscard]] Party party(const QString &code) const;
    [[nodiscard]] const Session *session() const;
    [[nodiscard]] const PlayerLooks &looks() const;

signals:
    void changed();

private:
    const GameView &m_game;
};

/// Who has an account in the game.
QList<Option> accountNames(const Session &session);

} // namespace flimnap
