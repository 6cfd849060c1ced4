#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "support/passes.h"
#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {

// Tables of 1824 and those lines of the journal that 18CZ does not know.

inline Table game1824(int players, const std::string &options = "{}")
{
    return {"1824", "ru", "base", players, options};
}

inline Table cisleithaniaForTwo(const std::string &options = "{}")
{
    return {"1824", "ru", "cisleithania-2", 2, options};
}

inline Table cisleithaniaForThree(const std::string &options = "{}")
{
    return {"1824", "ru", "cisleithania-3", 3, options};
}

inline std::string player(int seat)
{
    return "p" + std::to_string(seat);
}

inline std::string buyCoal(const std::string &by, const std::string &code, int price)
{
    return with(buyPrivate(by, code), R"("price":)" + std::to_string(price));
}

/// A coal railway for its own regional railway; of a mountain railway it means that no share is left.
inline std::string exchange(const std::string &by, const std::string &code)
{
    return with(playerMove("exchange", by), R"("private":")" + code + R"(")");
}

inline std::string exchange(const std::string &by, const std::string &code, const std::string &into)
{
    return with(exchange(by, code), R"("company":")" + into + R"(")");
}

inline std::string buySharePercent(const std::string &by, const std::string &company, int percent)
{
    return with(buyShare(by, company), R"("percent":)" + std::to_string(percent));
}

inline std::string runWithMine(const std::string &by, int revenue, int mine)
{
    return with(runTrains(by, revenue), R"("mine":)" + std::to_string(mine));
}

inline std::string takeCoal(const std::string &by, const std::string &what, int price)
{
    return with(take(by, what), R"("price":)" + std::to_string(price));
}

/// Which of its two markers in Wien KK keeps: the first or the second one placed.
inline std::string keepToken(const std::string &by, int which)
{
    return with(playerMove("choose", by), R"("what":"kk_token","value":)" + std::to_string(which));
}

inline std::string placeBondToken(const std::string &by, const std::string &hex)
{
    return with(companyMove("choose", by), R"("what":"bond_token","value":")" + hex + R"(")");
}

/// Cisleithania for two after its draft: SD2 and EOD only build, MS is the bond railway; p1 has SD1, SD2, KK2 and EPP
/// (for 200), p2 the others (MLB for 120); each has bought a mountain railway. SR1 begins.
inline Table afterDraft(const std::string &options = "{}")
{
    Table table = cisleithaniaForTwo(options);
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2"), take("p1", "SD1"), take("p2", "KK1"),
                 take("p2", "EOD"), take("p1", "SD2"), take("p2", "SD3"), take("p1", "KK2"), takeCoal("p1", "EPP", 200),
                 takeCoal("p2", "MLB", 120), buyPrivate("p1", "B1"), buyPrivate("p2", "B2")});
    return table;
}

/// The company whose turn it is earns nothing and buys nothing; it needs a train.
inline void idle(Table &table)
{
    const std::string company = table.turn();
    table.after({runTrains(company, 0), done(company)});
}

/// All companies that have not acted do so until the round is over; they need trains.
inline void allIdle(Table &table)
{
    const std::string round = table.round();
    while (table.round() == round)
        idle(table);
}

/// BH, with 600 and in its turn in the phase before, buys the train that forms the state; the round's end is near.
inline void formBy(Table &table, const std::string &train)
{
    const std::vector<std::tuple<std::string, std::string, std::string>> formations = {
        {"4", "3", "SD"}, {"5", "4", "UG"}, {"6", "5", "KK"}};
    for (const auto &[next, before, state] : formations) {
        if (next == train) {
            table.begun(before).stock(before, 0);
            break;
        }
        table.running(state, "R1C3", "", 0); // formed before
    }
    table.running("BH", "R7C1", "p1", 600).round("OR5.1").turnOf("BH").after({buyTrain("BH", train), done("BH")});
}

} // namespace flimnap::test
