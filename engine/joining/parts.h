#pragma once

#include <algorithm>
#include <string>

#include "core/fault.h"
#include "rounds/codes.h"
#include "table/books.h"
#include "table/joined_position.h"

namespace flimnap {

/// A table being laid out: the books it goes into, what shall lie there, and what is wrong with that.
struct Joining
{
    using Row = JoinedPosition::Company;

    Books &books;
    const Codes &codes;
    const JoinedPosition &table;
    Faults faults;
    bool knowsPhase = false; ///< the phase given exists, so that more can be judged by it

    /// What cannot be at all unless this holds; hands the condition on.
    bool need(bool holds, const std::string &place, const Sentence &message)
    {
        const Fault fault{{}, "start/" + place, message};
        if (!holds && std::find(faults.begin(), faults.end(), fault) == faults.end())
            faults.push_back(fault);
        return holds;
    }
    /// What the rules forbid unless this holds; the table may say yes all the same.
    bool rule(bool holds, const std::string &place, const Sentence &message)
    {
        return need(holds || !table.force.empty(), place, message);
    }

    /// For what is only said of an operating round that goes on.
    void belongsToOperatingTurn(const std::string &key);

    [[nodiscard]] const GameDefinition &game() const { return books.game; }
    [[nodiscard]] Position &position() const { return books.position; }
    /// Without an automaton, who comes after them.
    [[nodiscard]] int seats() const { return position().players.count() - (game().automaton ? 1 : 0); }
    [[nodiscard]] const PhaseDefinition &phase() const { return game().phases[position().phase]; }
    [[nodiscard]] CompanyState &state(CompanyId company) const { return position().companies[company]; }
    [[nodiscard]] const std::string &codeOf(CompanyId company) const { return game().companies[company].code; }
    /// Its class; another one once it has more, smaller shares.
    [[nodiscard]] const CompanyClass &classOf(CompanyId company) const
    {
        return flimnap::classOf(game(), position(), company);
    }
    /// What is written down of the company; none if it has no row.
    [[nodiscard]] const Row *row(CompanyId company) const;
    /// What is only due at the end of an operating round may still be undone.
    [[nodiscard]] bool isInOperatingRound() const;
    /// Whether the phase that begins with this card, or forms this company, has come.
    [[nodiscard]] bool hasBegun(PhaseId phaseAsked) const { return knowsPhase && phaseAsked <= position().phase; }

    // A code is looked up; an unknown one is a fault and gives an invalid id.
    PlayerId player(const std::string &code, const std::string &place);
    CompanyId company(const std::string &code, const std::string &place);
    CompanyId companyInPlay(const std::string &code, const std::string &place);
    /// Invalid without a fault if it is a minor.
    PrivateId privateRailway(const std::string &code, const std::string &place);
    FaceId face(const std::string &code, const std::string &place);
};

inline const std::string constructionRole = "construction";
inline const std::string bondRole = "bond";
inline const std::string copyCard = "copy"; ///< among what a player owns, as in snapshots

/// "a, b, c"
std::string listed(const JoinedPosition::Names &words);

bool isInSet(const ById<ClassId, bool> &classes, ClassId size);
/// Sets follow each other until the bank breaks, each with the rounds of the phase in which it begins.
inline bool areSetsOpenEnded(const GameDefinition &game)
{
    return game.sets.empty() && !game.rounds;
}
/// Whether it depends on the time at which a company is started how it gets its capital.
bool hasKindsOfCapital(const GameDefinition &game);
/// Its shares bring money from the first one on.
bool hasCapitalBeforeTurns(const Joining &joining, CompanyId company);
/// A marker can come to a space of the chart where its company leaves the game.
bool canClose(const GameDefinition &game, CompanyId company);
/// Its first station came with the company itself, not with its first turn.
bool comesWithStation(const GameDefinition &game, CompanyId company);
/// In the first stock round minors and private railways are still for sale, unless they were dealt out before it.
bool areRailwaysForSale(const Joining &joining);

/// Where the marker stands; invalid, with a fault, if the row does not tell.
CellId cellOf(Joining &joining, const Joining::Row &given, const std::string &place);
/// Whether this minor lays track and nothing else.
bool onlyBuilds(const Joining &joining, CompanyId minor);
/// The faces that the cards sold until now have scrapped, where every card has one face only.
ById<FaceId, bool> scrappedBySales(const GameDefinition &game, const Position &position);
bool haveCardsOneFace(const GameDefinition &game);
/// Cards of the kind can have left the deck without being sold: borrowed ones that were given back lie in the pool.
bool mayBeBorrowed(const GameDefinition &game, CardId card);

// The parts of a table. What refers to another part comes after it.

void layMinors(Joining &joining);
void layCompanies(Joining &joining);
void layMarkers(Joining &joining);
void layPlayers(Joining &joining);
void layPrivates(Joining &joining);
void layTrains(Joining &joining);
void layTurn(Joining &joining, Round round);
void layDestinations(Joining &joining);
/// What the shares sold have brought.
void checkCapital(Joining &joining);
/// What belongs to action cards and characters; whose turn it is lies there already.
void layActions(Joining &joining);

// … and of one company, whose price and shares lie there already.

/// How it gets its capital.
void layFinances(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place);
/// What an operating company has beside its price and its shares.
void layCharter(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place);
/// A company that does not operate yet has no charter but for what a railway given for it left there.
void layStarted(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place);
/// It belongs to whoever has shares of it; all others lie in the pool.
void layBond(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place);
void layDirector(Joining &joining, CompanyId company, const Joining::Row &given);

/// The copy cards among what a player owns.
void layCopyCards(Joining &joining, PlayerId player, const JoinedPosition::Names &cards, const std::string &place);

} // namespace flimnap
