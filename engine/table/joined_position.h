#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/money.h"

namespace flimnap {

/// What lies on the table where a game is joined in the middle, between two turns: plain values in the journal's codes
/// as somebody wrote them down, not yet judged.
struct JoinedPosition
{
    using Names = std::vector<std::string>;

    struct Player
    {
        Money cash;
        Money debt;
        Money penalty;
        std::map<std::string, int> shares; ///< percent per company
        Names privates;

        bool operator==(const Player &) const = default;
    };

    struct Company
    {
        bool isOperating = false; ///< else it is started; what comes after the director is for operating ones only
        Money price;
        std::optional<Money> initialPrice; ///< decides the capital of a company that is still to float
        std::string director;
        Money cash;
        Names trains;
        Names privates;
        int stations = 0; ///< on the map
        int markers = 0;  ///< not yet placed
        bool hadTurn = false;
        bool homeTileLaid = false;
        std::optional<Names> stationHexes; ///< as far as they are known

        bool operator==(const Company &) const = default;
    };

    std::string round; ///< "SR3", "OR5.2"
    std::string turn;  ///< at the beginning of whose turn; empty: the round has not begun
    std::string phase;
    Names order; ///< turn-order cards, 1 first
    std::map<std::string, Player> players;
    std::map<std::string, Company> companies;
    Names closedCompanies;
    std::map<std::string, Names> stacks; ///< per cell of the chart its markers, the top one first
    std::map<std::string, int> deck;     ///< cards left per kind; kinds that never run out are not listed
    Names pool;
    Names scrapped; ///< faces that can no longer be bought
    Names usedPrivates;
    std::map<std::string, Names> soldThisRound; ///< companies per player
    int passes = 0;                             ///< in a row, up to this turn
    std::optional<Names> acted; ///< companies whose turn in this round is over; else those before `turn` on the chart
    Names tiles;                ///< hexes known to have one
    std::string force;          ///< why the table overrules what the rules find wrong here; empty if it does not

    bool operator==(const JoinedPosition &) const = default;
};

} // namespace flimnap
