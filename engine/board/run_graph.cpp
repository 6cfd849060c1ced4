#include "board/run_graph.h"

#include <algorithm>
#include <tuple>

#include "board/reach.h"

namespace flimnap::board {

class RunGraphMaker
{
public:
    RunGraphMaker(const GameMap &map, const Track &track, const Runner &runner, RunGraph &graph)
        : m_map(map), m_track(track), m_runner(runner), m_graph(graph),
          m_stopAt(static_cast<std::size_t>(map.hexes.count()) * Face::mostStops, -1),
          m_borderAt(static_cast<std::size_t>(map.hexes.count()) * sideCount, -1), m_areas(map.areas.size(), -1)
    {
    }

    void run()
    {
        for (const Station &station : m_track.stations()) {
            if (station.company == m_runner.company && station.city != Station::waits)
                stopOn(station.hex, station.city);
        }
        for (std::size_t next = 0; next < m_graph.m_stops.size(); ++next) {
            if (m_graph.m_stops[next].isOwn || m_graph.m_stops[next].isPassable)
                findLinksFrom(static_cast<int>(next));
        }
        dropNeedless();
        joinBorders();
        for (std::size_t link = 0; link < m_graph.m_links.size(); ++link) {
            for (const int end : {m_graph.m_links[link].a, m_graph.m_links[link].b})
                m_graph.m_stops[static_cast<std::size_t>(end)].links.push_back(static_cast<int>(link));
        }
    }

private:
    int stopOn(HexId hex, int index)
    {
        int &known =
            m_map.hexes[hex].area >= 0
                ? m_areas[static_cast<std::size_t>(m_map.hexes[hex].area)]
                : m_stopAt[static_cast<std::size_t>(hex.index()) * Face::mostStops + static_cast<std::size_t>(index)];
        if (known < 0) {
            known = static_cast<int>(m_graph.m_stops.size());
            m_graph.m_stops.push_back(made(hex, index));
        }
        return known;
    }

    [[nodiscard]] RunStop made(HexId hex, int index) const
    {
        const Stop &printed = faceOn(m_map, m_track, hex).stop(index);
        RunStop stop;
        stop.hex = hex;
        stop.stop = index;
        stop.kind = printed.kind;
        stop.value = printed.values[static_cast<std::size_t>(std::max(1, static_cast<int>(m_runner.latest)) - 1)];
        stop.isPassable = canPass(m_map, m_track, m_runner.company, hex, index);
        const Lying &lying = m_track.lying(hex);
        if (lying.tile && m_map.tiles[lying.tile].homeOf == m_runner.company)
            stop.homeBonus = m_map.tiles[lying.tile].homeBonus;
        stop.visit = static_cast<int>(m_graph.m_stops.size());
        if (m_map.hexes[hex].isVisitedOnce) {
            for (const RunStop &other : m_graph.m_stops) {
                if (other.hex == hex)
                    stop.visit = other.visit;
            }
        }
        stop.isOwn = std::any_of(m_track.stations().begin(), m_track.stations().end(), [&](const Station &station) {
            return station.company == m_runner.company && isAt(station, hex, index);
        });
        return stop;
    }

    [[nodiscard]] bool isAt(const Station &station, HexId hex, int index) const
    {
        const int area = m_map.hexes[hex].area;
        return area >= 0 ? m_map.hexes[station.hex].area == area : station.hex == hex && station.city == index;
    }

    void findLinksFrom(int start)
    {
        const RunStop stop = m_graph.stop(start);
        const int area = m_map.hexes[stop.hex].area;
        const std::vector<HexId> here =
            area >= 0 ? m_map.areas[static_cast<std::size_t>(area)] : std::vector<HexId>{stop.hex};
        for (const HexId hex : here) {
            const Sides sides = faceOn(m_map, m_track, hex).stop(stop.stop).sides;
            for (int side = 0; side < sideCount; ++side) {
                if (has(sides, side))
                    follow(start, {hex, side});
            }
        }
    }

