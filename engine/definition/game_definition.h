#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parts.h"
#include "definition/companies.h"
#include "definition/policies.h"

namespace flimnap {

class Feature;

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
    std::vector<CardCount> cards; ///< where it differs from other tables
    std::optional<int> rounds;    ///< likewise of the game's rounds
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
    std::string title;                            ///< as the book counts it, for people; journals have its name
    ById<ClassId, std::optional<int>> trainLimit; ///< none where the class cannot exist yet
    ById<ClassId, bool> onSale;                   ///< whose companies may be started
    std::vector<std::string> tileColours;
    bool companiesBuyPrivates = false;
    bool companiesTradeTrains = false;
    int operatingRounds = 0;      ///< of a set that begins in this phase, where the sets are not on a track
    std::vector<CompanyId> forms; ///< formed at the end of the operating round in which the phase begins
    bool highMines = false;
    bool closesPrivates = false; ///< they leave the game, whoever has them
    int treasuryPercent = 0;     ///< of a company started in it pay into its treasury as they are sold
    Parts parts;                 ///< what the game's features add
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
    bool isPar = true; ///< an initial price is looked for among these

    /// Else whose marker comes here leaves the game.
    [[nodiscard]] bool hasPrice() const { return price > Money{}; }
};

struct HexDefinition
{
    std::string code;
    std::string printed; ///< the code on the board, for people; journals have its own
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

/// A value of a switch that journals of earlier days call otherwise.
struct FormerValue
{
    std::string name;
    std::string now;
};

/// A change of the tables that players may agree on: on or off, one of several values, or a number.
struct Switch
{
    std::string name;
    std::vector<int> players;        ///< tables it is for; empty: all
    std::vector<std::string> values; ///< to choose from, the one of the printed rules first; none: on or off
    std::vector<FormerValue> formerly;
    bool isNumber = false;
    bool isOn = false;
    std::string value; ///< chosen, or as printed

    [[nodiscard]] bool isOnOrOff() const { return values.empty() && !isNumber; }
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
    ById<HexId, HexDefinition> hexes;
    ById<TileId, TileDefinition> tiles;
    std::vector<Money> otherTerrainCosts; ///< paid where no hex is named, though none here has them
    std::vector<Money> stopValues;        ///< what a stop can be worth, for entering incomes
    std::vector<IncomeBonus> incomeBonuses;
    BonusRules bonuses;

    /// A set is the operating rounds between two stock rounds: what a private railway is worth in each of them.
    /// Empty: sets go on until the bank is broken, each with the rounds of the phase in which it begins.
    std::vector<std::vector<Money>> sets;
    std::optional<int> rounds;        ///< the game has so many
    bool playersAreCompanies = false; ///< there are no shares: every player is a company, and its treasury is his
    ExportRule exportRule = ExportRule::Never;
    DirectorTie directorTie = DirectorTie::NextAfterOldDirector;
    TurnOrder turnOrder = TurnOrder::CashCards;
    bool firstLapBackwards = false; ///< the first stock round begins with the last seat and goes back to the first
    QueueRule queue = QueueRule::FixedAtStart;
    TrainTrade trainTrade = TrainTrade::AnyPrice;
    HelpRule help = HelpRule::BankTrains;
    SaleRules sales;
    LoanTerms loans;
    bool privatesAreCertificates = true; ///< they count against the limit
    bool privatesAreCompanies = false;   ///< the book calls them so, not railways
    bool privatesScore = true;           ///< they are worth something at the end
    DiscardsGo discards = DiscardsGo::IntoPool;
    DiscardOrder discardOrder = DiscardOrder::Companies;
    std::string poolWord = "pool";   ///< what journals call the bank's open stock
    std::optional<int> mostDirected; ///< companies that one player may direct
    PayRule payRule = PayRule::All;
    bool hasActionRounds = false; ///< its rounds begin with one in which the players act, and then the trains run
    Money spareCardWorth;         ///< at the end, of each card that a player did not use
    std::vector<Switch> switches;
    Money incomeStep{10}; ///< all incomes are multiples of it
    BankBreak bankBreaks;
    bool capitalFollowsDeck = false; ///< the phase that counts is that of the train on sale
    bool oneStationPerHex = false;   ///< of a company
    bool severalStationsATurn = false;
    bool homeAtStart = false; ///< the home station is placed when a company is started, else in its first turn
    TrainsOfAKind trainsOfAKind = TrainsOfAKind::Any;
    bool lentTrainsToPool = false; ///< those that a company had for one turn; else they are back where they were
    bool tradedInToPool = false;   ///< trains taken in payment; else they leave the game
    bool tradeInMakesRoom = false; ///< at its limit a company may buy if it could trade in as well
    bool playersTradePrivates = false;
    /// Loans, and private railways from players: by any company at any time of an operating round. Else in its own
    /// turn, before shares are sold for a train, and loans before any is repaid.
    bool companiesDealAnyTime = false;
    bool buildsWithOwnToken = true; ///< a private railway's right to a station; else it brings one
    bool roundsEachShare = false;   ///< of a dividend on half certificates; else what one holder gets for all of his
    bool scoresAboveZero = false;   ///< shares of companies with more loans than value are worth nothing, not less
    bool closedTrainsToPool = true; ///< of companies that left it; else they leave the game, too
    std::optional<Absentee> absentee;
    std::optional<Unseated> unseated;

    std::vector<const Feature *> features; ///< the game has them, as its tables say …
    Parts parts;                           ///< … in the section of each

    std::vector<Citation> citations;
    std::vector<Chapter> chapters; ///< of rules that the edition's book prints

    [[nodiscard]] const CompanyClass &classOf(CompanyId company) const { return classes[companies[company].size]; }
    [[nodiscard]] int stationTokens(CompanyId company) const
    {
        return companies[company].stationTokens.value_or(classOf(company).stationTokens);
    }
    [[nodiscard]] const PlayerCount *tableOf(int players) const;
    /// The phase that forms the company; invalid if none does.
    [[nodiscard]] PhaseId formingPhase(CompanyId company) const;
    /// The company that is formed out of others; invalid if there is none.
    [[nodiscard]] CompanyId companyOfOthers() const;
    /// The minor whose owner gets the company's director's certificate for it; invalid if there is none.
    [[nodiscard]] CompanyId directorsMinor(CompanyId company) const;
    [[nodiscard]] bool hasShares() const { return !playersAreCompanies; }
    /// Whether trains over the limit lie open for everybody.
    [[nodiscard]] bool hasTrainPool() const { return discards == DiscardsGo::IntoPool; }
    /// Whether a marker can come to a space of the chart without a price.
    [[nodiscard]] bool losesCompanies() const;
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
    [[nodiscard]] CellId findCell(std::string_view name) const;
    [[nodiscard]] CellId findCell(Money price) const;
    [[nodiscard]] HexId findHex(std::string_view code) const;
    [[nodiscard]] TileId findTile(std::string_view id) const;
};

} // namespace flimnap
