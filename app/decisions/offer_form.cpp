#include "decisions/offer_form.h"

#include "decisions/former_choice.h"
#include "views/game_view.h"

namespace flimnap {

void OfferForm::setKind(const QString &kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    m_offers.clear();
    m_former.reset();
    const auto action = ActionKey::parse(kind);
    for (const Offer &offer : action &&isOpen() ? game().atTurn().offers : Offers()) {
        if (!action->includes(offer))
            continue;
        if (game().isFormer(offer))
            m_former = m_offers.size();
        m_offers.push_back(offer);
    }
    begin();
    emit kindChanged();
    weigh();
}

const Move *OfferForm::formerOf(std::size_t offer) const
{
    return m_former == offer ? game().formerMove() : nullptr;
}

Move OfferForm::withFormer(std::size_t offer, const Move &chosen) const
{
    const Move *former = formerOf(offer);
    return former != nullptr ? flimnap::withFormer(m_offers[offer], *former, chosen) : chosen;
}

} // namespace flimnap
