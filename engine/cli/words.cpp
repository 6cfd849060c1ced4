#include "cli/words.h"

#include "cli/facts.h"

namespace flimnap {

namespace {

std::string capital(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string oneOf(const std::vector<std::string> &items)
{
    std::string list;
    for (std::size_t item = 0; item < items.size(); ++item) {
        const bool isLast = item + 1 == items.size();
        list.append(item == 0 ? "" : isLast ? " or " : ", ").append(items[item]);
    }
    return list;
}

std::string wrongStep(const Facts &facts)
{
    if (facts.has("due"))
        return facts["company"] + " must " + facts["due"] + " first.";
    if (facts.has("train"))
        return facts["company"] + " has not taken over a train " + facts["train"] +
               " just now, and gives up no other one.";
    return "It is too early or too late for this in the turn of " + facts["company"] + ".";
}

std::string shortOfMoney(const Facts &facts)
{
    const std::string owner = facts[facts.has("company") ? "company" : "player"];
    return owner + " has " + facts.money(facts.has("treasury") ? "treasury" : "cash") + " and needs " +
           facts.money("needed") + ".";
}

std::string notOnSale(const Facts &facts)
{
    if (facts.has("train")) {
        if (facts.party("from").isCompany())
            return facts["from"] + " has no train " + facts["train"] + " to give.";
        return capital(facts["from"]) + " has no train " + facts["train"] + " for sale now.";
    }
    if (facts.has("what"))
        return facts["what"] + " is taken already, or cannot be taken.";
    if (facts.has("private"))
        return facts.has("company") ? facts["company"] + " does not own " + facts["private"] + "."
                                    : facts["private"] + " is not for sale.";
    if (facts.has("phase"))
        return "Companies of the size of " + facts["company"] + " are not started in phase " + facts["phase"] + ".";
    return facts["company"] + " is not on the market, or nothing of it is left there.";
}

std::string badPar(const Facts &facts)
{
    const CompanyId company = facts.party("company").company();
    if (!company)
        return facts.money("price") + " is no price of the chart.";
    std::vector<std::string> pars;
    for (const Money par : facts.game().classOf(company).pars)
        pars.push_back(std::to_string(par.units));
    return facts["company"] + " starts at " + oneOf(pars) + ", not at " + facts["price"] + ".";
}

std::string holdingLimit(const Facts &facts)
{
    if (!facts.has("player"))
        return "The director's certificate alone is more than one player may hold.";
    return facts["player"] + " may hold at most " + facts["limit"] + " % of " + facts["company"] + ".";
}

std::string notEnoughShares(const Facts &facts)
{
    if (facts.has("whole"))
        return "The " + facts["whole"] + " % of " + facts["company"] + " that are one certificate are sold whole.";
    if (facts.has("held"))
        return facts["player"] + " holds " + facts["held"] + " % of " + facts["company"] + ", not as much as that.";
    return facts["player"] + " does not hold as much of " + facts["company"] + ".";
}

std::string range(const Facts &facts)
{
    if (facts.has("choices"))
        return facts.alternatives("choices");
    const std::optional<std::int64_t> most = facts.number("most");
    if (!most)
        return "at least " + facts.money("least");
    if (most == facts.number("least"))
        return facts.money("least");
    return "from " + facts["least"] + " to " + facts.money("most");
}

std::string repayRange(const Facts &facts)
{
    if (facts.number("most").value_or(0) < 1)
        return "There is no debt to repay, or no money to repay it.";
    return "A repayment is " + range(facts) + ", by the debt and the cash.";
}

std::string size(const Facts &facts)
{
    if (facts.has("smaller"))
        return facts["company"] + " takes over smaller companies only, and " + facts["smaller"] + " is none.";
    return facts["company"] + " may not own " +
           (facts.has("private") ? facts["private"] : "a train " + facts["train"]) + ": the size does not fit.";
}

std::string tileColour(const Facts &facts)
{
    if (facts.has("tile")) {
        const TileDefinition *tile = facts.game().findTile(facts["tile"]);
        if (tile != nullptr && tile->homeOf)
            return "Tile " + facts["tile"] + " is the home tile of " + facts.game().companies[tile->homeOf].code + ".";
        return "Tile " + facts["tile"] + " is laid by the right of a private railway only.";
    }
    if (facts.has("private") && facts.has("phase"))
        return facts["private"] + " has no tile to lay in phase " + facts["phase"] + ".";
    if (facts.has("private"))
        return facts["private"] + " does not lay " + facts["colour"] + " tiles.";
    return capital(facts["colour"]) + " tiles are not laid in phase " + facts["phase"] + ".";
}

std::string laysUsedUp(const Facts &facts)
{
    if (facts.has("limit"))
        return facts["company"] + " has no tile left to lay in this turn; it has " + facts["limit"] + " in all.";
    return facts["company"] + " has laid its home tile already.";
}

std::string actionUsedUp(const Facts &facts)
{
    if (facts.has("limit"))
        return "The card is for " + facts["limit"] + " trains, and they are bought.";
    if (facts.has("company"))
        return facts["company"] + " has bought its one train from the depot.";
    if (facts.has("card"))
        return "A card is in use in this turn already.";
    return facts["player"] + " has done what the card is for.";
}

std::string notLarger(const Facts &facts)
{
    if (facts.has("to"))
        return "A train " + facts["train"] + " cannot be turned to " + facts["to"] + " here.";
    return "No train " + facts["train"] + " has been taken over just now, and no other one is turned.";
}

std::string unknownName(const Facts &facts)
{
    const Arg *name = facts.first();
    if (name == nullptr)
        return "A name means nothing in this game.";
    return "\"" + facts[name->name] + "\" (key \"" + std::string(name->name) + "\") means nothing in this game.";
}

std::string badValue(const Facts &facts)
{
    const std::string key = "The value of \"" + facts["key"] + "\"";
    if (facts.has("turn"))
        return "It cannot be the turn of \"" + facts["turn"] + "\" in this round.";
    if (facts.has("right") && facts["key"] == "percent")
        return key + " does not fit: certificates are of " + facts["right"] + " % here.";
    return key + " does not fit" + (facts.has("right") ? "; possible here: " + facts["right"] : "") + ".";
}

} // namespace

std::string Words::code(Party party) const
{
    const bool isInvalid = (party.isCompany() && !party.company()) || (party.isPlayer() && !party.player());
    return isInvalid ? std::string() : m_codes.code(party);
}

std::string Words::party(Party party) const
{
    switch (party.kind()) {
    case Party::Kind::Bank:
    case Party::Kind::Pool:
    case Party::Kind::Reserve:
    case Party::Kind::Draw:
    case Party::Kind::Box:
        return "the " + m_codes.code(party);
    case Party::Kind::Dummy:
        return m_game.dummy ? m_game.dummy->name : std::string();
    case Party::Kind::Player:
    case Party::Kind::Company:
    case Party::Kind::Nobody:
        break;
    }
    const std::string found = code(party);
    return found.empty() ? "nobody" : found;
}

std::string Words::money(Money amount) const
{
    return std::to_string(amount.units) + " " + m_game.currency;
}

std::string Words::refusal(const Refusal &refusal) const
{
    const Facts facts(*this, refusal);
    switch (refusal.code) { // no default: the compiler names what is missing
    case Code::PlayersCount:
        return "The game is not for so many players.";
    case Code::NotYourTurn:
        return "It is the turn of " + facts["turn"] + ".";
    case Code::WrongRound:
        return "There are no such moves in this round.";
    case Code::WrongStep:
        return wrongStep(facts);
    case Code::NoCash:
    case Code::NoTreasury:
        return shortOfMoney(facts);
    case Code::NotOnSale:
        return notOnSale(facts);
    case Code::BadPar:
        return badPar(facts);
    case Code::HoldingLimit:
        return holdingLimit(facts);
    case Code::CertificateLimit:
        return facts["player"] + " has " + facts["held"] + " certificates, and " + facts["limit"] + " is the most.";
    case Code::MustSell:
        return facts["player"] + " has " + facts["held"] + " certificates, too many, and must sell first.";
    case Code::NoSaleFirstRound:
        return "No shares are sold in the first stock round.";
    case Code::SoldThisRound:
        return facts["player"] + " has sold " + facts["company"] + " in this round and may not buy it before the next.";
    case Code::AlreadySoldThisTurn:
        return facts["company"] + " has been sold in this turn already.";
    case Code::SaleAfterPurchase:
        return facts["player"] + " has bought already, and sales come before the purchase.";
    case Code::NotEnoughShares:
        return notEnoughShares(facts);
    case Code::NobodyTakesOver:
        if (facts.has("others"))
            return "The director's certificate of " + facts["company"] + " is never sold: others hold " +
                   facts["others"] + " % at most.";
        return "The director's certificate of " + facts["company"] + " would be nobody's: no other player holds " +
               facts["percent"] + " %.";
    case Code::InDebt:
        return facts["player"] + " owes " + facts.money("debt") + " and buys no shares before it is paid.";
    case Code::RepayRange:
        return repayRange(facts);
    case Code::PhaseTooEarly:
        return "Phase " + facts["phase"] + " is too early for this.";
    case Code::Size:
        return size(facts);
    case Code::PriceRange:
        return "The price is " + range(facts) + ".";
    case Code::RightUsed:
        return "The right of " + facts["private"] + " has been used already.";
    case Code::RightTerrain:
        return "The right of " + facts["private"] + " does not cover " + facts["terrain"] + ".";
    case Code::TileColour:
        return tileColour(facts);
    case Code::LaysUsedUp:
        return laysUsedUp(facts);
    case Code::NoMarker:
        return facts["company"] + " has no station marker for this.";
    case Code::OneStation:
        return facts["company"] + " has placed a station in this turn already.";
    case Code::IncomeStep:
        return "The income cannot be " + facts["revenue"] + ": it is a multiple of " + facts["step"] + ", or 0.";
    case Code::NoRunnableTrain:
        return facts["company"] + " owns no train it may run; its income is 0 without being said.";
    case Code::TrainLimit:
        return facts["company"] + " may keep " + facts["limit"] + " trains and has no place for more.";
    case Code::LastPlace:
        return facts["company"] + " owns no train it may run, and its last place is kept for such a train.";
    case Code::MustOwnTrain:
        return facts["company"] + " owns no train it may run and must buy one.";
    case Code::KeepRunnable:
        return facts["company"] + " must own a train it may run after this.";
    case Code::NotFinanced:
        return facts["company"] + " has " + facts.money("treasury") + " of " + facts.money("needed") +
               ", and its director does not help with this purchase.";
    case Code::LoanNotNeeded:
        return "The director's loan is " + facts.money("loan") + ", not more and not less.";
    case Code::FaceScrapped:
        return "Trains " + facts["train"] + " have left the game.";
    case Code::NotLarger:
        return notLarger(facts);
    case Code::MustDiscard:
        return facts["company"] + " owns too many trains and must discard one first.";
    case Code::MustDraw:
        return "A draw is due first.";
    case Code::MustNameValue:
        return facts["player"] + " must first say what the hex of " + facts["private"] + " is worth.";
    case Code::MustExchange:
        return facts["player"] + " must exchange " + facts["private"] + " for a share first.";
    case Code::MustChooseMarker:
        return facts["player"] + " must first say which marker of " + facts["company"] + " stays.";
    case Code::NotOperated:
        return facts["company"] + " has not operated yet, so its shares cannot be sold.";
    case Code::UnsoldLimit:
        return facts["percent"] + " % of " + facts["company"] + " would be unsold, and " + facts["limit"] +
               " % is the most.";
    case Code::DirectorStays:
        return "A sale in an emergency must leave " + facts["company"] + " its director.";
    case Code::SaleNotNeeded:
        if (facts.has("reach"))
            return "After this sale no train could be paid for: with " + facts.money("reach") + " at most, and " +
                   facts.money("needed") + " is needed.";
        return "There is money enough without this sale: " + facts.money("cash") + ", and " + facts.money("needed") +
               " is needed at most.";
    case Code::MineIncome:
        return "What " + facts["company"] + " gets for its treasury can be " + facts.alternatives("choices") + ".";
    case Code::NoMine:
        return facts["company"] + " has no train that serves a mine.";
    case Code::TradeInTrain:
        return "A " + facts["trade_in"] + " is not taken in payment for a " + facts["train"] + ".";
    case Code::TradeInUsed:
        return facts["company"] + " has traded a train in in this round already.";
    case Code::ExchangeInto:
        return "No share of " + facts["company"] + " is given for this railway.";
    case Code::BuildsOnly:
        return facts["company"] + " only builds.";
    case Code::DummysCompany:
        return facts["company"] + " belongs to nobody at the table: it builds and runs, and nobody deals with it.";
    case Code::BidTooLow:
        return facts.money("amount") + " is too low: the least is " + facts.money("least") + ".";
    case Code::DirectorLimit:
        return facts["player"] + " directs " + facts["limit"] + " companies, and that is the most.";
    case Code::HasThatKind:
        return facts["player"] + " has one of that kind already, so " + facts["what"] + " is for somebody else.";
    case Code::CardTaken:
        return "Card " + facts["card"] + " has been taken in this round already.";
    case Code::CardNotUsed:
        return facts.has("side")
                   ? "Nobody has used side " + facts["side"] + " of card " + facts["card"] + " in this round."
                   : "Nobody has used card " + facts["card"] + " in this round, so it cannot be copied.";
    case Code::NoCopyCard:
        return facts["player"] + " has no copy card left.";
    case Code::MustTakeCard:
        return "An action card comes first: every turn uses one up.";
    case Code::NotOnCard:
        return "Side " + facts["side"] + " of card " + facts["card"] + " is for something else.";
    case Code::ActionUsedUp:
        return actionUsedUp(facts);
    case Code::MustFund:
        return facts["turn"] + " must first say where the money of the character goes.";
    case Code::WrongSum:
        return "Exactly " + facts.money("needed") + " is given out, not " + facts["given"] + ".";
    case Code::NotDirected:
        return facts["player"] + " does not direct " + facts["company"] + ".";
    case Code::NotHeld:
        return facts["player"] + " has no use of " + facts["what"] + " here.";
    case Code::NotOld:
        return "Train " + facts["train"] + " is not obsolete; only obsolete trains are given back.";
    case Code::PoolClosed:
        if (facts.has("train"))
            return facts["company"] +
                   " gives trains back in its director's turn, or before it buys from the depot having paid no "
                   "dividend.";
        return facts["company"] +
               " buys from the depot only when it has just been founded or has paid no dividend, and "
               "then nowhere else.";
    case Code::BidStep:
        return "Bids rise in steps of " + facts.money("step") + ".";
    case Code::MustRaiseMoney:
        return facts["player"] + " must first sell shares for what he owes.";
    case Code::LoanLimit:
        return facts["company"] + " has " + facts["loans"] + " loans; players hold " + facts["limit"] +
               " of its shares, and more loans than that it does not get.";
    case Code::LoanUsed:
        return facts["company"] + " takes one loan a round, and none after it has repaid one.";
    case Code::NoLoans:
        return facts["company"] + " gets no loan in phase " + facts["phase"] + ".";
    case Code::MustSettleLoans:
        return "The loans of " + facts["company"] + " must be paid first, or it merges.";
    case Code::MustKeepTrains:
        return facts["company"] + " must first say which trains it keeps.";
    case Code::MustBuyShare:
        return facts["player"] + " directs " + facts["company"] + " with one share and must buy the second one first.";
    case Code::SameKind:
        return "One train " + facts["train"] + " a turn is enough.";
    case Code::NotCheapest:
        return "A director helps with the cheapest train of the bank only, not with a " + facts["train"] + ".";
    case Code::KeepsBought:
        return facts["player"] + " must keep the " + facts["percent"] + " % of " + facts["company"] + " just bought.";
    case Code::PoolLimit:
        return facts["percent"] + " % of " + facts["company"] + " would lie in the pool; " + facts["limit"] +
               " % are allowed.";
    case Code::BoughtThisTurn:
        return facts["player"] + " has bought something in this turn already.";
    case Code::PoolFirst:
        return "The bank sells no share of " + facts["company"] + " while more than half of it lies in the pool.";
    case Code::IsFrozen:
        return facts["company"] + " spends nothing on track and stations before it has a train of its own.";
    case Code::CanPay:
        return facts["player"] + " can still raise the money, or owes none.";
    case Code::AlreadyReached:
        return facts["company"] + " has reached its destination already.";
    case Code::WillClose:
        return facts["company"] + " leaves the game with this turn and deals no more.";
    case Code::HexBlocked:
        return "Nobody lays track on " + facts["hex"] + " while a player owns " + facts["private"] + ".";
    case Code::NoTrainTrade:
        return "Companies never sell each other trains in this game.";
    case Code::HexWorth:
        return "The hex of " + facts["private"] + " is worth " + facts["most"] + " at most.";
    case Code::StationThere:
        return facts["company"] + " has a station on " + facts["hex"] + " already.";
    case Code::GameOver:
        return "The game is over.";
    case Code::UnknownName:
        return unknownName(facts);
    case Code::BadValue:
        return badValue(facts);
    }
    return {};
}

} // namespace flimnap
