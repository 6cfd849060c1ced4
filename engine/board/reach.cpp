#include "board/reach.h"

#include <algorithm>
#include <functional>

namespace flimnap::board {

bool canPass(const GameMap &map, const Track &track, CompanyId company, HexId hex, int stop)
{
    const Stop &place = faceOn(map, track, hex).stop(stop);
    if (place.kind != StopKind::City)
        return place.kind == StopKind::Town;
    int taken = 0;
    for (const Station &station : track.stations()) {
        if (station.hex != hex || station.city != stop)
            continue;
        if (station.company == company)
            return true;
        ++taken;
    }
    return taken < place.slotCount;
}

namespace {

/// Sides of hexes where track ends are the vertices of a graph. The two faces of a border are matched with each other,
/// and pieces of track join sides of one hex. A train that crosses no border twice follows an alternating path: so
/// Edmonds' search for such paths, with blossoms for what can be run through both ways, finds all it can get to.
class AlternatingSearch
{
public:
    using Passes = std::function<bool(HexId, int)>;

    AlternatingSearch(const GameMap &map, const Track &track, Passes passes, Exit without)
        : m_map(map), m_track(track), m_passes(std::move(passes)),
          m_nodes(static_cast<std::size_t>(map.hexes.count()) * sideCount + 1), m_root(m_nodes.size() - 1)
    {
        std::size_t number = 0;
        for (Node &node : m_nodes)
            node.base = number++;
        if (without.hex) {
            m_without = nodeOf(without);
            m_withoutToo = mateOf(m_without);
        }
    }

    /// A train begins at the stop, a place abroad on any of its hexes.
    void beginAt(HexId hex, int stop)
    {
        const int area = m_map.hexes[hex].area;
        if (area < 0) {
            beginOver(hex, faceOn(m_map, m_track, hex).stop(stop).sides);
            return;
        }
        for (const HexId part : m_map.areas[static_cast<std::size_t>(area)])
            beginOver(part, faceOn(m_map, m_track, part).stop(0).sides);
    }

