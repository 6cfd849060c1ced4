#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "board/route_walk.h"

namespace flimnap::board {

/// A route that may be part of the best set.
template <std::size_t Words>
struct Candidate
{
    Score score = 0;
    Score reduced = 0; ///< less the prices of its borders
    BorderSet<Words> borders;
    unsigned onceOnly = 0;
};

/// Trains of one reach, and their routes that matter.
template <std::size_t Words>
struct TrainGroup
{
    std::vector<std::size_t> trains; ///< of the runner's
    std::vector<Candidate<Words>> routes;
};

/// The best choice of routes, one or none for each train, no two over one border.
///
/// Each border gets a price (Lagrange's multipliers): then a set scores at most the sum of all prices and, for each
/// train, of the best that a route scores beyond the prices of its borders. Prices that make this bound small leave few
/// routes that can be part of a better set than the best one known, and those are tried in all ways. Whatever the
/// prices are, the bound holds: they decide how long it takes, never what is found.
template <std::size_t Words>
class RouteSets
{
public:
    using Set = BorderSet<Words>;
    using Group = TrainGroup<Words>;
    using Chosen = std::vector<std::pair<std::size_t, Candidate<Words>>>; ///< group, route

    RouteSets(const GameMap &map, const RunGraph &graph, std::vector<Group> &groups, const std::atomic<bool> *isGivenUp)
        : m_map(map), m_graph(graph), m_groups(groups), m_isGivenUp(isGivenUp),
          m_prices(static_cast<std::size_t>(graph.borderCount()))
    {
    }

    [[nodiscard]] Score best() const { return m_best; }
    [[nodiscard]] const Chosen &chosen() const { return m_bestChosen; }
    /// A set that somebody has found.
    void offer(const Chosen &chosen)
    {
        if (const Score score = scoreOfAll(chosen); score > m_best) {
            m_best = score;
            m_bestChosen = chosen;
        }
    }
    /// What a set can score at most, as the prices are now.
    [[nodiscard]] Score bound() const { return m_bound; }

    /// False if it was given up.
    bool run()
    {
        findStep();
        reduce();
        if (isManySets())
            findPrices();
        if (m_bound >= needed())
            tryAll();
        return !isGivenUp();
    }

private:
    /// Which train is to be given a route, and the first route that it may take.
    struct Spot
    {
        std::size_t group = 0;
        std::size_t train = 0;
        std::size_t first = 0;
    };

    static constexpr std::size_t fewSets = 4000;
    static constexpr int mostRounds = 200;

    [[nodiscard]] bool isGivenUp() const
    {
        return m_isGivenUp != nullptr && m_isGivenUp->load(std::memory_order_relaxed);
    }

    [[nodiscard]] Score scoreOfAll(const Chosen &chosen) const
    {
        Score score = 0;
        std::vector<unsigned> onceOnly;
        for (const auto &[group, route] : chosen) {
            score += route.score;
            onceOnly.push_back(route.onceOnly);
        }
        return score - countedTwice(m_map, m_graph, onceOnly) * scoreOfOne;
    }

    /// All sets of these routes score multiples of a step, so that a better one scores the next of them at least.
    void findStep()
    {
        m_step = 0;
        for (const Group &group : m_groups)
            for (const Candidate<Words> &route : group.routes)
                m_step = std::gcd(m_step, route.score);
        for (const RunStop &stop : m_graph.stops())
            m_step = std::gcd(m_step, stop.homeBonus * scoreOfOne);
        for (const RouteBonus &bonus : m_map.bonuses)
            m_step = std::gcd(m_step, bonus.amount * scoreOfOne);
        m_step = std::max<Score>(1, m_step);
        m_firstStep = 0;
        for (const Group &group : m_groups)
            for (const Candidate<Words> &route : group.routes)
                m_firstStep = std::gcd(m_firstStep, route.score / scoreOfOne);
        for (const RunStop &stop : m_graph.stops())
            m_firstStep = std::gcd(m_firstStep, stop.homeBonus);
        for (const RouteBonus &bonus : m_map.bonuses)
            m_firstStep = std::gcd(m_firstStep, bonus.amount);
        m_firstStep = std::max<Score>(1, m_firstStep);
    }

