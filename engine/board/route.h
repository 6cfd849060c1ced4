#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/run_graph.h"

namespace flimnap::board {

/// What a route brings: to be paid out, and of its mine.
struct Worth
{
    int income = 0;
    int mine = 0;

    bool operator==(const Worth &) const = default;
};

/// The stops of a route so far, as far as they count.
struct RouteTally
{
    static constexpr std::size_t mostTowns = 8; ///< that a train picks from those on its way

    int stops = 0;
    int cities = 0; ///< and places abroad
    int mines = 0;
    int ports = 0;
    int ownStops = 0;
    int ownCities = 0;
    int income = 0; ///< of what is always paid
    int mine = 0;
    int port = 0;            ///< for each own city
    unsigned bonusHexes = 0; ///< a bit for each of the runner's bonuses
    unsigned bonusEnds = 0;  ///< a bit for each list of hexes of the map's bonuses
    bool hasHomeBonus = false;
    int towns = 0;
    std::array<std::int16_t, mostTowns> bestTowns{}; ///< of those that can be left out, the dearest first
};

/// Judges and weighs the routes of one train of a company, whatever the track between their stops.
class RouteJudge
{
public:
    RouteJudge(const GameMap &map, const Runner &runner, const RunGraph &graph, TrainReach train);

    [[nodiscard]] RouteTally with(const RouteTally &tally, int index) const;
    /// Whether the train comes as far, and could go on to more.
    [[nodiscard]] bool isWithinReach(const RouteTally &tally) const;
    /// Whether it can run these stops, of which only the ends are such that no train passes.
    [[nodiscard]] bool isPossible(const RouteTally &tally) const;
    [[nodiscard]] Worth worthOf(const RouteTally &tally) const;
    /// What each of the stops of a possible route pays, a mine among them; towns that are left out pay nothing.
    [[nodiscard]] std::vector<int> paidAt(const std::vector<int> &stops) const;
    /// What more stops could bring at most.
    [[nodiscard]] int incomeWithin(const RouteTally &tally) const;
    [[nodiscard]] int mineWithin() const { return m_bestMine; }
    /// The bonuses of this route that the company has only once, a bit each.
    [[nodiscard]] unsigned onceOnly(const RouteTally &tally) const;
    [[nodiscard]] bool serves(const RunStop &stop) const;

private:
    [[nodiscard]] int paidTowns(const RouteTally &tally) const;
    [[nodiscard]] bool earns(std::size_t bonus, const RouteTally &tally) const;
    void gatherValues();
    void boundMore();

    struct Weight
    {
        unsigned bonusHexes = 0;
        unsigned bonusEnds = 0;
    };

    const GameMap *m_map;
    const Runner *m_runner;
    const RunGraph *m_graph;
    TrainReach m_train;
    std::vector<Weight> m_weights;        ///< by stop
    std::vector<unsigned> m_bonusLists;   ///< by bonus of the map: its bits in bonusEnds
    std::vector<int> m_cityValues;        ///< of so many of the best cities together
    std::vector<int> m_townValues;        ///< likewise of towns
    std::vector<std::vector<int>> m_more; ///< what so many more cities and so many more stops bring at most
    int m_bestMine = 0;
    int m_bestPort = 0;
    int m_bestBonus = 0;
};

/// How much less routes bring together than each alone, by their bonuses that the company has only once.
int countedTwice(const GameMap &map, const RunGraph &graph, const std::vector<unsigned> &onceOnly);

} // namespace flimnap::board
