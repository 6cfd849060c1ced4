#pragma once

#include <algorithm>
#include <set>
#include <string>

#include "core/fault.h"
#include "definition/game_definition.h"

namespace flimnap {

/// What is found to be wrong with the tables of a game.
class Findings
{
public:
    void need(bool holds, const std::string &place, const std::string &message)
    {
        if (holds)
            return;
        // What several rows have from one place in the file is one fault.
        if (const Fault fault{"", place, message}; std::find(m_faults.begin(), m_faults.end(), fault) == m_faults.end())
            m_faults.push_back(fault);
    }

    template <class Table, class NameOf>
    void needUnique(const Table &table, const std::string &place, NameOf nameOf)
    {
        std::set<std::string> seen;
        for (const auto &row : table) {
            const std::string name = nameOf(row);
            need(!name.empty(), place, "every entry needs a name");
            need(seen.insert(name).second, place, "\"" + name + "\" stands here twice; each name stands for one thing");
        }
    }

    [[nodiscard]] const Faults &faults() const { return m_faults; }

private:
    Faults m_faults;
};

/// The code of a player: p1, p2 …
bool isSeat(const std::string &code);

// The parts of the check; all but the first refer to the classes.

void checkClasses(const GameDefinition &game, Findings &findings);
void checkCompanies(const GameDefinition &game, Findings &findings);
void checkPrivates(const GameDefinition &game, Findings &findings);
void checkPhases(const GameDefinition &game, Findings &findings);
void checkTrains(const GameDefinition &game, Findings &findings);
void checkDummy(const GameDefinition &game, Findings &findings);
/// Action cards and what goes with them: characters, drafted companies, the automaton, switches.
void checkActions(const GameDefinition &game, Findings &findings);
/// Loans of companies and what becomes of them, destinations, and private railways that are sold one after the other.
void checkLoansAndNational(const GameDefinition &game, Findings &findings);

} // namespace flimnap
