#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/party.h"
#include "core/round.h"
#include "definition/game_definition.h"
#include "ledger/ledger.h"
#include "market/markers.h"
#include "shares/holdings.h"
#include "trains/train_stock.h"

namespace flimnap {

enum class CompanyStatus : std::uint8_t {
    Waiting,   ///< no share sold yet
    Started,   ///< has a price, does not operate yet
    Operating, ///< floated
    Closed     ///< left the game
};

struct CompanyState
{
    CompanyStatus status = CompanyStatus::Waiting;
    bool onlyBuilds = false;   ///< lays track and nothing else, without treasury and trains
    bool isUndirected = false; ///< has neither director nor treasury; all its certificates are sold like any other
    Money initialPrice;        ///< of a minor: what was paid for it
    int unpaidUnits = 0;       ///< shares nobody pays for, so that they bring no capital
    bool hadTurn = false;
    bool hasOperated = false;   ///< its trains ran once, or could not
    ClassId grownInto;          ///< it has more, smaller shares now; invalid if it has not
    Money scoreDeduction;       ///< what a share scores less than its price
    int treasuryUnits = 0;      ///< so many of its shares pay into its treasury when the bank sells them; else all that
                                ///< they bring comes when it floats
    bool isFrozen = false;      ///< it had no train that lasts yet: its marker stands still, and it keeps what it earns
    bool spendsNothing = false; ///< on track and stations, until then
    bool actsFirst = false;     ///< in its next turn, whatever its price
    bool owesShare = false;     ///< its director has one share less than his certificate counts; it lies in the bank
    bool homeTileLaid = false;
    bool mustDiscard = false;      ///< owns more trains than a phase change or its obligation allows
    bool mustKeepRunnable = false; ///< … because it could run none and had to buy over its limit
    int stationsOnMap = 0;
    int uncountedStations = 0; ///< of these, do not make the next one dearer
    int tokensLeft = 0;

    /// Its marker lies on the chart, or it is a railway that somebody owns.
    [[nodiscard]] bool isInPlay() const
    {
        return status == CompanyStatus::Started || status == CompanyStatus::Operating;
    }

    bool operator==(const CompanyState &) const = default;
};

struct PlayerState
{
    Money debt;
    Money penalty;      ///< deducted at the end on top of the debt
    int spareCards = 0; ///< not used yet, each of which counts at the end

    bool operator==(const PlayerState &) const = default;
};

struct PrivateState
{
    Party owner = Party::bank();    ///< the bank sells it, nobody once it left the game
    bool used = false;              ///< its right has been used up
    std::optional<Money> paid = {}; ///< for it, where that is not its price

    bool operator==(const PrivateState &) const = default;
};

/// What is known of the map; empty in games played without entering it.
struct Board
{
    struct Station
    {
        CompanyId company;
        HexId hex;

        bool operator==(const Station &) const = default;
    };

    ById<HexId, bool> hasTile; ///< track printed on the map is no tile
    std::vector<Station> stations;

    bool operator==(const Board &) const = default;
};

struct StockState
{
    int seat = 0;                             ///< index into the playing order
    bool backwards = false;                   ///< the first lap goes from the last seat to the first
    std::uint32_t passed = 0;                 ///< since anybody did anything else, a bit per player
    PlayerId lastActor;                       ///< who last did something in this round, and did not pass
    std::uint32_t soldThisTurn = 0;           ///< a bit per company; also in an emergency in an operating round
    std::map<CompanyId, Money> soldFor;       ///< … and for how much a share, where later sales of the turn join it
    ById<PlayerId, std::uint32_t> soldBefore; ///< in this round, a bit per company
    PlayerId justBought;                      ///< whose purchase ended the turn before this one
    CompanyId boughtNow;                      ///< in the turn that is running, which then goes on
    bool hasBought = false;                   ///< likewise, shares or anything else
    bool soldBeforeBuying = false;
    std::optional<Markers> markersBeforeSales;         ///< of those that are sold together; none before the first sale
    ById<PlayerId, ById<CompanyId, int>> boughtBefore; ///< units in this round, where they are to be kept

