#include "words/wording.h"

#include <algorithm>

#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/place_name.h"
#include "words/plain.h"

// What moves, their keys and their values are called where they can be chosen.

namespace flimnap {

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
    const GameDefinition &game = m_rules.game();
    QString own = firstSaid(game, [&](const FeatureView &view) { return view.drawTitle(game, move); });
    return own.isEmpty() ? kindTitle(move.kind) : own;
}

QString Wording::choiceTitle(const Move &move) const
{
    if (QString own = firstSaid(game(), [&](const FeatureView &view) { return view.title(move); }); !own.isEmpty())
        return own;
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
        return hasActionRounds() ? tr("Take a company or a character") : tr("Take a railway");
    case MoveKind::StartCompany:
        return hasActionRounds() ? tr("Found a company") : own(QT_TR_NOOP("Start a company"));
    case MoveKind::DiscardTrain:
        return own(QT_TR_NOOP("Give up a train"));
    case MoveKind::Pass:
        return hasActionRounds() ? tr("End the turn") : kindTitle(move.kind);
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
        return m_rules.game().unseated ? tr("%1 builds").arg(toText(m_rules.game().unseated->name))
                                       : kindTitle(move.kind);
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

QString Wording::actionTitle(const Offer &offer) const
{
    const QString title = actionTitle(offer.move);
    return offer.isOutOfTurn ? tr("Another company: %1", "what it may do out of turn").arg(title) : title;
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
        return inWordsOf(m_rules.game(), "flimnap::Wording", QT_TR_NOOP("hill"));
    if (key == "terrain" && value == "mountain")
        return tr("mountain");
    return QString::fromStdString(value);
}

QString Wording::choiceWord(const Move &move, std::string_view key, const std::string &value) const
{
    if (QString own = firstSaid(game(), [&](const FeatureView &view) { return view.choiceWord(*this, move, value); });
        !own.isEmpty())
        return own;
    if (key == "hex")
        return place(value);
    return key == "result" || key == "company" ? companyCode(value) : word(key, value);
}

QString Wording::companyCode(const std::string &code) const
{
    const CompanyId company = m_rules.game().findCompany(code);
    return toText(company ? m_rules.game().companies[company].printed : code);
}

QString Wording::by(const Move &move) const
{
    return party(Codes(m_rules.game(), m_rules.seats()).party(move.by));
}

QString Wording::place(const std::string &hex) const
{
    return placeName(m_rules.game(), hex);
}
} // namespace flimnap
