#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "board/route.h"

namespace flimnap::board {

/// What is compared: income first and mines after it, or both together, in one number.
using Score = std::int64_t;
inline constexpr Score scoreOfOne = 4096; ///< more than what comes second can bring in one run

inline Score scoreOf(const Worth &worth, MinesCount mines)
{
    if (mines == MinesCount::WithIncome)
        return (worth.income + worth.mine) * scoreOfOne + worth.income / 10;
    return worth.income * scoreOfOne + worth.mine;
}

/// Of a route: the links of its two arms from the station where it was begun.
struct RouteArms
{
    int start = 0;
    std::vector<int> first;
    std::vector<int> second;
};

/// Walks over all routes of one train that score more than asked, each once: from each own station on along one arm,
/// and then along another one that leaves over a later link; never to a station where it has begun before.
template <std::size_t Words, class Visitor>
class RouteWalk
{
public:
    using Set = BorderSet<Words>;

    /// Of each route visitor(score, borders, tally, arms) is told; what it returns is what the next one has to exceed.
    RouteWalk(const RunGraph &graph, const RouteJudge &judge, MinesCount mines, Visitor visitor)
        : m_graph(graph), m_judge(judge), m_mines(mines), m_visitor(std::move(visitor)), m_isTaken(graph.stops().size())
    {
        for (const RunLink &link : graph.links())
            m_borders.emplace_back(link.borders);
    }

    /// All routes over none of the closed borders.
    void run(const Set &closed, Score least)
    {
        m_least = least;
        m_closed = closed;
        for (std::size_t index = 0; index < m_graph.stops().size(); ++index) {
            const RunStop &stop = m_graph.stops()[index];
            if (!stop.isOwn || !m_judge.serves(stop))
                continue;
            m_arms.start = static_cast<int>(index);
            take(stop, true);
            growFirst(m_arms.start, m_judge.with({}, m_arms.start), closed);
            take(stop, false);
            m_begun.push_back(m_arms.start);
        }
        m_begun.clear();
    }

    /// Routes looked at.
    [[nodiscard]] std::uint64_t weighed() const { return m_weighed; }

private:
    void take(const RunStop &stop, bool isTaken) { m_isTaken[static_cast<std::size_t>(stop.visit)] = isTaken; }

    [[nodiscard]] bool canGoTo(int index) const
    {
        const RunStop &stop = m_graph.stop(index);
        return !m_isTaken[static_cast<std::size_t>(stop.visit)] && m_judge.serves(stop) &&
               std::find(m_begun.begin(), m_begun.end(), index) == m_begun.end();
    }

    [[nodiscard]] bool isWorthwhile(const RouteTally &tally) const
    {
        const Worth most{m_judge.incomeWithin(tally), std::max(tally.mine, m_judge.mineWithin())};
        return scoreOf(most, m_mines) > m_least;
    }

    void weigh(const RouteTally &tally, const Set &used)
    {
        ++m_weighed;
        if (!m_judge.isPossible(tally))
            return;
        const Score score = scoreOf(m_judge.worthOf(tally), m_mines);
        if (score > m_least)
            m_least = m_visitor(score, used.without(m_closed), tally, m_arms);
    }

    // NOLINTBEGIN(misc-no-recursion): a stop further each time
    /// Goes over each link that leads on, and on from there.
    template <class On>
    void forEachLink(int from, int after, const RouteTally &tally, const Set &used, std::vector<int> &arm, On on)
    {
        for (const int link : m_graph.stop(from).links) {
            const int next = m_graph.link(link).other(from);
            const Set &borders = m_borders[static_cast<std::size_t>(link)];
            if (link <= after || !canGoTo(next) || used.meets(borders))
                continue;
            const RouteTally more = m_judge.with(tally, next);
            if (!m_judge.isWithinReach(more) || !isWorthwhile(more))
                continue;
            const RunStop &stop = m_graph.stop(next);
            const Set all = used.joinedWith(borders);
            arm.push_back(link);
            take(stop, true);
            weigh(more, all);
            on(next, more, all);
            take(stop, false);
            arm.pop_back();
        }
    }

    void growFirst(int from, const RouteTally &tally, const Set &used)
    {
        forEachLink(from, -1, tally, used, m_arms.first, [&](int next, const RouteTally &more, const Set &all) {
            if (m_graph.stop(next).isPassable)
                growFirst(next, more, all);
            if (m_graph.stop(m_arms.start).isPassable)
                growSecond(m_arms.start, m_arms.first.front(), more, all);
        });
    }

    void growSecond(int from, int after, const RouteTally &tally, const Set &used)
    {
        forEachLink(from, after, tally, used, m_arms.second, [&](int next, const RouteTally &more, const Set &all) {
            if (m_graph.stop(next).isPassable)
                growSecond(next, -1, more, all);
        });
    }
    // NOLINTEND(misc-no-recursion)

    const RunGraph &m_graph;
    const RouteJudge &m_judge;
    MinesCount m_mines;
    Visitor m_visitor;
    std::vector<Set> m_borders;  ///< by link
    std::vector<bool> m_isTaken; ///< by the number that a route has once
    std::vector<int> m_begun;
    RouteArms m_arms;
    Set m_closed;
    Score m_least = 0;
    std::uint64_t m_weighed = 0;
};

} // namespace flimnap::board
