#include "decisions/routes_form.h"

#include <algorithm>

#include "decisions/former_choice.h"
#include "views/game_view.h"
#include "words/wording.h"

namespace flimnap {

RoutesForm::RoutesForm() : RoutesForm(GameView::instance()) {}

RoutesForm::RoutesForm(GameView &game) : RunForm(game) {}

const std::vector<RouteChoice> &RoutesForm::choices() const
{
    static const std::vector<RouteChoice> none;
    return run() != nullptr ? run()->routes : none;
}

void RoutesForm::begin()
{
    RunForm::begin();
    m_train = 0;
    m_values = QList<int>(static_cast<qsizetype>(choices().size()), -1);
    m_earned = QList<int>(m_values.size(), 0);
    if (former() != nullptr) {
        const std::vector<Route> before = chosenRoutes(*former(), choices());
        for (qsizetype train = 0; train < m_values.size(); ++train) {
            m_values[train] = before[static_cast<std::size_t>(train)].value.value_or(0);
            m_earned[train] = before[static_cast<std::size_t>(train)].bonus.value_or(0);
        }
    }
    emit changed();
}

QStringList RoutesForm::trains() const
{
    QStringList names;
    for (const RouteChoice &choice : choices())
        names.append(Wording(session().rules()).train(choice.train));
    return names;
}

QList<int> RoutesForm::bonuses() const
{
    QList<int> bonuses;
    for (const RouteChoice &choice : choices())
        bonuses.append(choice.bonus);
    return bonuses;
}

QList<int> RoutesForm::usual() const
{
    constexpr int mostSteps = 25;
    QList<int> values;
    const int step = choices().empty() ? 0 : choices().front().step;
    for (int steps = 0; step > 0 && steps <= mostSteps; ++steps) {
        if (steps != 1) // one stop alone is no route
            values.append(steps * step);
    }
    return values;
}

QList<int> RoutesForm::last() const
{
    return run() != nullptr ? lastRoutes(session(), *run()) : QList<int>();
}

QString RoutesForm::lastText() const
{
    QStringList texts;
    for (const int value : last())
        texts.append(QString::number(value));
    return texts.join(" + ");
}

bool RoutesForm::canRepeat() const
{
    const QList<int> values = last();
    return std::ranges::all_of(values, [](int value) { return value >= 0; });
}

void RoutesForm::setTrain(int train)
{
    if (train == m_train)
        return;
    m_train = train;
    emit changed();
}

void RoutesForm::enter(int value)
{
    if (m_train < m_values.size())
        m_values[m_train] = value;
    change();
}

void RoutesForm::pick(int value)
{
    if (m_train < m_values.size())
        m_values[m_train] = value;
    if (const qsizetype open = m_values.indexOf(-1); open >= 0)
        m_train = static_cast<int>(open);
    change();
}

void RoutesForm::earn(bool bonus)
{
    if (m_train < m_earned.size())
        m_earned[m_train] = bonus ? bonuses()[m_train] : 0;
    change();
}

void RoutesForm::change()
{
    emit changed();
    weigh();
}

std::optional<Move> RoutesForm::declaring(const QList<int> &values) const
{
    if (run() == nullptr)
        return {};
    Move move = run()->move;
    move.routes.emplace();
    for (qsizetype train = 0; train < values.size(); ++train) {
        if (values[train] <= 0)
            continue;
        Route route{choices()[static_cast<std::size_t>(train)].train, {}, values[train], {}};
        if (m_earned[train] > 0)
            route.bonus = m_earned[train];
        move.routes->push_back(route);
    }
    if (mine() > 0)
        move.mine = mine();
    return withFormer(0, move);
}

std::optional<Move> RoutesForm::move() const
{
    return declaring(m_values);
}

bool RoutesForm::repeat()
{
    const std::optional<Move> move = declaring(last());
    return move && game().play(*move);
}

} // namespace flimnap