    bool operator==(const StockState &) const = default;
};

/// What the company whose turn it is has done so far.
struct CompanyTurn
{
    int step = 0;
    bool firstTurn = false;
    int lays = 0;
    int freeLays = 0; ///< of these, without cost and without a known tile: one may have been the home tile
    bool isTrackDone = false;
    bool stationPlaced = false;
    bool incomeSettled = false;
    Money income;          ///< declared, not yet paid or kept
    bool tradedIn = false; ///< a train was paid for in part with an older one
    Money lastShareSold;   ///< by the director who helps with a train: what his last share, and anything since, brought
    FaceId borrowed;       ///< a train for this turn only
    bool boughtTrain = false;
    bool isOver = false;           ///< but somebody must still raise money
    std::uint64_t boughtFaces = 0; ///< a bit per face
    PrivateId builtBy;             ///< whose right was used for the track of this turn
    Parts parts;                   ///< what the game's features add

    bool operator==(const CompanyTurn &) const = default;
};

struct OperatingState
{
    std::vector<CompanyId> queue; ///< who had a turn, and who will have one as prices are now
    int next = 0;                 ///< index of the company whose turn it is
    bool nextTurnWaits = false;   ///< something comes behind this turn, before the next one
    bool turnWaits = false;       ///< its turn has not begun: something else must be decided first
    CompanyTurn turn;
    int closingSteps = 0;      ///< how many of the things that are due at the end of the round are done
    std::uint32_t hadTurn = 0; ///< in this round, a bit per company
    Parts parts;               ///< what the game's features add for this round

    bool operator==(const OperatingState &) const = default;
};

/// Everything that lies on the table after a number of moves: a value that is copied, compared and thrown away.
struct Position
{
    Ledger ledger;
    Markers markers;
    Holdings holdings;
    TrainStock trains;
    ById<CompanyId, CompanyState> companies;
    ById<PlayerId, PlayerState> players;
    ById<PrivateId, PrivateState> privates;
    Board board;

    PhaseId phase{0};
    Round round;
    std::vector<PlayerId> order; ///< turn-order cards, 1 first
    int roundsOperated = 0;      ///< operating rounds begun so far
    int roundsInSet = 0;         ///< operating rounds of the set that is running, where they depend on the phase
    Money keptInBank;            ///< that is not the bank's own
    bool isBankBroken = false;
    bool endsNow = false;     ///< the game ends with the move that is being made
    bool isLastRound = false; ///< the game ends with the round that is running
    StockState stock;
    OperatingState operating;
    Parts parts;                         ///< what the game's features add
    std::optional<int> certificateLimit; ///< where it is no longer that of the tables

