#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/id.h"
#include "core/money.h"

namespace flimnap {

/// How many cards of a kind there are at a table.
struct CardCount
{
    CardId card;
    std::optional<int> count; ///< unlimited if absent
};

/// What a table of this many players begins with.
struct PlayerCount
{
    int players = 0;
    Money cash;
    int certificateLimit = 0;
    std::optional<int> privates;  ///< how many private railways are in play, the first ones; all if absent
    std::optional<int> companies; ///< likewise of companies
    int companiesDrawnOut = 0;    ///< so many are left out, by lot
    std::vector<CardCount> cards; ///< where it differs from other tables
    std::optional<int> rounds;    ///< likewise of the game's rounds
    std::vector<ActionId> actionCards;
    int copyCards = 0;  ///< of each player
    int characters = 0; ///< likewise
};

/// What the members of a class are.
enum class ClassKind : std::uint8_t {
    Shares, ///< companies with shares and a price
    Minor,  ///< companies of one owner: no shares, no price, a fixed part of the income is his
    Label   ///< no companies: a kind of private railways or of trains
};

/// When a company that owns no train it can run must buy one.
enum class TrainDuty {
    Always,
    WhileOnSale,     ///< not while the bank has none for it
    WhileAffordable, ///< nor while all that can be bought are too dear for it
    Never,
    WhileInBank, ///< in the deck or given back
    WithRoute    ///< likewise, if it has a route: whether it has one, the table says by ending the turn
};

/// How a company gets the money for its shares that the bank sells.
enum class Capital : std::uint8_t {
    AtFloat,  ///< all of it when it floats
    PerShare, ///< with every share
    Escrow    ///< with those of the first half; the money for the others is kept until it has reached its destination
};

/// A size or kind of companies, private railways or trains: everything its companies have in common.
struct CompanyClass
{
    std::string name; ///< "small"
    std::string code; ///< "S", the key of overrides by class
    ClassKind kind = ClassKind::Shares;
    int units = 0;        ///< how many ordinary shares make 100 %
    int missingUnits = 0; ///< of these: no certificate was printed for them
    int directorUnits = 0;
    int floatUnits = 0;        ///< in players' hands at which it begins to operate; 0: it is formed by a phase
    int holdingLimitUnits = 0; ///< what one player may hold
    std::vector<Money> pars;   ///< allowed initial prices
    Money parsFrom;            ///< … where they are all prices of the chart from this one on; 0: they are a list
    CellId startsAt;           ///< its companies stand here from the beginning, or at least when they are formed;
                               ///< invalid: they are started in play
    int dividendSteps = 1;     ///< how far a dividend moves the marker to the right
    int stationMarkers = 0;
    std::vector<Money> stationPrices; ///< home station first; the last one holds for all further stations
    int firstTurnLays = 2;
    int laysPerTurn = 1;
    bool hasHomeTile = false; ///< may lay its own home tile, in addition
    TrainDuty trainDuty = TrainDuty::Always;
    int ownersPercent = 0; ///< of a minor's income; the rest stays in its treasury
    ById<ClassId, bool> ownsTrains;
    ById<ClassId, bool> runsTrains;
    ById<ClassId, bool> ownsPrivates;
    ById<ClassId, bool> acquires;
    bool setsOutInTurn = false; ///< operates as soon as enough for the train on sale is sold when its turn comes
    bool buysOnlyRunnable = false;
    bool tradesAtPrintedPrice = false; ///< of trains, with other companies
    bool hasHalfCertificates = false;  ///< two ordinary ones count as one
    bool neverCloses = false;
    ClassId growsInto; ///< more shares of half the size; invalid if it never does

