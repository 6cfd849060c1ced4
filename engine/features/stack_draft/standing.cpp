#include "features/stack_draft/standing.h"

namespace flimnap::stack_draft {

const State &stateOf(const Position &position)
{
    static const State none;
    const auto *state = position.parts.find<State>();
    return state != nullptr ? *state : none;
}

bool isOfStarted(const GameDefinition &game, CompanyId minor)
{
    return !game.classOf(game.companies[minor].becomes).isFormedByPhase();
}

void setBond(Position &position, CompanyId company)
{
    CompanyState &state = position.companies[company];
    state.status = CompanyStatus::Operating;
    state.isUndirected = true;
    state.hasOperated = true; // its shares are sold like any other from the first operating round on
    position.parts.change<State>().bond = company;
}

} // namespace flimnap::stack_draft
