#pragma once

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

/// What the table check asks, by what it is about: each value as overridden so far, beside what is printed here. For
/// the items see tableValues() in views/table_check.h. What the game does not have is not asked.
class TableItems
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::TableCheck)

public:
    TableItems(const GameDefinition &game, int players, const QVariantMap &overrides);

    [[nodiscard]] const GameDefinition &game() const { return m_game; }
    [[nodiscard]] const QJsonObject &printed() const { return m_printed; }
    [[nodiscard]] const QJsonObject &overrides() const { return m_overrides; }
    /// A number to be asked.
    [[nodiscard]] QVariantMap item(const QStringList &path, const QString &label, int least, int most) const;
    /// One of the options.
    [[nodiscard]] QVariantMap choice(const char *kind, const QStringList &path, const QString &label,
                                     const QVariantList &options) const;
    [[nodiscard]] QString titleOf(PrivateId railway) const;

    [[nodiscard]] QVariantList start() const;
    [[nodiscard]] QVariantList rounds() const;
    /// How the rules are read, see views/reading_rows.h.
    [[nodiscard]] QVariantList readings() const;
    [[nodiscard]] QVariantList companies() const;

    [[nodiscard]] QVariantList privates() const;
    [[nodiscard]] QVariantList incomes() const;
    [[nodiscard]] QVariantList sets() const;

    [[nodiscard]] QVariantList cards() const;
    [[nodiscard]] QVariantList trains() const;
    [[nodiscard]] QVariantList tradeIns() const;
    [[nodiscard]] QVariantList rusts() const;
    [[nodiscard]] QVariantList trainLimits() const;

    [[nodiscard]] QVariantList chart() const;
    /// As overridden so far, from the lowest to the highest.
    [[nodiscard]] QJsonArray prices() const;
    [[nodiscard]] QVariantList pars() const;

private:
    static constexpr int mostCards = 99; ///< of a kind, and certificates

    [[nodiscard]] bool has(const QString &key) const;
    [[nodiscard]] int printed(const QStringList &path) const;
    [[nodiscard]] int now(const QStringList &path) const;
    [[nodiscard]] static QString classTitle(const CompanyClass &size);

    [[nodiscard]] static QVariantList withoutSizes(const QVariantList &limits);
    [[nodiscard]] QString limitTitle(const PhaseDefinition &phase, ClassId size) const;
    [[nodiscard]] bool comesLater(FaceId face, FaceId other) const;
    [[nodiscard]] int mostPaid(FaceId face) const;

    [[nodiscard]] QStringList pathOf(CellId cell) const;
    [[nodiscard]] QVariantList line() const;
    [[nodiscard]] QVariantList grid() const;

    GameDefinition m_game;
    int m_players;
    QJsonObject m_printed;
    QJsonObject m_overrides;
};

} // namespace flimnap
