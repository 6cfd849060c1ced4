#include "rounds/opening_draft.h"

#include <algorithm>

#include "rounds/player_order.h"

namespace flimnap {

void OpeningDraft::begin(Draft &draft) const
{
    draft.position.opening.passed = ById<PlayerId, bool>(draft.position.order.size(), false);
}

bool OpeningDraft::isOver(const Position &position) const
{
    const auto &privates = position.privates;
    const bool soldOut = std::none_of(privates.begin(), privates.end(),
                                      [](const PrivateState &railway) { return railway.owner == Party::bank(); });
    const auto &passed = position.opening.passed;
    return soldOut || std::all_of(passed.begin(), passed.end(), [](bool hasPassed) { return hasPassed; });
}

Party OpeningDraft::actor(const Position &position) const
{
    const int players = static_cast<int>(position.order.size());
    const int lap = position.opening.turnNumber / players;
    const int seat = position.opening.turnNumber % players;
    return position.order[static_cast<std::size_t>(lap % 2 == 0 ? seat : players - 1 - seat)];
}

void OpeningDraft::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    for (const PrivateId railway : ids(m_game.privates)) {
        if (position.privates[railway].owner != Party::bank())
            continue;
        Judge judge;
        judgePurchase(position, player, railway, judge);
        Offer offer;
        offer.move.kind = MoveKind::BuyPrivate;
        offer.move.by = m_codes.code(player);
        offer.move.privateRailway = m_game.privates[railway].code;
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
    Offer pass;
    pass.move.kind = MoveKind::Pass;
    pass.move.by = m_codes.code(player);
    offers.push_back(std::move(pass));
}

bool OpeningDraft::giveTurn(Draft &draft, Party player) const
{
    if (!player.isPlayer())
        return false;
    while (actor(draft.position) != player)
        ++draft.position.opening.turnNumber;
    return true;
}

void OpeningDraft::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const bool isDue = by == actor(draft.position);
    switch (move.kind) {
    case MoveKind::BuyPrivate:
        judge.need(by.isPlayer(), Code::WrongRound);
        judge.rule(isDue, Code::NotYourTurn, {{"turn", actor(draft.position)}});
        if (!judge.refused())
            buy(draft, by.player(), move, judge);
        break;
    case MoveKind::Pass:
        judge.need(isDue, Code::NotYourTurn, {{"turn", actor(draft.position)}});
        if (!judge.refused())
            draft.position.opening.passed[by.player()] = true;
        break;
    default:
        judge.need(false, Code::WrongRound);
    }
    if (!judge.refused() && isDue)
        ++draft.position.opening.turnNumber;
}

void OpeningDraft::judgePurchase(const Position &position, PlayerId player, PrivateId railway, Judge &judge) const
{
    const PrivateDefinition &table = m_game.privates[railway];
    const Money cash = position.ledger.balance(player);
    judge.need(position.privates[railway].owner == Party::bank(), Code::NotOnSale, {{"private", table.code}});
    judge.need(cash >= table.price, Code::NoCash, {{"player", Party(player)}, {"cash", cash}, {"needed", table.price}});
}

void OpeningDraft::buy(Draft &draft, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.need(railway.isValid(), Code::UnknownName, {{"private", move.privateRailway}});
    if (judge.refused())
        return;
    const Money price = m_game.privates[railway].price;
    judge.need(!move.price || Money{*move.price} == price, Code::PriceRange, {{"least", price}, {"most", price}});
    judgePurchase(draft.position, player, railway, judge);
    if (judge.refused())
        return;
    draft.pay(player, Party::bank(), price, Reason::PrivatePurchase);
    draft.movePrivate(railway, player);
    draft.position.opening.passed = ById<PlayerId, bool>(draft.position.order.size(), false);
}

void OpeningDraft::finish(Draft &draft)
{
    for (const PrivateId railway : ids(draft.game.privates)) {
        if (draft.position.privates[railway].owner == Party::bank())
            draft.movePrivate(railway, Party::nobody());
    }
    dealOrderCards(draft, FirstCard::LeastCash);
}

} // namespace flimnap
