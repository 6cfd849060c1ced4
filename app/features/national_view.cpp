#include "features/national_view.h"

#include <algorithm>

#include "core/bit.h"
#include "features/company_loans/standing.h"
#include "features/national/standing.h"
#include "journal/move_schema.h"
#include "views/choices.h"
#include "views/colours.h"
#include "views/join_fields.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int mostCertificates = 99;

/// Its kinds of decision, as journals call them.
enum class Choice { None, Loans, Trains, CertificateLimit };

Choice choiceOf(const Move &move)
{
    if (move.kind != MoveKind::Choose)
        return Choice::None;
    if (move.what == "loans")
        return Choice::Loans;
    if (move.what == "keep_trains")
        return Choice::Trains;
    return move.what == "certificate_limit" ? Choice::CertificateLimit : Choice::None;
}

QString ofLoans(const Rules &rules, const Position &position, CompanyId company)
{
    const Wording words(rules);
    const Money due = company_loans::termsOf(rules.game()).amount * company_loans::loansOf(position, company);
    const Money treasury = position.ledger.balance(company);
    const Party director = position.holdings.director(company);
    return NationalView::tr("%1 still owes %2. Its treasury has %3; %4 would add %5 and has %6.")
        .arg(words.party(company), words.money(due), words.money(treasury), words.party(director),
             words.money(due - treasury), words.money(position.ledger.balance(director)));
}

QVariantMap step(const QString &text, const QString &state)
{
    return {{"text", text}, {"note", QString()}, {"state", state}, {"company", QString()}};
}

QVariantMap ofCompany(const GameDefinition &game, CompanyId company, const QString &text, const QString &state)
{
    QVariantMap row = step(text, state);
    row.insert(tokenOf(game, company));
    row.insert("company", row.take("token"));
    return row;
}

/// What was decided about loans until now, the latest last.
std::vector<Move> decisions(const Session &session)
{
    std::vector<Move> made;
    for (int place = session.moveCount(); place > 0; --place) {
        const Move &move = session.move(place);
        if (choiceOf(move) != Choice::Loans)
            break;
        made.insert(made.begin(), move);
    }
    return made;
}

bool isIt(const JoinAnswers &answers, const QString &code)
{
    return answers.company(code) == national::termsOf(answers.game()).company;
}

} // namespace

QString NationalView::title(const Move &move) const
{
    switch (choiceOf(move)) {
    case Choice::Loans:
        return tr("Pay all loans or merge");
    case Choice::Trains:
        return tr("Choose the trains that stay");
    case Choice::CertificateLimit:
        return tr("Set the certificate limit");
    case Choice::None:
        break;
    }
    return {};
}

QString NationalView::said(const Wording &words, const Move &move) const
{
    const QString by = words.companyCode(move.by);
    switch (choiceOf(move)) {
    case Choice::Loans:
        return move.value == "pay" ? tr("%1: all loans are paid").arg(by) : tr("%1 keeps its loans and merges").arg(by);
    case Choice::Trains:
        return listItems(move.value).empty() ? tr("%1 keeps no train").arg(by)
                                             : tr("%1 keeps: %2").arg(by, words.trainList(move.value));
    case Choice::CertificateLimit:
        return tr("The certificate limit is %1 from now on").arg(toText(move.value));
    case Choice::None:
        break;
    }
    return {};
}

QString NationalView::choiceWord(const Wording &words, const Move &move, const std::string &word) const
{
    return choiceOf(move) == Choice::Trains ? words.trainList(word) : QString();
}

QString NationalView::advice(const Rules &rules, const Position &position, const Move &move) const
{
    const Wording words(rules);
    const CompanyId by = rules.game().findCompany(move.by);
    switch (choiceOf(move)) {
    case Choice::Loans:
        return ofLoans(rules, position, by);
    case Choice::Trains:
        return tr("What it does not keep goes into the open stock. Only trains that never rust run for %1.")
            .arg(words.asInBook(by));
    case Choice::CertificateLimit:
        return tr("The rules say that it changes when %1 is formed, and print no new one. Agree on it, or leave it.")
            .arg(words.asInBook(by));
    case Choice::None:
        break;
    }
    return move.kind == MoveKind::BorrowTrain
               ? tr("%1 has no train that it may run. It borrows one for this run and pays nothing for it; "
                    "what it earns goes into its treasury, and its price stands still.")
                     .arg(words.party(by))
               : QString();
}

QString NationalView::due(const Move &move, const QString &who, const QString &director) const
{
    if (choiceOf(move) == Choice::Loans)
        return tr("%1 pays its loans or merges, %2 decides").arg(who, director);
    return choiceOf(move) == Choice::Trains ? tr("%1 chooses the trains that it keeps, %2 decides").arg(who, director)
                                            : QString();
}

QString NationalView::meaning(const Wording &words, const GameDefinition &game, const Move &move) const
{
    if (choiceOf(move) != Choice::Loans)
        return {};
    return move.value == "pay" ? tr("pays all its loans")
                               : tr("becomes part of %1").arg(words.party(national::termsOf(game).company));
}

bool NationalView::standsAside(const std::string &what) const
{
    return what == "certificate_limit";
}

