#include "words/wording.h"

#include <algorithm>

#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/place_name.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr QChar noBreak(0x00a0);
constexpr QChar thinNoBreak(0x202f);

/// "12 345", never torn apart at the end of a line.
QString grouped(std::int64_t number)
{
    QString digits = QString::number(std::abs(number));
    for (qsizetype place = digits.size() - 3; place > 0; place -= 3)
        digits.insert(place, thinNoBreak);
    return number < 0 ? QString(QChar(0x2212)) + digits : digits; // a minus, no hyphen
}

} // namespace

QString Wording::asInBook(CompanyId company) const
{
    const std::string &book = m_rules.game().companies[company].nameInBook;
    return book.empty() ? party(company)
                        : tr("%1 (in the rules: %2)", "company, its printed name").arg(party(company), toText(book));
}

QString Wording::party(Party party) const
{
    switch (party.kind()) {
    case Party::Kind::Player: {
        const Seat &seat = m_rules.seats()[static_cast<std::size_t>(party.player().index())];
        return QString::fromStdString(seat.name);
    }
    case Party::Kind::Company:
        return toText(m_rules.game().companies[party.company()].printed);
    case Party::Kind::Bank:
        return tr("bank");
    case Party::Kind::Pool:
        return hasDepot()                      ? tr("depot")
               : m_rules.game().sales.intoPool ? tr("open stock")
                                               : tr("open stock", "of trains");
    case Party::Kind::Reserve:
        return tr("reserve");
    case Party::Kind::Absentee:
        return absenteeName(m_rules.game());
    case Party::Kind::Draw:
        return tr("draw");
    case Party::Kind::Box:
    case Party::Kind::Nobody:
        break;
    }
    return {};
}

QString Wording::money(Money amount) const
{
    return grouped(amount.units) + noBreak + toText(m_rules.game().currency);
}

QString Wording::own(const char *text) const
{
    return inWordsOf(m_rules.game(), "flimnap::Wording", text);
}

QString Wording::oneOf(const std::vector<Money> &amounts) const
{
    QString last = money(amounts.back());
    if (amounts.size() == 1)
        return last;
    QStringList others;
    for (auto amount = amounts.begin(); std::next(amount) != amounts.end(); ++amount)
        others.append(grouped(amount->units));
    return tr("%1 or %2", "amounts: 0, 20 or 40 G").arg(listed(others), last);
}

QString Wording::round(const Round &round) const
{
    if (round.kind != RoundKind::Opening)
        return roundOfAnyGame(round);
    if (hasActionRounds())
        return tr("Draft");
    const FeatureView *view = openingView(m_rules.game());
    const QString own = view != nullptr ? view->openingName() : QString();
    return own.isEmpty() ? tr("Opening") : own;
}

QString Wording::roundOfAnyGame(const Round &round)
{
    const auto counted = [&] {
        switch (round.kind) {
        case RoundKind::Opening:
            return tr("Opening");
        case RoundKind::Stock:
            return tr("SR %1").arg(round.set);
        case RoundKind::Actions:
            return tr("Round %1").arg(round.number);
        case RoundKind::Operating:
            return round.set == 0 ? tr("Round %1").arg(round.number) : tr("OR %1.%2").arg(round.set).arg(round.number);
        case RoundKind::End:
            break;
        }
        return tr("End");
    };
    return counted().replace(' ', noBreak);
}

QString Wording::roundTitle(const Round &round) const
{
    const FeatureView *view = openingView(m_rules.game());
    switch (round.kind) {
    case RoundKind::Opening:
        if (hasActionRounds())
            return tr("Draft");
        return view == nullptr || view->openingTitle().isEmpty() ? tr("Pre-stock round") : view->openingTitle();
    case RoundKind::Stock:
        return tr("Stock round %1").arg(round.set);
    case RoundKind::Actions:
        return tr("Round %1 of %2: actions").arg(round.number).arg(m_rules.game().rounds.value_or(0));
    case RoundKind::Operating:
        if (hasActionRounds())
            return tr("Round %1 of %2: trains").arg(round.number).arg(m_rules.game().rounds.value_or(0));
        if (const std::optional<int> &rounds = m_rules.game().rounds)
            return tr("Round %1 of %2").arg(round.number).arg(*rounds);
        return tr("Operating round %1.%2").arg(round.set).arg(round.number);
    case RoundKind::End:
        break;
    }
    return tr("End of the game");
}

