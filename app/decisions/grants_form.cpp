#include "decisions/grants_form.h"

#include <algorithm>

#include "views/game_view.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

GrantsForm::GrantsForm() : GrantsForm(GameView::instance()) {}

GrantsForm::GrantsForm(GameView &game) : OfferForm(game) {}

void GrantsForm::begin()
{
    const Move *former = nullptr;
    for (std::size_t index = 0; index < offers().size(); ++index) {
        if (offers()[index].refusal)
            continue;
        std::optional<Offer> &place = offers()[index].split ? m_shared : m_own;
        if (!place)
            place = offers()[index];
        if (formerOf(index) != nullptr)
            former = formerOf(index);
    }
    m_wasOwn = former != nullptr && former->self;
    if (!m_shared)
        return;
    m_first = sum() / 2;
    if (former != nullptr && former->amounts) {
        const auto given = std::ranges::find(*former->amounts, split().companies.front(), &Grant::company);
        m_first = given == former->amounts->end() ? 0 : given->amount;
    }
    for (const std::string &company : split().companies)
        m_companies.append({toText(company), previewOf(giving(m_companies.isEmpty() ? sum() : 0)).label});
}

QString GrantsForm::title() const
{
    const auto possible = std::ranges::find_if(offers(), [](const Offer &offer) { return !offer.refusal; });
    return possible == offers().end() ? QString() : Wording(session().rules()).actionTitle(*possible);
}

QString GrantsForm::ownLabel() const
{
    return m_own ? previewOf(m_own->move).label : QString();
}

int GrantsForm::sum() const
{
    return m_shared ? split().sum : 0;
}

QList<int> GrantsForm::usual() const
{
    return {sum() / 5, sum() * 2 / 5, sum() / 2, sum() * 3 / 5, sum() * 4 / 5};
}

void GrantsForm::setFirst(int first)
{
    if (first == m_first)
        return;
    m_first = first;
    m_wasOwn = false;
    emit firstChanged();
    weigh();
}

Move GrantsForm::giving(int first) const
{
    int left = sum();
    int next = first;
    Move move = m_shared->move;
    std::vector<Grant> &amounts = move.amounts.emplace();
    for (const std::string &company : split().companies) {
        const int part = std::clamp(next, 0, left);
        if (part > 0)
            amounts.push_back({company, part});
        left -= part;
        next = left;
    }
    return move;
}

std::optional<Move> GrantsForm::move() const
{
    if (m_wasOwn && m_own)
        return m_own->move;
    return m_shared ? std::optional(giving(splits() ? m_first : sum())) : std::nullopt;
}

bool GrantsForm::takeOwn()
{
    return m_own && game().play(m_own->move);
}

bool GrantsForm::giveAll(int company)
{
    return m_shared && game().play(giving(company == 0 ? sum() : 0));
}

} // namespace flimnap