/// A company that is formed may bring another certificate limit.
bool NationalView::isAskedNow(const std::string &what, const Move & /*last*/, const Events &events) const
{
    return standsAside(what) &&
           std::ranges::any_of(events, [](const Event &event) { return std::holds_alternative<CompanyFormed>(event); });
}

EffectKind::Kind NationalView::eventKind(std::string_view event) const
{
    if (event == "train_borrowed")
        return EffectKind::Train;
    return event == "certificate_limit_changed" ? EffectKind::Shares : EffectKind::Other;
}

QString NationalView::sizeName(const std::string &className) const
{
    return className == "national" || className == "nationalOf20" ? tr("national company") : QString();
}

QStringList NationalView::facts(const Rules & /*rules*/, const Position &position, CompanyId company) const
{
    QStringList facts;
    if (position.companies[company].isFrozen)
        facts.append(tr("no lasting train yet: its price stands still"));
    if (position.companies[company].owesShare)
        facts.append(tr("its director must buy a share"));
    return facts;
}

QVariantList NationalView::progress(const Session &session) const
{
    const Position &position = session.position();
    if (!national::isUnderWay(position))
        return {};
    const GameDefinition &game = session.rules().game();
    const national::State &formation = national::stateOf(position);
    const Wording words(session.rules());
    const CompanyId company = national::termsOf(game).company;
    const QString called = words.party(company);
    QVariantList rows{step(tr("All treasuries repaid what they could"), "done")};
    for (const Move &move : decisions(session))
        rows.append(ofCompany(game, game.findCompany(move.by),
                              move.value == "pay" ? tr("has paid its loans") : tr("becomes part of %1").arg(called),
                              "done"));
    const CompanyId deciding = session.rules().actor(position).company();
    for (const CompanyId debtor : ids(game.companies)) {
        if ((formation.debtors & bit(debtor)) != 0)
            rows.append(ofCompany(game, debtor,
                                  tr("%n loan(s): %1 decides", nullptr, company_loans::loansOf(position, debtor))
                                      .arg(words.party(position.holdings.director(debtor))),
                                  debtor == deciding ? "now" : "later"));
    }
    rows.append(
        step(tr("Two shares become one of %1").arg(words.asInBook(company)), formation.keepsTrains ? "done" : "later"));
    rows.append(step(tr("%1 chooses the trains that it keeps").arg(called), formation.keepsTrains ? "now" : "later"));
    return rows;
}

/// What became of the companies that were merged into it.
QVariantList NationalView::charterFields(const JoinAnswers &answers, const JoinFields &fields,
                                         const QString &code) const
{
    if (!isIt(answers, code))
        return {};
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const GameDefinition &game = answers.game();
    const CompanyClass &size = game.classOf(answers.company(code));
    QVariantList prices;
    for (const CellId cell : answers.firstCells(code)) {
        const QString price = QString::number(game.chart[cell].price.units);
        prices.append(option(price, price));
    }
    QVariantList shares;
    for (const int units : {size.units, size.growsInto ? game.classes[size.growsInto].units : size.units}) {
        const QString text = QString::number(units);
        if (shares.isEmpty() || shares.first().toMap().value("value") != text)
            shares.append(option(text, text));
    }
    QVariantList asked{fields.amount(place("initial_price"), tr("Formed at"), prices),
                       fields.amount(place("shares"), tr("Divided into shares"), shares),
                       fields.flag(place("frozen"), tr("Its marker stands still: it had no train yet that lasts")),
                       fields.flag(place("acts_first"), tr("Still to act, as the first one in its first round"))};
    if (national::termsOf(game).asksCertificateLimit)
        asked.append(fields.countFrom(1, "certificate_limit", tr("Certificate limit from now on"), mostCertificates));
    return asked;
}

std::optional<int> NationalView::usualNumber(const JoinAnswers &answers, const QStringList &place) const
{
    if (place.last() != "certificate_limit")
        return {};
    const int printed = answers.tableSize() != nullptr ? answers.tableSize()->certificateLimit : 0;
    return national::termsOf(answers.game()).certificateLimit.value_or(printed);
}

/// Its marker stands still until it has a train that nothing takes out of the game.
bool NationalView::isUsual(const JoinAnswers &answers, const QStringList &place) const
{
    if (place.last() != "frozen" || !isIt(answers, place.at(1)))
        return false;
    const QStringList trains = answers.codes(placeOf("companies", place.at(1), "trains"));
    return std::none_of(trains.begin(), trains.end(), [&](const QString &code) {
        return national::isLasting(answers.game(), answers.game().findFace(code.toStdString()));
    });
}

void NationalView::writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const
{
    if (!isIt(answers, code))
        return;
    const int shares = answers.sizeOf(code).units;
    const bool isDivided = shares != answers.game().classOf(answers.company(code)).units;
    row.set(national::CompanyKeys{isDivided ? shares : 0, answers.flag(placeOf("companies", code, "frozen")),
                                  answers.flag(placeOf("companies", code, "acts_first"))});
}

void NationalView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    const CompanyId company = national::termsOf(answers.game()).company;
    const int limit = answers.number("certificate_limit");
    if (answers.isOperating(toText(answers.game().companies[company].code)) &&
        limit != answers.tableSize()->certificateLimit)
        table.parts.set(national::TableKeys{limit});
}

} // namespace flimnap
