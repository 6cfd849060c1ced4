#include "features/company_loans/company_loans.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/income.h"
#include "features/company_loans/standing.h"
#include "features/company_loans/steps.h"
#include "joining/parts.h"

namespace flimnap::company_loans {

namespace {

constexpr int mostLoans = 1000;

/// The marker of the company in turn moves that had to wait until its director had the money for the interest.
void moveWaitingMarker(Books &books)
{
    const auto *turn = books.position.operating.turn.parts.find<TurnState>();
    if (turn == nullptr || !turn->awaitsMarker || debtor(books.position))
        return;
    books.position.operating.turn.parts.change<TurnState>().awaitsMarker = false;
    books.moveMarker(companyInTurn(books.position), Direction::Left);
}

/// A company borrows once in a round.
void layLoansTaken(Joining &joining)
{
    const auto *keys = joining.table.parts.find<TableKeys>();
    if (keys == nullptr)
        return;
    joining.belongsToOperatingTurn("took_loan");
    joining.need(findTerms(joining.game()) != nullptr, "took_loan",
                 Sentence::say("companies take no loans in this game"));
    auto &round = joining.position().operating.parts.change<RoundState>();
    for (const std::string &code : keys->tookLoan) {
        if (const CompanyId company = joining.companyInPlay(code, "took_loan"))
            round.borrowers |= bit(company);
    }
}

/// Loans are limited by shares in players' hands; those were sold once, though they may lie in the pool now.
void checkLimits(Joining &joining)
{
    for (const CompanyId company : ids(joining.game().companies)) {
        const int loans = loansOf(joining.position(), company);
        const int sold = soldUnits(joining.position(), company);
        joining.rule(loans <= sold, "companies/" + joining.codeOf(company) + "/loans",
                     Sentence::say("it has %1 loans; it can take one for a share, and only %2 have been sold",
                                   {std::to_string(loans), std::to_string(sold)}));
    }
}

class CompanyLoans final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "companyLoans"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.amount = section.money("amount", 1);
        terms.interest = section.money("interest", 0);
        terms.scoreDeduction = section.money("scoreDeduction", 0);
        terms.interestAfterTrain = section.flag("interestAfterTrain");
        terms.interestInTens = section.choice<bool>("interestFrom", {{"whole-tens", true}, {"all", false}});
        terms.mayExceedShares = section.choice<bool>("limit", {{"shares", false}, {"none", true}});
    }

    void phaseKeys(Keys &keys, Parts &phase) const override
    {
        Keys::part<PhaseKeys>(phase, [&](PhaseKeys &values) { keys.flag("companiesBorrow", values.companiesBorrow); });
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const Terms &terms = termsOf(game);
        findings.need(terms.amount > Money{}, "/companyLoans/amount", "expected an amount above 0");
        findings.need(terms.interest >= Money{} && terms.interest < terms.amount, "/companyLoans/interest",
                      "expected less than the loan, " + std::to_string(terms.amount.units));
        findings.need(terms.scoreDeduction >= Money{}, "/companyLoans/scoreDeduction", "nobody is paid for a loan");
    }

    void checkWithout(const GameDefinition &game, Findings &findings) const override
    {
        for (const PhaseDefinition &phase : game.phases)
            findings.need(phase.parts.find<PhaseKeys>() == nullptr, "/phases/" + phase.name + "/companiesBorrow",
                          "without \"companyLoans\" nobody says what a loan is");
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        for (const CompanyId company : ids(game.companies)) {
            const std::string place = "companies/" + game.companies[company].code + "/loans";
            const int loans = loansOf(position, company);
            const CompanyState &state = position.companies[company];
            broken.need(loans == 0 || (loans > 0 && state.isInPlay()), place, "only a company in play has loans");
            broken.need(state.scoreDeduction == termsOf(game).scoreDeduction * loans, place,
                        "its shares score so much less for each");
        }
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        insertBefore(turn, MoveKind::RunTrains, std::make_unique<LoanStep>(game));
        insertBehind(turn, MoveKind::BuyTrain, std::make_unique<RepaymentStep>(game));
    }

