#pragma once

#include <algorithm>
#include <string>

#include "core/fault.h"
#include "rounds/codes.h"
#include "table/draft.h"
#include "table/joined_position.h"

namespace flimnap {

/// A table being laid out: the books it goes into, what shall lie there, and what is wrong with that.
struct Joining
{
    Draft &draft;
    const Codes &codes;
    const JoinedPosition &table;
    Faults faults;
    bool knowsPhase = false; ///< the phase given exists, so that more can be judged by it

    /// What cannot be at all unless this holds; hands the condition on.
    bool need(bool holds, const std::string &place, const std::string &message)
    {
        const Fault fault{{}, "start/" + place, message};
        if (!holds && std::find(faults.begin(), faults.end(), fault) == faults.end())
            faults.push_back(fault);
        return holds;
    }
    /// What the rules forbid unless this holds; the table may say yes all the same.
    bool rule(bool holds, const std::string &place, const std::string &message)
    {
        return need(holds || !table.force.empty(), place, message);
    }

    [[nodiscard]] const GameDefinition &game() const { return draft.game; }
    [[nodiscard]] Position &position() const { return draft.position; }
    [[nodiscard]] const PhaseDefinition &phase() const { return game().phases[position().phase]; }

    // A code is looked up; an unknown one is a fault and gives an invalid id.
    PlayerId player(const std::string &code, const std::string &place);
    CompanyId company(const std::string &code, const std::string &place);
    /// One that has a row among the companies.
    CompanyId companyInPlay(const std::string &code, const std::string &place);
    PrivateId privateRailway(const std::string &code, const std::string &place);
    FaceId face(const std::string &code, const std::string &place);
};

/// "a, b, c"; "none" if there are none.
std::string listed(const JoinedPosition::Names &words);

// The parts of a table. What refers to another part comes after it.

void layCompanies(Joining &joining);
void layMarkers(Joining &joining);
void layPlayers(Joining &joining);
void layPrivates(Joining &joining);
void layTrains(Joining &joining);
void layTurn(Joining &joining, Round round);

} // namespace flimnap
