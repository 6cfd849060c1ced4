#include "games/18lilliput/action_turn.h"

#include <algorithm>

namespace flimnap::lilliput18 {

const CardSide *chosenSide(const GameDefinition &game, const Position &position)
{
    const ActionTurn &turn = position.actions.turn;
    return turn.card ? &game.actionCards[turn.card].sides[static_cast<std::size_t>(turn.side)] : nullptr;
}

void judgeSide(const GameDefinition &game, const Position &position, ActionKind kind, Judge &judge)
{
    const CardSide *side = chosenSide(game, position);
    judge.need(side != nullptr, Code::MustTakeCard);
    judge.rule(side == nullptr || side->kind == kind, Code::NotOnCard, {{"card", position.actions.turn.card}});
}

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

void judgeAmounts(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Money sum,
                  Judge &judge)
{
    judge.need(move.amounts.has_value(), Code::BadValue, {{"key", KeyWord{"amounts"}}});
    if (judge.refused())
        return;
    Money given;
    for (const Grant &grant : *move.amounts) {
        const CompanyId company = game.findCompany(grant.company);
        judge.know(company.isValid(), "amounts", grant.company);
        if (judge.refused())
            return;
        judge.need(position.companies[company].isInPlay() && position.holdings.director(company) == Party(player),
                   Code::NotDirected, {{"player", Party(player)}, {"company", Party(company)}});
        given += Money{grant.amount};
    }
    judge.rule(given == sum, Code::WrongSum, {{"needed", sum}, {"given", given}});
}

void payAmounts(Books &books, const Move &move, Reason reason)
{
    for (const Grant &grant : *move.amounts) {
        const CompanyId company = books.game.findCompany(grant.company);
        books.pay(Party::bank(), company, Money{grant.amount}, reason, company);
    }
}

void placeHome(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    --state.markersLeft;
    books.tell(StationPlaced{company, true});
}

} // namespace flimnap::lilliput18
