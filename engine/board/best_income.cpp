#include "board/best_income.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

#include "board/route_sets.h"

namespace flimnap::board {

namespace {

template <std::size_t Words>
class IncomeFinder
{
public:
    using Set = BorderSet<Words>;
    using Group = TrainGroup<Words>;

    IncomeFinder(const GameMap &map, const Runner &runner, const RunGraph &graph, const std::atomic<bool> *isGivenUp)
        : m_map(map), m_runner(runner), m_graph(graph), m_isGivenUp(isGivenUp)
    {
        for (std::size_t train = 0; train < runner.trains.size(); ++train)
            groupOf(runner.trains[train]).trains.push_back(train);
    }

    bool canEarn()
    {
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            bool isFound = false;
            walk(group, {}, 0, [&](Score, const Set &, const RouteTally &) {
                isFound = true;
                return Score{INT64_MAX};
            });
            if (isFound)
                return true;
        }
        return false;
    }

    BestIncome run()
    {
        BestIncome best;
        RouteSets<Words> sets(m_map, m_graph, m_groups, m_isGivenUp);
        const std::vector<Score> alone = offerGreedySets(sets);
        const Score together = std::accumulate(alone.begin(), alone.end(), Score{0});
        best.isProved = sets.best() == together && !isGivenUp();
        if (!best.isProved) {
            gather(alone, together, sets.best());
            best.isProved = sets.run();
        }
        best.routes = routesOf(sets.chosen());
        for (const TrainRoute &route : best.routes) {
            best.income += route.worth.income;
            best.mine += route.worth.mine;
        }
        best.income -= twiceIn(sets.chosen());
        best.weighed = m_weighed;
        return best;
    }

private:
    [[nodiscard]] bool isGivenUp() const
    {
        return m_isGivenUp != nullptr && m_isGivenUp->load(std::memory_order_relaxed);
    }

    Group &groupOf(const TrainReach &train)
    {
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            if (m_runner.trains[m_groups[group].trains.front()] == train)
                return m_groups[group];
        }
        m_judges.emplace_back(m_map, m_runner, m_graph, train);
        return m_groups.emplace_back();
    }

    /// Walks the routes of a group; the visitor as that of a RouteWalk.
    template <class Visitor>
    void walk(std::size_t group, const Set &closed, Score least, Visitor visitor)
    {
        const auto giveUp = [&](Score score, const Set &borders, const RouteTally &tally, const RouteArms & /*arms*/) {
            return isGivenUp() ? Score{INT64_MAX} : visitor(score, borders, tally);
        };
        RouteWalk<Words, decltype(giveUp)> routes(m_graph, m_judges[group], m_map.rules.mines, giveUp);
        routes.run(closed, least);
        m_weighed += routes.weighed();
    }

    std::optional<Candidate<Words>> bestRoute(std::size_t group, const Set &closed)
    {
        std::optional<Candidate<Words>> best;
        walk(group, closed, 0, [&](Score score, const Set &borders, const RouteTally &tally) {
            best = Candidate<Words>{score, score, borders, m_judges[group].onceOnly(tally)};
            return score;
        });
        return best;
    }

    /// The best route of each train where those before it left room, once with each group in front; what each train
    /// earns alone.
    std::vector<Score> offerGreedySets(RouteSets<Words> &sets)
    {
        std::vector<Score> alone;
        for (std::size_t first = 0; first < m_groups.size(); ++first) {
            typename RouteSets<Words>::Chosen chosen;
            Set closed;
            const std::optional<Candidate<Words>> best = bestRoute(first, closed);
            alone.insert(alone.end(), m_groups[first].trains.size(), best ? best->score : 0);
            if (best)
                choose(first, *best, chosen, closed);
            chooseMore(first, best ? 1 : 0, chosen, closed);
            for (std::size_t group = 0; group < m_groups.size(); ++group) {
                if (group != first)
                    chooseMore(group, 0, chosen, closed);
            }
            sets.offer(chosen);
        }
        return alone;
    }

    void chooseMore(std::size_t group, std::size_t train, typename RouteSets<Words>::Chosen &chosen, Set &closed)
    {
        for (; train < m_groups[group].trains.size(); ++train) {
            const std::optional<Candidate<Words>> route = bestRoute(group, closed);
            if (!route)
                return;
            choose(group, *route, chosen, closed);
        }
    }

    static void choose(std::size_t group, const Candidate<Words> &route, typename RouteSets<Words>::Chosen &chosen,
                       Set &closed)
    {
        chosen.emplace_back(group, route);
        closed = closed.joinedWith(route.borders);
    }