    [[nodiscard]] bool hasShares() const { return kind == ClassKind::Shares; }
    [[nodiscard]] bool isMinor() const { return kind == ClassKind::Minor; }
    /// Companies with shares that come about with a phase.
    [[nodiscard]] bool isFormedByPhase() const { return hasShares() && floatUnits == 0; }
    [[nodiscard]] int percent(int unitCount) const { return unitCount * 100 / units; }
};

/// What a company has that a player takes for nothing before the first round.
struct DraftedCompany
{
    Money price;
    std::vector<FaceId> trains;
    std::optional<Money> ownersCash; ///< its owner begins with so much, where that differs
};

struct CompanyDefinition
{
    std::string code;
    std::string name;
    ClassId size;
    std::vector<std::string> homes;    ///< hexes; where more than one, one is chosen in play
    bool choosesHomeCity = false;      ///< several cities on the one home hex
    std::optional<int> stationMarkers; ///< where they are not those of its class
    std::string destination;           ///< hex that it has to reach for its capital
    std::string colour;                ///< #rrggbb
    std::optional<DraftedCompany> drafted;

    // Of minors:
    std::vector<Money> prices; ///< what it costs: one price, or the buyer's choice
    FaceId comesWith;          ///< the train it buys at once out of its price; invalid if none
    CompanyId becomes;         ///< whose share its owner gets for it …
    int becomesUnits = 0;      ///< … and how much of that company
    Money lowMine;             ///< what its mine pays per train that serves it …
    Money highMine;            ///< … and in phases with high mines
};

/// What somebody on a player's side does for him and for all companies he directs.
struct Character
{
    bool freeMetropolis = false;
    int stationPercentOff = 0;
    int trainPercentOff = 0;       ///< of new trains of the bank …
    bool alsoOffOldTrains = false; ///< … and of those given back to it
    Money roundCash;               ///< at the start of every round: so much for himself …
    Money roundTreasury;           ///< … or so much for his companies
    Money handedIn;                ///< for the card, once: times the number of the round
    int tiles = 0;                 ///< of its own, laid beside the action
    PhaseId tilesFrom;
};

struct PrivateDefinition
{
    std::string code;
    std::string name;
    std::string localName; ///< second printed name, may be empty
    ClassId size;
    Money price;
    Money income;
    std::vector<std::string> waivesTerrain; ///< its right: no terrain cost for one tile
    std::vector<std::string> laysColours;   ///< its right: one more tile of a special colour
    std::string stationHex; ///< it has a station there: it earns what the hex is worth, and its buyer gets the station
    std::string blocksHex;  ///< where nobody lays track while a player owns it
    std::string extraTileHex; ///< its right: one more tile there, for nothing
    std::string buildsAtHex;  ///< its right: its tile there needs no track to it, and the station on it costs nothing
    Money placesBonus;    ///< its right: a mark on the map that trains earn so much more at; then it leaves the game
    bool isTrain = false; ///< a train that its owner hands to a company of his: it earns nothing, runs once and is gone
    std::optional<Character> character; ///< it is no railway at all, but somebody who is taken in the draft
};

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

/// A train may be paid for in part with an older one, which leaves the game.
struct TradeIn
{
    FaceId surrendered;
    Money price; ///< what is still to be paid

    bool operator==(const TradeIn &) const = default;
};

struct TrainFace
{
    std::string code; ///< as in the journal: "d.3+3"
    std::string name; ///< as printed: "3+3"
    CardId card;
    ClassId size;
    Money price;
    std::vector<FaceId> rusts; ///< faces that leave the game when this one is sold
    std::vector<FaceId> ages;  ///< faces that are turned to their old side then
    FaceId oldSide;            ///< of an ordinary face; invalid if it never gets old
    bool isOld = false;        ///< earns half
    int factor = 1;            ///< what the values of its stops are multiplied by
    std::vector<TradeIn> tradeIns;
    bool tradesAtDiscount = false; ///< what is printed is how much less is paid
    bool servesMines = false;

