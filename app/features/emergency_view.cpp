#include "features/emergency_view.h"

#include "rounds/codes.h"
#include "words/wording.h"

namespace flimnap {

QString EmergencyView::advice(const Rules &rules, const Position &position, const Move &move) const
{
    if (move.kind != MoveKind::Bankrupt)
        return {};
    const Wording words(rules);
    const PlayerId player = Codes(rules.game(), rules.seats()).player(move.by);
    const Money cash = position.ledger.balance(player);
    const QString end = tr("What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends "
                           "at once.");
    return cash >= Money{}
               ? end
               : tr("%1 has to raise %2 and cannot, whatever is sold.").arg(words.party(player), words.money(-cash)) +
                     ' ' + end;
}

} // namespace flimnap
