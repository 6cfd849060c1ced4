#include "decisions/income_form.h"

#include <algorithm>

#include "journal/move_schema.h"
#include "table/values.h"
#include "views/game_view.h"
#include "words/hints.h"
#include "words/names.h"
#include "words/place_name.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// "D25, E24 or Czernowitz (E26)".
QString anyPlaceOf(const GameDefinition &game, const std::vector<std::string> &hexes)
{
    QStringList places;
    for (const std::string &code : hexes)
        places.append(placeName(game, code));
    if (places.size() < 2)
        return places.join(QString());
    const QString last = places.takeLast();
    return IncomeForm::tr("%1 or %2", "places").arg(listed(places), last);
}

/// "to Wien (E12) or Prag (B9), and to D25, E24 or Czernowitz (E26)".
QString routeText(const GameDefinition &game, const IncomeBonus &bonus)
{
    QString words;
    for (const std::vector<std::string> &hexes : bonus.oneOfEach) {
        const QString part = IncomeForm::tr("to %1", "places").arg(anyPlaceOf(game, hexes));
        words =
            words.isEmpty() ? part : IncomeForm::tr("%1, and %2", "to places, and to other places").arg(words, part);
    }
    return words;
}

/// By their names; with a private railway that runs as one.
QStringList runningTrains(const GameDefinition &game, const Position &position, CompanyId company)
{
    QStringList names;
    for (const Train &train : position.trains.trains()) {
        const TrainFace &face = game.faces[train.face];
        if (company && train.owner == Party(company) && classOf(game, position, company).runsTrains[face.size])
            names.append(toText(face.name));
    }
    if (const PrivateId paper = company ? trainPrivateOf(game, position, company) : PrivateId())
        names.append(toText(game.privates[paper].code));
    return names;
}

} // namespace

QList<BonusRow> incomeBonuses(const GameDefinition &game)
{
    QList<BonusRow> rows;
    for (const IncomeBonus &bonus : game.incomeBonuses) {
        if (bonus.isPaid)
            rows.append({toText(bonus.name), toNumber(bonus.amount),
                         IncomeForm::tr("for a train %1").arg(routeText(game, bonus)), game.bonuses.oncePerCompany,
                         game.bonuses.goToTreasury});
    }
    return rows;
}

IncomeForm::IncomeForm() : IncomeForm(GameView::instance()) {}

IncomeForm::IncomeForm(GameView &game) : RunForm(game) {}

void IncomeForm::begin()
{
    RunForm::begin();
    if (run() == nullptr)
        return;
    const GameDefinition &game = session().rules().game();
    m_trains = runningTrains(game, session().position(), game.findCompany(run()->move.by));
    m_bonuses = incomeBonuses(game);
    m_earned.assign(static_cast<std::size_t>(m_trains.size()), {});
    if (former() != nullptr && former()->revenue) {
        m_typed = *former()->revenue;
        enter(m_typed);
    }
}

QString IncomeForm::hint() const
{
    return run() != nullptr ? hintFor(session().rules(), session().position(), run()->move) : QString();
}

LastIncome IncomeForm::last() const
{
    return run() != nullptr ? lastIncome(session(), run()->move.by) : LastIncome();
}

QList<int> IncomeForm::stopValues() const
{
    QList<int> values;
    for (const Money value : run() != nullptr ? session().rules().game().stopValues : std::vector<Money>())
        values.append(toNumber(value));
    return values;
}

void IncomeForm::setByStops(bool byStops)
{
    m_byStops = byStops;
    emit changed();
}

void IncomeForm::setTrain(int train)
{
    m_train = train;
    emit changed();
}

QStringList IncomeForm::parts() const
{
    QStringList texts;
    for (const Earned &train : m_earned) {
        QStringList parts;
        for (const int stop : train.stops)
            parts.append(QString::number(stop));
        for (const int bonus : train.bonuses)
            parts.append(tr("%1 %2").arg(m_bonuses[bonus].name).arg(m_bonuses[bonus].amount));
        texts.append(parts.isEmpty() ? QString("–") : parts.join(" + "));
    }
    return texts;
}

