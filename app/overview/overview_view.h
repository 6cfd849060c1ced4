#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "models/row_list.h"
#include "overview/overview_rows.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// Who sits at the table and which companies there are, as QML sees them: what everybody has.
class OverviewView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Overview)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowList *players READ playerList CONSTANT FINAL)
    Q_PROPERTY(flimnap::RowList *companies READ companyList CONSTANT FINAL)
    Q_PROPERTY(bool companiesWait READ companiesWait NOTIFY changed FINAL)
    Q_PROPERTY(int mostCash READ mostCash NOTIFY changed FINAL)

public:
    explicit OverviewView(GameView &game, QObject *parent = nullptr);

    static OverviewView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(OverviewView *view);

    [[nodiscard]] RowList *playerList() { return &m_players; }
    [[nodiscard]] RowList *companyList() { return &m_companies; }
    [[nodiscard]] const QList<PlayerRow> &players() const { return m_players.rows(); }
    [[nodiscard]] const QList<CompanyRow> &companies() const { return m_companies.rows(); }
    /// Some of them have not been started yet.
    [[nodiscard]] bool companiesWait() const { return m_companiesWait; }

    /// That anybody has, or owes: the longest number.
    [[nodiscard]] int mostCash() const { return m_mostCash; }

signals:
    void changed();

private:
    void refresh();

    const GameView &m_game;
    Rows<PlayerRow> m_players;
    Rows<CompanyRow> m_companies;
    bool m_companiesWait = false;
    int m_mostCash = 0;
};

} // namespace flimnap
