#include "board/routes.h"

#include <algorithm>

namespace flimnap::board {

namespace {

/// One way to run a named route.
struct Way
{
    TrainRoute route;
    Borders borders;
    unsigned onceOnly = 0;
};

/// All ways to run one named route.
class Ways
{
public:
    Ways(const GameMap &map, const RunGraph &graph, const RouteJudge &judge, const NamedRoute &named)
        : m_map(map), m_graph(graph), m_judge(judge), m_named(named), m_isUsed(named.stops.size())
    {
    }

    [[nodiscard]] bool areAllReached() const
    {
        return std::all_of(m_named.stops.begin(), m_named.stops.end(), [&](const NamedStop &named) {
            for (std::size_t stop = 0; stop < m_graph.stops().size(); ++stop) {
                if (isCalled(static_cast<int>(stop), named))
                    return true;
            }
            return false;
        });
    }

    std::vector<Way> find()
    {
        for (std::size_t stop = 0; stop < m_graph.stops().size(); ++stop)
            comeTo(static_cast<int>(stop), {});
        return std::move(m_ways);
    }

private:
    [[nodiscard]] bool isCalled(int index, const NamedStop &named) const
    {
        const RunStop &stop = m_graph.stop(index);
        const int area = m_map.hexes[stop.hex].area;
        if (area >= 0)
            return m_map.hexes[named.hex].area == area;
        return stop.hex == named.hex && named.stop.value_or(stop.stop) == stop.stop;
    }

    // NOLINTNEXTLINE(misc-no-recursion): a stop further each time
    void comeTo(int stop, const Borders &used)
    {
        const bool isVisited = std::any_of(m_stops.begin(), m_stops.end(), [&](int other) {
            return m_graph.stop(other).visit == m_graph.stop(stop).visit;
        });
        if (isVisited || !m_judge.serves(m_graph.stop(stop)))
            return;
        for (std::size_t name = 0; name < m_named.stops.size(); ++name) {
            if (m_isUsed[name] || !isCalled(stop, m_named.stops[name]))
                continue;
            m_isUsed[name] = true;
            m_stops.push_back(stop);
            goOn(used);
            m_stops.pop_back();
            m_isUsed[name] = false;
            return; // Names of one stop are alike.
        }
    }

    // NOLINTNEXTLINE(misc-no-recursion): likewise
    void goOn(const Borders &used)
    {
        const int last = m_stops.back();
        if (m_stops.size() == m_named.stops.size()) {
            if (m_stops.front() < last)
                add(used);
            return;
        }
        if (m_stops.size() > 1 && !m_graph.stop(last).isPassable)
            return;
        for (const int link : m_graph.stop(last).links) {
            const Borders &borders = m_graph.link(link).borders;
            if (used.meets(borders))
                continue;
            m_links.push_back(link);
            comeTo(m_graph.link(link).other(last), used.joinedWith(borders));
            m_links.pop_back();
        }
    }

    void add(const Borders &used)
    {
        RouteTally tally;
        for (const int stop : m_stops)
            tally = m_judge.with(tally, stop);
        if (!m_judge.isPossible(tally))
            return;
        Way way{{}, used, m_judge.onceOnly(tally)};
        way.route.worth = m_judge.worthOf(tally);
        way.route.paid = m_judge.paidAt(m_stops);
        for (const int stop : m_stops)
            way.route.stops.push_back({m_graph.stop(stop).hex, m_graph.stop(stop).stop});
        for (const int link : m_links)
            way.route.way.insert(way.route.way.end(), m_graph.link(link).way.begin(), m_graph.link(link).way.end());
        m_ways.push_back(std::move(way));
    }

    const GameMap &m_map;
    const RunGraph &m_graph;
    const RouteJudge &m_judge;
    const NamedRoute &m_named;
    std::vector<bool> m_isUsed; ///< by name
    std::vector<int> m_stops;
    std::vector<int> m_links;
    std::vector<Way> m_ways;
};

/// A way for each of them, no two over one border.
class Together
{
public:
    Together(const GameMap &map, const RunGraph &graph, const std::vector<std::vector<Way>> &ways,
             std::optional<Worth> sum)
        : m_map(map), m_graph(graph), m_ways(ways), m_sum(sum)
    {
    }

    CheckedRoutes find()
    {
        choose(0, {});
        if (!m_found)
            return {RouteFault::NotTogether, m_furthest, {}, {}};
        if (m_sum && !(m_found->worth == *m_sum))
            m_found->fault = RouteFault::OtherSum;
        return *m_found;
    }

private:
    // NOLINTNEXTLINE(misc-no-recursion): a route further each time
    void choose(std::size_t route, const Borders &used)
    {
        if (m_found && m_sum && m_found->worth == *m_sum)
            return;
        if (route == m_ways.size()) {
            keep();
            return;
        }
        m_furthest = std::max(m_furthest, route);
        for (const Way &way : m_ways[route]) {
            if (used.meets(way.borders))
                continue;
            m_chosen.push_back(&way);
            choose(route + 1, used.joinedWith(way.borders));
            m_chosen.pop_back();
        }
    }

    void keep()
    {
        CheckedRoutes all;
        std::vector<unsigned> onceOnly;
        for (const Way *way : m_chosen) {
            all.routes.push_back(way->route);
            all.routes.back().train = all.routes.size() - 1;
            all.worth.income += way->route.worth.income;
            all.worth.mine += way->route.worth.mine;
            onceOnly.push_back(way->onceOnly);
        }
        all.worth.income -= countedTwice(m_map, m_graph, onceOnly);
        const bool isWanted = m_sum && all.worth == *m_sum;
        if (!m_found || isWanted || all.worth.income > m_found->worth.income)
            m_found = std::move(all);
    }

    const GameMap &m_map;
    const RunGraph &m_graph;
    const std::vector<std::vector<Way>> &m_ways;
    std::optional<Worth> m_sum;
    std::vector<const Way *> m_chosen;
    std::optional<CheckedRoutes> m_found;
    std::size_t m_furthest = 0;
};

} // namespace

CheckedRoutes checkRoutes(const GameMap &map, const Track &track, const Runner &runner,
                          const std::vector<NamedRoute> &routes, std::optional<Worth> sum)
{
    const RunGraph graph(map, track, runner);
    std::vector<std::vector<Way>> ways;
    for (std::size_t route = 0; route < routes.size(); ++route) {
        const RouteJudge judge(map, runner, graph, routes[route].train);
        Ways search(map, graph, judge, routes[route]);
        if (!search.areAllReached())
            return {RouteFault::NotReached, route, {}, {}};
        ways.push_back(search.find());
        if (ways.back().empty())
            return {RouteFault::Impossible, route, {}, {}};
    }
    return Together(map, graph, ways, sum).find();
}

} // namespace flimnap::board
