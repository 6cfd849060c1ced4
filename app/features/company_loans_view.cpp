#include "features/company_loans_view.h"

#include "features/company_loans/standing.h"
#include "rounds/codes.h"
#include "table/values.h"
#include "views/join_fields.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int mostLoans = 10;

/// What becomes of loans when others are formed into one company; nothing where none is.
QString endOfLoans(const GameDefinition &game, const Wording &words, CompanyId company)
{
    const CompanyId merged = game.companyOfOthers();
    const PhaseId forms = merged ? game.formingPhase(merged) : PhaseId();
    return forms ? CompanyLoansView::tr(
                       "With the first train of phase %1 all loans must be repaid, or %2 becomes part of %3.")
                       .arg(toText(game.phases[forms].title), words.party(company), words.asInBook(merged))
                 : QString();
}

/// Which loan it is, of as many as there may be.
QString limitOfLoans(const Wording &words, const company_loans::Terms &terms, CompanyId company, int loans, int most)
{
    const QString text =
        terms.mayExceedShares
            ? CompanyLoansView::tr(
                  "It is loan %1. What is more than %2, as many as %3 has shares in players' hands, is repaid "
                  "after the trains.")
            : CompanyLoansView::tr("It is loan %1 of at most %2, as many as %3 has shares in players' hands.");
    return text.arg(loans).arg(most).arg(words.party(company));
}

/// What a loan brings, what it costs from now on, and what it means in the end.
QString ofLoan(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const company_loans::Terms &terms = company_loans::termsOf(game);
    const int loans = company_loans::loansOf(position, company) + 1;
    const int most = position.holdings.unitsOfPlayers(company);
    return QStringList{
        CompanyLoansView::tr("The loan is %1. Each loan costs %2 in every turn; where the interest of "
                             "this round was paid already, it is deducted at once.")
            .arg(words.money(terms.amount), words.money(terms.interest)),
        limitOfLoans(words, terms, company, loans, most),
        CompanyLoansView::tr("At the end a share counts %1 less for each loan.").arg(words.money(terms.scoreDeduction)),
        endOfLoans(game, words, company)}
        .join(' ')
        .trimmed();
}

QString ofRepayment(const Rules &rules, const Position &position, CompanyId company)
{
    const Wording words(rules);
    const int loans = company_loans::loansOf(position, company);
    const int most = position.holdings.unitsOfPlayers(company);
    QString each = CompanyLoansView::tr("%1 has %n loan(s), each is %2 out of the treasury.", nullptr, loans)
                       .arg(words.party(company), words.money(company_loans::termsOf(rules.game()).amount));
    if (loans <= most)
        return each;
    return each + ' ' +
           CompanyLoansView::tr("%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.",
                                nullptr, loans - most)
               .arg(most)
               .arg(words.party(position.holdings.director(company)));
}

/// Who operates, and where they are not all gone already.
bool mayHaveLoans(const JoinAnswers &answers, const QString &code)
{
    const CompanyId merged = answers.game().companyOfOthers();
    const PhaseId forms = merged ? answers.game().formingPhase(merged) : PhaseId();
    return !answers.isFormed(code) && answers.isOperating(code) && !answers.hasBegun(forms);
}

} // namespace

QString CompanyLoansView::advice(const Rules &rules, const Position &position, const Move &move) const
{
    const CompanyId by = rules.game().findCompany(move.by);
    if (move.kind == MoveKind::TakeLoan)
        return ofLoan(rules, position, by);
    return move.kind == MoveKind::RepayLoan ? ofRepayment(rules, position, by) : QString();
}

/// What a loan brings now and costs from now on.
QString CompanyLoansView::terms(const Rules &rules, const Move &move, const Events &events) const
{
    if (move.kind != MoveKind::TakeLoan)
        return {};
    const Wording words(rules);
    return tr("%1 now, %2 interest in every turn")
        .arg(words.money(-costTo(events, Codes(rules.game(), rules.seats()).party(move.by))),
             words.money(company_loans::termsOf(rules.game()).interest));
}

EffectKind::Kind CompanyLoansView::eventKind(std::string_view event) const
{
    return event == "loans_changed" || event == "interest_due" ? EffectKind::Debt : EffectKind::Other;
}

QStringList CompanyLoansView::facts(const Rules &rules, const Position &position, CompanyId company) const
{
    const int loans = company_loans::loansOf(position, company);
    if (loans == 0)
        return {};
    return {tr("%n loan(s), interest %1", nullptr, loans)
                .arg(Wording(rules).money(company_loans::termsOf(rules.game()).interest * loans))};
}

QVariantList CompanyLoansView::countedNumbers(const GameDefinition &game, ClassId size) const
{
    if (!game.classes[size].hasShares() || game.classes[size].isFormedByPhase())
        return {};
    return {QVariantMap{{"key", "loans"}, {"label", tr("Loans of the company")}}};
}

void CompanyLoansView::layForTrial(const QVariantMap &entered, Parts &row) const
{
    row.set(company_loans::CompanyKeys{entered.value("loans").toInt()});
}

QVariantList CompanyLoansView::financeFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const
{
    if (!mayHaveLoans(answers, code))
        return {};
    return {fields.count(placeOf("companies", code, "loans"), tr("Loans"), mostLoans)};
}

QVariantList CompanyLoansView::roundFields(const JoinAnswers &answers, const JoinFields &fields) const
{
    if (!answers.game().companiesDealAnyTime)
        return {};
    return {fields.set("took_loan", tr("Took a loan in this round"), fields.parties(answers.queuedCompanies()))};
}

QString CompanyLoansView::sectionHelp(const JoinAnswers & /*answers*/, const QString &section) const
{
    return section == "companies" ? tr("Every company that has a share price or has left the game, with its loans; and "
                                       "who has reached its destination.")
                                  : QString();
}

void CompanyLoansView::writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const
{
    if (mayHaveLoans(answers, code))
        row.set(company_loans::CompanyKeys{answers.number(placeOf("companies", code, "loans"))});
}

/// Of an operating round that goes on.
void CompanyLoansView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    if (answers.word("turn").isEmpty() || answers.isCardTurn() || answers.isStockRound())
        return;
    company_loans::TableKeys keys;
    for (const QString &code : answers.codes("took_loan"))
        keys.tookLoan.push_back(code.toStdString());
    table.parts.set(std::move(keys));
}

} // namespace flimnap
