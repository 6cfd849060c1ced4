#include "features/national/standing.h"

#include <algorithm>

namespace flimnap::national {

const State &stateOf(const Position &position)
{
    static const State none;
    const auto *state = position.parts.find<State>();
    return state != nullptr ? *state : none;
}

bool isUnderWay(const Position &position)
{
    const State &state = stateOf(position);
    return state.debtors != 0 || state.merging != 0 || state.keepsTrains;
}

bool isLasting(const GameDefinition &game, FaceId face)
{
    return std::none_of(game.faces.begin(), game.faces.end(), [&](const TrainFace &other) {
        return std::find(other.rusts.begin(), other.rusts.end(), face) != other.rusts.end();
    });
}

void setFrozen(const GameDefinition &game, CompanyState &company, bool isFrozen)
{
    company.isFrozen = isFrozen;
    company.spendsNothing = isFrozen && !termsOf(game).spendsWhileFrozen;
}

void setLimit(Books &books, int certificates)
{
    books.position.certificateLimit = certificates;
    books.tell(FeatureTold{"certificate_limit_changed",
                           {Told::say("The certificate limit is {limit} now"), {{"limit", certificates}}}});
}

} // namespace flimnap::national
