#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rounds/rules.h"

namespace flimnap::test {

/// A table in the middle of a game, laid out by hand: given this, when a move is made, then …
/// Codes are the journal's; an unknown one ends the test program, since the test itself is wrong then.
class Table
{
public:
    /// A game of 18CZ in its Russian edition, before the first move.
    explicit Table(int players, const std::string &options = "{}");
    Table(const std::string &game, const std::string &edition, const std::string &variant, int players,
          const std::string &options = "{}");
    /// The same for tables of a game that a test has changed.
    Table(GameDefinition game, int players);

    // Given …
    Table &phase(std::string_view phase);
    /// "SR3", "OR5.1", "ROUND3" or "ACTIONS3" (before the trains of ROUND3 run), begun as the game begins it: privates
    /// pay, the operating order is fixed, home stations stand.
    Table &round(std::string_view round);
    Table &cash(std::string_view account, int amount); ///< "bank" too, where it is limited
    Table &debt(std::string_view player, int debt, int penalty = 0);
    Table &order(const std::vector<std::string> &players);
    /// Puts a company on the chart. Its director's certificate goes to the player, or to "vaclav" where he plays.
    Table &started(std::string_view company, int price, std::string_view director);
    /// The same, floated; the treasury is what is given here.
    Table &operating(std::string_view company, int price, std::string_view director, int treasury);
    /// On a cell of a chart where prices repeat, "R5C3"; reserved certificates and the railways they were reserved for
    /// are gone. Without a director his certificate lies in the bank.
    Table &started(std::string_view company, std::string_view cell, std::string_view director);
    /// The same, floated, before its first turn.
    Table &floated(std::string_view company, std::string_view cell, std::string_view director, int treasury);
    /// The same after its first turn: it has operated, and its home station stands.
    Table &running(std::string_view company, std::string_view cell, std::string_view director, int treasury);
    /// A company of one owner after its first turn; the share it may become one of gets a price by what was paid.
    Table &minorOf(std::string_view owner, std::string_view code, int treasury, int paid = 0);
    /// It left the game unsold: what was reserved for its owner lies in the bank.
    Table &gone(std::string_view minor);
    /// Ordinary shares from the bank to a player or "vaclav" (the director's certificate comes with started/operating).
    Table &shares(std::string_view player, std::string_view company, int percent);
    Table &pooled(std::string_view company, int percent); ///< the same, to the pool
    Table &privateOf(std::string_view owner, std::string_view code);
    Table &train(std::string_view owner, std::string_view face); ///< owner: a company or "pool"
    /// The deck begins with this card; the cards before it are gone.
    Table &deckFrom(std::string_view card);
    Table &stock(std::string_view card, int left);
    /// The phase has begun with the first of its cards: the cards before it are gone.
    Table &begun(std::string_view phase);
    Table &scrapped(std::string_view face);
    Table &stations(std::string_view company, int onMap, int tokensLeft);
    Table &marker(std::string_view company, int price); ///< moves it, under the pile on that price
    Table &marker(std::string_view company, std::string_view cell);
    /// Its first turn is over: its home station stands, and it lays track as in every later turn.
    Table &established(std::string_view company);
    Table &usedRight(std::string_view privateRailway);
    Table &copyCards(std::string_view player, int left);
    /// The turns before this one are over; its own has begun. Of a company or, in a stock round, of a player.
    Table &turnOf(std::string_view actor);

    // When …
    /// One line of the journal, played; the test program ends if it is malformed.
    Verdict play(std::string_view line);
    /// Plays a line that must not be refused.
    Table &after(std::string_view line);
    Table &after(const std::vector<std::string> &lines);
    /// The refusal as "code rule": "no-cash CZ-5.7"; "accepted" if there is none. Nothing changes either way.
    std::string refusal(std::string_view line) const;

    // Then …
    [[nodiscard]] int cash(std::string_view account) const;
    [[nodiscard]] int debt(std::string_view player) const;
    [[nodiscard]] int penalty(std::string_view player) const;
    [[nodiscard]] int price(std::string_view company) const;
    [[nodiscard]] std::string cell(std::string_view company) const;
    /// holder: player, "vaclav", "bank", "pool" or "reserve"
    [[nodiscard]] int percent(std::string_view holder, std::string_view company) const;
    [[nodiscard]] std::string directorsCertificate(std::string_view company) const; ///< who holds it
    [[nodiscard]] int certificates(std::string_view player) const;
    [[nodiscard]] int copyCards(std::string_view player) const;
    [[nodiscard]] int worth(std::string_view player) const;
    [[nodiscard]] std::string director(std::string_view company) const;
    [[nodiscard]] std::string status(std::string_view company) const; ///< waiting, started, operating, closed
    [[nodiscard]] std::vector<std::string> trains(std::string_view owner) const; ///< sorted faces
    [[nodiscard]] std::vector<std::string> privates(std::string_view owner) const;
    [[nodiscard]] bool isRightUsed(std::string_view privateRailway) const;
    [[nodiscard]] int stationsOnMap(std::string_view company) const;
    [[nodiscard]] int tokensLeft(std::string_view company) const;
    [[nodiscard]] std::string round() const;
    [[nodiscard]] std::string phase() const;
    [[nodiscard]] std::string turn() const;
    [[nodiscard]] std::string topCard() const;
    [[nodiscard]] int left(std::string_view card) const; ///< in the bank's stock
    [[nodiscard]] std::vector<std::string> order() const;
    [[nodiscard]] std::vector<std::string> pile(int price) const;
    [[nodiscard]] std::vector<std::string> pile(std::string_view cell) const;
    [[nodiscard]] std::vector<std::string> operatingOrder() const;

    [[nodiscard]] const Rules &rules() const { return *m_rules; }
    [[nodiscard]] const GameDefinition &game() const { return m_rules->game(); }
    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] Position &position() { return m_position; }
    /// What the last accepted move caused.
    [[nodiscard]] const Events &events() const { return m_events; }

private:
    int roundsBefore(const Round &wanted);
    void takeDirectorsCertificate(CompanyId company, std::string_view director);
    [[nodiscard]] std::vector<CompanyId> minorsBehind(CompanyId company) const;
    [[nodiscard]] std::string codeOf(Party party) const;
    [[nodiscard]] std::vector<std::string> pileOn(CellId cell) const;
    [[nodiscard]] CellId cellNamed(std::string_view name) const;
    [[nodiscard]] CardId card(std::string_view code) const;
    [[nodiscard]] Party party(std::string_view code) const;
    [[nodiscard]] CompanyId company(std::string_view code) const;
    [[nodiscard]] PlayerId player(std::string_view code) const;
    [[nodiscard]] Party holder(std::string_view code) const; ///< of shares: a player or the dummy
    [[nodiscard]] PrivateId privateRailway(std::string_view code) const;

    std::shared_ptr<const Rules> m_rules;
    Position m_position;
    Events m_events;
};

} // namespace flimnap::test