    /// Interest may have to be paid out of the income of all trains (JR-6.14).
    bool takesIncome(Books &books, CompanyId company, Money revenue) const override
    {
        CompanyTurn &turn = books.position.operating.turn;
        if (termsOf(books.game).interestAfterTrain && !canRun(books.game, books.position, company)) {
            if (loansOf(books.position, company) > 0)
                turn.parts.change<TurnState>().owesInterest = true;
            return false;
        }
        books.tell(IncomeDeclared{company, revenue});
        const Money left = payInterest(books, company, revenue);
        if (left > Money{}) {
            turn.incomeSettled = false;
            turn.income = left;
            return true;
        }
        books.position.companies[company].hasOperated = true;
        turn.parts.change<TurnState>().awaitsMarker = true;
        moveWaitingMarker(books);
        return true;
    }

    void beforeGoingOn(Books &books) const override
    {
        payInterestAfterTrain(books);
        moveWaitingMarker(books);
    }

    void companyLeaves(Books &books, CompanyId company) const override
    {
        if (loansOf(books.position, company) > 0)
            setLoans(books, company, 0);
    }

    void layForTrial(Books &books, CompanyId company, const Parts &row) const override
    {
        if (const auto *keys = row.find<CompanyKeys>())
            setLoans(books, company, keys->loans);
    }

    [[nodiscard]] bool countsAlike(Counted what, const GameDefinition &one, const GameDefinition &other) const override
    {
        const Terms free;
        const auto *a = findTerms(one);
        const auto *b = findTerms(other);
        const Terms &first = a != nullptr ? *a : free;
        const Terms &second = b != nullptr ? *b : free;
        return what == Counted::Incomes ? first.interest == second.interest
                                        : first.scoreDeduction == second.scoreDeduction;
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table, [&](TableKeys &values) { keys.names("took_loan", values.tookLoan); });
    }

    void charterKeys(Keys &keys, Parts &row) const override
    {
        Keys::part<CompanyKeys>(row, [&](CompanyKeys &values) { keys.number("loans", values.loans, mostLoans); });
    }

    void layCompany(Joining &joining, CompanyId company, const JoinedPosition::Company &row) const override
    {
        const auto *keys = row.parts.find<CompanyKeys>();
        if (keys == nullptr || keys->loans == 0)
            return;
        const std::string place = "companies/" + joining.codeOf(company) + "/loans";
        if (!joining.need(findTerms(joining.game()) != nullptr, place,
                          Sentence::say("companies take no loans in this game")))
            return;
        const auto *table = joining.table.parts.find<TableKeys>(); // also in its first turn, which begins
        const bool tookOneNow = table != nullptr && std::find(table->tookLoan.begin(), table->tookLoan.end(),
                                                              joining.codeOf(company)) != table->tookLoan.end();
        joining.rule(row.hadTurn || tookOneNow, place, Sentence::say("it had no turn yet in which it could take any"));
        setLoans(joining.books, company, keys->loans);
    }

    void layTable(Joining &joining) const override
    {
        layLoansTaken(joining);
        checkLimits(joining);
    }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        TableKeys keys;
        for (auto &[code, row] : table.companies) {
            const CompanyId company = game.findCompany(code);
            row.parts.set(CompanyKeys{loansOf(position, company)});
            if (position.round.kind == RoundKind::Operating && tookLoan(position, company))
                keys.tookLoan.push_back(code);
        }
        table.parts.set(std::move(keys));
    }

    [[nodiscard]] std::optional<std::int64_t> snapshotNumber(std::string_view key, const Position &position,
                                                             CompanyId company) const override
    {
        return key == "loans" ? std::optional<std::int64_t>(loansOf(position, company)) : std::nullopt;
    }
};

} // namespace

const Feature &feature()
{
    static const CompanyLoans loans;
    return loans;
}

} // namespace flimnap::company_loans
