#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "io/game_library.h"
#include "rounds/rules.h"
#include "set_up/configuration.h"
#include "table_check/table_question.h"

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
    /// The one begun last here, else the first.
    [[nodiscard]] Q_INVOKABLE QString usualGame(const flimnap::RememberedGame &last) const;
    /// What a table may agree on that changes incomes, as it is agreed on, {switch: value}.
    [[nodiscard]] Q_INVOKABLE flimnap::Agreement switches(const QString &key, const QVariantMap &agreed) const;
    /// Kinds of companies of a game: [{value, label, minor, percents, hasPool, counted: [{key, label}], hasLastRound,
    /// hasMines, trains: [{value, label}], bonus, step, ways: [{value, label}], prices: [{value, label}], charted:
    /// [price]}]; with trains the income is entered train by train.
    [[nodiscard]] Q_INVOKABLE QVariantList kinds(const QString &game, const QVariantMap &agreed = {}) const;
    /// Of these percents those that one can hold beside what others have, and what is nearest to what was held of
    /// another kind of company.
    [[nodiscard]] Q_INVOKABLE QVariantList percentsBeside(const QVariantList &percents, int held) const;
    [[nodiscard]] Q_INVOKABLE QVariantList fitted(const QVariantList &percents, const QVariantList &held) const;
    /// Why there is no such price on the chart; empty if there is one.
    [[nodiscard]] Q_INVOKABLE QString priceFault(const QVariantList &charted, int price) const;
    /// What becomes of an income: {game, agreed, kind, percents, pool, revenue, routes: [{train, value, bonus}], mine,
    /// pay, price, lastRound, and what else is counted by its key} -> {ok, income, rows: [{label, note, amount}], move,
    /// text} or {ok, reason, rule}.
    [[nodiscard]] Q_INVOKABLE QVariantMap reckon(const QVariantMap &question) const;
    Q_INVOKABLE void copy(const QString &text) const;

private:
    [[nodiscard]] std::optional<GameSummary> gameOf(const QString &key) const;
    [[nodiscard]] std::shared_ptr<const Rules> rulesFor(const QString &key, const QVariantMap &agreed) const;

    const GameLibrary &m_games;
};

} // namespace flimnap
