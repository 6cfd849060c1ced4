#pragma once

#include <optional>

#include "io/game_library.h"
#include "journal/header.h"
#include "set_up/configuration.h"
#include "table_check/table_rows.h"
#include <QString>
#include <QStringList>

namespace flimnap {

/// What a group may choose before its game begins, and what its choice means.
class Configurations
{
public:
    /// It must outlive them.
    explicit Configurations(const GameLibrary &library) : m_library(library) {}

    [[nodiscard]] std::vector<GameSummary> games() const { return m_library.games(); }
    /// What its game and variant are called: "18CZ: Training game".
    [[nodiscard]] QString titleOf(const Configuration &config) const;
    /// How its journal begins.
    [[nodiscard]] Header headerOf(const Configuration &config) const;

    /// The tables that a group may check against its own printing.
    [[nodiscard]] QList<TableSection> tableValues(const Configuration &config) const;
    /// Its overrides after the value at a path became another one.
    [[nodiscard]] QJsonObject withOverride(const Configuration &config, const QStringList &path,
                                           const QJsonValue &value) const;
    /// In which values the game is not as printed, in words; empty if in none.
    [[nodiscard]] QString differences(const Configuration &config) const;
    /// What the table may agree on.
    [[nodiscard]] QList<TableQuestion> switches(const Configuration &config) const;
    /// How it reads the rules.
    [[nodiscard]] QList<TableQuestion> readings(const Configuration &config) const;
    /// The configuration with all these readings as usual, or as another switch has them.
    [[nodiscard]] Configuration withUsualReadings(Configuration config) const;
    /// Its switches after one of them was set.
    [[nodiscard]] QJsonObject withSwitch(const Configuration &config, const QString &name,
                                         const QJsonValue &value) const;
    /// What the game's tables do not know and the table has to look up before the first move; usually nothing.
    [[nodiscard]] QString hint(const Configuration &config) const;
    /// The share prices that this is about, see table_check/table_check.h.
    [[nodiscard]] QList<int> pricesToCompare(const Configuration &config) const;
    /// Why its share prices cannot be printed on any board; empty if they can.
    [[nodiscard]] QString chartFault(const Configuration &config) const;

private:
    [[nodiscard]] QJsonObject optionsOf(const Configuration &config, const Header &header) const;
    /// As printed here, without overrides; nothing if there is no such game.
    [[nodiscard]] std::optional<GameDefinition> tablesOf(const Header &header) const;
    [[nodiscard]] std::optional<GameDefinition> agreedTables(Configuration config) const;

    const GameLibrary &m_library;
};

} // namespace flimnap
