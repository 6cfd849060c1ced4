#include "support/plain_finder.h"

#include <algorithm>

namespace flimnap::test {

using board::Borders;
using board::HexId;
using board::RouteJudge;
using board::RunGraph;
using board::Worth;

namespace {

class AllWays
{
public:
    AllWays(const RouteJudge &judge, const RunGraph &graph) : m_judge(judge), m_graph(graph) {}

    std::vector<PlainRoute> run()
    {
        for (std::size_t stop = 0; stop < m_graph.stops().size(); ++stop) {
            m_stops = {static_cast<int>(stop)};
            walk({});
        }
        return std::move(m_all);
    }

private:
    void walk(const Borders &used)
    {
        const int last = m_stops.back();
        if (m_stops.front() < last)
            add(used);
        if (m_stops.size() > 1 && !m_graph.stop(last).isPassable)
            return;
        for (const int link : m_graph.stop(last).links) {
            const int next = m_graph.link(link).other(last);
            const bool wasThere = std::any_of(m_stops.begin(), m_stops.end(), [&](int stop) {
                return m_graph.stop(stop).visit == m_graph.stop(next).visit;
            });
            if (wasThere || used.meets(m_graph.link(link).borders))
                continue;
            m_stops.push_back(next);
            walk(used.joinedWith(m_graph.link(link).borders));
            m_stops.pop_back();
        }
    }

    void add(const Borders &used)
    {
        board::RouteTally tally;
        for (const int stop : m_stops) {
            if (!m_judge.serves(m_graph.stop(stop)))
                return;
            tally = m_judge.with(tally, stop);
        }
        if (m_judge.isPossible(tally))
            m_all.push_back({used, m_judge.worthOf(tally), m_judge.onceOnly(tally)});
    }

    const RouteJudge &m_judge;
    const RunGraph &m_graph;
    std::vector<int> m_stops;
    std::vector<PlainRoute> m_all;
};

bool isBetter(const board::Rules &rules, const Worth &one, const Worth &other)
{
    if (rules.mines == board::MinesCount::WithIncome && one.income + one.mine != other.income + other.mine)
        return one.income + one.mine > other.income + other.mine;
    return std::pair(one.income, one.mine) > std::pair(other.income, other.mine);
}

class AllSets
{
public:
    AllSets(const board::GameMap &map, const RunGraph &graph, const std::vector<std::vector<PlainRoute>> &routes)
        : m_map(map), m_graph(graph), m_routes(routes)
    {
    }

    Worth run()
    {
        choose(0, {}, {});
        return m_best;
    }

private:
    void choose(std::size_t train, const Borders &used, Worth soFar)
    {
        if (train == m_routes.size()) {
            soFar.income -= countedTwice(m_map, m_graph, m_onceOnly);
            if (isBetter(m_map.rules, soFar, m_best))
                m_best = soFar;
            return;
        }
        choose(train + 1, used, soFar);
        for (const PlainRoute &route : m_routes[train]) {
            if (used.meets(route.borders))
                continue;
            m_onceOnly.push_back(route.onceOnly);
            choose(train + 1, used.joinedWith(route.borders),
                   {soFar.income + route.worth.income, soFar.mine + route.worth.mine});
            m_onceOnly.pop_back();
        }
    }

    const board::GameMap &m_map;
    const RunGraph &m_graph;
    const std::vector<std::vector<PlainRoute>> &m_routes;
    std::vector<unsigned> m_onceOnly;
    Worth m_best;
};

class AllTrails
{
public:
    AllTrails(const board::GameMap &map, const board::Track &track, CompanyId company)
        : m_map(map), m_track(track), m_company(company)
    {
    }

    std::set<std::pair<HexId, int>> run()
    {
        for (const board::Station &station : m_track.stationsOf(m_company)) {
            if (station.city == board::Station::waits)
                continue;
            const int area = m_map.hexes[station.hex].area;
            const std::vector<HexId> hexes =
                area < 0 ? std::vector<HexId>{station.hex} : m_map.areas[static_cast<std::size_t>(area)];
            for (const HexId hex : hexes)
                leaveOver(hex, faceOn(m_map, m_track, hex).stop(area < 0 ? station.city : 0).sides);
        }
        return std::move(m_reached);
    }

private:
    void leaveOver(HexId hex, board::Sides sides)
    {
        for (int side = 0; side < board::sideCount; ++side) {
            if (!board::has(sides, side) || !board::has(m_map.hexes[hex].open, side))
                continue;
            const HexId to = m_map.hexes[hex].neighbours[static_cast<std::size_t>(side)];
            const int over = board::opposite(side);
            const std::pair here(hex, side);
            const std::pair beyond(to, over);
            const std::pair border(std::min(here, beyond), std::max(here, beyond));
            if (!m_crossed.insert(border).second)
                continue;
            m_reached.emplace(to, over);
            goOn(to, over);
            m_crossed.erase(border);
        }
    }

    void goOn(HexId hex, int from)
    {
        const board::Face &face = faceOn(m_map, m_track, hex);
        board::Sides sides = 0;
        for (int side = 0; side < board::sideCount; ++side) {
            if (side != from && face.joins(from, side))
                sides = static_cast<board::Sides>(sides | board::bitOf(side));
        }
        if (const int stop = face.stopAt(from); stop >= 0 && canPass(m_map, m_track, m_company, hex, stop))
            sides = static_cast<board::Sides>(sides | face.stop(stop).sides);
        leaveOver(hex, static_cast<board::Sides>(sides & ~board::bitOf(from)));
    }

    const board::GameMap &m_map;
    const board::Track &m_track;
    CompanyId m_company;
    std::set<std::pair<std::pair<HexId, int>, std::pair<HexId, int>>> m_crossed;
    std::set<std::pair<HexId, int>> m_reached;
};

} // namespace

std::set<std::pair<HexId, int>> plainReach(const board::GameMap &map, const board::Track &track, CompanyId company)
{
    return AllTrails(map, track, company).run();
}

std::vector<PlainRoute> allRoutes(const RouteJudge &judge, const RunGraph &graph)
{
    return AllWays(judge, graph).run();
}

Worth plainBest(const board::GameMap &map, const board::Track &track, const board::Runner &runner)
{
    const RunGraph graph(map, track, runner);
    std::vector<std::vector<PlainRoute>> routes;
    for (const board::TrainReach &train : runner.trains)
        routes.push_back(allRoutes(RouteJudge(map, runner, graph, train), graph));
    return AllSets(map, graph, routes).run();
}

} // namespace flimnap::test
