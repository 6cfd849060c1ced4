#pragma once

#include <memory>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "io/game_library.h"
#include "rounds/rules.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// Income and dividends of one company without a game: by the rules of a game, everybody's share of what it earned.
class CalculatorView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Calculator)
    QML_SINGLETON

public:
    /// The library must outlive the view.
    explicit CalculatorView(const GameLibrary &games, QObject *parent = nullptr);
    ~CalculatorView() override;

    static CalculatorView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(CalculatorView *view);

    /// Games that can be reckoned with: [{value, label, group}], each rule group's together.
    [[nodiscard]] Q_INVOKABLE QVariantList games() const;
    /// Kinds of companies of a game: [{value, label, minor, percents, hasPool, hasLoans, hasLastRound, hasMines,
    /// trains:
    /// [{value, label}], step, ways: [{value, label}], prices: [{value, label}]}]; with trains the income is entered
    /// train by train.
    [[nodiscard]] Q_INVOKABLE QVariantList kinds(const QString &game) const;
    /// What becomes of an income: {game, kind, percents, pool, revenue, routes: [{train, value}], mine, pay, price,
    /// loans, lastRound} -> {ok, income, rows: [{label, note, amount}], move, text} or {ok, reason, rule}.
    [[nodiscard]] Q_INVOKABLE QVariantMap reckon(const QVariantMap &question) const;
    Q_INVOKABLE void copy(const QString &text) const;

private:
    [[nodiscard]] std::shared_ptr<const Rules> rulesFor(const QString &game) const;

    const GameLibrary &m_games;
};

} // namespace flimnap
