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
    JoinedPosition::Names unlaid; ///< places of what could not be laid as it is written down
    bool knowsPhase = false;      ///< the phase given exists, so that more can be judged by it
    bool sharesComeEarly = false; ///< players can have some of companies that nobody has started
    bool floatsLater = false;     ///< what floats now does so at the end of the round

    /// What cannot be at all unless this holds; hands the condition on.
    bool need(bool holds, const std::string &place, const Sentence &message)
    {
        if (!holds)
            unlaid.push_back("start/" + place);
        return note(holds, place, message);
    }
    /// What the rules forbid unless this holds; the table may say yes all the same.
    bool rule(bool holds, const std::string &place, const Sentence &message)
    {
        return note(holds || !table.force.empty(), place, message);
    }

    /// For what is only said of an operating round that goes on.
    void belongsToOperatingTurn(const std::string &key);

    [[nodiscard]] const GameDefinition &game() const { return books.game; }
    [[nodiscard]] Position &position() const { return books.position; }
    /// Of those who have one.
    [[nodiscard]] int seats() const { return position().players.count() - (game().unseated ? 1 : 0); }
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

private:
    bool note(bool holds, const std::string &place, const Sentence &message)
    {
        const Fault fault{{}, "start/" + place, message};
        if (!holds && std::find(faults.begin(), faults.end(), fault) == faults.end())
            faults.push_back(fault);
        return holds;
    }
};

/// "a, b, c"
std::string listed(const JoinedPosition::Names &words);

bool isInSet(const ById<ClassId, bool> &classes, ClassId size);
/// Sets follow each other until the bank breaks, each with the rounds of the phase in which it begins.
inline bool areSetsOpenEnded(const GameDefinition &game)
{
    return game.sets.empty() && !game.rounds;
}
/// A marker can come to a space of the chart where its company leaves the game.
bool canClose(const GameDefinition &game, CompanyId company);
/// Its first station came with the company itself, not with its first turn.
bool comesWithStation(const GameDefinition &game, CompanyId company);
/// In the first stock round minors and private railways are still for sale, unless they were dealt out before it.
bool areRailwaysForSale(const Joining &joining);

/// Where the marker stands; invalid, with a fault, if the row does not tell.
CellId cellOf(Joining &joining, const Joining::Row &given, const std::string &place);
/// Whether a feature has laid the company otherwise than others.
bool hasRole(Joining &joining, CompanyId company);
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

// … and of one company, whose price and shares lie there already.

/// What an operating company has beside its price and its shares.
void layCharter(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place);
/// A company that does not operate yet has no charter but for what a railway given for it left there.
void layStarted(Joining &joining, CompanyId company, const Joining::Row &given, const std::string &place);
void layDirector(Joining &joining, CompanyId company, const Joining::Row &given);

} // namespace flimnap
