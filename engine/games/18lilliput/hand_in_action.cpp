#include "games/18lilliput/hand_in_action.h"

namespace flimnap::lilliput18 {

void HandInAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const PrivateId card = m_game.findPrivate(move.what);
    judge.know(card.isValid(), "what", move.what);
    if (judge.refused())
        return;
    const Money each = m_game.privates[card].character->handedIn;
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
        const bool canBeHandedIn =
            position.privates[card].owner == Party(player) && m_game.privates[card].character->handedIn > Money{};
        if (!canBeHandedIn)
            continue;
        Offer handIn;
        handIn.move.kind = MoveKind::HandIn;
        handIn.move.by = m_codes.code(player);
        handIn.move.what = m_game.privates[card].code;
        offers.push_back(std::move(handIn));
    }
}

} // namespace flimnap::lilliput18
