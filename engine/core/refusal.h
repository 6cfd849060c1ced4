#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/money.h"
#include "core/party.h"

namespace flimnap {

/// Why a move is refused; the words belong to whoever shows it.
enum class Code : std::uint8_t {
    PlayersCount,
    NotYourTurn,
    WrongRound,
    WrongStep,
    NoCash,
    NoTreasury,
    NotOnSale,
    BadPar,
    HoldingLimit,
    CertificateLimit,
    MustSell,
    NoSaleFirstRound,
    SoldThisRound,
    AlreadySoldThisTurn,
    SaleAfterPurchase,
    NotEnoughShares,
    NobodyTakesOver,
    InDebt,
    RepayRange,
    PhaseTooEarly,
    Size,
    PriceRange,
    RightUsed,
    RightTerrain,
    TileColour,
    LaysUsedUp,
    NoMarker,
    OneStation,
    IncomeStep,
    NoRunnableTrain,
    TrainLimit,
    LastPlace,
    MustOwnTrain,
    KeepRunnable,
    NotFinanced,
    LoanNotNeeded,
    FaceScrapped,
    NotLarger,
    MustDiscard,
    MustDraw,         ///< fate speaks first
    MustNameValue,    ///< what a hex is worth must be said first
    MustExchange,     ///< a railway must be given for a share first
    MustChooseMarker, ///< which of two markers stays comes first
    NotOperated,      ///< shares of a company that has not yet run are not sold
    UnsoldLimit,      ///< too much of the company would lie in the bank
    DirectorStays,    ///< no emergency sale changes a director
    SaleNotNeeded,    ///< the money for the train is there without it
    NoMine,           ///< no train that could serve a mine
    MineIncome,       ///< no mines bring so much
    TradeInTrain,     ///< this train is not taken in payment for that one
    TradeInUsed,      ///< one train a turn is taken in payment
    ExchangeInto,     ///< shares of that company are not given for this railway
    BuildsOnly,       ///< a construction railway lays track and nothing else
    DummysCompany,    ///< nobody deals with a company that nobody at the table directs
    BidTooLow,        ///< less than the minimum, or than the last bid and the raise
    DirectorLimit,    ///< directs as many companies as a player may
    HasThatKind,      ///< of companies and characters a player takes one of each
    CardTaken,        ///< lies before somebody already
    CardNotUsed,      ///< nobody has used what is to be copied
    NoCopyCard,       ///< all are spent
    MustTakeCard,     ///< a turn uses up a card
    NotOnCard,        ///< this side lets do something else
    ActionUsedUp,     ///< what this side lets do is done
    MustFund,         ///< a character's money is given out before anything else
    WrongSum,         ///< not all that is given out, or more
    NotDirected,      ///< a company of somebody else
    NotHeld,          ///< a character of somebody else, or of nobody
    NotOld,           ///< an ordinary train is not given back
    PoolClosed,       ///< only certain companies buy trains that were given back
    BidStep,          ///< bids rise in steps
    MustRaiseMoney,   ///< somebody owes more than he has, and sells first
    LoanLimit,        ///< as many loans as shares in players' hands
    LoanUsed,         ///< one a round, and none after a repayment
    NoLoans,          ///< the time of loans is over
    MustSettleLoans,  ///< what becomes of a company with loans comes first
    MustKeepTrains,   ///< which trains the national company keeps comes first
    MustBuyShare,     ///< a director for the time being buys his second share first
    SameKind,         ///< one train of a kind a turn
    NotCheapest,      ///< a director helps with the cheapest of the bank's trains only
    KeepsBought,      ///< what was bought is not sold again
    PoolLimit,        ///< too much of the company would lie in the pool
    BoughtThisTurn,   ///< one purchase a turn
    PoolFirst,        ///< the bank sells its shares when fewer lie in the pool
    IsFrozen,         ///< spends nothing, or pays nothing, before it has a train of its own
    CanPay,           ///< is not bankrupt
    AlreadyReached,   ///< the destination
    WillClose,        ///< leaves the game at the end of the turn and buys nothing more
    HexBlocked,       ///< nobody lays track there yet
    StationThere,     ///< the company has a station on the hex
    NoTrainTrade,     ///< companies never sell each other trains
    HexWorth,         ///< more than any tile there is worth
    GameOver,
    UnknownName, ///< a code that names nothing in this game
    BadValue,    ///< a number or word outside what the key can mean
};

/// Stable spelling, e.g. "holding-limit": in messages, in JSON and in the game tables' citations.
std::string_view name(Code code);

/// One fact a message about a refusal can use: {"limit", 14}, {"company", "BCB"}.
struct Arg
{
    std::string_view name; ///< always a literal
    std::variant<std::int64_t, std::string, Party, std::vector<Money>> value;

    Arg(std::string_view argName, std::int64_t number) : name(argName), value(number) {}
    Arg(std::string_view argName, int number) : name(argName), value(std::int64_t{number}) {}
    Arg(std::string_view argName, Money amount) : name(argName), value(amount.units) {}
    Arg(std::string_view argName, Party party) : name(argName), value(party) {}
    Arg(std::string_view argName, std::string text) : name(argName), value(std::move(text)) {}
    Arg(std::string_view argName, std::vector<Money> amounts) : name(argName), value(std::move(amounts)) {}

    bool operator==(const Arg &) const = default;
};

/// The rules say no. What the table may waive is told apart from what cannot be done at all.
struct Refusal
{
    Code code = Code::BadValue;
    bool waivable = false;
    std::vector<Arg> args;
    std::string rule; ///< its number in the rules, e.g. "CZ-5.12"

    bool operator==(const Refusal &) const = default;
};

/// Nothing, or the reason why not.
using Verdict = std::optional<Refusal>;

} // namespace flimnap
