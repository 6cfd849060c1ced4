#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "rounds/rules.h"

namespace flimnap {

/// What a table has said so far about the position it is in: one answer per place, places as in a journal's "start"
/// ("players/p1/cash"). What nobody has said yet is as at the start of the game; what does not arise is not answered.
///
/// Beside the format's own places: "companies/BCB/state" is also "waiting", "closed" or "unattended";
/// "companies/BK/unpaid" is "given" or "unsold"; "privates/S1/owner", "privates/S1/used" and "privates/SD2/builds"
/// stand for the lists of private railways; "stacks/65" lists the markers on a price; "priority" names the holder of
/// the priority card, "players/p1/copies" the number of copy cards; the last actor is also
/// "nobody".
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

    [[nodiscard]] const Rules &rules() const { return *m_rules; }
    [[nodiscard]] const GameDefinition &game() const { return m_rules->game(); }
    [[nodiscard]] QStringList seats() const;
    /// Those who sit at the table; who has none comes after them.
    [[nodiscard]] QStringList players() const;
    [[nodiscard]] QString playerName(const QString &seat) const;
    [[nodiscard]] const PlayerCount *tableSize() const;
    [[nodiscard]] bool isStockRound() const;
    /// The first stock round of a game that begins it backwards.
    [[nodiscard]] bool isFirstLapOpen() const;
    /// The phase said to have begun, or a later one.
    [[nodiscard]] bool hasBegun(PhaseId phase) const;

    // Rounds of two parts: players use action cards, then trains run.
    [[nodiscard]] bool hasActionRounds() const { return game().hasActionRounds; }
    /// Somebody's turn to use one has been said.
    [[nodiscard]] bool isCardTurn() const;
    /// On a table of this size.

    // Railways of one owner.
    [[nodiscard]] bool isMinor(const QString &code) const;
    /// That become shares of others.
    [[nodiscard]] bool hasMinors() const;
    /// Those that players own; where players are their companies, as many as there are players.
    [[nodiscard]] QStringList minorsInPlay() const;

    // Companies with shares.
    [[nodiscard]] CompanyId company(const QString &code) const { return game().findCompany(code.toStdString()); }
    [[nodiscard]] QStringList companiesInPlay() const;
    [[nodiscard]] QStringList operatingCompanies() const;
    /// Of whose shares somebody can hold any.
    [[nodiscard]] QStringList companiesHeld() const;
    [[nodiscard]] bool isOperating(const QString &company) const;
    /// Nobody at the table directs it.
    [[nodiscard]] bool isUnattended(const QString &company) const;
    /// What he has of it; nothing if he gets none of its size.
    [[nodiscard]] int absenteesUnits(const QString &company) const;
    /// Who can own private railways.
    [[nodiscard]] QStringList privateOwners(const PrivateDefinition &railway) const;
    /// Whether only the table knows how many tokens are not placed yet.
    [[nodiscard]] bool asksTokens() const;
    [[nodiscard]] bool isFormed(const QString &company) const; ///< by a phase, sooner or later
    /// What a feature makes of the company; empty of ordinary ones.
    [[nodiscard]] std::string roleOf(const QString &company) const;
    [[nodiscard]] bool hasRole(const QString &company) const { return !roleOf(company).empty(); }
    /// What was said there, and nothing that is likely.
    [[nodiscard]] QString given(const QString &place) const { return m_given.value(place).toString(); }
    /// The railway for which the director's certificate is set aside; empty if none is.
    [[nodiscard]] QString setAsideFor(const QString &company) const;
    /// The railway for which it was once; empty if there never was one.
    [[nodiscard]] QString railwayOf(const QString &company) const;
    [[nodiscard]] bool hasDirector(const QString &company) const;
    /// Whether only the table knows what the capital will be.
    [[nodiscard]] bool asksCapital(const QString &company) const;
    /// Whether the director's certificate may be with somebody who directs nothing by it.
    [[nodiscard]] bool asksCertificate(const QString &company) const;

    // Companies that get their capital bit by bit, or are formed out of others.
    /// Players can owe something between two turns.
    [[nodiscard]] bool mayOwe() const;
    /// Prices change before companies operate.
    [[nodiscard]] bool pricesMoveEarly() const;
    [[nodiscard]] bool isMerged(const QString &company) const;
    /// It can have left the game in play.
    [[nodiscard]] bool mayHaveClosed(const QString &company) const;
    /// Its class; another one once it has more, smaller shares.
    [[nodiscard]] const CompanyClass &sizeOf(const QString &company) const;
    /// Its shares bring it money before it operates.
    [[nodiscard]] bool hasTreasuryEarly(const QString &company) const;
    /// It is in the order of an operating round and may yet have no turn in it.
    [[nodiscard]] bool mayBePassedOver(const QString &company) const;
    /// Where it can be formed out of others.
    [[nodiscard]] QList<CellId> firstCells(const QString &company) const;

    /// Where the marker stands; invalid if that is not known yet.
    [[nodiscard]] CellId cellOf(const QString &company) const;
    /// The cells with the company's price.
    [[nodiscard]] QList<CellId> cellsWithPrice(const QString &company) const;
    /// Prices repeat on the chart.
    [[nodiscard]] bool hasGrid() const;
    [[nodiscard]] QStringList standingOn(const QString &cell) const;

    /// Whether sales and phases do not tell which trains can no longer be bought.
    [[nodiscard]] bool asksScrapped() const;
    /// Who has a charter with trains.
    [[nodiscard]] QStringList trainOwners() const;
    /// Who has money.
    [[nodiscard]] QStringList treasuries() const;
    /// Everybody that acts in an operating round.
    [[nodiscard]] QStringList actingCompanies() const;
    /// And those whose turn in it may be passed over.
    [[nodiscard]] QStringList queuedCompanies() const;
    /// Who can have the turn in this round.
    [[nodiscard]] QStringList actors() const;

    /// That the bank has sold, wherever they are now.
    [[nodiscard]] int soldShares(const QString &company) const;
    /// Percent of the company with players.
    [[nodiscard]] int percentHeld(const QString &company) const;
    /// Cards of the kind with companies and in the pool.
    [[nodiscard]] int cardsInPlay(CardId card) const;
    /// All there are, those that came with companies among them; the kind must not be without end.
    [[nodiscard]] int cardsAtAll(CardId card) const;

private:
    [[nodiscard]] int usualNumber(const QStringList &place) const;
    [[nodiscard]] int usualOfCompany(CompanyId company, const QString &code, const QString &key) const;
    [[nodiscard]] QString usualWord(const QStringList &place) const;
    [[nodiscard]] QString stateOf(const QString &company) const;
    /// The same, with a word of its own for what nobody directs.
    [[nodiscard]] QString shownState(const QString &company) const;
    [[nodiscard]] QString usualState(const QString &company) const;
    [[nodiscard]] QString usualStateOfMerged() const;
    [[nodiscard]] QString usualCell(const QString &company) const;
    [[nodiscard]] QString usualDirector(const QString &company) const;
    [[nodiscard]] QString usualPlayer(const QString &company) const;
    [[nodiscard]] QString ownerOf(const QString &railway, const QString &given) const;
    [[nodiscard]] QString usualLastActor() const;
    [[nodiscard]] QString largestHolder(const QString &company) const;

    const Rules *m_rules;
    QVariantMap m_given;
};

/// A place of several keys: "companies/BCB/price".
QString placeOf(const QString &kind, const QString &code, const QString &key);

} // namespace flimnap
