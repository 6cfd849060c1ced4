#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/id.h"
#include "core/money.h"

namespace flimnap {

/// What a table of this many players begins with.
struct PlayerCount
{
    int players = 0;
    Money cash;
    int certificateLimit = 0;
};

/// A size or kind of companies: everything its companies have in common.
struct CompanyClass
{
    std::string name; ///< "small"
    std::string code; ///< "S", the key of overrides by class
    int units = 0;    ///< how many ordinary shares make 100 %
    int directorUnits = 0;
    int floatUnits = 0;        ///< in players' hands at which it begins to operate
    int holdingLimitUnits = 0; ///< what one player may hold
    std::vector<Money> pars;   ///< allowed initial prices
    int dividendSteps = 1;     ///< how far a dividend moves the marker to the right
    int stationMarkers = 0;
    std::vector<Money> stationPrices; ///< home station first; the last one holds for all further stations
    int firstTurnLays = 2;
    int laysPerTurn = 1;
    bool hasHomeTile = false; ///< may lay its own home tile, in addition
    ById<ClassId, bool> ownsTrains;
    ById<ClassId, bool> runsTrains;
    ById<ClassId, bool> ownsPrivates;
    ById<ClassId, bool> acquires;

    [[nodiscard]] int percent(int unitCount) const { return unitCount * 100 / units; }
};

struct CompanyDefinition
{
    std::string code;
    std::string name;
    ClassId size;
    std::vector<std::string> homes; ///< hexes; where more than one, one is chosen in play
    bool choosesHomeCity = false;   ///< several cities on the one home hex
    std::string colour;             ///< #rrggbb
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
};

struct TrainFace
{
    std::string code; ///< as in the journal: "d.3+3"
    std::string name; ///< as printed: "3+3"
    CardId card;
    ClassId size;
    Money price;
    std::vector<FaceId> rusts; ///< faces that leave the game when this one is sold
};

struct TrainCard
{
    std::string code;         ///< letter, or the train's name where cards carry one face
    std::optional<int> count; ///< unlimited if absent
    std::vector<FaceId> faces;
    PhaseId phase; ///< begins with the first card that leaves the deck; invalid if none
};

struct PhaseDefinition
{
    std::string name;
    ById<ClassId, std::optional<int>> trainLimit; ///< none where the class cannot exist yet
    ById<ClassId, bool> onSale;                   ///< whose companies may be started
    std::vector<std::string> tileColours;
    bool companiesBuyPrivates = false;
    bool companiesTradeTrains = false;
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

/// Who becomes director when several hold equally many shares.
enum class DirectorTie { NextAfterOldDirector, LowestOrderCard };

/// Where a rule that refuses is printed.
struct Citation
{
    std::string code;    ///< of the refusal
    std::string context; ///< a move kind, a round kind, or "" for all others
    std::string rule;
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
    std::vector<HexDefinition> hexes;
    std::vector<TileDefinition> tiles;
    std::vector<Money> stopValues; ///< what a stop can be worth, for entering incomes

    /// A set is the operating rounds between two stock rounds: what a private railway is worth in each of them.
    std::vector<std::vector<Money>> sets;
    bool exportAfterSet = false; ///< after every set but the last the deck's top card leaves the game
    DirectorTie directorTie = DirectorTie::NextAfterOldDirector;

    std::vector<Citation> citations;

    [[nodiscard]] const CompanyClass &classOf(CompanyId company) const { return classes[companies[company].size]; }
    [[nodiscard]] const PlayerCount *tableOf(int players) const;

    [[nodiscard]] ClassId findClass(std::string_view nameOrCode) const;
    [[nodiscard]] CompanyId findCompany(std::string_view code) const;
    [[nodiscard]] PrivateId findPrivate(std::string_view code) const;
    [[nodiscard]] FaceId findFace(std::string_view code) const;
    [[nodiscard]] CardId findCard(std::string_view code) const;
    [[nodiscard]] PhaseId findPhase(std::string_view name) const;
    [[nodiscard]] CellId findCell(std::string_view name) const;
    [[nodiscard]] CellId findCell(Money price) const;
    [[nodiscard]] const HexDefinition *findHex(std::string_view code) const;
    [[nodiscard]] const TileDefinition *findTile(std::string_view id) const;
};

} // namespace flimnap
