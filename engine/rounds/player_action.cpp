#include "rounds/player_action.h"

namespace flimnap {

CompanyId companyOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move,
                    Judge &judge)
{
    const CompanyId company = game.findCompany(move.by);
    judge.know(company.isValid(), "by", move.by);
    if (judge.refused())
        return {};
    judge.need(position.companies[company].isInPlay() && position.holdings.director(company) == Party(player),
               Code::NotDirected, {{"player", Party(player)}, {"company", Party(company)}});
    return judge.refused() ? CompanyId() : company;
}

} // namespace flimnap
