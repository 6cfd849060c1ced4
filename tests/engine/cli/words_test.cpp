#include "cli/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "io/journal_text.h"
#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;
using ::testing::AnyOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// A refusal as the engine makes it, and what is said of it. P and C make parties of "p1" and "BCB".
struct Case
{
    Code code;
    std::vector<Arg> args;
    std::string sentence;
};

const Table &table()
{
    static const Table table(4);
    return table;
}

Party P(int number)
{
    return PlayerId(number - 1);
}

Party C(std::string_view code)
{
    return table().game().findCompany(code);
}

std::string said(const Refusal &refusal)
{
    return Words(table().rules()).refusal(refusal);
}

TEST(Words, SayWhatIsWrongWithEveryKindOfRefusal)
{
    const std::string text = "text";
    const std::vector<Case> cases = {
        {Code::NotYourTurn, {{"turn", C("BCB")}}, "It is the turn of BCB."},
        {Code::WrongRound, {}, "There are no such moves in this round."},
        {Code::WrongStep, {{"company", C("BCB")}, {"due", std::string("run_trains")}}, "BCB must run_trains first."},
        {Code::WrongStep,
         {{"company", C("BN")}, {"train", std::string("b.2")}},
         "BN has not taken over a train b.2 just now, and gives up no other one."},
        {Code::WrongStep, {{"company", C("BN")}}, "It is too early or too late for this in the turn of BN."},
        {Code::NoCash, {{"player", P(2)}, {"cash", 35}, {"needed", 65}}, "p2 has 35 K and needs 65 K."},
        {Code::NoTreasury, {{"company", C("BN")}, {"treasury", 30}, {"needed", 40}}, "BN has 30 K and needs 40 K."},
        {Code::NoTreasury, {{"player", C("BN")}, {"cash", 30}, {"needed", 40}}, "BN has 30 K and needs 40 K."},
        {Code::NotOnSale, {{"private", std::string("S2")}}, "S2 is not for sale."},
        {Code::NotOnSale, {{"private", std::string("S2")}, {"company", C("BN")}}, "BN does not own S2."},
        {Code::NotOnSale,
         {{"company", C("BN")}, {"phase", std::string("a")}},
         "Companies of the size of BN are not started in phase a."},
        {Code::NotOnSale, {{"company", C("BN")}}, "BN is not on the market, or nothing of it is left there."},
        {Code::NotOnSale,
         {{"train", std::string("b.2")}, {"from", Party::pool()}},
         "The pool has no train b.2 for sale now."},
        {Code::NotOnSale,
         {{"train", std::string("b.2")}, {"from", Party::bank()}},
         "The bank has no train b.2 for sale now."},
        {Code::NotOnSale, {{"train", std::string("b.2")}, {"from", C("PR")}}, "PR has no train b.2 to give."},
        {Code::BadPar, {{"price", 33}}, "33 K is no price of the chart."},
        {Code::BadPar,
         {{"company", C("BCB")}, {"price", 75}, {"size", std::string("small")}},
         "BCB starts at 50, 55, 60, 65 or 70, not at 75."},
        {Code::HoldingLimit,
         {{"player", P(1)}, {"company", C("BN")}, {"limit", 60}},
         "p1 may hold at most 60 % of BN."},
        {Code::HoldingLimit, {}, "The director's certificate alone is more than one player may hold."},
        {Code::CertificateLimit,
         {{"player", P(1)}, {"held", 12}, {"limit", 12}},
         "p1 has 12 certificates, and 12 is the most."},
        {Code::MustSell, {{"player", P(1)}, {"held", 13}}, "p1 has 13 certificates, too many, and must sell first."},
        {Code::NoSaleFirstRound, {}, "No shares are sold in the first stock round."},
        {Code::SoldThisRound,
         {{"player", P(1)}, {"company", C("OFE")}},
         "p1 has sold OFE in this round and may not buy it before the next."},
        {Code::AlreadySoldThisTurn, {{"company", C("OFE")}}, "OFE has been sold in this turn already."},
        {Code::SaleAfterPurchase, {{"player", P(1)}}, "p1 has bought already, and sales come before the purchase."},
        {Code::NotEnoughShares,
         {{"player", P(1)}, {"company", C("BN")}, {"held", 20}},
         "p1 holds 20 % of BN, not as much as that."},
        {Code::NotEnoughShares,
         {{"company", C("BN")}, {"whole", 20}},
         "The 20 % of BN that are one certificate are sold whole."},
        {Code::MineIncome,
         {{"company", C("BN")}, {"choices", std::vector<Money>{{0}, {10}}}},
         "What BN gets for its treasury can be 0 or 10 K."},
        {Code::NotEnoughShares, {{"player", P(1)}, {"company", C("BN")}}, "p1 does not hold as much of BN."},
        {Code::NobodyTakesOver,
         {{"company", C("BCB")}, {"percent", 50}},
         "The director's certificate of BCB would be nobody's: no other player holds 50 %."},
        {Code::NobodyTakesOver,
         {{"company", C("BCB")}, {"percent", 50}, {"others", 30}},
         "The director's certificate of BCB is never sold: others hold 30 % at most."},
        {Code::InDebt, {{"player", P(1)}, {"debt", 72}}, "p1 owes 72 K and buys no shares before it is paid."},
        {Code::RepayRange, {{"least", 1}, {"most", 72}}, "A repayment is from 1 to 72 K, by the debt and the cash."},
        {Code::RepayRange, {{"least", 1}, {"most", 0}}, "There is no debt to repay, or no money to repay it."},
        {Code::PhaseTooEarly, {{"phase", std::string("a")}}, "Phase a is too early for this."},
        {Code::Size,
         {{"private", std::string("M2")}, {"company", C("MW")}},
         "MW may not own M2: the size does not fit."},
        {Code::Size,
         {{"train", std::string("d.3E")}, {"company", C("MW")}},
         "MW may not own a train d.3E: the size does not fit."},
        {Code::Size,
         {{"company", C("BN")}, {"smaller", C("PR")}},
         "BN takes over smaller companies only, and PR is none."},
        {Code::PriceRange, {{"least", 1}, {"most", 40}}, "The price is from 1 to 40 K."},
        {Code::PriceRange, {{"least", 65}, {"most", 65}}, "The price is 65 K."},
        {Code::PriceRange, {{"least", 1}}, "The price is at least 1 K."},
        {Code::PriceRange, {{"choices", std::vector<Money>{{0}, {20}, {40}}}}, "The price is 0, 20 or 40 K."},
        {Code::PriceRange, {{"choices", std::vector<Money>{{0}}}}, "The price is 0 K."},
        {Code::RightUsed, {{"private", std::string("M3")}}, "The right of M3 has been used already."},
        {Code::RightTerrain,
         {{"private", std::string("M3")}, {"terrain", std::string("mountain")}},
         "The right of M3 does not cover mountain."},
        {Code::TileColour,
         {{"colour", std::string("green")}, {"phase", std::string("a")}},
         "Green tiles are not laid in phase a."},
        {Code::TileColour,
         {{"colour", std::string("grey")}, {"private", std::string("M3")}},
         "M3 does not lay grey tiles."},
        {Code::TileColour,
         {{"private", std::string("M3")}, {"phase", std::string("a")}},
         "M3 has no tile to lay in phase a."},
        {Code::TileColour, {{"tile", std::string("8896")}}, "Tile 8896 is the home tile of SX."},
        {Code::TileColour,
         {{"tile", std::string("887p")}},
         "Tile 887p is laid by the right of a private railway only."},
        {Code::LaysUsedUp,
         {{"company", C("BN")}, {"limit", 2}},
         "BN has no tile left to lay in this turn; it has 2 in all."},
        {Code::LaysUsedUp, {{"company", C("SX")}}, "SX has laid its home tile already."},
        {Code::NoMarker, {{"company", C("BN")}}, "BN has no station marker for this."},
        {Code::OneStation, {{"company", C("BN")}}, "BN has placed a station in this turn already."},
        {Code::IncomeStep, {{"revenue", 35}, {"step", 10}}, "The income cannot be 35: it is a multiple of 10, or 0."},
        {Code::NoRunnableTrain,
         {{"company", C("BN")}},
         "BN owns no train it may run; its income is 0 without being said."},
        {Code::TrainLimit, {{"company", C("BN")}, {"limit", 3}}, "BN may keep 3 trains and has no place for more."},
        {Code::LastPlace,
         {{"company", C("BN")}},
         "BN owns no train it may run, and its last place is kept for such a train."},
        {Code::MustOwnTrain, {{"company", C("BN")}}, "BN owns no train it may run and must buy one."},
        {Code::KeepRunnable, {{"company", C("BN")}}, "BN must own a train it may run after this."},
        {Code::NotFinanced,
         {{"company", C("BN")}, {"treasury", 30}, {"needed", 180}},
         "BN has 30 K of 180 K, and its director does not help with this purchase."},
        {Code::LoanNotNeeded, {{"loan", 50}}, "The director's loan is 50 K, not more and not less."},
        {Code::FaceScrapped, {{"train", std::string("d.3")}}, "Trains d.3 have left the game."},
        {Code::NotLarger,
         {{"train", std::string("d.3")}, {"to", std::string("e.4")}},
         "A train d.3 cannot be turned to e.4 here."},
        {Code::NotLarger,
         {{"train", std::string("d.3")}},
         "No train d.3 has been taken over just now, and no other one is turned."},
        {Code::MustDiscard, {{"company", C("BN")}}, "BN owns too many trains and must discard one first."},
        {Code::NotOnSale, {{"what", std::string("limnoc")}}, "limnoc is taken already, or cannot be taken."},
        {Code::DirectorLimit, {{"player", P(2)}, {"limit", 2}}, "p2 directs 2 companies, and that is the most."},
        {Code::HasThatKind,
         {{"player", P(2)}, {"what", std::string("limnoc")}},
         "p2 has one of that kind already, so limnoc is for somebody else."},
        {Code::CardTaken, {{"card", std::string("C9")}}, "Card C9 has been taken in this round already."},
        {Code::CardNotUsed,
         {{"card", std::string("C9")}},
         "Nobody has used card C9 in this round, so it cannot be copied."},
        {Code::CardNotUsed,
         {{"card", std::string("C9")}, {"side", 2}},
         "Nobody has used side 2 of card C9 in this round."},
        {Code::NoCopyCard, {{"player", P(2)}}, "p2 has no copy card left."},
        {Code::MustTakeCard, {}, "An action card comes first: every turn uses one up."},
        {Code::NotOnCard, {{"card", std::string("C9")}, {"side", 2}}, "Side 2 of card C9 is for something else."},
        {Code::ActionUsedUp, {{"limit", 2}}, "The card is for 2 trains, and they are bought."},
        {Code::ActionUsedUp, {{"company", C("BN")}}, "BN has bought its one train from the depot."},
        {Code::ActionUsedUp, {{"card", std::string("C9")}}, "A card is in use in this turn already."},
        {Code::ActionUsedUp, {{"player", P(2)}}, "p2 has done what the card is for."},
        {Code::MustFund, {{"turn", P(2)}}, "p2 must first say where the money of the character goes."},
        {Code::WrongSum, {{"given", 60}, {"needed", 50}}, "Exactly 50 K is given out, not 60."},
        {Code::NotDirected, {{"player", P(2)}, {"company", C("BN")}}, "p2 does not direct BN."},
        {Code::NotHeld, {{"player", P(2)}, {"what", std::string("flimnap")}}, "p2 has no use of flimnap here."},
        {Code::NotOld, {{"train", std::string("3")}}, "Train 3 is not obsolete; only obsolete trains are given back."},
        {Code::PoolClosed,
         {{"company", C("BN")}},
         "BN buys from the depot only when it has just been founded or has paid no dividend, and then nowhere else."},
        {Code::PoolClosed,
         {{"company", C("BN")}, {"train", std::string("2*")}},
         "BN gives trains back in its director's turn, or before it buys from the depot having paid no dividend."},
        {Code::BidStep, {{"amount", 46}, {"step", Money{5}}}, "Bids rise in steps of 5 K."},
        {Code::MustRaiseMoney, {{"player", P(2)}, {"needed", 30}}, "p2 must first sell shares for what he owes."},
        {Code::LoanLimit,
         {{"company", C("BN")}, {"loans", 5}, {"limit", 5}},
         "BN has 5 loans; players hold 5 of its shares, and more loans than that it does not get."},
        {Code::LoanUsed, {{"company", C("BN")}}, "BN takes one loan a round, and none after it has repaid one."},
        {Code::NoLoans, {{"company", C("BN")}, {"phase", std::string("6")}}, "BN gets no loan in phase 6."},
        {Code::MustSettleLoans, {{"company", C("BN")}}, "The loans of BN must be paid first, or it merges."},
        {Code::MustKeepTrains, {{"company", C("BN")}}, "BN must first say which trains it keeps."},
        {Code::MustBuyShare,
         {{"player", P(2)}, {"company", C("BN")}},
         "p2 directs BN with one share and must buy the second one first."},
        {Code::SameKind, {{"train", std::string("4")}}, "One train 4 a turn is enough."},
        {Code::NotCheapest,
         {{"train", std::string("5")}},
         "A director helps with the cheapest train of the bank only, not with a 5."},
        {Code::KeepsBought,
         {{"player", P(2)}, {"company", C("BN")}, {"percent", 10}},
         "p2 must keep the 10 % of BN just bought."},
        {Code::PoolLimit,
         {{"company", C("BN")}, {"percent", 60}, {"limit", 50}},
         "60 % of BN would lie in the pool; 50 % are allowed."},
        {Code::BoughtThisTurn, {{"player", P(2)}}, "p2 has bought something in this turn already."},
        {Code::PoolFirst,
         {{"company", C("BN")}},
         "The bank sells no share of BN while more than half of it lies in the pool."},
        {Code::IsFrozen,
         {{"company", C("BN")}},
         "BN spends nothing on track and stations before it has a train of its own."},
        {Code::CanPay, {{"player", P(2)}}, "p2 can still raise the money, or owes none."},
        {Code::AlreadyReached, {{"company", C("BN")}}, "BN has reached its destination already."},
        {Code::WillClose, {{"company", C("BN")}}, "BN leaves the game with this turn and deals no more."},
        {Code::HexBlocked,
         {{"hex", std::string("D6")}, {"private", std::string("S1")}},
         "Nobody lays track on D6 while a player owns S1."},
        {Code::StationThere, {{"company", C("BN")}, {"hex", std::string("D6")}}, "BN has a station on D6 already."},
        {Code::NoTrainTrade, {}, "Companies never sell each other trains in this game."},
        {Code::HexWorth, {{"private", std::string("MW")}, {"most", 70}}, "The hex of MW is worth 70 at most."},
        {Code::GameOver, {}, "The game is over."},
        {Code::UnknownName, {{"company", std::string("XYZ")}}, "\"XYZ\" (key \"company\") means nothing in this game."},
        {Code::BadValue,
         {{"key", std::string("percent")}, {"right", 25}},
         "The value of \"percent\" does not fit: certificates are of 25 % here."},
        {Code::BadValue,
         {{"key", std::string("pay")}, {"right", std::string("all, none")}},
         "The value of \"pay\" does not fit; possible here: all, none."},
        {Code::BadValue, {{"key", std::string("cost")}}, "The value of \"cost\" does not fit."},
        {Code::BadValue,
         {{"key", std::string("turn")}, {"turn", std::string("p9")}},
         "It cannot be the turn of \"p9\" in this round."},
    };
    for (const Case &one : cases)
        EXPECT_EQ(said({one.code, false, one.args, ""}), one.sentence) << name(one.code);
}

TEST(Words, HaveASentenceForEveryCodeEvenWithoutFacts)
{
    for (int code = 0; code <= static_cast<int>(Code::BadValue); ++code)
        EXPECT_THAT(said({static_cast<Code>(code), false, {}, ""}), EndsWith(".")) << code;
}

TEST(Words, CallPartiesByTheirCodes)
{
    const Words words(table().rules());
    EXPECT_EQ(words.code(P(3)), "p3");
    EXPECT_EQ(words.code(C("BCB")), "BCB");
    EXPECT_EQ(words.code(Party::bank()), "bank");
    EXPECT_EQ(words.code(Party::nobody()), "");
    EXPECT_EQ(words.code(CompanyId()), "");
    EXPECT_EQ(words.party(Party::bank()), "the bank");
    EXPECT_EQ(words.party(Party::nobody()), "nobody");
    EXPECT_EQ(words.party(CompanyId()), "nobody");
}

TEST(Words, ShowMoneyInTheGamesCurrency)
{
    EXPECT_EQ(Words(table().rules()).money(Money{-65}), "-65 K");
}

} // namespace
} // namespace flimnap
