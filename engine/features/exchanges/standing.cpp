#include "features/exchanges/standing.h"

#include "core/bit.h"

namespace flimnap::exchanges {

Party sourceOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    for (const Party stock : {Party::bank(), Party::pool()}) {
        if (ordinaryUnits(game, position, company, stock) > 0)
            return stock;
    }
    return Party::nobody();
}

bool mustExchange(const GameDefinition &game, PhaseId phase, ClassId size)
{
    const Times &times = termsOf(game).times[size];
    return times.forcedFrom && phase >= times.forcedFrom;
}

bool mayExchange(const GameDefinition &game, PhaseId phase, ClassId size)
{
    const Times &times = termsOf(game).times[size];
    return times.from && phase >= times.from && !mustExchange(game, phase, size);
}

PrivateId railwayDue(const GameDefinition &game, const Position &position)
{
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner.isPlayer() &&
            mustExchange(game, position.phase, game.privates[railway].size))
            return railway;
    }
    return {};
}

CompanyId choosingToken(const GameDefinition &game, const Position &position)
{
    const auto *state = position.parts.find<State>();
    if (state == nullptr || state->tokenChoices == 0)
        return {};
    for (const CompanyId company : ids(game.companies)) {
        if ((state->tokenChoices & bit(company)) != 0)
            return company;
    }
    return {};
}

bool givesShare(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    return size.hasShares() && !size.isFormedByPhase() && !sourceOf(game, position, company).isNobody();
}

} // namespace flimnap::exchanges
