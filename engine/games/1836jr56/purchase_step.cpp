#include "games/1836jr56/purchase_step.h"

#include "rounds/closing.h"

namespace flimnap::jr1836 {

void PurchaseStep::judgeBuyer(const Position &position, CompanyId company, Judge &judge) const
{
    const PlayerId owing = debtor(position);
    judge.need(!owing, Code::MustRaiseMoney, {{"player", Party(owing)}});
    judge.need(!isClosing(game(), position, company), Code::WillClose, {{"company", Party(company)}});
}

void PurchaseStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeBuyer(books.position, company, judge);
    if (!judge.refused())
        TrainStep::play(books, company, move, judge);
}

void PurchaseStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const std::size_t first = offers.size();
    TrainStep::offer(position, company, offers);
    Judge judge;
    judgeBuyer(position, company, judge);
    for (std::size_t index = first; judge.refused() && index < offers.size(); ++index)
        offers[index].refusal = judge.verdict();
}

/// Who closes buys nothing more.
void PurchaseStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    if (!isClosing(books, company))
        TrainStep::leave(books, company, judge);
}

} // namespace flimnap::jr1836