    /// All routes that can be part of a better set than the best one known.
    void gather(const std::vector<Score> &alone, Score together, Score best)
    {
        std::size_t place = 0;
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            const Score least = std::max<Score>(0, best - (together - alone[place]));
            std::vector<Candidate<Words>> &routes = m_groups[group].routes;
            walk(group, {}, least, [&](Score score, const Set &borders, const RouteTally &tally) {
                routes.push_back({score, score, borders, m_judges[group].onceOnly(tally)});
                return least;
            });
            keepBest(routes);
            place += m_groups[group].trains.size();
        }
    }

    /// Of routes over the same borders the best one.
    static void keepBest(std::vector<Candidate<Words>> &routes)
    {
        const auto key = [](const Candidate<Words> &route) { return std::tie(route.borders, route.onceOnly); };
        std::sort(routes.begin(), routes.end(),
                  [&](const auto &a, const auto &b) { return key(a) != key(b) ? key(a) < key(b) : a.score > b.score; });
        routes.erase(
            std::unique(routes.begin(), routes.end(), [&](const auto &a, const auto &b) { return key(a) == key(b); }),
            routes.end());
    }

    [[nodiscard]] int twiceIn(const typename RouteSets<Words>::Chosen &chosen) const
    {
        std::vector<unsigned> onceOnly;
        for (const auto &[group, route] : chosen)
            onceOnly.push_back(route.onceOnly);
        return countedTwice(m_map, m_graph, onceOnly);
    }

    /// The routes that were chosen, found again by their borders and scores.
    std::vector<TrainRoute> routesOf(const typename RouteSets<Words>::Chosen &chosen)
    {
        std::vector<TrainRoute> routes;
        std::vector<std::size_t> used(m_groups.size());
        Set all;
        for (std::size_t border = 0; border < static_cast<std::size_t>(m_graph.borderCount()); ++border)
            all.add(border);
        for (const auto &[group, route] : chosen) {
            routes.push_back(routeOver(group, all.without(route.borders), route.score));
            routes.back().train = m_groups[group].trains[used[group]++];
        }
        std::sort(routes.begin(), routes.end(), [](const auto &a, const auto &b) { return a.train < b.train; });
        return routes;
    }

    TrainRoute routeOver(std::size_t group, const Set &closed, Score score)
    {
        TrainRoute route;
        const auto record = [&](Score found, const Set & /*borders*/, const RouteTally &tally, const RouteArms &arms) {
            if (found != score)
                return score - 1;
            route = made(arms, group);
            route.worth = m_judges[group].worthOf(tally);
            return Score{INT64_MAX};
        };
        RouteWalk<Words, decltype(record)> routes(m_graph, m_judges[group], m_map.rules.mines, record);
        routes.run(closed, score - 1);
        return route;
    }

    /// From the end of the first arm to that of the second.
    [[nodiscard]] TrainRoute made(const RouteArms &arms, std::size_t group) const
    {
        TrainRoute route;
        std::vector<int> stops;
        const auto follow = [&](const std::vector<int> &arm) {
            int stop = arms.start;
            for (const int link : arm) {
                stop = m_graph.link(link).other(stop);
                stops.push_back(stop);
                const std::vector<Exit> &way = m_graph.link(link).way;
                route.way.insert(route.way.end(), way.begin(), way.end());
            }
        };
        follow(arms.first);
        std::reverse(stops.begin(), stops.end());
        stops.push_back(arms.start);
        follow(arms.second);
        for (const int stop : stops)
            route.stops.push_back({m_graph.stop(stop).hex, m_graph.stop(stop).stop});
        route.paid = m_judges[group].paidAt(stops);
        return route;
    }

    const GameMap &m_map;
    const Runner &m_runner;
    const RunGraph &m_graph;
    const std::atomic<bool> *m_isGivenUp;
    std::vector<Group> m_groups;
    std::vector<RouteJudge> m_judges; ///< by group
    std::uint64_t m_weighed = 0;
};

/// Asks the finder that is as large as the network needs it.
template <class Ask>
auto ofFinder(const GameMap &map, const Runner &runner, const RunGraph &graph, const std::atomic<bool> *isGivenUp,
              Ask ask)
{
    const auto borders = static_cast<std::size_t>(graph.borderCount());
    if (borders <= BorderSet<1>::most)
        return ask(IncomeFinder<1>(map, runner, graph, isGivenUp));
    if (borders <= BorderSet<2>::most)
        return ask(IncomeFinder<2>(map, runner, graph, isGivenUp));
    return ask(IncomeFinder<8>(map, runner, graph, isGivenUp));
}

} // namespace

bool canEarn(const GameMap &map, const Track &track, const Runner &runner)
{
    return ofFinder(map, runner, RunGraph(map, track, runner), nullptr, [](auto &&finder) { return finder.canEarn(); });
}

BestIncome bestIncome(const GameMap &map, const Track &track, const Runner &runner, const std::atomic<bool> *isGivenUp)
{
    const RunGraph graph(map, track, runner);
    BestIncome best = ofFinder(map, runner, graph, isGivenUp, [](auto &&finder) { return finder.run(); });
    best.stops = static_cast<int>(graph.stops().size());
    best.links = static_cast<int>(graph.links().size());
    return best;
}

} // namespace flimnap::board
