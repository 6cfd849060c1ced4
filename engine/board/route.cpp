#include "board/route.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace flimnap::board {

namespace {

/// Of so many of the best of them together.
std::vector<int> sumsOfBest(std::vector<int> values)
{
    std::sort(values.begin(), values.end(), std::greater<>());
    std::vector<int> sums{0};
    for (const int value : values)
        sums.push_back(sums.back() + value);
    return sums;
}

int sumOf(const std::vector<int> &sums, int count)
{
    return sums[std::min(sums.size() - 1, static_cast<std::size_t>(std::max(0, count)))];
}

} // namespace

RouteJudge::RouteJudge(const GameMap &map, const Runner &runner, const RunGraph &graph, TrainReach train)
    : m_map(&map), m_runner(&runner), m_graph(&graph), m_train(std::move(train)), m_weights(graph.stops().size())
{
    unsigned bit = 1;
    for (const RouteBonus &bonus : map.bonuses) {
        unsigned all = 0;
        for (const std::vector<HexId> &hexes : bonus.oneOfEach) {
            for (std::size_t stop = 0; stop < m_weights.size(); ++stop) {
                if (std::find(hexes.begin(), hexes.end(), graph.stops()[stop].hex) != hexes.end())
                    m_weights[stop].bonusEnds |= bit;
            }
            all |= bit;
            bit <<= 1U;
        }
        m_bonusLists.push_back(all);
    }
    for (std::size_t bonus = 0; bonus < runner.bonuses.size(); ++bonus) {
        for (std::size_t stop = 0; stop < m_weights.size(); ++stop) {
            if (graph.stops()[stop].hex == runner.bonuses[bonus].hex)
                m_weights[stop].bonusHexes |= 1U << bonus;
        }
    }
    gatherValues();
    boundMore();
}

void RouteJudge::gatherValues()
{
    std::vector<int> cities;
    std::vector<int> towns;
    int port = 0;
    for (const RunStop &stop : m_graph->stops()) {
        if (stop.kind == StopKind::Port)
            port = std::max(port, stop.value);
        if (stop.kind == StopKind::Mine && m_train.servesMine)
            m_bestMine = std::max(m_bestMine, stop.value);
    }
    for (const RunStop &stop : m_graph->stops()) {
        if (stop.kind == StopKind::Town)
            towns.push_back(stop.value);
        else if (stop.kind == StopKind::City || stop.kind == StopKind::Area)
            cities.push_back(stop.value + stop.homeBonus + (stop.isOwn ? port : 0));
    }
    m_bestPort = m_train.stops.value_or(3) < 3 ? 0 : port;
    m_cityValues = sumsOfBest(std::move(cities));
    m_townValues = sumsOfBest(std::move(towns));
    for (const HexBonus &bonus : m_runner->bonuses)
        m_bestBonus += bonus.amount;
    for (const RouteBonus &bonus : m_map->bonuses)
        m_bestBonus += bonus.amount;
}

void RouteJudge::boundMore()
{
    const int mostCities = m_train.cities.value_or(static_cast<int>(m_cityValues.size()));
    const int mostStops = m_train.stops.value_or(static_cast<int>(m_graph->stops().size()));
    for (int cities = 0; cities <= mostCities; ++cities) {
        std::vector<int> &row = m_more.emplace_back();
        for (int stops = 0; stops <= mostStops; ++stops) {
            int best = 0;
            for (int more = 0; more <= std::min(cities, stops); ++more)
                best = std::max(best, sumOf(m_cityValues, more) + sumOf(m_townValues, stops - more));
            row.push_back(best);
        }
    }
}

RouteTally RouteJudge::with(const RouteTally &tally, int index) const
{
    const RunStop &stop = m_graph->stop(index);
    const Weight &weight = m_weights[static_cast<std::size_t>(index)];
    RouteTally more = tally;
    ++more.stops;
    more.bonusHexes |= weight.bonusHexes;
    more.bonusEnds |= weight.bonusEnds;
    if (stop.isOwn)
        ++more.ownStops;
    switch (stop.kind) {
    case StopKind::City:
        more.ownCities += stop.isOwn ? 1 : 0;
        [[fallthrough]];
    case StopKind::Area:
        ++more.cities;
        more.income += stop.value + stop.homeBonus;
        more.hasHomeBonus = more.hasHomeBonus || stop.homeBonus > 0;
        break;
    case StopKind::Town:
        ++more.towns;
        if (m_train.leavesOutTowns) {
            auto value = static_cast<std::int16_t>(stop.value);
            for (std::int16_t &town : more.bestTowns) {
                if (town < value)
                    std::swap(town, value);
            }
        } else {
            more.income += stop.value;
        }
        break;
    case StopKind::Mine:
        ++more.mines;
        more.mine += stop.value;
        break;
    case StopKind::Port:
        ++more.ports;
        more.port = stop.value;
        break;
    }
    return more;
}

bool RouteJudge::serves(const RunStop &stop) const
{
    return stop.kind != StopKind::Mine || (m_train.servesMine && (stop.isOwn || !m_runner->servesOwnMineOnly));
}