    [[nodiscard]] const TradeIn *tradeInFor(FaceId surrendered) const;
};

struct TrainCard
{
    std::string code;         ///< letter, or the train's name where cards carry one face
    std::optional<int> count; ///< unlimited if absent
    std::vector<FaceId> faces;
    PhaseId phase; ///< begins with the first card that leaves the deck; invalid if none
    /// Not part of the deck: it lies beside it, on sale as soon as the first of these cards has left the deck.
    CardId besideAfter;
    int needsSoldPercent = 0; ///< of a company that sets out while this card is on top
    CardId alreadyAfter; ///< part of the deck, and on sale before its time as soon as the first of these has left it
};

struct PhaseDefinition
{
    std::string name;
    ById<ClassId, std::optional<int>> trainLimit; ///< none where the class cannot exist yet
    ById<ClassId, bool> onSale;                   ///< whose companies may be started
    std::vector<std::string> tileColours;
    bool companiesBuyPrivates = false;
    bool companiesTradeTrains = false;
    int operatingRounds = 0;          ///< of a set that begins in this phase, where the sets are not on a track
    ById<ClassId, bool> mayExchange;  ///< whose owners may take a share for them in stock rounds
    ById<ClassId, bool> mustExchange; ///< whose owners must do so now
    std::vector<CompanyId> forms;     ///< formed at the end of the operating round in which the phase begins
    bool highMines = false;
    bool closesPrivates = false; ///< they leave the game, whoever has them
    bool companiesBorrow = false;
    Capital capital = Capital::AtFloat; ///< of companies started in it
    Money treasuryGrant;                ///< what an action card pays into treasuries
};

/// A space of the share-price chart with its neighbours; a move without a neighbour is not made.
struct ChartCell
{
    Money price;
    std::string name; ///< the price, or row and column where prices repeat
    int row = 0;      ///< as printed, 0 on top
    int column = 0;
    CellId right;
    CellId left;
    CellId up;
    CellId down;
    bool isPar = true;      ///< an initial price is looked for among these
    bool isClosing = false; ///< whose marker comes here leaves the game
};

struct HexDefinition
{
    std::string code;
    std::string name;
    std::string terrain;       ///< "" = none
    Money cost;                ///< of the first tile
    bool printedTrack = false; ///< already has a tile's worth of track: the first tile is an upgrade
};

struct TileDefinition
{
    std::string id;
    std::string colour;
    bool special = false; ///< purple edge: laid only by a private railway's right
    CompanyId homeOf;     ///< a company's own home tile
};

/// What a train earns besides its stops; players count it into the income they declare.
struct IncomeBonus
{
    std::string name;
    Money amount;
    std::vector<std::vector<std::string>> oneOfEach; ///< its route has at least one hex of each of these lists
    bool isPaid = true;                              ///< or only where the table plays with it
};

enum class ActionKind { Track, Cash, Shares, Trains, Station, Treasury };

/// One side of an action card: what it lets a player do.
struct CardSide
{
    ActionKind kind = ActionKind::Cash;
    std::vector<std::string> tiles; ///< a colour for each tile that may be laid, "any" where it is free
    int trains = 0;                 ///< how many may be bought
    Money cash;
};

struct ActionCard
{
    std::string code;
    std::vector<CardSide> sides;
};

/// How action cards are used again that lie taken already.
struct CopyRules
{
    Money unusedWorth;         ///< of a copy card, at the end
    bool isExtra = false;      ///< beside the card of the turn, not in its place
    bool sameSideOnly = false; ///< only a side that was used
};

/// What terrain costs that is not on any map the program knows.
struct TerrainCost
{
    Money cost;
    PhaseId from;
};

/// What players on their own landscape pay and earn.
struct Landscape
{
    Money metropolis; ///< a yellow tile of the dearer kind
    std::vector<TerrainCost> terrain;
    bool hasMines = false;
    Money expressBonus; ///< of a train, beside the values of its stops; 0 if there is none
    PhaseId expressFrom;
};

/// Somebody without a seat whose decisions the rules make, as far as they do not lie on the table.
struct Automaton
{
    std::string code;
    std::string name;
    int mostShares = 0;    ///< ordinary certificates he buys, …
    int mostCompanies = 0; ///< … and companies he directs in the end
};

/// A change of the tables that players may agree on: on or off, one of several values, or a number.
struct Switch
{
    std::string name;
    std::vector<int> players;        ///< tables it is for; empty: all
    std::vector<std::string> values; ///< to choose from, the one of the printed rules first; none: on or off
    bool isNumber = false;
    bool isOn = false;
    std::string value; ///< chosen, or as printed

