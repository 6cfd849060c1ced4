#include "words/hints.h"

#include <QCoreApplication>

#include "rounds/codes.h"
#include "table/values.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class HintTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Hints)
};

/// Where nobody at the table directs the company.
QString forDummy(const Rules &rules, const Position &position, const Move &move, CompanyId by)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    if (move.kind == MoveKind::RunTrains)
        return HintTexts::tr("%1 has no treasury: all of it is paid out.").arg(words.party(by));
    if (move.kind != MoveKind::LayTrack && move.kind != MoveKind::PlaceToken)
        return {};
    const DummyDecision decision = move.kind == MoveKind::LayTrack ? DummyDecision::Track : DummyDecision::Stations;
    return HintTexts::tr("%1 decides for %2. It is free.")
        .arg(words.party(decider(game, position, by, decision)), words.party(Party::dummy()));
}

/// What becomes of loans when the national company is formed; nothing where there is none.
QString endOfLoans(const GameDefinition &game, const Wording &words, CompanyId company)
{
    const PhaseId forms = game.national ? game.formingPhase(game.national->company) : PhaseId();
    return forms ? HintTexts::tr("With the first train of phase %1 all loans must be repaid, or %2 becomes part of %3.")
                       .arg(toText(game.phases[forms].title), words.party(company),
                            words.asInBook(game.national->company))
                 : QString();
}

/// Which loan it is, of as many as there may be.
QString limitOfLoans(const Wording &words, const CompanyLoans &terms, CompanyId company, int loans, int most)
{
    const QString text =
        terms.mayExceedShares
            ? HintTexts::tr(
                  "It is loan %1. What is more than %2, as many as %3 has shares in players' hands, is repaid "
                  "after the trains.")
            : HintTexts::tr("It is loan %1 of at most %2, as many as %3 has shares in players' hands.");
    return text.arg(loans).arg(most).arg(words.party(company));
}

/// What a loan brings, what it costs from now on, and what it means in the end.
QString ofLoan(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const CompanyLoans &terms = *game.companyLoans;
    const int loans = position.companies[company].loans + 1;
    const int most = position.holdings.unitsOfPlayers(company);
    return QStringList{
        HintTexts::tr("The loan is %1. Each loan costs %2 in every turn; where the interest of this round was paid "
                      "already, it is "
                      "deducted at once.")
            .arg(words.money(terms.amount), words.money(terms.interest)),
        limitOfLoans(words, terms, company, loans, most),
        HintTexts::tr("At the end a share counts %1 less for each loan.").arg(words.money(terms.scoreDeduction)),
        endOfLoans(game, words, company)}
        .join(' ')
        .trimmed();
}

QString ofRepayment(const Rules &rules, const Position &position, CompanyId company)
{
    const Wording words(rules);
    const int loans = position.companies[company].loans;
    const int most = position.holdings.unitsOfPlayers(company);
    QString each = HintTexts::tr("%1 has %n loan(s), each is %2 out of the treasury.", nullptr, loans)
                       .arg(words.party(company), words.money(rules.game().companyLoans->amount));
    if (loans <= most)
        return each;
    return each + ' ' +
           HintTexts::tr("%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.",
                         nullptr, loans - most)
               .arg(most)
               .arg(words.party(position.holdings.director(company)));
}

QString ofLoanDecision(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const Money due = game.companyLoans->amount * position.companies[company].loans;
    const Money treasury = position.ledger.balance(company);
    const Party director = position.holdings.director(company);
    return HintTexts::tr("%1 still owes %2. Its treasury has %3; %4 would add %5 and has %6.")
        .arg(words.party(company), words.money(due), words.money(treasury), words.party(director),
             words.money(due - treasury), words.money(position.ledger.balance(director)));
}

QString ofChoice(const Rules &rules, const Position &position, const Move &move, CompanyId by)
{
    const Wording words(rules);
    if (move.what == "bond_token")
        return HintTexts::tr("On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.");
    if (move.what == "destination")
        return HintTexts::tr(
            "Track joins the company's home with its destination, whoever laid it and however long it is; "
            "stations do not matter. What the bank keeps for the company is paid at once.");
    if (move.what == "loans")
        return ofLoanDecision(rules, position, by);
    if (move.what == "keep_trains")
        return HintTexts::tr("What it does not keep goes into the open stock. Only trains that never rust run for %1.")
            .arg(words.asInBook(by));
    if (move.what == "shared_hexes")
        return inWordsOf(rules.game(), "flimnap::HintTexts",
                         QT_TRANSLATE_NOOP("flimnap::HintTexts",
                                           "On how many hexes do two stations stand that are all stations of %1 now? "
                                           "One of the two goes back to its charter and can be placed again."))
            .arg(words.party(by));
    if (move.what == "certificate_limit")
        return HintTexts::tr(
                   "The rules say that it changes when %1 is formed, and print no new one. Agree on it, or leave it.")
            .arg(words.asInBook(by));
    return {};
}

QString ofBankruptcy(const Rules &rules, const Position &position, const Move &move)
{
    const Wording words(rules);
    const PlayerId player = Codes(rules.game(), rules.seats()).player(move.by);
    const Money cash = position.ledger.balance(player);
    const QString end =
        HintTexts::tr("What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends "
                      "at once.");
    return cash >= Money{} ? end
                           : HintTexts::tr("%1 has to raise %2 and cannot, whatever is sold.")
                                     .arg(words.party(player), words.money(-cash)) +
                                 ' ' + end;
}

/// A mark on the map that makes a place worth more for one company.
QString ofMark(const Rules &rules, const Move &move)
{
    const GameDefinition &game = rules.game();
    const PrivateId railway = game.findPrivate(move.privateRailway);
    if (!railway || game.privates[railway].placesBonus == Money{})
        return {};
    const Wording words(rules);
    const QString by = words.party(game.findCompany(move.by));
    const QString what = HintTexts::tr("%1 puts the marker on a city or town: every visit of its trains there is worth "
                                       "%2 more, to be added to the income.")
                             .arg(by, words.money(game.privates[railway].placesBonus));
    const QString after = game.privates[railway].outlastsBonus ? HintTexts::tr("%1 stays and goes on paying.")
                                                               : HintTexts::tr("%1 leaves the game.");
    return what + ' ' + after.arg(toText(game.privates[railway].code));
}

} // namespace

QString hintFor(const Rules &rules, const Position &position, const Move &move)
{
    const Wording words(rules);
    const CompanyId by = rules.game().findCompany(move.by);
    if (by && isDummys(position, by))
        return forDummy(rules, position, move, by);
    switch (move.kind) {
    case MoveKind::Choose:
        return ofChoice(rules, position, move, by);
    case MoveKind::TakeLoan:
        return ofLoan(rules, position, by);
    case MoveKind::RepayLoan:
        return ofRepayment(rules, position, by);
    case MoveKind::BorrowTrain:
        return HintTexts::tr("%1 has no train that it may run. It borrows one for this run and pays nothing for it; "
                             "what it earns goes into its treasury, and its price stands still.")
            .arg(words.party(by));
    case MoveKind::Bankrupt:
        return ofBankruptcy(rules, position, move);
    case MoveKind::UsePrivate:
        return ofMark(rules, move);
    default:
        return {};
    }
}

} // namespace flimnap
