#include "dealings/cash.h"

#include <algorithm>

namespace flimnap {

void judgeCash(const Position &position, PlayerId player, Money needed, Judge &judge)
{
    const Money cash = position.ledger.balance(player);
    judge.need(cash >= needed, Code::NoCash, {{"player", Party(player)}, {"cash", cash}, {"needed", needed}});
}

void payOverdrafts(Books &books)
{
    if (!books.game.loans.repaidByIncome)
        return;
    for (const PlayerId player : ids(books.position.players)) {
        const PlayerState &state = books.position.players[player];
        const Money amount = std::min(state.debt, books.cash(player));
        if (amount <= Money{})
            continue;
        books.pay(player, Party::bank(), amount, Reason::Repayment);
        books.setDebt(player, state.debt - amount, state.penalty);
    }
}

} // namespace flimnap
