#include "decisions/dividend_form.h"

#include "views/game_view.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

DividendForm::DividendForm() : DividendForm(GameView::instance()) {}

DividendForm::DividendForm(GameView &game) : OfferForm(game) {}

void DividendForm::begin()
{
    m_usual.clear();
    m_others.clear();
    if (offers().empty() || offers().front().words.empty())
        return;
    const std::vector<std::string> &ways = offers().front().words.front().words;
    const Move *former = formerOf(0);
    const bool isAmong = former != nullptr && std::ranges::find(ways, former->pay) != ways.end();
    m_usual = isAmong ? former->pay : ways.front();
    for (const std::string &pay : ways) {
        if (pay != m_usual)
            m_others.append({toText(pay), previewOf(paying(pay))});
    }
}

Move DividendForm::paying(const std::string &pay) const
{
    Move move = offers().front().move;
    move.pay = pay;
    return move;
}

QString DividendForm::reason() const
{
    return offers().empty() || !offers().front().refusal
               ? QString()
               : Wording(session().rules()).refusal(*offers().front().refusal);
}

std::optional<Move> DividendForm::move() const
{
    return m_usual.empty() ? std::nullopt : std::optional(paying(m_usual));
}

bool DividendForm::choose(const QString &pay)
{
    return !offers().empty() && game().play(paying(pay.toStdString()));
}

} // namespace flimnap
