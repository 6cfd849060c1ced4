#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/id.h"
#include "core/money.h"
#include "definition/worded.h"

namespace flimnap {

/// Who becomes director when several hold equally many shares.
enum class DirectorTie { NextAfterOldDirector, LowestOrderCard };
constexpr auto wordsOf(DirectorTie /*policy*/)
{
    using enum DirectorTie;
    return std::to_array<Worded<DirectorTie>>(
        {{NextAfterOldDirector, "next-after-old-director"}, {LowestOrderCard, "lowest-order-card"}});
}

/// Who sits first in a stock round.
enum class TurnOrder { CashCards, PriorityCard };
constexpr auto wordsOf(TurnOrder /*policy*/)
{
    using enum TurnOrder;
    return std::to_array<Worded<TurnOrder>>({{CashCards, "cash-cards"}, {PriorityCard, "priority-card"}});
}

/// When the cheapest train on top of the deck leaves the game unsold, or becomes one that was given back.
enum class ExportRule { Never, AfterSets, AfterSetsOnceSold, PoolAfterRounds, PoolBeforeRuns, GoneBeforeRuns };
constexpr auto wordsOf(ExportRule /*policy*/)
{
    using enum ExportRule;
    return std::to_array<Worded<ExportRule>>({{Never, "never"},
                                              {AfterSets, "after-sets"},
                                              {AfterSetsOnceSold, "after-sets-once-sold"},
                                              {PoolAfterRounds, "pool-after-rounds"},
                                              {PoolBeforeRuns, "pool-before-runs"},
                                              {GoneBeforeRuns, "gone-before-runs"}});
}

/// Where trains over the limit go.
enum class DiscardsGo { IntoPool, OutOfGame, OntoDeck };
constexpr auto wordsOf(DiscardsGo /*policy*/)
{
    using enum DiscardsGo;
    return std::to_array<Worded<DiscardsGo>>({{IntoPool, "pool"}, {OutOfGame, "gone"}, {OntoDeck, "deck"}});
}

/// In which order companies give up the trains that are too many.
enum class DiscardOrder { Companies, Operating };
constexpr auto wordsOf(DiscardOrder /*policy*/)
{
    using enum DiscardOrder;
    return std::to_array<Worded<DiscardOrder>>({{Companies, "companies"}, {Operating, "operating"}});
}

/// What becomes of an income that the director does not keep for the company.
enum class PayRule { All, Half };
constexpr auto wordsOf(PayRule /*policy*/)
{
    using enum PayRule;
    return std::to_array<Worded<PayRule>>({{All, "all"}, {Half, "half"}});
}

/// Whether the order of an operating round follows the prices at its beginning or those of the moment.
enum class QueueRule { FixedAtStart, ByPriceNow };
constexpr auto wordsOf(QueueRule /*policy*/)
{
    using enum QueueRule;
    return std::to_array<Worded<QueueRule>>({{FixedAtStart, "fixed-at-start"}, {ByPriceNow, "by-price-now"}});
}

/// At what price companies sell trains to each other.
enum class TrainTrade { AnyPrice, PrintedUnlessOneDirector };
constexpr auto wordsOf(TrainTrade /*policy*/)
{
    using enum TrainTrade;
    return std::to_array<Worded<TrainTrade>>(
        {{AnyPrice, "any-price"}, {PrintedUnlessOneDirector, "printed-unless-one-director"}});
}

/// Which of its trains a director may help a company to buy.
/// WhenTrainless: with all trains of a company that has none, out of his cash alone.
/// BankTrainsFirst: who would need him for the next train buys none before that it cannot run.
/// Cheapest…, Any…: out of his cash and what he sells; of the bank's trains with the cheapest only, or with any, and
/// with those of companies or not.
enum class HelpRule {
    Never,
    BankTrains,
    AnyTrain,
    CheapestTooDear,
    WhenTrainless,
    CheapestOrCompanys,
    CheapestOfBank,
    BankTrainsFirst,
    AnyOrCompanys,
    AnyOfBank
};
constexpr auto wordsOf(HelpRule /*policy*/)
{
    using enum HelpRule;
    return std::to_array<Worded<HelpRule>>({{Never, "never"},
                                            {BankTrains, "bank-trains"},
                                            {AnyTrain, "any-train"},
                                            {CheapestTooDear, "cheapest-too-dear"},
                                            {WhenTrainless, "when-trainless"},
                                            {CheapestOrCompanys, "cheapest-or-companys"},
                                            {CheapestOfBank, "cheapest-of-bank"},
                                            {BankTrainsFirst, "bank-trains-first"}});
}

/// What a player may do in one turn of a stock round. Sales come before a purchase; or before or after it; or both.
enum class StockTurn { SalesThenPurchase, SalesEitherSide, SalesBothSides };
constexpr auto wordsOf(StockTurn /*policy*/)
{
    using enum StockTurn;
    return std::to_array<Worded<StockTurn>>({{SalesThenPurchase, "sales-then-purchase"},
                                             {SalesEitherSide, "sales-either-side"},
                                             {SalesBothSides, "sales-both-sides"}});
}

/// Which shares that a player bought he may not sell again.
enum class BoughtShares { Free, KeptThisRound, OneKeptThisTurn };
constexpr auto wordsOf(BoughtShares /*policy*/)
{
    using enum BoughtShares;
    return std::to_array<Worded<BoughtShares>>(
        {{Free, "free"}, {KeptThisRound, "kept-this-round"}, {OneKeptThisTurn, "one-kept-this-turn"}});
}

/// How many trains of a kind a company may buy in a turn.
enum class TrainsOfAKind { Any, OneATurn, OneOfBankATurn };
constexpr auto wordsOf(TrainsOfAKind /*policy*/)
{
    using enum TrainsOfAKind;
    return std::to_array<Worded<TrainsOfAKind>>(
        {{Any, "any"}, {OneATurn, "one-a-turn"}, {OneOfBankATurn, "one-of-bank-a-turn"}});
}

struct SaleRules
{
    bool onlyOperated = false;            ///< not of companies that do not operate yet …
    bool floatedOperates = false;         ///< … as they do once they have floated; else once they have run
    std::optional<int> mostUnsoldPercent; ///< of a company, after the sale, in bank and pool together
    bool intoPool = false;                ///< else into the bank
    bool eachLowersPrice = false;         ///< else the block as a whole does
    bool joinsSameTurn = false;           ///< what is sold of a company in several goes of a turn is one sale
    std::optional<int> mostPoolPercent;   ///< of a company, after the sale, in the pool
    bool limitAsksBefore = false;         ///< what one player may hold limits what he has before he buys, not after it
    bool limitsPool = false;              ///< what one player may hold limits what he buys from the pool, too
    bool poolEarns = false;               ///< dividends on what lies in the pool are the company's
    bool bankAsksInitialPrice = false;    ///< for the shares it still has; else the current price
    bool staysPriced = false;             ///< no sale pushes a marker to a space without a price
    bool dearestFallsFirst = false; ///< of companies sold in one turn, the markers; else in the order of their sales
    BoughtShares bought = BoughtShares::Free;
    StockTurn turn = StockTurn::SalesThenPurchase;
};

/// When the limited bank is broken.
struct BankBreak
{
    bool isOverdrawn = false; ///< when it owes money, else when it is empty
};

/// What a director owes who borrows for a train, in percent of the loan.
struct LoanTerms
{
    int surchargePercent = 0;         ///< owed at once, on top
    int interestPercent = 0;          ///< of the debt, at the end of every stock round
    int penaltyPercent = 0;           ///< deducted at the end of the game
    bool penaltyEndsWithDebt = false; ///< of what is repaid nothing more is deducted
    bool repaidByIncome = false;      ///< as an overdraft: whatever the debtor gets; else by his decision
};

/// How what trains earn besides their stops is counted.
struct BonusRules
{
    bool oncePerCompany = false; ///< else for every train
    bool goToTreasury = false;   ///< else part of the income
};

/// Somebody whom nobody at the table plays: what he owns builds and runs, and never deals.
struct Absentee
{
    std::string code;
    std::string name;
};

/// A player without a seat and a place in the order, whose decisions the rules make.
struct Unseated
{
    std::string code;
    std::string name;
};

} // namespace flimnap