    bool operator==(const Position &) const = default;
};

/// The value of a private railway now, for companies that buy or sell it: that of the latest operating round.
Money privateValue(const GameDefinition &game, const Position &position);

/// Its class; another one once it has more, smaller shares.
ClassId sizeOf(const GameDefinition &game, const Position &position, CompanyId company);
const CompanyClass &classOf(const GameDefinition &game, const Position &position, CompanyId company);
/// The limited bank has nothing left that is its own.
bool isBankEmpty(const GameDefinition &game, const Position &position);
/// Who owes more than he has; invalid if nobody does.
PlayerId debtor(const Position &position);
/// The company whose turn of an operating round is running; none if there is no such turn.
CompanyId companyInTurn(const Position &position);
/// Its marker has come to a space without a price.
bool isLeaving(const GameDefinition &game, const Position &position, CompanyId company);
/// Its shares count against the certificate limit.
bool isCounted(const GameDefinition &game, const Position &position, CompanyId company);
/// What one player may hold of it is limited.
bool isHoldingLimited(const GameDefinition &game, const Position &position, CompanyId company);
int certificateLimit(const GameDefinition &game, const Position &position);
/// What a share scores: its price, or less than that.
Money scorePrice(const GameDefinition &game, const Position &position, CompanyId company);
bool isOverTrainLimit(const GameDefinition &game, const Position &position, CompanyId company);
int trainLimit(const GameDefinition &game, const Position &position, CompanyId company);
/// Its phase has begun: it is formed at the end of the operating round.
bool isToBeFormed(const GameDefinition &game, const Position &position, CompanyId company);
bool ownsRunnableTrain(const GameDefinition &game, const Position &position, CompanyId company);
/// A private railway of the company that is a train and has not yet run; invalid if there is none.
PrivateId trainPrivateOf(const GameDefinition &game, const Position &position, CompanyId company);
/// Whether it has any train for its next run, lasting or not.
bool canRun(const GameDefinition &game, const Position &position, CompanyId company);
Money price(const GameDefinition &game, const Position &position, CompanyId company);

/// Whether the deck's first card of this kind has left it.
bool isBegun(const GameDefinition &game, const Position &position, CardId card);
/// Of a borrowed train: its card has left the deck, and lies in the pool once the turn is over.
bool isLent(const GameDefinition &game, const Position &position, CardId card);
/// Cards that the deck can still sell; unlimited if empty.
std::optional<int> leftInDeck(const GameDefinition &game, const Position &position, CardId card);
/// The card on top of the deck; invalid when it is empty.
CardId topCard(const GameDefinition &game, const Position &position);
/// The card on sale now in the deck or beside it.
bool isOnSale(const GameDefinition &game, const Position &position, CardId card);
/// Somebody whose decisions the rules make: he has no place in the order of turns.
bool isUnseated(const Position &position, PlayerId player);
/// He directs the company.
bool isUnseateds(const Position &position, CompanyId company);
/// Companies that the player directs.
std::vector<CompanyId> directedBy(const GameDefinition &game, const Position &position, Party player);
/// Nobody at the table directs it: it has no treasury and never deals.
bool isUnattended(const Position &position, CompanyId company);
/// The owner of a minor, else nobody.
Party ownerOf(const GameDefinition &game, const Position &position, CompanyId minor);
/// Ordinary shares that can be bought there; a director's certificate is not among them.
int ordinaryUnits(const GameDefinition &game, const Position &position, CompanyId company, Party stock);

/// Shares that the bank has sold, wherever they are now.
int soldUnits(const Position &position, CompanyId company);
/// Certificates that count against the player's limit, in halves.
int halfCertificates(const GameDefinition &game, const Position &position, PlayerId player);
/// Likewise in whole ones, rounded up.
int certificates(const GameDefinition &game, const Position &position, PlayerId player);
/// What the player's private railways and minors count for while they are in the game.
Money privatesWorth(const GameDefinition &game, const Position &position, PlayerId player);
/// Where players are their companies: what lies in the treasury.
Money treasuryWorth(const GameDefinition &game, const Position &position, PlayerId player);
/// What the player's unused cards are worth at the end.
Money cardsWorth(const GameDefinition &game, const Position &position, PlayerId player);
/// What the player has: cash and shares as they would score now, his railways and cards.
Money worth(const GameDefinition &game, const Position &position, PlayerId player);

/// What of it counts at the end: not railways that are worth nothing then.
Money scoredWorth(const GameDefinition &game, const Position &position, PlayerId player);

/// Companies that operate, or may begin to when their turn comes, the one that acts first in front: minors as the
/// tables list them, then by price.
std::vector<CompanyId> operatingOrder(const GameDefinition &game, const Position &position);
/// Whether the first of two markers stands for the higher price, or at the same price further right or higher in a
/// pile.
bool standsBefore(const GameDefinition &game, const Markers &markers, CompanyId a, CompanyId b);
/// Whether the first of two companies acts before the other as their prices are now.
bool actsBefore(const GameDefinition &game, const Position &position, CompanyId a, CompanyId b);

} // namespace flimnap