    [[nodiscard]] Score needed() const { return nextMultiple(m_best, m_step); }
    [[nodiscard]] static Score nextMultiple(Score number, Score of) { return (number / of + 1) * of; }
    /// Whether sets that score no more than this, of which no more than so much comes second, are no better: they could
    /// be only by what comes second if what comes first cannot grow.
    [[nodiscard]] bool isHopeless(Score most, Score mostSecond) const
    {
        if (most < needed())
            return true;
        return most < nextMultiple(m_best / scoreOfOne, m_firstStep) * scoreOfOne && mostSecond <= m_best % scoreOfOne;
    }

    [[nodiscard]] bool isManySets() const
    {
        std::size_t sets = 1;
        for (const Group &group : m_groups)
            for (std::size_t train = 0; train < group.trains.size(); ++train) {
                sets *= group.routes.size() + 1;
                if (sets > fewSets)
                    return true;
            }
        return false;
    }

    /// What routes score beyond the prices, the best first, and the bound that follows.
    void reduce()
    {
        m_bound = 0;
        for (const Score price : m_prices)
            m_bound += price;
        for (Group &group : m_groups) {
            for (Candidate<Words> &route : group.routes) {
                route.reduced = route.score;
                route.borders.forEach([&](std::size_t border) { route.reduced -= m_prices[border]; });
            }
            m_bound += static_cast<Score>(group.trains.size()) * bestReduced(group);
        }
    }

    [[nodiscard]] static const Candidate<Words> *bestOf(const Group &group)
    {
        const auto best = std::max_element(group.routes.begin(), group.routes.end(),
                                           [](const auto &a, const auto &b) { return a.reduced < b.reduced; });
        return best == group.routes.end() || best->reduced <= 0 ? nullptr : &*best;
    }

    [[nodiscard]] static Score bestReduced(const Group &group)
    {
        const Candidate<Words> *best = bestOf(group);
        return best == nullptr ? 0 : best->reduced;
    }

    /// Raises the prices of borders that several trains want and lowers those that none wants, step by step.
    void findPrices()
    {
        std::vector<Score> bestPrices = m_prices;
        Score bestBound = m_bound;
        double pace = 1;
        int sinceBetter = 0;
        for (int round = 0; round < mostRounds && bestBound >= needed() && pace > 0.01 && !isGivenUp(); ++round) {
            offer(greedy());
            step(pace);
            reduce();
            if (m_bound < bestBound) {
                bestBound = m_bound;
                bestPrices = m_prices;
                sinceBetter = 0;
                drop();
            } else if (++sinceBetter >= 6) {
                pace *= 0.6;
                sinceBetter = 0;
                m_prices = bestPrices;
                reduce();
            }
        }
        m_prices = bestPrices;
        reduce();
        drop();
        offer(greedy());
    }

    void step(double pace)
    {
        std::vector<int> wanted(m_prices.size());
        for (const Group &group : m_groups) {
            if (const Candidate<Words> *best = bestOf(group))
                best->borders.forEach(
                    [&](std::size_t border) { wanted[border] += static_cast<int>(group.trains.size()); });
        }
        double slope = 0;
        for (std::size_t border = 0; border < m_prices.size(); ++border) {
            const int excess = wanted[border] - 1;
            if (excess > 0 || m_prices[border] > 0)
                slope += excess * excess;
        }
        if (slope == 0)
            return;
        const double length = pace * static_cast<double>(m_bound - m_best) / slope;
        for (std::size_t border = 0; border < m_prices.size(); ++border) {
            const auto change = static_cast<Score>(length * (wanted[border] - 1));
            m_prices[border] = std::max<Score>(0, m_prices[border] + change);
        }
    }

    /// Routes that cannot be part of a better set any more.
    void drop()
    {
        for (Group &group : m_groups) {
            const Score least = needed() - (m_bound - bestReduced(group));
            std::erase_if(group.routes, [&](const Candidate<Words> &route) { return route.reduced < least; });
        }
    }

