#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/borders.h"
#include "board/reach.h"
#include "board/track.h"

namespace flimnap::board {

/// Something on a hex that pays each train that stops there.
struct HexBonus
{
    HexId hex;
    int amount = 0;
};

/// What the map must be told of a company that runs its trains; the books know it.
///
/// - `latest`: as of the moment of the run; values abroad, of mines and ports follow it.
/// - `trains`: each that may run in this turn once, by the reach that the map gives its printed name: of its own those
///   that companies of its class run, and one that is borrowed for the turn.
/// - `servesOwnMineOnly`: it is a railway that began in a mine.
/// - `bonuses`: what its private railways have put on the map for it, while that counts.
struct Runner
{
    CompanyId company;
    Colour latest = Colour::Yellow; ///< of the tiles that the phase has opened: values abroad follow it
    std::vector<TrainReach> trains;
    bool servesOwnMineOnly = false;
    std::vector<HexBonus> bonuses;
};

/// A stop that a company's trains can come to.
struct RunStop
{
    HexId hex; ///< one of them, of a place that is printed over several
    int stop = 0;
    StopKind kind = StopKind::City;
    int value = 0;
    int homeBonus = 0;       ///< for each train that ends in its own home tile
    int visit = 0;           ///< a route has one stop of this number
    bool isOwn = false;      ///< has a station of the company
    bool isPassable = false; ///< for its trains
    std::vector<int> links;  ///< that end here
};

/// Track from one stop to another without a stop between.
struct RunLink
{
    int a = 0;
    int b = 0;
    Borders borders;       ///< crossed on the way, as far as it matters which
    std::vector<Exit> way; ///< all sides over which it leaves a hex, from a to b or the other way

    [[nodiscard]] int other(int stop) const { return stop == a ? b : a; }
};

/// All that a company's trains could run over, from its stations on.
class RunGraph
{
public:
    RunGraph(const GameMap &map, const Track &track, const Runner &runner);

    [[nodiscard]] const std::vector<RunStop> &stops() const { return m_stops; }
    [[nodiscard]] const std::vector<RunLink> &links() const { return m_links; }
    [[nodiscard]] const RunStop &stop(int index) const { return m_stops[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const RunLink &link(int index) const { return m_links[static_cast<std::size_t>(index)]; }
    [[nodiscard]] int borderCount() const { return m_borderCount; }

private:
    friend class RunGraphMaker;

    std::vector<RunStop> m_stops;
    std::vector<RunLink> m_links;
    int m_borderCount = 0;
};

} // namespace flimnap::board
