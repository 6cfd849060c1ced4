#include "words/wording.h"

#include <algorithm>

#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "words/names.h"
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
    return number < 0 ? "-" + digits : digits;
}

} // namespace

QString Wording::party(Party party) const
{
    switch (party.kind()) {
    case Party::Kind::Player: {
        const Seat &seat = m_rules.seats()[static_cast<std::size_t>(party.player().index())];
        return QString::fromStdString(seat.name);
    }
    case Party::Kind::Company:
        return QString::fromStdString(m_rules.game().companies[party.company()].code);
    case Party::Kind::Bank:
        return tr("bank");
    case Party::Kind::Pool:
        return hasDepot() ? tr("depot") : tr("open stock");
    case Party::Kind::Reserve:
        return tr("reserve");
    case Party::Kind::Dummy:
        return dummyName(m_rules.game());
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

QString Wording::round(const Round &round) const
{
    if (round.kind != RoundKind::Opening)
        return roundOfAnyGame(round);
    return m_rules.game().draft || hasActionCards() ? tr("Draft")
           : hasPrivateCompanies()                  ? tr("Auction")
                                                    : tr("Opening");
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
    switch (round.kind) {
    case RoundKind::Opening:
        return m_rules.game().draft || hasActionCards() ? tr("Draft")
               : hasPrivateCompanies()                  ? tr("Auction of the private companies")
                                                        : tr("Pre-stock round");
    case RoundKind::Stock:
        return tr("Stock round %1").arg(round.set);
    case RoundKind::Actions:
        return tr("Round %1 of %2: actions").arg(round.number).arg(m_rules.game().rounds.value_or(0));
    case RoundKind::Operating:
        if (hasActionCards())
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
    if (name == "national" || name == "nationalOf20")
        return tr("national company");
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

bool Wording::hasActionCards() const
{
    return m_rules.game().actionCards.count() > 0;
}

bool Wording::hasPrivateCompanies() const
{
    return m_rules.game().waterfall.has_value();
}

QString Wording::privateName(PrivateId card) const
{
    if (!card)
        return {};
    const PrivateDefinition &table = m_rules.game().privates[card];
    return toText(table.character ? table.name : table.code);
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

QString Wording::kindTitle(MoveKind kind)
{
    switch (kind) { // no default: the compiler names what is missing
    case MoveKind::BuyPrivate:
        return tr("Buy a private railway");
    case MoveKind::Bid:
        return tr("Bid");
    case MoveKind::Take:
        return tr("Take");
    case MoveKind::StartCompany:
        return tr("Start a company");
    case MoveKind::BuyShare:
        return tr("Buy a share");
    case MoveKind::SellShares:
        return tr("Sell shares");
    case MoveKind::Exchange:
        return tr("Exchange");
    case MoveKind::RepayDebt:
        return tr("Repay debt");
    case MoveKind::Pass:
        return tr("Pass");
    case MoveKind::LayTrack:
        return tr("Lay track");
    case MoveKind::PlaceToken:
        return tr("Place a station");
    case MoveKind::RunTrains:
        return tr("Run trains");
    case MoveKind::Dividend:
        return tr("Dividend");
    case MoveKind::BuyTrain:
        return tr("Buy a train");
    case MoveKind::DiscardTrain:
        return tr("Give up a train");
    case MoveKind::ConvertTrain:
        return tr("Turn a train over");
    case MoveKind::BorrowTrain:
        return tr("Borrow a train");
    case MoveKind::SellPrivate:
        return tr("Sell a private railway");
    case MoveKind::UsePrivate:
        return tr("Use a right");
    case MoveKind::Acquire:
        return tr("Take over a company");
    case MoveKind::TakeLoan:
        return tr("Take a loan");
    case MoveKind::RepayLoan:
        return tr("Repay a loan");
    case MoveKind::Done:
        return tr("End the turn");
    case MoveKind::Draw:
        return tr("Enter a draw");
    case MoveKind::Choose:
        return tr("Decide");
    case MoveKind::TakeCard:
        return tr("Choose an action card");
    case MoveKind::CopyCard:
        return tr("Copy an action card");
    case MoveKind::Fund:
        return tr("Money for companies");
    case MoveKind::HandIn:
        return tr("Hand in a character");
    case MoveKind::ReturnTrain:
        return tr("Give back an obsolete train");
    case MoveKind::Gulliver:
        return tr("Say what was built");
    case MoveKind::Bankrupt:
        return tr("Bankruptcy");
    case MoveKind::Correct:
        return tr("Correction");
    case MoveKind::EndGame:
        return tr("End the game");
    }
    return {};
}

QString Wording::drawTitle(const Move &move) const
{
    if (move.what == "stack1-coal")
        return tr("Draw the coal railway that only builds track");
    if (move.what == "stack1-prestate")
        return tr("Draw the pre-state railway that only builds track");
    if (move.what == "company")
        return tr("Draw the company of %1").arg(automatonName());
    if (move.what == "share")
        return tr("Draw the share that %1 buys").arg(automatonName());
    if (move.what == "new_company")
        return tr("Draw the company that %1 founds").arg(automatonName());
    if (move.what == "charter")
        return tr("Draw a company");
    if (move.what == "removed")
        return tr("Draw the company that is left out");
    if (const auto &dummy = m_rules.game().dummy; dummy && move.what == dummy->code)
        return tr("Draw a company for %1").arg(dummyName(m_rules.game()));
    return kindTitle(move.kind);
}

QString Wording::choiceTitle(const Move &move)
{
    if (move.what == "kk_token")
        return tr("Choose the marker that stays");
    if (move.what == "bond_token")
        return tr("Place the second marker of the bond railway");
    if (move.what == "mw_value")
        return tr("Say what the hex of MW is worth");
    if (move.what == "destination")
        return tr("A destination is reached");
    if (move.what == "loans")
        return tr("Pay all loans or merge");
    if (move.what == "keep_trains")
        return tr("Choose the trains that stay");
    if (move.what == "certificate_limit")
        return tr("Set the certificate limit");
    return kindTitle(move.kind);
}

QString Wording::actionTitle(const Move &move) const
{
    switch (move.kind) {
    case MoveKind::BuyPrivate:
        return hasKindsOfRailways()    ? tr("Buy a railway")
               : hasPrivateCompanies() ? tr("Buy a private company")
                                       : kindTitle(move.kind);
    case MoveKind::Take:
        return hasActionCards() ? tr("Take a company or a character") : tr("Take a railway");
    case MoveKind::StartCompany:
        return hasActionCards() ? tr("Found a company") : kindTitle(move.kind);
    case MoveKind::Pass:
        return hasActionCards() ? tr("End the turn") : kindTitle(move.kind);
    case MoveKind::Fund:
        return move.character.empty() ? kindTitle(move.kind)
                                      : tr("Money of %1").arg(privateName(m_rules.game().findPrivate(move.character)));
    case MoveKind::HandIn:
        return tr("Hand in %1").arg(privateName(m_rules.game().findPrivate(move.what)));
    case MoveKind::LayTrack:
        if (const PrivateId card = m_rules.game().findPrivate(move.tile))
            return tr("Lay a tile of %1").arg(privateName(card));
        return kindTitle(move.kind);
    case MoveKind::Gulliver:
        return tr("%1 builds").arg(automatonName());
    case MoveKind::Exchange:
        return tr("Exchange a railway");
    case MoveKind::Draw:
        return drawTitle(move);
    case MoveKind::Choose:
        return choiceTitle(move);
    default:
        return kindTitle(move.kind);
    }
}

/// "4, 5" for the text of a list of trains.
QString Wording::trainList(const std::string &list) const
{
    QStringList names;
    for (const std::string &face : listItems(list))
        names.append(train(face));
    return names.isEmpty() ? tr("none", "trains") : listed(names);
}

QString Wording::keyTitle(std::string_view key)
{
    if (key == "price")
        return tr("Price");
    if (key == "percent")
        return tr("Per cent");
    if (key == "amount")
        return tr("Amount");
    if (key == "cost")
        return tr("Cost");
    if (key == "revenue")
        return tr("Income");
    if (key == "pay")
        return tr("Dividend");
    if (key == "hex")
        return tr("Hex");
    if (key == "mine")
        return tr("From mines");
    if (key == "result")
        return tr("Drawn on the table");
    if (key == "track")
        return tr("What happened on the table");
    if (key == "value")
        return tr("Choice");
    if (key == "count")
        return tr("Loans");
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString Wording::word(std::string_view key, const std::string &value) const
{
    if (key == "pay" && value == "all")
        return tr("Pay out");
    if (key == "pay" && value == "none")
        return tr("Keep");
    if (key == "pay" && value == "half")
        return tr("Pay half");
    if (key == "track")
        return trackWord(value);
    if (key == "colour" && value == "yellow")
        return tr("yellow");
    if (key == "colour" && value == "green")
        return tr("green");
    if (key == "colour" && value == "brown")
        return tr("brown");
    if (key == "colour" && value == "grey")
        return tr("grey");
    if (key == "terrain" && value == "river")
        return tr("river");
    if (key == "terrain" && value == "hill")
        return tr("hill");
    if (key == "terrain" && value == "mountain")
        return tr("mountain");
    return QString::fromStdString(value);
}

QString Wording::choiceWord(const Move &move, std::string_view key, const std::string &value) const
{
    if (move.kind == MoveKind::Choose && move.what == "kk_token")
        return value == "1" ? tr("The one placed first") : tr("The one placed second");
    if (move.kind == MoveKind::Choose && move.what == "keep_trains")
        return trainList(value);
    return word(key, value);
}

} // namespace flimnap
