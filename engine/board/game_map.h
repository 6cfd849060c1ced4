#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/face.h"
#include "board/rules.h"
#include "core/id.h"

namespace flimnap::board {

/// What is printed on hexes of a kind.
struct Print
{
    std::string name;
    Colour colour = Colour::White;
    std::string label;
    Face face;
    std::string area;          ///< of several hexes that its stop is one place of
    std::vector<TileId> first; ///< the tiles that can be laid there first; none where nothing ever lies
};

struct Hex
{
    std::string code;
    Place place;
    int print = 0;
    int cost = 0;               ///< of its first tile
    Sides stubs = 0;            ///< printed beginnings of track that every tile there must take up
    Sides impassable = 0;       ///< borders that no track crosses
    bool isVisitedOnce = false; ///< a route runs to one of its stops at most
    std::string closedBy;       ///< the private railway that keeps it for itself
    bool isUnmarked = false;    ///< private railways put no bonus there
    std::vector<TileId> never;  ///< tiles that its neighbours by kind can take, but not this hex

    // What follows from the other hexes.
    std::array<HexId, sideCount> neighbours{}; ///< over the sides where track can lead
    Sides open = 0;                            ///< these sides
    int area = -1;                             ///< the place abroad its stop belongs to
};

struct Tile
{
    std::string id;
    Colour colour = Colour::Yellow;
    std::string label;
    int count = 0;
    std::array<Face, sideCount> faces{}; ///< by rotation
    std::vector<TileId> next;            ///< that can replace it
    std::vector<TileId> changesTo;       ///< likewise once grey tiles are open, though they keep its exits alone
    bool isByRight = false;              ///< laid by a private railway's right only
    CompanyId homeOf;                    ///< a company's own home tile
    int homeBonus = 0;                   ///< for that company, on top of the value

    [[nodiscard]] const Face &face(int rotation) const { return faces[static_cast<std::size_t>(rotation)]; }
};

/// Where a company begins.
struct Home
{
    std::vector<HexId> hexes; ///< one of them
    int city = 0;             ///< of the printed hex
    HomeKeeps keeps = HomeKeeps::Slot;
};

/// A map and its tiles, as read; nothing changes it.
class GameMap
{
public:
    std::string game;
    std::string edition;
    std::string variant;
    Rules rules;
    std::vector<Print> prints;
    ById<HexId, Hex> hexes;
    ById<TileId, Tile> tiles;
    ById<CompanyId, Home> homes; ///< by company; one without hexes has none
    std::vector<TrainReach> trains;
    std::vector<RouteBonus> bonuses;
    std::vector<std::vector<HexId>> areas; ///< places abroad that are printed over several hexes

    [[nodiscard]] HexId findHex(std::string_view code) const;
    [[nodiscard]] TileId findTile(std::string_view id) const;
    [[nodiscard]] const TrainReach *findTrain(std::string_view name) const;
    [[nodiscard]] const Print &printOf(HexId hex) const { return prints[static_cast<std::size_t>(hexes[hex].print)]; }
    /// Whether tiles are ever laid there.
    [[nodiscard]] bool isBuildable(HexId hex) const { return !printOf(hex).first.empty(); }
    /// Finds for every hex its neighbours and open sides; to be called when all of it is there.
    void join();

private:
    [[nodiscard]] HexId hexAt(Place place) const;
    [[nodiscard]] bool canLeadOut(HexId hex, int side) const;
};

} // namespace flimnap::board
