#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "models/row_list.h"
#include "views/game_view.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;

/// Who sits at the table of the game that lies open: what they are called, their colours, and before the first move who
/// plays after whom.
class PeopleView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(People)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowList *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(bool canMove READ canMove NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)

public:
    /// All of them must outlive the view.
    PeopleView(const GameLibrary &library, GameView &game, AppSettings &settings, QObject *parent = nullptr);

    static PeopleView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(PeopleView *view);

    [[nodiscard]] Rows<PlayerLook> *seats() { return &m_seats; }
    /// Nothing was decided yet, also nothing that is undone now: a decision belongs to a seat, not to a name.
    [[nodiscard]] bool canMove() const;
    /// Why the last change was not taken; empty if it was.
    [[nodiscard]] QString fault() const { return m_fault; }

    Q_INVOKABLE void rename(int seat, const QString &name);
    Q_INVOKABLE void recolour(int seat, const QString &colour);
    Q_INVOKABLE void moveSeat(int from, int to);

signals:
    void changed();

private:
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList colours() const;
    void change(const QStringList &names, const QStringList &colours);
    void fillSeats();

    const GameLibrary &m_library;
    GameView &m_game;
    AppSettings &m_settings;
    Rows<PlayerLook> m_seats;
    QString m_fault;
};

} // namespace flimnap
