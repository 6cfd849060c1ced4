#include "features/characters/actions.h"

#include "features/characters/standing.h"

namespace flimnap::characters {

namespace {

/// What he gives up for one number of the round; nothing of what cannot be handed in.
Money handedIn(const GameDefinition &game, PrivateId card)
{
    const Power *power = powerOf(game, card);
    return power != nullptr ? power->handedIn : Money{};
}

} // namespace

void HandInAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId card = m_game.findPrivate(move.what);
    judge.know(card.isValid(), "what", move.what);
    if (judge.refused())
        return;
    const Money each = handedIn(m_game, card);
    judge.need(each > Money{} && books.position.privates[card].owner == Party(player), Code::NotHeld,
               {{"player", Party(player)}, {"what", card}});
    if (judge.refused())
        return;
    books.pay(Party::bank(), player, each * books.position.round.number, Reason::Character);
    books.movePrivate(card, Party::nobody());
}

void HandInAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    for (const PrivateId card : ids(m_game.privates)) {
        if (position.privates[card].owner != Party(player) || handedIn(m_game, card) == Money{})
            continue;
        Offer handIn;
        handIn.move.kind = MoveKind::HandIn;
        handIn.move.by = m_codes.code(player);
        handIn.move.what = m_game.privates[card].code;
        offers.push_back(std::move(handIn));
    }
}

std::vector<PrivateId> tileGivers(const GameDefinition &game, const Position &position, PlayerId player)
{
    std::vector<PrivateId> givers;
    for (const PrivateId card : ids(game.privates)) {
        const Power *power = powerOf(game, card);
        if (power != nullptr && position.privates[card].owner == Party(player) &&
            tilesLaid(position, card) < power->tiles)
            givers.push_back(card);
    }
    return givers;
}

void judgeOwnTile(const GameDefinition &game, const Position &position, PlayerId player, PrivateId card, Judge &judge)
{
    const Power *power = powerOf(game, card);
    judge.need(power != nullptr && position.privates[card].owner == Party(player), Code::NotHeld,
               {{"player", Party(player)}, {"what", card}});
    if (judge.refused())
        return;
    judge.rule(tilesLaid(position, card) < power->tiles, Code::TilesLaid, {{"character", card}});
    judge.rule(position.phase >= power->tilesFrom, Code::PhaseTooEarly, {{"phase", position.phase}});
}

void layOwnTile(Books &books, PrivateId card, CompanyId company)
{
    ++books.position.parts.change<State>().tilesLaid[card];
    books.tell(
        FeatureTold{tileLaidEvent,
                    {Told::say("{company} lays a tile of {character}"), {{"company", company}, {"character", card}}}});
}

} // namespace flimnap::characters