    [[nodiscard]] bool isOnOrOff() const { return values.empty() && !isNumber; }
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

/// Where a rule that refuses is printed.
struct Citation
{
    std::string code;    ///< of the refusal
    std::string context; ///< a move kind, a round kind, both ("draw OR"), or "" for all others
    std::string rule;
};

/// Where a rule stands in the printed rulebook.
struct Chapter
{
    std::string rule;
    std::string title; ///< as printed, in the book's language
};

/// A game in one edition and variant, with the table's overrides already applied: data only, no behaviour.
struct GameDefinition
{
    std::string game;
    std::string edition;
    std::string variant;
    std::string title;
    std::string currency;

    std::vector<PlayerCount> playerCounts;
    std::optional<Money> bank; ///< unlimited if absent
    ById<ClassId, CompanyClass> classes;
    ById<CompanyId, CompanyDefinition> companies; ///< in the order that settles who acts first
    ById<PrivateId, PrivateDefinition> privates;
    ById<CardId, TrainCard> cards; ///< deck order
    ById<FaceId, TrainFace> faces;
    ById<PhaseId, PhaseDefinition> phases;
    ById<CellId, ChartCell> chart;
    Money uncountedUpTo;        ///< shares at this price or less do not count against the certificate limit …
    Money unlimitedUpTo;        ///< … and at this or less there is no limit to what one player may hold
    bool chartIsLadder = false; ///< of two rows: its ends lead to the other one
    std::vector<HexDefinition> hexes;
    std::vector<TileDefinition> tiles;
    std::vector<Money> stopValues; ///< what a stop can be worth, for entering incomes
    std::vector<IncomeBonus> incomeBonuses;

