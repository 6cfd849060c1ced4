#pragma once

#include <optional>

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "io/game_library.h"
#include "journal/header.h"

namespace flimnap {

/// What a group may choose before its game begins, and what its choice means. That choice is a configuration: {game,
/// edition, variant, title, players: [{name, colour}], overrides, switches: {name: true or value}, start}; what a
/// journal's options have at their best, but also what this game or so many players have no use for.
class Configurations
{
public:
    /// It must outlive them.
    explicit Configurations(const GameLibrary &library) : m_library(library) {}

    [[nodiscard]] std::vector<GameSummary> games() const { return m_library.games(); }
    /// What its game and variant are called: "18CZ: Training game".
    [[nodiscard]] QString titleOf(const QVariantMap &config) const;
    /// How its journal begins.
    [[nodiscard]] Header headerOf(const QVariantMap &config) const;

    /// The tables that a group may check against its own printing, see views/table_check.h.
    [[nodiscard]] QVariantList tableValues(const QVariantMap &config) const;
    /// Its overrides after the value at a path became another one.
    [[nodiscard]] QVariantMap withOverride(const QVariantMap &config, const QStringList &path,
                                           const QVariant &value) const;
    /// In which values the game is not as printed, in words; empty if in none.
    [[nodiscard]] QString differences(const QVariantMap &config) const;
    /// What the table may agree on, see switchRows() in views/table_switches.h.
    [[nodiscard]] QVariantList switches(const QVariantMap &config) const;
    /// How it reads the rules, see readingRows() in views/reading_rows.h.
    [[nodiscard]] QVariantList readings(const QVariantMap &config) const;
    /// The configuration with all these readings as usual, or as another switch has them.
    [[nodiscard]] QVariantMap withUsualReadings(QVariantMap config) const;
    /// Its switches after one of them was set.
    [[nodiscard]] QVariantMap withSwitch(const QVariantMap &config, const QString &name, const QVariant &value) const;
    /// What the game's tables do not know and the table has to look up before the first move; usually nothing.
    [[nodiscard]] QString hint(const QVariantMap &config) const;
    /// The share prices that this is about, see views/table_check.h.
    [[nodiscard]] QVariantList pricesToCompare(const QVariantMap &config) const;
    /// Why its share prices cannot be printed on any board; empty if they can.
    [[nodiscard]] QString chartFault(const QVariantMap &config) const;

private:
    [[nodiscard]] QVariantMap optionsOf(const QVariantMap &config, const Header &header) const;
    /// As printed here, without overrides; nothing if there is no such game.
    [[nodiscard]] std::optional<GameDefinition> tablesOf(const Header &header) const;
    [[nodiscard]] std::optional<GameDefinition> agreedTables(QVariantMap config) const;

    const GameLibrary &m_library;
};

} // namespace flimnap