    // NOLINTNEXTLINE(misc-no-recursion): a border further each time
    void follow(int start, Exit exit)
    {
        const Hex &from = m_map.hexes[exit.hex];
        if (!has(from.open, exit.side))
            return;
        const HexId hex = from.neighbours[static_cast<std::size_t>(exit.side)];
        const int side = opposite(exit.side);
        const int border = borderOf(exit, {hex, side});
        if (std::find(m_way.begin(), m_way.end(), border) != m_way.end())
            return;
        m_way.push_back(border);
        m_exits.push_back(exit);
        const Face &face = faceOn(m_map, m_track, hex);
        if (const int stop = face.stopAt(side); stop >= 0)
            addLink(start, stopOn(hex, stop));
        for (int other = 0; other < sideCount; ++other) {
            if (other != side && face.joins(side, other))
                follow(start, {hex, other});
        }
        m_way.pop_back();
        m_exits.pop_back();
    }

    int borderOf(Exit exit, Exit beyond)
    {
        const auto place = [](Exit face) {
            return static_cast<std::size_t>(face.hex.index()) * sideCount + static_cast<std::size_t>(face.side);
        };
        int &known = m_borderAt[std::min(place(exit), place(beyond))];
        if (known < 0)
            known = m_graph.m_borderCount++;
        return known;
    }

    void addLink(int start, int end)
    {
        if (m_graph.stop(start).visit == m_graph.stop(end).visit)
            return;
        RunLink link{std::min(start, end), std::max(start, end), {}, m_exits};
        for (const int border : m_way)
            link.borders.add(static_cast<std::size_t>(border));
        m_graph.m_links.push_back(link);
    }

    /// Of two ways between the same stops the one that crosses all that the other does, and more, is never better.
    void dropNeedless()
    {
        std::vector<RunLink> &links = m_graph.m_links;
        const auto key = [](const RunLink &link) { return std::tie(link.a, link.b, link.borders); };
        std::sort(links.begin(), links.end(),
                  [&](const auto &one, const auto &other) { return key(one) < key(other); });
        links.erase(std::unique(links.begin(), links.end(),
                                [&](const auto &one, const auto &other) { return key(one) == key(other); }),
                    links.end());
        std::vector<RunLink> kept;
        for (const RunLink &link : links) {
            const bool isNeedless = std::any_of(links.begin(), links.end(), [&](const RunLink &other) {
                return other.a == link.a && other.b == link.b && !(other.borders == link.borders) &&
                       other.borders.areWithin(link.borders);
            });
            if (!isNeedless)
                kept.push_back(link);
        }
        links = std::move(kept);
    }

    /// Only borders matter that keep links apart which no other border keeps apart as well.
    void joinBorders()
    {
        std::vector<std::vector<bool>> users(static_cast<std::size_t>(m_graph.m_borderCount),
                                             std::vector<bool>(m_graph.m_links.size()));
        for (std::size_t link = 0; link < m_graph.m_links.size(); ++link)
            m_graph.m_links[link].borders.forEach([&](std::size_t border) { users[border][link] = true; });
        const auto isWithin = [](const std::vector<bool> &some, const std::vector<bool> &all) {
            for (std::size_t link = 0; link < some.size(); ++link) {
                if (some[link] && !all[link])
                    return false;
            }
            return true;
        };
        std::vector<std::vector<bool>> kept;
        for (std::size_t border = 0; border < users.size(); ++border) {
            bool isNeedless = false;
            for (std::size_t other = 0; other < users.size() && !isNeedless; ++other) {
                isNeedless = other != border && isWithin(users[border], users[other]) &&
                             (other < border || users[border] != users[other]);
            }
            if (!isNeedless)
                kept.push_back(users[border]);
        }
        for (std::size_t link = 0; link < m_graph.m_links.size(); ++link) {
            m_graph.m_links[link].borders = {};
            for (std::size_t border = 0; border < kept.size(); ++border) {
                if (kept[border][link])
                    m_graph.m_links[link].borders.add(border);
            }
        }
        m_graph.m_borderCount = static_cast<int>(kept.size());
    }

    const GameMap &m_map;
    const Track &m_track;
    const Runner &m_runner;
    RunGraph &m_graph;
    std::vector<int> m_stopAt;
    std::vector<int> m_borderAt;
    std::vector<int> m_areas;
    std::vector<int> m_way;    ///< the borders crossed from where the search began …
    std::vector<Exit> m_exits; ///< … and the sides over which it left hexes
};

RunGraph::RunGraph(const GameMap &map, const Track &track, const Runner &runner)
{
    RunGraphMaker(map, track, runner, *this).run();
}

} // namespace flimnap::board