QString Wording::size(ClassId size) const
{
    const std::string &name = m_rules.game().classes[size].name;
    if (name == "small")
        return tr("small");
    if (name == "medium")
        return tr("medium");
    if (name == "large")
        return tr("large");
    if (name == "mountain")
        return tr("mountain", "railways");
    if (name == "coal")
        return tr("coal", "railways");
    if (name == "preState")
        return tr("pre-state", "railways");
    if (name == "regional")
        return tr("regional", "railways");
    if (name == "state")
        return tr("state", "railways");
    if (name == "railway")
        return tr("railway");
    if (name == "ordinary")
        return tr("ordinary", "trains");
    if (QString own = firstSaid(game(), [&](const FeatureView &view) { return view.sizeName(name); }); !own.isEmpty())
        return own;
    if (name == "lasting")
        return tr("never rusts", "trains");
    if (name == "passing")
        return tr("rusts some day", "trains");
    if (name == "starting" || name == "later" || name == "train" || name == "corporation")
        return {}; // there is one kind
    if (name == "goods")
        return tr("goods", "trains");
    return QString::fromStdString(name);
}

/// Where languages bend the word for a company otherwise.
QString Wording::sizes(ClassId size) const
{
    const std::string &name = m_rules.game().classes[size].name;
    if (name == "mountain")
        return tr("mountain", "several railways");
    if (name == "coal")
        return tr("coal", "several railways");
    if (name == "preState")
        return tr("pre-state", "several railways");
    if (name == "regional")
        return tr("regional", "several railways");
    if (name == "state")
        return tr("state", "several railways");
    return this->size(size);
}

QString Wording::trainSize(ClassId size) const
{
    const std::string &name = m_rules.game().classes[size].name;
    if (name == "small")
        return tr("small", "train");
    if (name == "medium")
        return tr("medium", "train");
    if (name == "large")
        return tr("large", "train");
    return this->size(size);
}

QString Wording::train(FaceId face) const
{
    const TrainFace &table = m_rules.game().faces[face];
    const QString name = QString::fromStdString(table.name);
    const QString card = QString::fromStdString(m_rules.game().cards[table.card].code);
    return table.isOld || name == card ? name : tr("%1 (%2)", "train and the letter of its card").arg(name, card);
}

QString Wording::train(const std::string &code) const
{
    const FaceId face = m_rules.game().findFace(code);
    return face ? train(face) : QString::fromStdString(code);
}

bool Wording::hasDepot() const
{
    return m_rules.game().poolWord == "depot";
}

bool Wording::hasActionRounds() const
{
    return m_rules.game().hasActionRounds;
}

bool Wording::hasPrivateCompanies() const
{
    return m_rules.game().privatesAreCompanies;
}

QString Wording::privateName(PrivateId card) const
{
    if (!card)
        return {};
    const PrivateDefinition &table = m_rules.game().privates[card];
    return toText(table.isPerson ? table.name : table.code);
}

/// Where people own several kinds of railways, the kind is named with each of them.
bool Wording::hasKindsOfRailways() const
{
    const auto &classes = m_rules.game().classes;
    return std::any_of(classes.begin(), classes.end(), [](const CompanyClass &size) { return size.isMinor(); });
}

QString Wording::reason(Reason reason) const
{
    switch (reason) { // no default: the compiler names what is missing
    case Reason::Opening:
        return tr("opening balance");
    case Reason::PrivatePurchase:
        return hasKindsOfRailways()    ? tr("railway bought")
               : hasPrivateCompanies() ? tr("private company bought")
                                       : tr("private railway bought");
    case Reason::PrivateIncome:
        return hasKindsOfRailways()    ? tr("income of a railway")
               : hasPrivateCompanies() ? tr("income of a private company")
                                       : tr("income of a private railway");
    case Reason::PrivateSale:
        return tr("private railway sold");
    case Reason::SharePurchase:
        return tr("share bought");
    case Reason::ShareSale:
        return tr("shares sold");
    case Reason::Capital:
        return tr("capital");
    case Reason::Terrain:
        return tr("track");
    case Reason::Station:
        return tr("station");
    case Reason::Dividend:
        return tr("dividend");
    case Reason::Withheld:
        return m_rules.game().hasShares() ? tr("income kept") : tr("income");
    case Reason::Mine:
        return tr("income of mines");
    case Reason::Compensation:
        return tr("compensation");
    case Reason::TakenOver:
        return tr("treasury taken over");
    case Reason::TrainPurchase:
        return tr("train bought");
    case Reason::TrainConversion:
        return tr("train turned over");
    case Reason::DirectorsHelp:
        return tr("director's help");
    case Reason::Loan:
        return tr("loan");
    case Reason::Repayment:
        return tr("debt repaid");
    case Reason::ActionCard:
        return tr("action card");
    case Reason::TreasuryCard:
        return tr("treasury card");
    case Reason::Character:
        return tr("character");
    case Reason::CompanyLoan:
        return tr("loan");
    case Reason::Interest:
        return tr("interest");
    case Reason::LoanRepayment:
        return tr("repayment of loans");
    case Reason::Escrow:
        return tr("capital kept until the destination");
    case Reason::Closed:
        return tr("the company is closed");
    case Reason::Bankruptcy:
        return tr("bankruptcy");
    case Reason::Correction:
        return tr("correction");
    }
    return {};
}

} // namespace flimnap
