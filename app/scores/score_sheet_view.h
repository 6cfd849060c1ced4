#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "io/game_library.h"
#include "rounds/rules.h"
#include "scores/score_trial_result.h"
#include "set_up/configuration.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// The scoring sheet filled in by hand for a game that nobody kept the books of.
class ScoreSheetView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(ScoreSheets)
    QML_SINGLETON

    Q_PROPERTY(QVariant games READ games CONSTANT)

public:
    /// The library must outlive the view.
    explicit ScoreSheetView(const GameLibrary &games, QObject *parent = nullptr);

    static ScoreSheetView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(ScoreSheetView *view);

    /// What can be scored: [{value: its place, label, group, game, edition}].
    [[nodiscard]] QVariantList games() const;
    /// The place of the one begun last here, else the first.
    [[nodiscard]] Q_INVOKABLE int usualGame(const flimnap::RememberedGame &last) const;
    /// What is asked for one of these games as it is agreed on, {switch: value}: {currency, title, counts, switches: an
    /// Agreement, companies: [{value, code, colour, textColour, percents, grownPercents,
    /// counted: [{key, label}]}], prices, privates: [{value, label}], hasDebt, hasPenalty, hasCards}; empty if there is
    /// no such game.
    [[nodiscard]] Q_INVOKABLE QVariantMap form(const QString &game, const QString &edition,
                                               const QVariantMap &agreed = {}) const;
    /// Of these percents those that one can hold beside what others have.
    [[nodiscard]] Q_INVOKABLE QVariantList percentsBeside(const QVariantList &percents, int others) const;
    /// {game, edition, agreed, companies: [{price, grown, and what else is counted}], players: [{name, colour, cash,
    /// debt, penalty, cards, percents, privates}]}.
    [[nodiscard]] Q_INVOKABLE flimnap::ScoreTrialResult rank(const QVariantMap &sheet) const;

private:
    [[nodiscard]] std::optional<GameSummary> gameOf(const QString &game, const QString &edition) const;
    [[nodiscard]] std::shared_ptr<const Rules> rulesFor(const QVariantMap &sheet, int players) const;

    const GameLibrary &m_games;
};

} // namespace flimnap
