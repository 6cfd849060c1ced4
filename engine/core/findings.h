#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

#include "core/fault.h"

namespace flimnap {

/// What the table has said yes to against the rules.
enum class Waived : std::uint8_t {
    Nothing,
    InMoves, ///< some move was forced, or a correction overruled the book
    AtStart  ///< likewise of what lay there when the game was joined
};

/// What is found to be wrong with the tables of a game, or with what lies on one.
class Findings
{
public:
    Findings() = default;
    explicit Findings(Waived waived) : m_waived(waived) {}

    /// What cannot be otherwise at all.
    void need(bool holds, const std::string &place, const Sentence &message)
    {
        if (holds)
            return;
        // What several rows have from one place in the file is one fault.
        if (const Fault fault{"", place, message}; std::find(m_faults.begin(), m_faults.end(), fault) == m_faults.end())
            m_faults.push_back(fault);
    }

    /// What every game keeps, whatever is forced in it; only a table that is joined may bring it along otherwise.
    void keep(bool holds, const std::string &place, const Sentence &message)
    {
        need(holds || m_waived == Waived::AtStart, place, message);
    }
    /// What the rules forbid, though the table may have said yes.
    void rule(bool holds, const std::string &place, const Sentence &message)
    {
        need(holds || m_waived != Waived::Nothing, place, message);
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
    Waived m_waived = Waived::Nothing;
    Faults m_faults;
};

} // namespace flimnap