    std::vector<bool> run()
    {
        reach(m_root);
        std::size_t next = 0;
        while (next < m_queue.size())
            lookFrom(m_queue[next++]);
        std::vector<bool> comes(m_nodes.size() - 1);
        for (const std::size_t node : m_queue) {
            if (node != m_root)
                comes[node] = true;
        }
        return comes;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    struct Node
    {
        bool isReached = false; ///< over its border, along a path of its own
        std::size_t from = none;
        std::size_t base = none;
    };

    static std::size_t nodeOf(Exit exit)
    {
        return static_cast<std::size_t>(exit.hex.index()) * sideCount + static_cast<std::size_t>(exit.side);
    }
    static Exit exitOf(std::size_t node)
    {
        return {HexId(static_cast<int>(node) / sideCount), static_cast<int>(node) % sideCount};
    }

    /// The other face of the border; none where it leads nowhere.
    [[nodiscard]] std::size_t mateOf(std::size_t node) const
    {
        if (node == m_root)
            return none;
        const auto [hex, side] = exitOf(node);
        if (!has(m_map.hexes[hex].open, side))
            return none;
        return nodeOf({m_map.hexes[hex].neighbours[static_cast<std::size_t>(side)], opposite(side)});
    }

    void beginOver(HexId hex, Sides sides)
    {
        for (int side = 0; side < sideCount; ++side) {
            if (has(sides, side))
                m_starts.push_back(nodeOf({hex, side}));
        }
    }

    void reach(std::size_t node)
    {
        if (m_nodes[node].isReached)
            return;
        m_nodes[node].isReached = true;
        m_queue.push_back(node);
    }

    void lookFrom(std::size_t node)
    {
        if (node == m_root) {
            for (const std::size_t start : m_starts)
                follow(node, start);
            return;
        }
        const auto [hex, side] = exitOf(node);
        const Face &face = faceOn(m_map, m_track, hex);
        Sides on = 0;
        for (int other = 0; other < sideCount; ++other) {
            if (other != side && face.joins(side, other))
                on = static_cast<Sides>(on | bitOf(other));
        }
        if (const int stop = face.stopAt(side); stop >= 0 && m_passes(hex, stop))
            on = static_cast<Sides>(on | face.stop(stop).sides);
        for (int other = 0; other < sideCount; ++other) {
            if (other != side && has(on, other))
                follow(node, nodeOf({hex, other}));
        }
    }

    void follow(std::size_t node, std::size_t to)
    {
        const std::size_t mate = mateOf(to);
        if (mate == none || to == m_without || to == m_withoutToo || m_nodes[node].base == m_nodes[to].base ||
            mateOf(node) == to)
            return;
        if (m_nodes[to].isReached) {
            contract(node, to);
        } else if (m_nodes[to].from == none) {
            m_nodes[to].from = node;
            reach(mate);
        }
    }

    /// Between two places that are both come to, all borders on the way can be crossed either way.
    void contract(std::size_t a, std::size_t b)
    {
        const std::size_t base = commonBase(a, b);
        std::vector<bool> isInside(m_nodes.size());
        mark(a, base, b, isInside);
        mark(b, base, a, isInside);
        for (std::size_t node = 0; node < m_nodes.size(); ++node) {
            if (!isInside[m_nodes[node].base])
                continue;
            m_nodes[node].base = base;
            reach(node);
        }
    }

    [[nodiscard]] std::size_t commonBase(std::size_t a, std::size_t b) const
    {
        std::vector<bool> isAbove(m_nodes.size());
        for (;;) {
            a = m_nodes[a].base;
            isAbove[a] = true;
            if (a == m_root)
                break;
            a = m_nodes[mateOf(a)].from;
        }
        for (;;) {
            b = m_nodes[b].base;
            if (isAbove[b])
                return b;
            b = m_nodes[mateOf(b)].from;
        }
    }

    void mark(std::size_t node, std::size_t base, std::size_t child, std::vector<bool> &isInside)
    {
        while (m_nodes[node].base != base) {
            const std::size_t mate = mateOf(node);
            isInside[m_nodes[node].base] = isInside[m_nodes[mate].base] = true;
            m_nodes[node].from = child;
            child = mate;
            node = m_nodes[mate].from;
        }
    }

    const GameMap &m_map;
    const Track &m_track;
    Passes m_passes;
    std::vector<Node> m_nodes;
    std::size_t m_root;
    std::size_t m_without = none;
    std::size_t m_withoutToo = none;
    std::vector<std::size_t> m_starts;
    std::vector<std::size_t> m_queue;
};

std::vector<bool> sidesReached(const GameMap &map, const Track &track, CompanyId company, Exit without)
{
    AlternatingSearch search(
        map, track, [&](HexId hex, int stop) { return canPass(map, track, company, hex, stop); }, without);
    for (const Station &station : track.stations()) {
        if (station.company == company && station.city != Station::waits)
            search.beginAt(station.hex, station.city);
    }
    return search.run();
}

} // namespace

Reach::Reach(const GameMap &map, const Track &track, CompanyId company, Exit without)
    : m_map(&map), m_track(&track), m_company(company), m_comes(sidesReached(map, track, company, without))
{
}

bool areJoined(const GameMap &map, const Track &track, HexId from, HexId to, PassesAreas areas)
{
    const auto passes = [&](HexId hex, int stop) {
        const StopKind kind = faceOn(map, track, hex).stop(stop).kind;
        return kind == StopKind::City || kind == StopKind::Town ||
               (kind == StopKind::Area && areas == PassesAreas::Yes);
    };
    AlternatingSearch search(map, track, passes, {});
    for (int stop = 0; stop < faceOn(map, track, from).stopCount; ++stop)
        search.beginAt(from, stop);
    const std::vector<bool> comes = search.run();
    for (int side = 0; side < sideCount; ++side) {
        if (has(faceOn(map, track, to).exits, side) &&
            comes[static_cast<std::size_t>(to.index()) * sideCount + static_cast<std::size_t>(side)])
            return true;
    }
    return false;
}

Sides Reach::sidesOf(HexId hex) const
{
    Sides all = 0;
    for (int side = 0; side < sideCount; ++side) {
        if (comesOver(hex, side))
            all = static_cast<Sides>(all | bitOf(side));
    }
    return all;
}

bool Reach::comesTo(HexId hex, int stop) const
{
    return (faceOn(*m_map, *m_track, hex).stop(stop).sides & sidesOf(hex)) != 0;
}

} // namespace flimnap::board