int IncomeForm::trainsEarning(int bonus) const
{
    return static_cast<int>(
        std::ranges::count_if(m_earned, [&](const Earned &train) { return train.bonuses.contains(bonus); }));
}

QList<int> IncomeForm::earning() const
{
    QList<int> counts;
    for (int bonus = 0; bonus < m_bonuses.size(); ++bonus) {
        const bool isOfOne = m_byStops && static_cast<std::size_t>(m_train) < m_earned.size();
        counts.append(isOfOne ? static_cast<int>(m_earned[static_cast<std::size_t>(m_train)].bonuses.count(bonus))
                              : trainsEarning(bonus));
    }
    return counts;
}

bool IncomeForm::isUnfinished() const
{
    const bool canGrow = !m_byStops && preview().refused && m_revenue * 10 <= largestNumber;
    return canGrow && previewOf(earningOf(m_revenue * 10)).ok;
}

void IncomeForm::type(int amount)
{
    m_typed = amount;
    m_sumsStops = false;
    addUp();
}

void IncomeForm::addStop(int value)
{
    if (static_cast<std::size_t>(m_train) < m_earned.size())
        m_earned[static_cast<std::size_t>(m_train)].stops.append(value);
    m_sumsStops = true;
    addUp();
}

void IncomeForm::dropStop()
{
    if (static_cast<std::size_t>(m_train) < m_earned.size() &&
        !m_earned[static_cast<std::size_t>(m_train)].stops.isEmpty())
        m_earned[static_cast<std::size_t>(m_train)].stops.removeLast();
    m_sumsStops = true;
    addUp();
}

void IncomeForm::tapBonus(int bonus)
{
    const auto earns = [&](const Earned &train) { return train.bonuses.contains(bonus); };
    const auto next = std::ranges::find_if_not(m_earned, earns);
    const bool isOfOne = m_byStops && static_cast<std::size_t>(m_train) < m_earned.size();
    const bool isEnough =
        m_bonuses[bonus].isOnce ? std::ranges::any_of(m_earned, earns) : !isOfOne && next == m_earned.end();
    if (isEnough) {
        for (Earned &train : m_earned)
            train.bonuses.erase(bonus);
    } else if (isOfOne) {
        Earned &train = m_earned[static_cast<std::size_t>(m_train)];
        if (!train.bonuses.insert(bonus).second)
            train.bonuses.erase(bonus);
    } else if (next != m_earned.end()) {
        next->bonuses.insert(bonus);
    }
    addUp();
}

void IncomeForm::addUp()
{
    std::vector<std::vector<Money>> sums;
    if (!m_sumsStops)
        sums.push_back({Money{m_typed}});
    for (const Earned &train : m_earned) {
        std::vector<Money> &sum = sums.emplace_back();
        for (const int stop : m_sumsStops ? train.stops : QList<int>())
            sum.push_back(Money{stop});
        for (const int bonus : train.bonuses) {
            if (!m_bonuses[bonus].goesToTreasury)
                sum.push_back(Money{m_bonuses[bonus].amount});
        }
    }
    enter(toNumber(incomeOf(sums)));
    weigh();
}

void IncomeForm::enter(int amount)
{
    m_revenue = amount;
    m_isEntered = true;
    emit changed();
}

bool IncomeForm::make(int amount)
{
    enter(amount);
    weigh();
    return confirm();
}

std::optional<Move> IncomeForm::earningOf(int revenue) const
{
    if (run() == nullptr)
        return {};
    Move move = run()->move;
    move.revenue = revenue;
    int toTreasury = mine();
    for (int bonus = 0; bonus < m_bonuses.size(); ++bonus)
        toTreasury += m_bonuses[bonus].goesToTreasury ? m_bonuses[bonus].amount * trainsEarning(bonus) : 0;
    if (toTreasury > 0)
        move.mine = toTreasury;
    return withFormer(0, move);
}

std::optional<Move> IncomeForm::move() const
{
    return earningOf(m_revenue);
}

} // namespace flimnap
