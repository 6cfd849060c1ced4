#include "rounds/step.h"

#include <algorithm>

namespace flimnap {

namespace {

Steps::iterator stepFor(Steps &turn, MoveKind kind)
{
    Move move;
    move.kind = kind;
    return std::find_if(turn.begin(), turn.end(), [&](const auto &step) { return step->handles(move); });
}

} // namespace

void insertBefore(Steps &turn, MoveKind kind, std::unique_ptr<const Step> step)
{
    turn.insert(stepFor(turn, kind), std::move(step));
}

void insertBehind(Steps &turn, MoveKind kind, std::unique_ptr<const Step> step)
{
    const auto place = stepFor(turn, kind);
    turn.insert(place == turn.end() ? place : place + 1, std::move(step));
}

} // namespace flimnap