    /// A set is the operating rounds between two stock rounds: what a private railway is worth in each of them.
    /// Empty: sets go on until the bank is broken, each with the rounds of the phase in which it begins.
    std::vector<std::vector<Money>> sets;
    /// The game has so many rounds. Without shares every player is a company, and its treasury is his.
    std::optional<int> rounds;
    ExportRule exportRule = ExportRule::Never;
    DirectorTie directorTie = DirectorTie::NextAfterOldDirector;
    TurnOrder turnOrder = TurnOrder::CashCards;
    bool firstLapBackwards = false; ///< the first stock round begins with the last seat and goes back to the first
    QueueRule queue = QueueRule::FixedAtStart;
    TrainTrade trainTrade = TrainTrade::AnyPrice;
    HelpRule help = HelpRule::BankTrains;
    SaleRules sales;
    LoanTerms loans;
    FrozenCertificate frozenCertificate = FrozenCertificate::SwappedAtOnce;
    bool privatesAreCertificates = true; ///< they count against the limit
    bool privatesScore = true;           ///< they are worth something at the end
    bool discardsLeaveGame = false;      ///< trains over the limit; else they go to the pool
    DiscardOrder discardOrder = DiscardOrder::Companies;
    std::string poolWord = "pool";   ///< what journals call the bank's open stock
    std::optional<int> mostDirected; ///< companies that one player may direct
    PayRule payRule = PayRule::All;
    ById<ActionId, ActionCard> actionCards;
    CopyRules copies;
    std::optional<Landscape> landscape;
    std::optional<Automaton> automaton;
    std::vector<Switch> switches;
    std::optional<DraftRules> draft;
    std::optional<Auction> auction;
    std::optional<Waterfall> waterfall;
    std::optional<CompanyLoans> companyLoans;
    std::optional<National> national;
    Money incomeStep{10};            ///< all incomes are multiples of it
    bool breaksOverdrawn = false;    ///< the bank is broken when it owes money, else when it is empty
    bool capitalFollowsDeck = false; ///< the phase that counts is that of the train on sale
    bool oneStationPerHex = false;   ///< of a company
    bool homeAtStart = false;        ///< the home station is placed when a company is started, else in its first turn
    TrainsOfAKind trainsOfAKind = TrainsOfAKind::Any;
    bool tradedInToPool = false;   ///< trains taken in payment; else they leave the game
    bool tradeInMakesRoom = false; ///< at its limit a company may buy if it could trade in as well
    bool playersTradePrivates = false;
    int leastPrivatePercent = 0;     ///< of its face value that a company pays for a private railway …
    int mostPrivatePercent = 0;      ///< … and the most; 0: only its value
    bool extraTilesAnyTime = false;  ///< private railways' rights to one; else with the other track
    bool buildsWithOwnMarker = true; ///< a private railway's right to a station; else it brings one
    bool roundsEachShare = false;    ///< of a dividend on half certificates; else what one holder gets for all of his
    bool scoresAboveZero = false;    ///< shares of companies with more loans than value are worth nothing, not less
    bool closedTrainsToPool = true;  ///< else they leave the game
    std::optional<Dummy> dummy;

    std::vector<Citation> citations;
    std::vector<Chapter> chapters; ///< of rules that the edition's book prints

    [[nodiscard]] const CompanyClass &classOf(CompanyId company) const { return classes[companies[company].size]; }
    [[nodiscard]] int stationMarkers(CompanyId company) const
    {
        return companies[company].stationMarkers.value_or(classOf(company).stationMarkers);
    }
    [[nodiscard]] const PlayerCount *tableOf(int players) const;
    /// The phase that forms the company; invalid if none does.
    [[nodiscard]] PhaseId formingPhase(CompanyId company) const;
    /// The minor whose owner gets the company's director's certificate for it; invalid if there is none.
    [[nodiscard]] CompanyId directorsMinor(CompanyId company) const;
    /// Else every player is a company.
    [[nodiscard]] bool hasShares() const { return !rounds || actionCards.count() > 0; }
    /// Whether companies of any class may take over others.
    [[nodiscard]] bool hasTakeOvers() const;
    [[nodiscard]] const Switch *findSwitch(std::string_view name) const;
    /// Whether a table of so many players uses the private railway.
    [[nodiscard]] bool isInPlay(PrivateId railway, int players) const;
    /// With the numbers of cards and rounds that a table of so many players has.
    [[nodiscard]] GameDefinition forPlayers(int players) const;

    [[nodiscard]] ClassId findClass(std::string_view nameOrCode) const;
    [[nodiscard]] CompanyId findCompany(std::string_view code) const;
    [[nodiscard]] PrivateId findPrivate(std::string_view code) const;
    /// Where the rule is printed; empty if it is not, or not known.
    [[nodiscard]] std::string chapterOf(std::string_view rule) const;
    [[nodiscard]] FaceId findFace(std::string_view code) const;
    [[nodiscard]] CardId findCard(std::string_view code) const;
    [[nodiscard]] PhaseId findPhase(std::string_view name) const;
    [[nodiscard]] ActionId findAction(std::string_view code) const;
    [[nodiscard]] CellId findCell(std::string_view name) const;
    [[nodiscard]] CellId findCell(Money price) const;
    [[nodiscard]] const HexDefinition *findHex(std::string_view code) const;
    [[nodiscard]] const TileDefinition *findTile(std::string_view id) const;
};

} // namespace flimnap
