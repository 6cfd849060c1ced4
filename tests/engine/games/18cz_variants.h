#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "io/journal_text.h"
#include "support/offered.h"
#include "support/passes.h"
#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/scores.h"
#include "support/seats.h"
#include "support/told.h"

namespace flimnap::test {

// Tables of 18CZ's variants and those lines of the journal that the base game does not know.

inline Table bohemia(const std::string &options = "{}")
{
    return {"18cz", "ru", "bohemia", 2, options};
}

inline Table trainingGame(int players, const std::string &options = "{}")
{
    return {"18cz", "ru", "training", players, options};
}

inline Table moravia(int players, const std::string &options = "{}")
{
    return {"18cz", "ru", "moravia-silesia", players, options};
}

inline std::string vaclavDraws(const std::string &company)
{
    return draw("vaclav", company);
}

inline std::string playerDraws(const std::string &company)
{
    return draw("charter", company);
}

inline std::string leftOut(const std::string &company)
{
    return draw("removed", company);
}

/// What the owner of MW says its hex is worth.
inline std::string hexIsWorth(const std::string &by, int value)
{
    return with(playerMove("choose", by), R"("what":"mw_value","value":)" + std::to_string(value));
}

/// A company of each size as Vaclav gets it, laid out before the round that is to begin (CZ-8.24 to CZ-8.26).
inline Table &smallOfVaclav(Table &table, const std::string &company)
{
    return table.operating(company, 50, "vaclav", 0);
}

inline Table &mediumOfVaclav(Table &table, const std::string &company)
{
    return table.operating(company, 60, "vaclav", 0).shares("vaclav", company, 20);
}

inline Table &largeOfVaclav(Table &table, const std::string &company)
{
    return table.operating(company, 90, "vaclav", 0).shares("vaclav", company, 30);
}

/// "accepted" or the word of the refusal, whatever rule it names.
inline std::string reason(const Table &table, const std::string &line)
{
    const std::string said = table.refusal(line);
    return said.substr(0, said.find(' '));
}

/// The kinds of moves that are offered and not refused, each once.
inline std::vector<std::string> kindsOffered(const Table &table)
{
    std::vector<std::string> kinds;
    for (const Offer &offer : table.rules().offers(table.position())) {
        const std::string line = writeMove(offer.move);
        const std::size_t first = std::string(R"({"move":")").size();
        const std::string kind = line.substr(first, line.find('"', first) - first);
        if (!offer.refusal && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
    }
    return kinds;
}

} // namespace flimnap::test
