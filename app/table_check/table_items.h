#pragma once

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include "definition/game_definition.h"
#include "table_check/table_rows.h"

namespace flimnap {

/// What the table check asks, by what it is about: each value as overridden so far, beside what is printed here. What
/// the game does not have is not asked.
class TableItems
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::TableCheck)

public:
    TableItems(const GameDefinition &game, int players, QJsonObject overrides);

    [[nodiscard]] const GameDefinition &game() const { return m_game; }
    [[nodiscard]] const QJsonObject &printed() const { return m_printed; }
    [[nodiscard]] const QJsonObject &overrides() const { return m_overrides; }
    /// A number to be asked.
    [[nodiscard]] TableNumber number(const QStringList &path, const QString &label, int least, int most) const;
    /// One of the options; of what has several values now any of them.
    [[nodiscard]] TableQuestion choice(const QStringList &path, const QString &label,
                                       const QList<Option> &options) const;
    [[nodiscard]] QString titleOf(PrivateId railway) const;

    [[nodiscard]] QList<TableNumber> start() const;
    [[nodiscard]] QList<TableNumber> rounds() const;
    /// How the rules are read, see set_up/reading_rows.h.
    [[nodiscard]] QList<TableQuestion> readings() const;
    [[nodiscard]] QList<TableCompany> companies() const;

    [[nodiscard]] QList<TableNumber> privates() const;
    [[nodiscard]] QList<TableNumber> incomes() const;
    [[nodiscard]] QList<TableNumber> sets() const;

    [[nodiscard]] QList<TableNumber> cards() const;
    [[nodiscard]] QList<TableNumber> trains() const;
    [[nodiscard]] QList<TableNumber> tradeIns() const;
    [[nodiscard]] QList<TableQuestion> rusts() const;
    [[nodiscard]] QList<TableNumber> trainLimits() const;

    [[nodiscard]] QList<TableNumber> chart() const;
    [[nodiscard]] QList<TableLadder> ladders() const;
    /// As overridden so far, from the lowest to the highest.
    [[nodiscard]] QJsonArray prices() const;
    [[nodiscard]] QList<TableNumber> pars() const;

private:
    static constexpr int mostCards = 99; ///< of a kind, and certificates

    [[nodiscard]] bool has(const QString &key) const;
    [[nodiscard]] int printedAt(const QStringList &path) const;
    [[nodiscard]] int now(const QStringList &path) const;
    [[nodiscard]] static QString classTitle(const CompanyClass &size);

    [[nodiscard]] static QList<TableNumber> withoutSizes(const QList<TableNumber> &limits);
    [[nodiscard]] QString limitTitle(const PhaseDefinition &phase, ClassId size) const;
    [[nodiscard]] bool comesLater(FaceId face, FaceId other) const;
    [[nodiscard]] int mostPaid(FaceId face) const;

    [[nodiscard]] QStringList pathOf(CellId cell) const;
    [[nodiscard]] QList<TableNumber> line() const;
    [[nodiscard]] QList<TableNumber> grid() const;

    GameDefinition m_game;
    int m_players;
    QJsonObject m_printed;
    QJsonObject m_overrides;
};

} // namespace flimnap
