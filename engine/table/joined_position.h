#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/money.h"
#include "core/parts.h"
#include "definition/game_definition.h"

namespace flimnap {

/// What journals and snapshots call a spare card among what a player owns.
inline const std::string spareCard = "copy";

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
        Names privates;                    ///< and minors, people and spare cards

        bool operator==(const Player &) const = default;
    };

    /// A row with neither price nor cell is a minor's.
    struct Company
    {
        bool isOperating = false; ///< else it is started
        Money price;              ///< 0 where the cell says it
        std::string cell;
        std::string role;                  ///< what a feature makes of it; empty: nothing
        std::optional<Money> initialPrice; ///< decides the capital of a company that is still to float
        std::optional<int> unpaid;         ///< percent that bring no capital, where nothing else on the table tells
        std::string director;
        std::string certificate; ///< the player who holds the director's certificate and directs nothing by it yet
        int pool = 0;            ///< percent of it in the pool
        Money cash;
        Names trains;
        std::optional<Names> privates;
        int stations = 0;          ///< on the map
        std::optional<int> tokens; ///< not yet placed; else the rest of those it came with
        bool hadTurn = false;
        std::optional<bool> hasOperated; ///< else by its turns
        bool homeTileLaid = false;
        std::optional<Names> stationHexes; ///< as far as they are known
        Parts parts = {};                  ///< what features add

        bool operator==(const Company &) const = default;
    };

    std::string round;              ///< "SR3", "OR5.2"
    std::string turn;               ///< at the beginning of whose turn; empty: the round has not begun
    std::optional<int> roundsInSet; ///< of the set that is running; else those of the phase
    std::string phase;
    Names order; ///< turn-order cards, 1 first; or the holder of the priority card and those after him
    bool isBankBroken = false;
    bool isLastRound = false; ///< the game ends with the round, though it is not the last on the track
    std::map<std::string, Player> players;
    std::map<std::string, Company> companies;
    Names closedCompanies;
    std::map<std::string, Names> stacks; ///< per cell of the chart its markers, the top one first
    std::map<std::string, int> deck;     ///< cards left per kind; kinds that never run out are not listed
    std::optional<Names> pool;           ///< trains given back
    std::optional<Names> scrapped; ///< faces that can no longer be bought; else those the cards sold have scrapped
    Names usedPrivates;
    std::map<std::string, Names> soldThisRound;                        ///< companies per player
    std::map<std::string, std::map<std::string, int>> boughtThisRound; ///< percent per player and company
    int passes = 0;                                                    ///< in a row, up to this turn
    Names passed;               ///< the same by name, where it is not the players before the turn
    std::string lastActor;      ///< who last did something in this stock round
    bool isBackwards = false;   ///< the first stock round is in its first lap
    std::optional<Names> acted; ///< companies whose turn in this round is over; else those before `turn` on the chart
    Names tiles;                ///< hexes known to have one
    Parts parts;                ///< what features add
    std::string force;          ///< why the table overrules what the rules find wrong here; empty if it does not

    bool operator==(const JoinedPosition &) const = default;
};

} // namespace flimnap
