#pragma once

#include <algorithm>
#include <set>
#include <string>

#include "core/fault.h"

namespace flimnap {

/// What is found to be wrong with the tables of a game, or with what lies on one.
class Findings
{
public:
    void need(bool holds, const std::string &place, const Sentence &message)
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

} // namespace flimnap
