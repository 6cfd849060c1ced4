#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/arg.h"

namespace flimnap {

/// Why a move is refused. One code is for one reason; what it means its sentence says (refusal.cpp).
enum class Code : std::uint8_t {
    PlayersCount,
    NotYourTurn,
    WrongRound,
    WrongStep,
    MustRun,
    MustPay,
    NothingToPay,
    TrainFirst,
    FundedAtStart,
    NotTakenOver,
    NoCash,
    NoTreasury,
    NotOnSale,
    NotStartedYet,
    TrainNotOnSale,
    NoSuchTrain,
    PrivateNotOnSale,
    PrivateNotOwned,
    NotDirectors,
    AlreadyExchanged,
    AlreadyTaken,
    NoAccount,
    NoPrice,
    NoShares,
    NotOperating,
    BadPar,
    HoldingLimit,
    CertificateLimit,
    MustSell,
    HoldsTooMuch,
    NoSaleFirstRound,
    SoldThisRound,
    AlreadySoldThisTurn,
    SaleAfterPurchase,
    SoldBeforePurchase,
    NotEnoughShares,
    SoldWhole,
    TooManyShares,
    NobodyTakesOver,
    DirectorsShareStays,
    InDebt,
    RepayRange,
    LoanCount,
    PhaseTooEarly,
    TrainSize,
    PrivateSize,
    TakeoverSize,
    PriceChoice,
    PriceFloor,
    PriceRange,
    RightUsed,
    TilesLaid,
    NoSuchRight,
    RightElsewhere,
    RightNeedsTrack,
    RightTerrain,
    RightColour,
    NoTileInPhase,
    SpecialTile,
    TileColour,
    LaysUsedUp,
    MixedLays,
    HomeTileLaid,
    ForeignHomeTile,
    NotHomeHex,
    HomeFirst,
    HexBlocked,
    NeverBuilt,
    NoTileLeft,
    TileDoesNotFit,
    TrackOffMap,
    StubUnused,
    TrackLost,
    StationLost,
    NotConnected,
    NothingNew,
    NothingWaived,
    NoStopThere,
    NoToken,
    OneStation,
    StationThere,
    NoCityThere,
    CityFull,
    SlotKept,
    CityNotReached,
    CityNotSaid,
    HomeDue,
    HomeElsewhere,
    IncomeStep,
    NoRunnableTrain,
    NoMine,
    MineIncome,
    NotBestIncome,
    AboveBestIncome,
    NotBestMine,
    RouteNotReached,
    RouteImpossible,
    RoutesShareTrack,
    RoutesOtherSum,
    NoTrainOfRoute,
    HexStep,
    HexWorth,
    TrainLimit,
    LastPlace,
    MustOwnTrain,
    KeepRunnable,
    NotFinanced,
    LoanNotNeeded,
    NoBorrowing,
    FaceScrapped,
    SameKind,
    NotCheapest,
    NoTrainTrade,
    TradeInTrain,
    TradeInUsed,
    TurnsTakenOver,
    NotLarger,
    MustDiscard,
    MustDraw,
    MustNameValue,
    MustExchange,
    ExchangeInto,
    MustChooseToken,
    NotOperated,
    UnsoldLimit,
    PoolLimit,
    PoolFirst,
    KeepsBought,
    BoughtThisTurn,
    MustBuyShare,
    DirectorLimit,
    DirectorStays,
    SaleNotNeeded,
    SaleInVain,
    MustRaiseMoney,
    CanPay,
    BuildsOnly,
    NobodysCompany,
    BidTooLow,
    BidStep,
    HasThatKind,
    MustTakeCard,
    CardTaken,
    CardInUse,
    CardNotUsed,
    SideNotUsed,
    NoCopyCard,
    NotOnCard,
    ActionUsedUp,
    CardTrainsBought,
    MustFund,
    WrongSum,
    NotDirected,
    NotHeld,
    NotOld,
    ReturnClosed,
    DepotClosed,
    DepotOnly,
    DepotUsedUp,
    NoLoans,
    LoanUsed,
    LoanLimit,
    MustSettleLoans,
    MustKeepTrains,
    IsFrozen,
    AlreadyReached,
    NotReached,
    StationNotBoth,
    MustReturnStation,
    WillClose,
    AgainstLaw,
    GameOver,
    NotInThisRound,
    UnknownName,
    BadValue,
    OtherValue,
};

/// The rules say no. What the table may waive is told apart from what cannot be done at all.
struct Refusal
{
    Code code = Code::BadValue;
    bool waivable = false;
    Args args;        ///< the values in the sentence of the code
    std::string rule; ///< its number in the rules, e.g. "CZ-5.12"

    /// Marks what the app says in its languages; a literal, so that it is found for them.
    static constexpr std::string_view say(std::string_view english) { return english; }

    bool operator==(const Refusal &) const = default;
};

/// Nothing, or the reason why not.
using Verdict = std::optional<Refusal>;

/// A code in words.
struct CodeWords
{
    Code code;
    std::string_view name;     ///< its stable spelling, as in JSON and in the citations of the game tables
    std::string_view sentence; ///< with {name} where the values of a refusal go
};
/// All there are, in their order.
std::span<const CodeWords> allCodes();
std::string_view name(Code code);
std::string_view sentence(Code code);

} // namespace flimnap
