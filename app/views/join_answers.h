#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "rounds/rules.h"
#include "table/joined_position.h"

namespace flimnap {

/// What a table has said so far about the position it is in: one answer per place, places as in a journal's "start"
/// ("players/p1/cash"). What nobody has said yet is as at the start of the game.
///
/// Beside the format's own places: "companies/BCB/state" is also "waiting" or "closed"; "privates/S1/owner" and
/// "privates/S1/used" stand for the lists of private railways; "stacks/65" lists the markers on a price.
class JoinAnswers
{
public:
    /// Refers to the rules; they must outlive it.
    explicit JoinAnswers(const Rules &rules) : m_rules(&rules) {}

    void set(const QString &place, const QVariant &answer) { m_given[place] = answer; }
    [[nodiscard]] const QVariantMap &given() const { return m_given; }
    void take(QVariantMap given) { m_given = std::move(given); }

    [[nodiscard]] int number(const QString &place) const;
    [[nodiscard]] QString word(const QString &place) const;
    [[nodiscard]] bool flag(const QString &place) const;
    [[nodiscard]] QStringList codes(const QString &place) const;

    [[nodiscard]] QStringList seats() const;
    [[nodiscard]] QString playerName(const QString &seat) const;
    [[nodiscard]] QStringList companiesInPlay() const;
    [[nodiscard]] QStringList operatingCompanies() const;
    [[nodiscard]] bool isOperating(const QString &company) const;
    [[nodiscard]] bool isStockRound() const;
    /// Who can have the turn in this round.
    [[nodiscard]] QStringList actors() const;
    /// The markers on this price.
    [[nodiscard]] QStringList standingOn(const QString &cell) const;
    /// Percent of the company with players.
    [[nodiscard]] int percentHeld(const QString &company) const;
    /// Cards of the kind with companies and in the pool.
    [[nodiscard]] int cardsInPlay(CardId card) const;

    /// All answers together, without those to questions that do not arise.
    [[nodiscard]] JoinedPosition table() const;

private:
    [[nodiscard]] const GameDefinition &game() const { return m_rules->game(); }
    [[nodiscard]] int usualNumber(const QStringList &place) const;
    [[nodiscard]] QString usualWord(const QStringList &place) const;
    [[nodiscard]] QString largestHolder(const QString &company) const;
    [[nodiscard]] JoinedPosition::Player player(const QString &seat) const;
    [[nodiscard]] JoinedPosition::Company company(const QString &code) const;
    [[nodiscard]] JoinedPosition::Names privatesOf(const QString &owner) const;
    void writeTrains(JoinedPosition &table) const;
    void writeTurn(JoinedPosition &table) const;

    const Rules *m_rules;
    QVariantMap m_given;
};

/// A place of several keys: "companies/BCB/price".
QString placeOf(const QString &kind, const QString &code, const QString &key);

} // namespace flimnap
