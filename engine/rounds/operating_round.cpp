#include "rounds/operating_round.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/stations.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

constexpr int noStep = -1;

/// Moves that belong to the course of a company's own turn and mean nothing outside of it.
bool needsOwnTurn(MoveKind kind)
{
    return kind == MoveKind::Done || kind == MoveKind::RunTrains || kind == MoveKind::Dividend ||
           kind == MoveKind::Acquire || kind == MoveKind::ConvertTrain || kind == MoveKind::DiscardTrain;
}

} // namespace

OperatingRound::OperatingRound(const GameDefinition &game, Steps steps,
                               std::unique_ptr<const TurnSubstitute> substitute)
    : m_game(game), m_steps(std::move(steps)), m_substitute(std::move(substitute))
{
    for (const Feature *feature : game.features)
        feature->addSteps(game, m_steps);
}

void OperatingRound::begin(Books &books) const
{
    Position &position = books.position;
    ++position.roundsOperated;
    for (const PrivateId railway : ids(m_game.privates)) {
        const Party owner = position.privates[railway].owner;
        if (owner.isPlayer() || owner.isCompany())
            books.pay(Party::bank(), owner, m_game.privates[railway].income, Reason::PrivateIncome);
    }
    position.operating = {};
    position.operating.queue = operatingOrder(m_game, position);
    beginTurn(books);
}

bool OperatingRound::isOver(const Position &position) const
{
    return !companyInTurn(position).isValid();
}

Party OperatingRound::actor(const Position &position) const
{
    return companyInTurn(position);
}

/// The next in the order; where the order follows the prices of the moment, the rest of it is put in order again.
void OperatingRound::goOn(Books &books) const
{
    OperatingState &state = books.position.operating;
    ++state.next;
    if (m_game.queue == QueueRule::FixedAtStart)
        return;
    const auto exists = [&](CompanyId company) { return books.position.companies[company].isInPlay(); };
    const auto rest = state.queue.begin() + state.next;
    const auto closed = std::stable_partition(rest, state.queue.end(), exists);
    std::sort(rest, closed, [&](CompanyId a, CompanyId b) { return actsBefore(m_game, books.position, a, b); });
}

bool OperatingRound::isActedFor(Books &books, CompanyId company) const
{
    return std::ranges::any_of(m_game.features,
                               [&](const Feature *feature) { return feature->actFor(books, company); }) ||
           (m_substitute && m_substitute->actFor(books, company));
}

void OperatingRound::skipThoseWithoutTurn(Books &books) const
{
    while (const CompanyId company = companyInTurn(books.position)) {
        const bool exists = books.position.companies[company].isInPlay();
        if (exists && !isActedFor(books, company))
            return;
        goOn(books);
    }
}

/// Begins the turn of the next company that still exists and has one.
void OperatingRound::beginTurn(Books &books) const
{
    OperatingState &state = books.position.operating;
    state.turnWaits = m_substitute && m_substitute->mustWait(books.position);
    if (state.turnWaits)
        return;
    skipThoseWithoutTurn(books);
    const CompanyId company = companyInTurn(books.position);
    state.turn = {};
    if (!company)
        return;
    CompanyState &companyState = books.position.companies[company];
    books.position.stock.soldThisTurn = 0;
    books.position.stock.soldFor.clear();
    state.turn.firstTurn = !companyState.hadTurn;
    state.hadTurn |= bit(company);
    companyState.actsFirst = false;
    books.tell(TurnBegan{company});
    if (!companyState.hadTurn) {
        companyState.hadTurn = true;
        placeHomeStation(books, company);
    }
}

void OperatingRound::passOverClosed(Books &books) const
{
    const CompanyId company = companyInTurn(books.position);
    if (company && books.position.companies[company].status != CompanyStatus::Operating)
        beginTurn(books);
}

void OperatingRound::beginAwaitedTurn(Books &books) const
{
    if (books.position.operating.turnWaits)
        beginTurn(books);
}

bool OperatingRound::giveTurn(Books &books, Party company) const
{
    OperatingState &state = books.position.operating;
    const auto place = std::find(state.queue.begin(), state.queue.end(), company.company());
    if (place == state.queue.end() || books.position.companies[company.company()].status != CompanyStatus::Operating)
        return false;
    if (m_substitute && !books.position.holdings.director(company.company()).isPlayer())
        return false; // it has no turns
    state.next = static_cast<int>(place - state.queue.begin());
    beginTurn(books);
    return true;
}

void OperatingRound::endTurn(Books &books) const
{
    books.position.operating.turn.isOver = true;
    goOnIfDue(books);
}

void OperatingRound::goOnIfDue(Books &books) const
{
    if (!books.position.operating.turn.isOver || debtor(books.position) || books.position.operating.nextTurnWaits)
        return;
    goOn(books);
    beginTurn(books);
}

void OperatingRound::actNext(Books &books, CompanyId company)
{
    OperatingState &state = books.position.operating;
    state.queue.insert(state.queue.begin() + state.next + 1, company);
}

void OperatingRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const CompanyId due = companyInTurn(books.position);
    const CompanyId company = movingCompany(books.position, by, move);
    const int step = stepFor(move);
    judge.need(step != noStep || move.kind == MoveKind::Done, Code::WrongRound);
    judge.need(company.isValid(), Code::NotYourTurn, {{"turn", Party(due)}});
    if (judge.refused())
        return;
    const bool outOfTurn = company != due;
    if (needsOwnTurn(move.kind))
        judge.need(!outOfTurn, Code::NotYourTurn, {{"turn", Party(due)}});
    judge.rule(!outOfTurn || isAnybodys(by, move), Code::NotYourTurn, {{"turn", Party(due)}});
    judge.need(books.position.companies[company].status == CompanyStatus::Operating, Code::NotYourTurn,
               {{"turn", Party(due)}});
    if (judge.refused())
        return;

    if (move.kind == MoveKind::Done) {
        leaveStepsBefore(books, company, static_cast<int>(m_steps.size()), judge);
        if (judge.refused())
            return;
        endTurn(books);
        return;
    }
    judge.need(takesSteps(books.position, company, *m_steps[static_cast<std::size_t>(step)]),
               isUnattended(books.position, company) ? Code::NobodysCompany : Code::BuildsOnly,
               {{"company", Party(company)}});
    if (judge.refused())
        return;

    if (outOfTurn) {
        // Dealt by agreement out of turn: the turn that is running is not touched by it.
        const CompanyTurn turn = books.position.operating.turn;
        books.position.operating.turn = {};
        m_steps[static_cast<std::size_t>(step)]->play(books, company, move, judge);
        books.position.operating.turn = turn;
        return;
    }
    playStep(books, company, step, move, judge);
}

void OperatingRound::playStep(Books &books, CompanyId company, int step, const Move &move, Judge &judge) const
{
    const Step &rules = *m_steps[static_cast<std::size_t>(step)];
    CompanyTurn &turn = books.position.operating.turn;
    if (!rules.isAnyTime()) {
        judge.rule(step >= turn.step, Code::WrongStep, {{"company", Party(company)}});
        turn.step = std::min(turn.step, step); // taken up again by the table's leave: the turn goes on from there
        leaveStepsBefore(books, company, step, judge);
    }
    if (!judge.refused())
        rules.play(books, company, move, judge);
}

void OperatingRound::leaveStepsBefore(Books &books, CompanyId company, int step, Judge &judge) const
{
    CompanyTurn &turn = books.position.operating.turn;
    for (; turn.step < step && !judge.refused(); ++turn.step) {
        const Step &left = *m_steps[static_cast<std::size_t>(turn.step)];
        if (takesSteps(books.position, company, left))
            left.leave(books, company, judge);
    }
}

/// The company itself, or in its turn its director who sells shares for it.
CompanyId OperatingRound::movingCompany(const Position &position, Party by, const Move &move)
{
    const CompanyId due = companyInTurn(position);
    const bool sellsForIt =
        move.kind == MoveKind::SellShares && due && by.isPlayer() && position.holdings.director(due) == by;
    return sellsForIt ? due : by.company();
}

/// Some lay track and nothing else; what nobody at the table directs never deals.
bool OperatingRound::takesSteps(const Position &position, CompanyId company, const Step &step)
{
    if (isUnattended(position, company))
        return step.isForUnattended();
    return !position.companies[company].onlyBuilds || step.isTrack();
}

bool OperatingRound::isAnybodys(Party by, const Move &move) const
{
    const int step = stepFor(move);
    return by.isCompany() && step != noStep && m_steps[static_cast<std::size_t>(step)]->isAnybodys();
}

int OperatingRound::stepFor(const Move &move) const
{
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        if (m_steps[step]->handles(move))
            return static_cast<int>(step);
    }
    return noStep;
}

void OperatingRound::offer(const Position &position, Offers &offers) const
{
    const CompanyId company = companyInTurn(position);
    // Later steps are offered as they will be once the earlier ones are left.
    Books ahead(m_game, position);
    Verdict blocked;
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        const Step &rules = *m_steps[step];
        const bool isPast = static_cast<int>(step) < position.operating.turn.step;
        if ((isPast && !rules.isAnyTime()) || !takesSteps(position, company, rules))
            continue;
        const std::size_t first = offers.size();
        rules.offer(rules.isAnyTime() ? position : ahead.position, company, offers);
        for (std::size_t index = first; blocked && !rules.isAnyTime() && index < offers.size(); ++index)
            offers[index].refusal = blocked;
        if (isPast)
            continue;
        Judge judge;
        rules.leave(ahead, company, judge);
        if (!blocked)
            blocked = judge.verdict();
    }
    Offer done;
    done.move.kind = MoveKind::Done;
    done.move.by = m_game.companies[company].code;
    done.refusal = blocked;
    offers.push_back(std::move(done));
}

void OperatingRound::offerOutOfTurn(const Position &position, bool isHeldUp, Offers &offers) const
{
    const CompanyId due = companyInTurn(position);
    const std::size_t first = offers.size();
    for (const CompanyId company : ids(m_game.companies)) {
        if (position.companies[company].status != CompanyStatus::Operating || (company == due && !isHeldUp))
            continue;
        for (const auto &step : m_steps) {
            if (step->isAnybodys() && takesSteps(position, company, *step))
                step->offer(position, company, offers);
        }
    }
    const auto possible = offers.begin() + static_cast<std::ptrdiff_t>(first);
    offers.erase(std::remove_if(possible, offers.end(), [](const Offer &offer) { return offer.refusal.has_value(); }),
                 offers.end());
    for (std::size_t index = first; index < offers.size(); ++index)
        offers[index].isOutOfTurn = true;
}

} // namespace flimnap
