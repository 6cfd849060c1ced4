#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/id.h"
#include "core/money.h"

namespace flimnap {

/// A private railway that is auctioned, and the least that is bid for it.
struct Lot
{
    PrivateId railway;
    Money minimum;
};

/// How private railways come to their owners where they have no fixed prices; those that are no lot are not in play.
struct Auction
{
    std::vector<Lot> lots;
    Money raise; ///< the least that a bid is higher than the one before
};

/// Who becomes director when several hold equally many shares.
enum class DirectorTie { NextAfterOldDirector, LowestOrderCard };

/// Who sits first in a stock round.
enum class TurnOrder { CashCards, PriorityCard };

/// When the cheapest train on top of the deck leaves the game unsold, or becomes one that was given back.
enum class ExportRule { Never, AfterSets, AfterSetsOnceSold, PoolAfterRounds, PoolBeforeRuns };

/// In which order companies give up the trains that are too many.
enum class DiscardOrder { Companies, Operating };

/// What becomes of an income that the director does not keep for the company.
enum class PayRule { All, Half };

/// Whether the order of an operating round follows the prices at its beginning or those of the moment.
enum class QueueRule { FixedAtStart, ByPriceNow };

/// At what price companies sell trains to each other.
enum class TrainTrade { AnyPrice, PrintedUnlessOneDirector };

/// Which of its trains a director may help a company to buy.
/// WhenTrainless: with all trains of a company that has none, out of his cash alone.
/// Cheapest…: of the bank's trains with the cheapest only, and with those of companies or not.
enum class HelpRule { Never, BankTrains, AnyTrain, CheapestTooDear, WhenTrainless, CheapestOrCompanys, CheapestOfBank };

/// What a player may do in one turn of a stock round. Sales come before a purchase; or before or after it; or both.
enum class StockTurn { SalesThenPurchase, SalesEitherSide, SalesBothSides };

/// Which shares that a player bought he may not sell again.
enum class BoughtShares { Free, KeptThisRound, OneKeptThisTurn };

/// How many trains of a kind a company may buy in a turn.
enum class TrainsOfAKind { Any, OneATurn, OneOfBankATurn };

struct SaleRules
{
    bool onlyOperated = false;            ///< not of companies that have not yet run
    std::optional<int> mostUnsoldPercent; ///< of a company, after the sale, in bank and pool together
    bool intoPool = false;                ///< else into the bank
    bool eachLowersPrice = false;         ///< else the block as a whole does
    bool inEmergency = false;             ///< by a director who helps with a train
    std::optional<int> mostPoolPercent;   ///< of a company, after the sale, in the pool
    bool limitsPool = false;              ///< what one player may hold limits what he buys from the pool, too
    bool poolEarns = false;               ///< dividends on what lies in the pool are the company's
    bool bankAsksInitialPrice = false;    ///< for the shares it still has; else the current price
    bool mayClose = false;                ///< a sale can push a marker into the closing area
    BoughtShares bought = BoughtShares::Free;
    StockTurn turn = StockTurn::SalesThenPurchase;
};

/// Loans of companies.
struct CompanyLoans
{
    Money amount;
    Money interest;                  ///< of each, in every turn
    Money scoreDeduction;            ///< from the price of a share, for each
    bool interestAfterTrain = false; ///< of who does not run: after its first purchase of a train, else before
};

/// Private railways are sold one after the other, the cheapest first; on the others bids can be made until then.
struct Waterfall
{
    Money raise;                ///< the least that a bid is higher than the price or the bid before
    Money drop;                 ///< of the price of the first one, when all have passed
    bool followsAskers = false; ///< the turn after a sale is that of the player after who last paid what was asked
};

/// How the national company comes about and what is special about it.
struct National
{
    CompanyId company;
    bool formsAfterTurn = false;    ///< in which the phase began; else at once
    bool averagesAll = false;       ///< else without the cheapest of three or more
    bool actsFirst = true;          ///< in its first round, whatever its price
    bool mayDiscardLasting = true;  ///< when it is formed, also within its limit
    bool spendsWhileFrozen = false; ///< on track and stations
    bool borrowsLast = false;       ///< the last train of the deck only; else any train in the bank
    bool borrowedGoesToPool = false;
    Money buysFrom;                      ///< it must buy its first lasting train when it has so much …
    Money buysFromWithTradeIn;           ///< … or, with a train to trade in, so much
    std::optional<int> certificateLimit; ///< once it is formed
    bool asksCertificateLimit = true;    ///< it can be said then
};

/// What a director owes who borrows for a train, in percent of the loan.
struct LoanTerms
{
    int surchargePercent = 0; ///< owed at once, on top
    int interestPercent = 0;  ///< of the debt, at the end of every stock round
    int penaltyPercent = 0;   ///< deducted at the end of the game
};

/// When the director's certificate that came back unsold with a formed company's railway is swapped for shares.
enum class FrozenCertificate { SwappedAtOnce, SwappedAtFormation };

/// The parts of a two-player draft and the shares that are sold out of it (Cisleithania).
struct DraftRules
{
    std::vector<int> order;              ///< seats, as they receive
    Money constructionPrice;             ///< of a railway that only builds
    CellId bondCell;                     ///< where the price of the bond railway begins
    std::vector<CardId> bondMarkerCards; ///< who buys the last of the first of these may place a second marker of it
    bool bondPaysRoundedUp = true;       ///< per share; else down over all shares of a holder
};

/// A company that the dummy directs: one of the class, drawn by lot when the phase begins, at the lowest initial price.
struct DummyCompany
{
    ClassId size;
    PhaseId from;
    int units = 0;              ///< of its shares, the director's certificate among them
    bool firstLaysTrack = true; ///< the player with the first turn-order card decides its track and the other its
                                ///< stations; else the other way round
};

/// Somebody whom nobody at the table plays. His companies have no treasury, always pay what they earn and get their
/// trains for nothing: one when he gets them, and the next in place of every export.
struct Dummy
{
    std::string code;
    std::string name;
    std::vector<DummyCompany> companies; ///< in the order in which they get trains
};

} // namespace flimnap
