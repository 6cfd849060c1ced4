#include "words/facts.h"
#include "words/own_words.h"

namespace flimnap {

QString Wording::notOnSale(const Facts &facts) const
{
    if (facts.has("train"))
        return facts.isCompany("from") ? tr("%1 has no train %2.").arg(facts["from"], facts["train"])
                                       : tr("There is no train %1 on sale there now.").arg(facts["train"]);
    if (facts.has("private")) {
        if (facts.has("player"))
            return tr("%1 is exchanged already, or is somebody else's.").arg(facts["private"]);
        if (facts.has("company"))
            return tr("%1 does not own %2.").arg(facts["company"], facts["private"]);
        return tr("%1 is not for sale.").arg(facts["private"]);
    }
    if (facts.has("what"))
        return tr("%1 is taken already, or cannot be taken.").arg(facts["what"]);
    if (facts.has("phase"))
        return tr("Companies of this size cannot be started in phase %1.").arg(facts["phase"]);
    return tr("There is nothing of %1 for sale.").arg(facts["company"]);
}

QString Wording::priceRange(const Facts &facts) const
{
    if (facts.has("choices"))
        return tr("The price is %1.").arg(facts.alternatives("choices"));
    if (!facts.has("most"))
        return tr("The price is at least %1.").arg(facts.money("least"));
    if (facts["least"] == facts["most"])
        return tr("The price is %1.").arg(facts.money("least"));
    return tr("The price is between %1 and %2.").arg(facts.money("least"), facts.money("most"));
}

QString Wording::wrongStep(const Facts &facts) const
{
    if (facts["due"] == "run_trains")
        return tr("%1 must declare its income first.").arg(facts["company"]);
    if (facts["due"] == "dividend")
        return tr("%1 must pay or keep its income first.").arg(facts["company"]);
    if (facts.has("train"))
        return tr("%1 gives up only trains it has taken over just now.").arg(facts["company"]);
    return tr("%1 is past this step of its turn.").arg(facts["company"]);
}

QString Wording::actionUsedUp(const Facts &facts) const
{
    if (facts.has("limit"))
        return tr("The trains of this card are bought.");
    if (facts.has("company"))
        return tr("%1 has bought its train from the depot.").arg(facts["company"]);
    if (facts.has("card"))
        return tr("A card is in use in this turn.");
    return tr("%1 has done what the card is for.").arg(facts["player"]);
}

QString Wording::rightUsed(const Facts &facts) const
{
    const PrivateId card = m_rules.game().findPrivate(facts["private"].toStdString());
    return card && m_rules.game().privates[card].character ? tr("The tiles of %1 are laid.").arg(privateName(card))
                                                           : tr("The right of %1 has been used.").arg(facts["private"]);
}

QString Wording::tileColour(const Facts &facts) const
{
    if (facts.has("tile"))
        return tr("Tile %1 cannot be laid this way.").arg(facts["tile"]);
    if (!facts.has("colour"))
        return tr("%1 has no tile to lay in phase %2.").arg(facts["private"], facts["phase"]);
    const QString colour = word("colour", facts["colour"].toStdString());
    return facts.has("private") ? tr("The right of %1 does not allow this tile: %2.").arg(facts["private"], colour)
                                : tr("There are no such tiles in phase %1: %2.").arg(facts["phase"], colour);
}

/// The character who brings money at the start of a round.
QString Wording::whoPaysEveryRound() const
{
    for (const PrivateId card : ids(m_rules.game().privates)) {
        const std::optional<Character> &character = m_rules.game().privates[card].character;
        if (character && character->roundCash > Money{})
            return privateName(card);
    }
    return {};
}

QString Wording::refusal(const Refusal &refusal) const
{
    const Facts facts(*this, refusal);
    switch (refusal.code) { // no default: the compiler names what is missing
    case Code::PlayersCount:
        return tr("The game is not for so many players.");
    case Code::NotYourTurn:
        return tr("It is the turn of %1.").arg(facts["turn"]);
    case Code::WrongRound:
        return tr("This cannot be done in this round.");
    case Code::WrongStep:
        return wrongStep(facts);
    case Code::NoCash:
        return tr("%1 has %2 and needs %3.").arg(facts["player"], facts.money("cash"), facts.money("needed"));
    case Code::NoTreasury:
        return tr("%1 has %2 and needs %3.")
            .arg(facts[facts.has("company") ? "company" : "player"],
                 facts.money(facts.has("treasury") ? "treasury" : "cash"), facts.money("needed"));
    case Code::NotOnSale:
        return notOnSale(facts);
    case Code::BadPar:
        return tr("%1 is not an initial price for this company.").arg(facts.money("price"));
    case Code::HoldingLimit:
        return tr("%1 may hold at most %2 % of %3.").arg(facts["player"], facts["limit"], facts["company"]);
    case Code::CertificateLimit:
        return tr("%1 has %2 of at most %3 certificates.").arg(facts["player"], facts["held"], facts["limit"]);
    case Code::MustSell:
        return tr("%1 has too many certificates and must sell first.").arg(facts["player"]);
    case Code::NoSaleFirstRound:
        return tr("No shares are sold in the first stock round.");
    case Code::SoldThisRound:
        return tr("%1 sold %2 in this round and may buy it again in the next.").arg(facts["player"], facts["company"]);
    case Code::AlreadySoldThisTurn:
        return tr("%1 was sold in this turn already.").arg(facts["company"]);
    case Code::SaleAfterPurchase:
        return m_rules.game().sales.turn == StockTurn::SalesThenPurchase
                   ? tr("%1 has bought; sales come before the purchase.").arg(facts["player"])
                   : tr("%1 has sold before the purchase; after it nothing more is sold.").arg(facts["player"]);
    case Code::NotEnoughShares:
        if (facts.has("all"))
            return tr("There is only %1 % of the shares.").arg(facts["all"]);
        return facts.has("whole")
                   ? tr("The %1 % of %2 that are one certificate are sold whole.").arg(facts["whole"], facts["company"])
                   : tr("%1 does not hold so much of %2.").arg(facts["player"], facts["company"]);
    case Code::NobodyTakesOver:
        if (facts.has("others"))
            return tr("The director's share of %1 (%2 %) can never be sold.").arg(facts["company"], facts["percent"]);
        return tr("Nobody else holds %2 % of %1 and could become director.").arg(facts["company"], facts["percent"]);
    case Code::InDebt:
        return tr("%1 owes %2 and may not buy shares.").arg(facts["player"], facts.money("debt"));
    case Code::RepayRange:
        return tr("At most %1 can be repaid.").arg(facts.money("most"));
    case Code::PhaseTooEarly:
        return tr("This is not possible in phase %1.").arg(facts["phase"]);
    case Code::Size:
        return facts.has("train") ? own(QT_TR_NOOP("%1 may not own a train %2.")).arg(facts["company"], facts["train"])
                                  : tr("The size of %1 does not allow this.").arg(facts["company"]);
    case Code::PriceRange:
        return priceRange(facts);
    case Code::RightUsed:
        return rightUsed(facts);
    case Code::RightTerrain:
        return tr("The right of %1 does not cover this terrain: %2.")
            .arg(facts["private"], word("terrain", facts["terrain"].toStdString()));
    case Code::TileColour:
        return tileColour(facts);
    case Code::LaysUsedUp:
        return tr("%1 has laid all its tiles of this turn.").arg(facts["company"]);
    case Code::NoMarker:
        return tr("%1 has no station marker left.").arg(facts["company"]);
    case Code::OneStation:
        return tr("%1 has placed its station of this turn.").arg(facts["company"]);
    case Code::IncomeStep:
        return tr("An income is a multiple of %1.").arg(facts["step"]);
    case Code::NoRunnableTrain:
        return tr("%1 has no train it may run.").arg(facts["company"]);
    case Code::TrainLimit:
        return tr("%1 may own at most %2 trains.").arg(facts["company"], facts["limit"]);
    case Code::LastPlace:
        return tr("%1 keeps its last place for a train it may run.").arg(facts["company"]);
    case Code::MustOwnTrain:
        return own(QT_TR_NOOP("%1 must own a train it may run.")).arg(facts["company"]);
    case Code::KeepRunnable:
        return tr("%1 must have a train it may run after this.").arg(facts["company"]);
    case Code::NotFinanced:
        return tr("%1 has %2 of %3, and its director may not help with this.")
            .arg(facts["company"], facts.money("treasury"), facts.money("needed"));
    case Code::LoanNotNeeded:
        return tr("The loan needed is %1.").arg(facts.money("loan"));
    case Code::FaceScrapped:
        return tr("Trains %1 are out of the game.").arg(facts["train"]);
    case Code::NotLarger:
        return tr("Only a train taken over just now can be turned to a larger one.");
    case Code::MustDiscard:
        return own(QT_TR_NOOP("%1 must give up a train first.")).arg(facts["company"]);
    case Code::MustDraw:
        return tr("A draw is due first.");
    case Code::MustNameValue:
        return tr("%1 must say first what the hex of %2 is worth.").arg(facts["player"], facts["private"]);
    case Code::MustExchange:
        return tr("%1 must exchange %2 for a share first.").arg(facts["player"], facts["private"]);
    case Code::MustChooseMarker:
        return tr("%1 must say first which marker of %2 stays.").arg(facts["player"], facts["company"]);
    case Code::NotOperated:
        return tr("%1 has not operated yet; until then its shares are not sold.").arg(facts["company"]);
    case Code::UnsoldLimit:
        return tr("After the sale %1 % of %2 would lie in the bank, and at most %3 % may.")
            .arg(facts["percent"], facts["company"], facts["limit"]);
    case Code::DirectorStays:
        return tr("A sale for a train must leave %1 its director.").arg(facts["company"]);
    case Code::SaleNotNeeded:
        if (facts.has("reach"))
            return tr("After this sale no train could be paid for: with %1 at most, and %2 is needed.")
                .arg(facts.money("reach"), facts.money("needed"));
        return tr("Without this sale there is %1, and no more than %2 is needed.")
            .arg(facts.money("cash"), facts.money("needed"));
    case Code::MineIncome:
        return tr("What goes into the treasury of %1 can be %2.").arg(facts["company"], facts.alternatives("choices"));
    case Code::NoMine:
        return tr("%1 has no train that serves mines.").arg(facts["company"]);
    case Code::TradeInTrain:
        return tr("A train %1 is not taken in payment for a train %2.").arg(facts["trade_in"], facts["train"]);
    case Code::TradeInUsed:
        return tr("%1 has paid with an older train once in this turn.").arg(facts["company"]);
    case Code::ExchangeInto:
        return tr("No share of that company is given for this railway.");
    case Code::BuildsOnly:
        return tr("%1 builds track and does nothing else.").arg(facts["company"]);
    case Code::DummysCompany:
        return tr("%1 belongs to nobody at the table; it builds and runs, and nobody deals with it.")
            .arg(facts["company"]);
    case Code::BidTooLow:
        return tr("The least bid is %1.").arg(facts.money("least"));
    case Code::DirectorLimit:
        return tr("%1 directs %2 companies already; that is the most.").arg(facts["player"], facts["limit"]);
    case Code::HasThatKind:
        return tr("%1 has one of that kind already.").arg(facts["player"]);
    case Code::CardTaken:
        return tr("This card was taken in this round.");
    case Code::CardNotUsed:
        return facts.has("side") ? tr("Nobody has used this side of the card in this round.")
                                 : tr("Nobody has used this card in this round.");
    case Code::NoCopyCard:
        return tr("%1 has no copy card left.").arg(facts["player"]);
    case Code::MustTakeCard:
        return tr("An action card comes first: every turn uses one up.");
    case Code::NotOnCard:
        return tr("The side chosen of card %1 is for something else.").arg(facts["card"]);
    case Code::ActionUsedUp:
        return actionUsedUp(facts);
    case Code::MustFund:
        return tr("%1 must say first where the money of %2 goes.").arg(facts["turn"], whoPaysEveryRound());
    case Code::WrongSum:
        return tr("%1 is given out, not %2.").arg(facts.money("needed"), facts.money("given"));
    case Code::NotDirected:
        return tr("%1 does not direct %2.").arg(facts["player"], facts["company"]);
    case Code::NotHeld:
        return tr("%1 cannot use %2 here.").arg(facts["player"], facts["what"]);
    case Code::NotOld:
        return tr("Train %1 is not obsolete; only obsolete trains are given back.").arg(facts["train"]);
    case Code::PoolClosed:
        if (facts.has("train"))
            return tr("%1 gives trains back in the turn of its director, or having paid no dividend.")
                .arg(facts["company"]);
        return tr("%1 buys from the depot only when just founded, or having paid no dividend.").arg(facts["company"]);
    case Code::BidStep:
        return tr("Bids rise in steps of %1.").arg(facts.money("step"));
    case Code::MustRaiseMoney:
        return tr("%1 must sell shares first, for the money owed.").arg(facts["player"]);
    case Code::LoanLimit:
        return tr("%1 has %2 loans. It gets no more than players hold shares of it: %3.")
            .arg(facts["company"], facts["loans"], facts["limit"]);
    case Code::LoanUsed:
        return tr("%1 takes one loan a round, and none after repaying one.").arg(facts["company"]);
    case Code::NoLoans:
        return tr("%1 gets no loans in phase %2.").arg(facts["company"], facts["phase"]);
    case Code::MustSettleLoans:
        return tr("First the loans of %1 are paid, or it merges.").arg(facts["company"]);
    case Code::MustKeepTrains:
        return tr("%1 must say first which trains it keeps.").arg(facts["company"]);
    case Code::MustBuyShare:
        return tr("%1 directs %2 with one share and must buy the second one first.")
            .arg(facts["player"], facts["company"]);
    case Code::SameKind:
        return tr("Only one train %1 may be bought in a turn.").arg(facts["train"]);
    case Code::NotCheapest:
        return tr("A director helps with the cheapest train of the bank, not with train %1.").arg(facts["train"]);
    case Code::KeepsBought:
        return tr("%1 must keep the %2 % of %3 bought just now.")
            .arg(facts["player"], facts["percent"], facts["company"]);
    case Code::PoolLimit:
        return tr("%1 % of %2 would lie in the open stock, and at most %3 % may.")
            .arg(facts["percent"], facts["company"], facts["limit"]);
    case Code::BoughtThisTurn:
        return tr("%1 has bought something in this turn already.").arg(facts["player"]);
    case Code::PoolFirst:
        return tr("The bank sells no share of %1 while more than half of it lies in the open stock.")
            .arg(facts["company"]);
    case Code::IsFrozen:
        return tr("%1 spends nothing before it has a train of its own.").arg(facts["company"]);
    case Code::CanPay:
        return tr("%1 can raise the money, or owes none.").arg(facts["player"]);
    case Code::AlreadyReached:
        return tr("%1 has reached its destination already.").arg(facts["company"]);
    case Code::WillClose:
        return tr("%1 leaves the game with this turn and deals no more.").arg(facts["company"]);
    case Code::HexBlocked:
        return tr("Nobody lays track on %1 while a player owns %2.").arg(facts["hex"], facts["private"]);
    case Code::NoTrainTrade:
        return tr("Companies never sell each other trains in this game.");
    case Code::HexWorth:
        return tr("The hex of %1 is worth %2 at most.").arg(facts["private"], facts.money("most"));
    case Code::StationThere:
        return tr("%1 already has a station on %2.").arg(facts["company"], facts["hex"]);
    case Code::GameOver:
        return tr("The game is over.");
    case Code::UnknownName:
        return tr("This name means nothing in this game.");
    case Code::BadValue:
        return tr("This value is not possible here.");
    }
    return {};
}

} // namespace flimnap
