#include "decisions/automaton_form.h"

#include <algorithm>

#include <QRandomGenerator>

#include "features/feature_view.h"
#include "views/game_view.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr int sidesOfDie = 6;

}

AutomatonForm::AutomatonForm() : AutomatonForm(GameView::instance()) {}

AutomatonForm::AutomatonForm(GameView &game) : OfferForm(game) {}

void AutomatonForm::begin()
{
    if (offers().empty())
        return;
    const Offer &offer = offers().front();
    const GameDefinition &game = session().rules().game();
    const QList<WordField> fields = wordFields(Wording(session().rules()), offer, 0, nullptr);
    if (!fields.isEmpty())
        m_steps = fields.front().words;
    m_extra.question =
        firstSaid(game, [&](const FeatureView &view) { return view.question(game, offer.move, "extra"); });
    m_extra.hint = firstSaid(game, [&](const FeatureView &view) { return view.questionHint(offer.move, "extra"); });
    if (const Move *former = formerOf(0)) {
        m_track = toText(former->track);
        m_rolls = toText(former->rolls);
        m_hasExtra = former->extra;
    }
    emit changed();
}

QString AutomatonForm::built() const
{
    const auto step = std::ranges::find(m_steps, m_track, &WordOption::value);
    return step == m_steps.end() ? QString() : step->label;
}

QString AutomatonForm::question() const
{
    return asksForExtra() ? m_extra.question : m_steps.value(m_step).question;
}

QString AutomatonForm::hint() const
{
    return asksForExtra() ? m_extra.hint : m_steps.value(m_step).hint;
}

QString AutomatonForm::rolled() const
{
    QStringList rolls;
    for (const QChar roll : m_rolls)
        rolls.append(
            tr("%1 %2", "number and odd or even").arg(roll).arg(roll.digitValue() % 2 == 1 ? tr("odd") : tr("even")));
    return rolls.join(", ");
}

void AutomatonForm::answer(bool yes)
{
    if (asksForExtra()) {
        m_hasExtra = yes;
        weigh();
        confirm();
        return;
    }
    if (yes)
        m_track = m_steps.value(m_step).value;
    else if (m_step + 2 < m_steps.size())
        ++m_step;
    else if (!m_steps.isEmpty())
        m_track = m_steps.back().value;
    weigh();
    emit changed();
}

void AutomatonForm::roll()
{
    m_rolls += QString::number(QRandomGenerator::system()->bounded(sidesOfDie) + 1);
    emit changed();
    weigh();
}

void AutomatonForm::startOver()
{
    m_step = 0;
    m_track.clear();
    m_rolls.clear();
    m_hasExtra = false;
    emit changed();
    weigh();
}

std::optional<Move> AutomatonForm::move() const
{
    if (offers().empty() || m_track.isEmpty())
        return {};
    Move move = offers().front().move;
    move.track = m_track.toStdString();
    move.rolls = m_rolls.toStdString();
    move.extra = m_hasExtra;
    return move;
}

} // namespace flimnap