    /// For one train after the other the best route beyond the prices that those before it leave.
    [[nodiscard]] Chosen greedy() const
    {
        Chosen chosen;
        Set used;
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            for (std::size_t train = 0; train < m_groups[group].trains.size(); ++train) {
                const Candidate<Words> *best = nullptr;
                for (const Candidate<Words> &route : m_groups[group].routes) {
                    if ((best == nullptr || route.reduced > best->reduced) && !used.meets(route.borders))
                        best = &route;
                }
                if (best == nullptr)
                    break;
                chosen.emplace_back(group, *best);
                used = used.joinedWith(best->borders);
            }
        }
        return chosen;
    }

    void tryAll()
    {
        for (Group &group : m_groups)
            std::sort(group.routes.begin(), group.routes.end(),
                      [](const auto &a, const auto &b) { return a.reduced > b.reduced; });
        m_chosen.clear();
        Score prices = 0;
        for (const Score price : m_prices)
            prices += price;
        m_mostSecond.assign(m_groups.size() + 1, 0);
        for (std::size_t group = m_groups.size(); group-- > 0;)
            m_mostSecond[group] = m_mostSecond[group + 1] +
                                  static_cast<Score>(m_groups[group].trains.size()) * mostSecondOf(m_groups[group]);
        choose({}, {}, prices, 0);
    }

    [[nodiscard]] static Score mostSecondOf(const Group &group)
    {
        Score most = 0;
        for (const Candidate<Words> &route : group.routes)
            most = std::max(most, route.score % scoreOfOne);
        return most;
    }

    /// What the trains from this one on add at most: each the best route that the borders used leave open.
    [[nodiscard]] Score mostFrom(Spot spot, const Set &used) const
    {
        Score most = 0;
        for (; spot.group < m_groups.size(); spot = {spot.group + 1, 0, 0}) {
            const std::vector<Candidate<Words>> &routes = m_groups[spot.group].routes;
            for (std::size_t index = spot.first; index < routes.size() && routes[index].reduced > 0; ++index) {
                if (used.meets(routes[index].borders))
                    continue;
                most += static_cast<Score>(m_groups[spot.group].trains.size() - spot.train) * routes[index].reduced;
                break;
            }
        }
        return most;
    }

    /// Gives this train and those after it a route or none in all ways that could still be better. `sure` is what the
    /// prices are, and what the routes chosen so far score beyond them; `second` what those have that comes second.
    /// Trains of one group take routes in their order.
    // NOLINTNEXTLINE(misc-no-recursion): a train further each time
    void choose(Spot spot, const Set &used, Score sure, Score second)
    {
        if (spot.group == m_groups.size() || isGivenUp()) {
            offer(m_chosen);
            return;
        }
        const Group &now = m_groups[spot.group];
        const Spot behind{spot.group + 1, 0, 0};
        const Score others = mostFrom(behind, used);
        const bool isLast = spot.train + 1 == now.trains.size();
        const auto left = static_cast<Score>(now.trains.size() - spot.train);
        const Score mostSecond = second + m_mostSecond[spot.group];
        for (std::size_t index = spot.first; index < now.routes.size(); ++index) {
            const Candidate<Words> &route = now.routes[index];
            const Score most = route.reduced > 0 ? left * route.reduced : route.reduced;
            if (isHopeless(sure + others + most, mostSecond))
                break;
            if (used.meets(route.borders))
                continue;
            const Set all = used.joinedWith(route.borders);
            const Score with = sure + route.reduced;
            const Score secondWith = second + route.score % scoreOfOne;
            const Spot next = isLast ? behind : Spot{spot.group, spot.train + 1, index + 1};
            if (isHopeless(with + mostFrom(next, all), secondWith + m_mostSecond[next.group]))
                continue;
            m_chosen.emplace_back(spot.group, route);
            choose(next, all, with, secondWith);
            m_chosen.pop_back();
        }
        if (!isHopeless(sure + others, second + m_mostSecond[behind.group]))
            choose(behind, used, sure, second);
    }

    const GameMap &m_map;
    const RunGraph &m_graph;
    std::vector<Group> &m_groups;
    const std::atomic<bool> *m_isGivenUp;
    std::vector<Score> m_prices;
    Score m_bound = 0;
    Score m_best = 0;
    Score m_step = 1;
    Score m_firstStep = 1;           ///< likewise of what comes first
    std::vector<Score> m_mostSecond; ///< that all trains from a group on add at most
    Chosen m_bestChosen;
    Chosen m_chosen;
};

} // namespace flimnap::board
