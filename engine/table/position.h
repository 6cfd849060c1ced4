#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/party.h"
#include "definition/game_definition.h"
#include "ledger/ledger.h"
#include "market/markers.h"
#include "shares/holdings.h"
#include "trains/train_stock.h"

namespace flimnap {

enum class RoundKind : std::uint8_t { Opening, Stock, Operating, End };

struct Round
{
    RoundKind kind = RoundKind::Opening;
    int set = 0;    ///< 1 for SR1 and OR1.x
    int number = 0; ///< 2 for OR5.2

    bool operator==(const Round &) const = default;
};

/// As in journals and snapshots: OPEN, SR3, OR5.2, END.
std::string name(const Round &round);

enum class CompanyStatus : std::uint8_t {
    Waiting,   ///< no share sold yet
    Started,   ///< has a price, does not operate yet
    Operating, ///< floated
    Closed     ///< left the game
};

struct CompanyState
{
    CompanyStatus status = CompanyStatus::Waiting;
    Money initialPrice;
    bool hadTurn = false;
    bool homeTileLaid = false;
    bool mustDiscard = false;      ///< owns more trains than a phase change or its obligation allows
    bool mustKeepRunnable = false; ///< … because it could run none and had to buy over its limit
    int stationsOnMap = 0;
    int markersLeft = 0;
    int sharedHexes = 0;               ///< of its latest take-over: hexes on which both companies had a station
    int mostSharedHexes = 0;           ///< … and on how many they can have had one
    std::vector<int> knownSharedHexes; ///< … and which are known, as indexes into the game's hexes

    bool operator==(const CompanyState &) const = default;
};

struct PlayerState
{
    Money debt;
    Money penalty; ///< deducted at the end on top of the debt

    bool operator==(const PlayerState &) const = default;
};

struct PrivateState
{
    Party owner = Party::bank(); ///< the bank sells it, nobody once it left the game
    bool used = false;           ///< its right has been used up

    bool operator==(const PrivateState &) const = default;
};

/// What is known of the map; empty in games played without entering it.
struct Board
{
    struct Station
    {
        CompanyId company;
        int hex = 0; ///< index into the game's hexes

        bool operator==(const Station &) const = default;
    };

    std::vector<bool> hasTile; ///< per hex of the game; track printed on the map is no tile
    std::vector<Station> stations;

    bool operator==(const Board &) const = default;
};

/// The round in which the private railways are bought.
struct OpeningState
{
    int turnNumber = 0;          ///< counts all turns; the snake is derived from it
    ById<PlayerId, bool> passed; ///< since the last purchase

    bool operator==(const OpeningState &) const = default;
};

struct StockState
{
    int seat = 0; ///< index into the playing order
    int passesInARow = 0;
    std::uint32_t soldThisTurn = 0;           ///< a bit per company
    ById<PlayerId, std::uint32_t> soldBefore; ///< in this round, a bit per company
    PlayerId justBought;                      ///< whose purchase ended the turn before this one

    bool operator==(const StockState &) const = default;
};

/// What the company whose turn it is has done so far.
struct CompanyTurn
{
    int step = 0;
    bool firstTurn = false;
    int lays = 0;
    int freeLays = 0; ///< of these, without cost and without a known tile: one may have been the home tile
    bool stationPlaced = false;
    bool incomeSettled = false;
    Money income; ///< declared, not yet paid or kept
    bool treatsTakenOverTrains = false;

    bool operator==(const CompanyTurn &) const = default;
};

struct OperatingState
{
    std::vector<CompanyId> queue; ///< fixed at the start of the round
    int next = 0;                 ///< index of the company whose turn it is
    CompanyTurn turn;

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
    OpeningState opening;
    StockState stock;
    OperatingState operating;

    bool operator==(const Position &) const = default;
};

/// The value of a private railway now, for companies that buy or sell it: that of the latest operating round.
Money privateValue(const GameDefinition &game, const Position &position);

bool isOverTrainLimit(const GameDefinition &game, const Position &position, CompanyId company);
int trainLimit(const GameDefinition &game, const Position &position, CompanyId company);
bool ownsRunnableTrain(const GameDefinition &game, const Position &position, CompanyId company);
Money price(const GameDefinition &game, const Position &position, CompanyId company);

/// Certificates that count against the player's limit.
int certificates(const GameDefinition &game, const Position &position, PlayerId player);
/// What the player would score if the game ended now.
Money worth(const GameDefinition &game, const Position &position, PlayerId player);

/// Operating companies, the one that acts first in front.
std::vector<CompanyId> operatingOrder(const GameDefinition &game, const Position &position);

} // namespace flimnap
