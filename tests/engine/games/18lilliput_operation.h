#pragma once

#include <string>
#include <utility>
#include <vector>

#include "18lilliput_moves.h"

namespace flimnap::test {

// Lines of the journal of 18Lilliput while trains run, those of the automaton, and how to get to where trains run.

/// One player against Gulliver, before the draw of his company.
inline Table againstGulliver(const std::string &options = "{}")
{
    return {"18lilliput", "cs", "solo", 1, options};
}

/// A train with the printed value of its route.
using Routes = std::vector<std::pair<std::string, int>>;

inline std::string route(const std::string &train, int value)
{
    return R"({"train":")" + train + R"(","value":)" + std::to_string(value) + "}";
}

/// The same with the express bonus.
inline std::string route(const std::string &train, int value, int bonus)
{
    return with(route(train, value), R"("bonus":)" + std::to_string(bonus));
}

inline std::string runRoutes(const std::string &by, const std::vector<std::string> &routes)
{
    std::string list;
    for (const std::string &each : routes)
        list += (list.empty() ? "" : ",") + each;
    return with(companyMove("run_trains", by), R"("routes":[)" + list + "]");
}

inline std::string run(const std::string &by, const Routes &routes)
{
    std::vector<std::string> lines;
    for (const auto &[train, value] : routes)
        lines.push_back(route(train, value));
    return runRoutes(by, lines);
}

inline std::string withMine(const std::string &line, int mine)
{
    return with(line, R"("mine":)" + std::to_string(mine));
}

inline std::string payHalf(const std::string &by)
{
    return with(companyMove("dividend", by), R"("pay":"half")");
}

/// What he laid on the table.
inline std::string gulliver(const std::string &track)
{
    return R"({"move":"gulliver","track":")" + track + R"("})";
}

/// Everybody who still has to take a card takes one and does nothing with it that has to be entered.
inline void idleThroughActions(Table &table)
{
    for (const char *card : {"C2", "C3", "C4", "C7", "C1", "C8", "C9", "C5", "C6", "C10"}) {
        if (table.refusal(takeCard(table.turn(), card, 2)) == "accepted")
            idleWith(table, card);
    }
}

/// The round's trains run, after everybody has idled through its actions; then nobody at the table has any cash.
inline Table &operationOf(Table &table, int round)
{
    table.round("ACTIONS" + std::to_string(round));
    idleThroughActions(table);
    for (std::size_t seat = 1; seat <= table.order().size(); ++seat)
        table.cash("p" + std::to_string(seat), 0);
    return table;
}

/// All companies that have not run their trains earn nothing, until the round is at its end.
inline void allEarnNothing(Table &table)
{
    const std::size_t acted = static_cast<std::size_t>(table.position().operating.next);
    const std::vector<CompanyId> queue = table.position().operating.queue;
    for (std::size_t next = acted; next < queue.size(); ++next) {
        const std::string company = table.turn();
        if (table.refusal(run(company, {})) == "accepted")
            table.after(run(company, {}));
        table.after(done(company));
    }
}

} // namespace flimnap::test