bool RouteJudge::isWithinReach(const RouteTally &tally) const
{
    if (m_train.cities && tally.cities > *m_train.cities)
        return false;
    if (m_train.stops && tally.stops > *m_train.stops)
        return false;
    return tally.mines <= (m_train.servesMine ? 1 : 0) && tally.ports <= 1;
}

bool RouteJudge::isPossible(const RouteTally &tally) const
{
    if (tally.stops < 2 || tally.ownStops == 0 || !isWithinReach(tally))
        return false;
    if (tally.mines != (m_train.servesMine ? 1 : 0) || (tally.ports > 0 && tally.stops < 3))
        return false;
    return !m_train.leavesOutTowns || tally.cities + paidTowns(tally) >= 2;
}

int RouteJudge::paidTowns(const RouteTally &tally) const
{
    const int room = std::min(*m_train.cities - tally.cities, m_train.mostTowns.value_or(tally.towns));
    return std::min({tally.towns, room, static_cast<int>(RouteTally::mostTowns)});
}

bool RouteJudge::earns(std::size_t bonus, const RouteTally &tally) const
{
    return (m_bonusLists[bonus] & ~tally.bonusEnds) == 0;
}

Worth RouteJudge::worthOf(const RouteTally &tally) const
{
    Worth worth{tally.income + tally.port * tally.ownCities, tally.mine};
    if (m_train.leavesOutTowns)
        worth.income =
            std::accumulate(tally.bestTowns.begin(), tally.bestTowns.begin() + paidTowns(tally), worth.income);
    for (std::size_t bonus = 0; bonus < m_runner->bonuses.size(); ++bonus) {
        if ((tally.bonusHexes >> bonus & 1U) != 0)
            worth.income += m_runner->bonuses[bonus].amount;
    }
    for (std::size_t bonus = 0; bonus < m_bonusLists.size(); ++bonus) {
        if (earns(bonus, tally))
            worth.income += m_map->bonuses[bonus].amount;
    }
    return worth;
}

std::vector<int> RouteJudge::paidAt(const std::vector<int> &stops) const
{
    RouteTally tally;
    std::vector<std::size_t> towns;
    std::vector<int> paid;
    for (const int index : stops) {
        const RunStop &stop = m_graph->stop(index);
        tally = with(tally, index);
        if (stop.kind == StopKind::Town)
            towns.push_back(paid.size());
        paid.push_back(stop.value + stop.homeBonus);
    }
    for (std::size_t place = 0; place < stops.size(); ++place) {
        if (m_graph->stop(stops[place]).kind == StopKind::Port)
            paid[place] *= tally.ownCities;
    }
    if (!m_train.leavesOutTowns)
        return paid;
    std::stable_sort(towns.begin(), towns.end(), [&](std::size_t a, std::size_t b) { return paid[a] > paid[b]; });
    for (auto town = static_cast<std::size_t>(paidTowns(tally)); town < towns.size(); ++town)
        paid[towns[town]] = 0;
    return paid;
}

int RouteJudge::incomeWithin(const RouteTally &tally) const
{
    // A port pays for the own cities that are there already as well.
    const int soFar = tally.income + m_bestBonus + tally.ownCities * m_bestPort;
    const int most = static_cast<int>(m_more.size()) - 1;
    const int cities = std::min(most, m_train.cities.value_or(most + tally.cities) - tally.cities);
    if (m_train.leavesOutTowns)
        return soFar + m_more[static_cast<std::size_t>(cities)]
                             [std::min(m_more.front().size() - 1, static_cast<std::size_t>(cities))];
    const auto stops =
        m_train.stops ? static_cast<std::size_t>(*m_train.stops - tally.stops) : m_more.front().size() - 1;
    return soFar + m_more[static_cast<std::size_t>(cities)][stops];
}

unsigned RouteJudge::onceOnly(const RouteTally &tally) const
{
    unsigned bits = m_map->rules.homeBonus == BonusPer::Company && tally.hasHomeBonus ? 1U : 0U;
    for (std::size_t bonus = 0; bonus < m_bonusLists.size(); ++bonus) {
        if (m_map->bonuses[bonus].per == BonusPer::Company && earns(bonus, tally))
            bits |= 2U << bonus;
    }
    return bits;
}

int countedTwice(const GameMap &map, const RunGraph &graph, const std::vector<unsigned> &onceOnly)
{
    int amount = 0;
    unsigned seen = 0;
    for (const unsigned bits : onceOnly) {
        const unsigned again = bits & seen;
        seen |= bits;
        if ((again & 1U) != 0) {
            for (const RunStop &stop : graph.stops())
                amount += stop.homeBonus;
        }
        for (std::size_t bonus = 0; bonus < map.bonuses.size(); ++bonus) {
            if ((again >> (bonus + 1) & 1U) != 0)
                amount += map.bonuses[bonus].amount;
        }
    }
    return amount;
}

} // namespace flimnap::board
