#include "session/income_trial.h"

#include <algorithm>
#include <tuple>

#include "rounds/feature.h"
#include "session/laid_company.h"

namespace flimnap {

namespace {

/// The company that stands for its kind; one that has grown into it where none begins as it.
CompanyId companyOf(const GameDefinition &game, ClassId size)
{
    for (const CompanyId company : ids(game.companies)) {
        const ClassId own = game.companies[company].size;
        if (own == size || game.classes[own].growsInto == size)
            return company;
    }
    return {};
}

/// A train that the company may run, also to mines if it has to.
FaceId runnableFace(const GameDefinition &game, const CompanyClass &size, bool servesMines)
{
    for (const FaceId face : ids(game.faces)) {
        if (size.runsTrains[game.faces[face].size] && (!servesMines || game.faces[face].servesMines))
            return face;
    }
    return {};
}

/// Lays the table out for one run of one company.
class IncomeLayout
{
public:
    IncomeLayout(const Rules &rules, const IncomeTrial &trial)
        : m_trial(trial), m_books(rules.game(), rules.start().position), m_company(companyOf(rules.game(), trial.size))
    {
    }

    [[nodiscard]] CompanyId company() const { return m_company; }

    /// The position; or why nobody can hold so much.
    Result<Position, Refusal> lay()
    {
        if (m_trial.size != m_books.game.companies[m_company].size)
            m_books.splitShares(m_company, m_trial.size);
        CompanyState &state = m_books.position.companies[m_company];
        state.status = CompanyStatus::Operating;
        state.hadTurn = true;
        state.hasOperated = true;
        state.homeTileLaid = true;
        for (const Feature *feature : m_books.game.features)
            feature->layForTrial(m_books, m_company, m_trial.row);
        m_books.position.isLastRound = m_trial.isLastRound;
        if (m_books.classOf(m_company).isMinor()) {
            m_books.position.holdings.setDirector(m_company, PlayerId(0));
        } else if (std::optional<Refusal> refusal = handOut()) {
            return *std::move(refusal);
        }
        giveTrains();
        return m_books.position;
    }

private:
    std::optional<Refusal> handOut()
    {
        closeWhatBecameShares();
        const CellId price = m_trial.cell ? m_trial.cell : middle();
        if (layCompany(m_books, m_company, price, m_trial.percents, m_trial.poolPercent)) {
            const CompanyClass &size = m_books.classOf(m_company);
            return Refusal{Code::TooManyShares, false, {{"all", size.percent(size.units - size.missingUnits)}}, {}};
        }
        if (!m_trial.percents.empty() && m_trial.percents.front() > 0)
            m_books.position.holdings.setDirector(m_company, PlayerId(0));
        return {};
    }

    void closeWhatBecameShares()
    {
        for (const CompanyId minor : ids(m_books.game.companies)) {
            if (m_books.game.companies[minor].becomes == m_company)
                m_books.position.companies[minor].status = CompanyStatus::Closed;
        }
    }

    [[nodiscard]] CellId middle() const
    {
        const auto cells = ids(m_books.game.chart);
        const auto par =
            std::find_if(cells.begin(), cells.end(), [&](CellId cell) { return m_books.game.chart[cell].isPar; });
        return par == cells.end() ? CellId(0) : *par;
    }

    void giveTrains()
    {
        TrainStock &trains = m_books.position.trains;
        for (const Route &route : m_trial.routes) {
            if (const FaceId face = m_books.game.findFace(route.train))
                trains.add(face, m_company);
        }
        if (m_trial.routes.empty())
            trains.add(runnableFace(m_books.game, m_books.classOf(m_company), m_trial.mine > 0), m_company);
    }

    const IncomeTrial &m_trial;
    Books m_books;
    CompanyId m_company;
};

/// The run, and what the director says about the income if there is any.
Result<Played, Refusal> run(const Rules &rules, const Position &laid, CompanyId company, const IncomeTrial &trial)
{
    Move move;
    move.kind = MoveKind::RunTrains;
    move.by = rules.game().companies[company].code;
    if (trial.routes.empty())
        move.revenue = trial.revenue;
    else
        move.routes = trial.routes;
    if (trial.mine > 0)
        move.mine = trial.mine;
    Result<Played, Refusal> played = rules.play(laid, move);
    if (!played || played->position.operating.turn.income == Money{})
        return played;
    Move dividend;
    dividend.kind = MoveKind::Dividend;
    dividend.by = move.by;
    dividend.pay = trial.pay;
    Result<Played, Refusal> paid = rules.play(played->position, dividend);
    if (paid)
        paid->events.insert(paid->events.begin(), played->events.begin(), played->events.end());
    return paid;
}

} // namespace

Result<IncomeShares, Refusal> tryIncome(const Rules &rules, const IncomeTrial &trial)
{
    const std::vector<ClassId> sizes = sizesWithIncome(rules.game());
    const bool isCell = !trial.cell || trial.cell.index() < rules.game().chart.count();
    if (std::find(sizes.begin(), sizes.end(), trial.size) == sizes.end() || !isCell)
        return Refusal{Code::BadValue, false, {{"key", KeyWord{"company"}}}, {}};
    IncomeLayout layout(rules, trial);
    Result<Position, Refusal> laid = layout.lay();
    if (!laid)
        return std::move(laid).error();
    const CompanyId company = layout.company();
    const Round round{RoundKind::Operating, rules.game().rounds ? 0 : 1, 1};
    Position before = rules.beginRound(*laid, round).position;
    before.isLastRound = trial.isLastRound;
    const Result<Played, Refusal> played = run(rules, before, company, trial);
    if (!played)
        return played.error();
    const Position &after = played->position;
    IncomeShares shares;
    for (const PlayerId player : ids(after.players))
        shares.players.push_back(after.ledger.balance(player) - before.ledger.balance(player));
    shares.treasury = after.ledger.balance(company) - before.ledger.balance(company);
    shares.before = before.markers.cell(company);
    shares.after = after.markers.cell(company);
    shares.events = played->events;
    return shares;
}

bool haveSameIncomes(const GameDefinition &one, const GameDefinition &other)
{
    const auto terms = [](const GameDefinition &game) {
        return std::tuple(game.payRule, game.roundsEachShare, game.incomeStep, game.sales.poolEarns);
    };
    return terms(one) == terms(other) && countAlike(Counted::Incomes, one, other);
}

std::vector<ClassId> sizesWithIncome(const GameDefinition &game)
{
    std::vector<ClassId> sizes;
    for (const ClassId size : ids(game.classes)) {
        if (companyOf(game, size) && (game.classes[size].isMinor() || game.hasShares()))
            sizes.push_back(size);
    }
    return sizes;
}

std::vector<std::string> waysToPay(const GameDefinition &game, ClassId size)
{
    if (game.classes[size].isMinor())
        return {"all"};
    return {game.payRule == PayRule::Half ? "half" : "all", "none"};
}

} // namespace flimnap
