#include "dealings/cash.h"

namespace flimnap {

void judgeCash(const Position &position, PlayerId player, Money needed, Judge &judge)
{
    const Money cash = position.ledger.balance(player);
    judge.need(cash >= needed, Code::NoCash, {{"player", Party(player)}, {"cash", cash}, {"needed", needed}});
}

} // namespace flimnap
