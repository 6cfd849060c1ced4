#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "session/session.h"
#include "supply/supply_rows.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// What lies in the middle of the table: the bank, the trains, the phase and the rounds.
class SupplyView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Supply)
    QML_SINGLETON

    Q_PROPERTY(bool bankIsLimited READ bankIsLimited NOTIFY changed FINAL)
    Q_PROPERTY(int bankCash READ bankCash NOTIFY changed FINAL)
    Q_PROPERTY(QString bankNote READ bankNote NOTIFY changed FINAL)
    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(QString phaseSummary READ phaseSummary NOTIFY changed FINAL)
    Q_PROPERTY(QString ending READ ending NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::TrainStack> stacks READ stacks NOTIFY changed FINAL)
    Q_PROPERTY(QString upcoming READ upcomingText NOTIFY changed FINAL)
    Q_PROPERTY(QString poolTitle READ poolTitle NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::TrainOnSale> pool READ pool NOTIFY changed FINAL)
    Q_PROPERTY(QString privateValue READ privateValue NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::RoundStop> rounds READ rounds NOTIFY changed FINAL)

public:
    explicit SupplyView(GameView &game, QObject *parent = nullptr);

    static SupplyView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(SupplyView *view);

    [[nodiscard]] bool bankIsLimited() const;
    [[nodiscard]] int bankCash() const;
    /// That it is low or broken; empty as long as there is nothing to say.
    [[nodiscard]] QString bankNote() const;
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString phaseSummary() const;
    /// That the round which is running is the last one, where that is not seen from its name; else empty.
    [[nodiscard]] QString ending() const;
    [[nodiscard]] QList<TrainStack> stacks() const;
    /// What comes after that, in words.
    [[nodiscard]] QStringList upcoming() const;
    [[nodiscard]] QString upcomingText() const { return upcoming().join("   "); }
    [[nodiscard]] QString poolTitle() const;
    [[nodiscard]] QList<TrainOnSale> pool() const;
    /// What a private railway is worth now; empty where their values do not follow the rounds.
    [[nodiscard]] QString privateValue() const;
    /// All rounds where they are on a track; else the set that is running, and what comes after it.
    [[nodiscard]] QList<RoundStop> rounds() const;

signals:
    void changed();

private:
    [[nodiscard]] QString lastCall() const;

    const GameView &m_game;
};

/// What a phase allows, with the trains that are on sale beside the deck now.
QString phaseSummary(const Rules &rules, const Position &position, PhaseId phase);

} // namespace flimnap
