#include "decisions/past_runs.h"

#include <algorithm>

namespace flimnap {

namespace {

const Move *lastRun(const Session &session, const std::string &company)
{
    for (int place = session.moveCount(); place > 0; --place) {
        const Move &move = session.move(place);
        if (move.kind == MoveKind::RunTrains && move.by == company)
            return &move;
    }
    return nullptr;
}

/// A train stays the same when it is turned to its old side.
bool isSameTrain(const GameDefinition &game, const std::string &before, const std::string &now)
{
    const FaceId face = game.findFace(before);
    return before == now || (face && game.faces[face].oldSide && game.faces[game.faces[face].oldSide].code == now);
}

const NumberChoice *minesOf(const Offer &run)
{
    const auto found =
        std::ranges::find_if(run.numbers, [](const NumberChoice &choice) { return choice.key == "mine"; });
    return found == run.numbers.end() ? nullptr : &*found;
}

} // namespace

LastIncome lastIncome(const Session &session, const std::string &company)
{
    const Move *last = lastRun(session, company);
    if (last == nullptr)
        return {};
    LastIncome income{.known = true, .revenue = last->revenue.value_or(0), .near = {}};
    for (const int change : {-20, -10, 10, 20, 30, 40}) {
        if (income.revenue + change > 0)
            income.near.append(income.revenue + change);
    }
    return income;
}

QList<int> lastRoutes(const Session &session, const Offer &run)
{
    const Move *last = lastRun(session, run.move.by);
    std::vector<Route> before = last != nullptr ? last->routes.value_or(std::vector<Route>()) : std::vector<Route>();
    QList<int> values;
    for (const RouteChoice &choice : run.routes) {
        const auto same = std::ranges::find_if(
            before, [&](const Route &route) { return isSameTrain(session.rules().game(), route.train, choice.train); });
        // With a bonus it was worth more than its stops, and whether it is so again only the table knows.
        const bool isKnown = same != before.end() && same->bonus.value_or(0) == 0;
        values.append(isKnown ? same->value.value_or(-1) : -1);
        if (same != before.end())
            before.erase(same);
    }
    return values;
}

QList<int> usualFromMines(const Offer &run)
{
    const NumberChoice *mines = minesOf(run);
    return mines != nullptr ? QList<int>(mines->usual.begin(), mines->usual.end()) : QList<int>();
}

int likelyFromMines(const Session &session, const Offer &run)
{
    const NumberChoice *mines = minesOf(run);
    if (mines == nullptr)
        return 0;
    const Move *before = lastRun(session, run.move.by);
    const int last = before != nullptr ? before->mine.value_or(0) : 0;
    const bool isPossible = std::ranges::find(mines->usual, last) != mines->usual.end();
    return mines->suggested.value_or(0) == 0 && isPossible ? last : mines->suggested.value_or(0);
}

bool asksForMines(const Offer &run)
{
    return minesOf(run) != nullptr;
}

} // namespace flimnap
