#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/best_income.h"
#include "board/lays.h"
#include "board/stations.h"
#include "definition/game_definition.h"

namespace flimnap::test {

/// A map as it lies on a table, written as the rulebooks' examples are.
class MapTable
{
public:
    explicit MapTable(const std::string &game, const std::string &edition, const std::string &variant = "base",
                      const std::string &options = "{}");

    /// "E16 6 r1, D17 6 r0": hex, tile, rotation.
    MapTable &lay(std::string_view tiles);
    /// "BCB E16, BN E12.1": company, hex, city if not the first.
    MapTable &stations(std::string_view stations);

    [[nodiscard]] board::Builder builder(std::string_view company, board::Colour latest) const;
    /// All tiles with all rotations that may lie on the hex: "5 r4, 6 r3 r5".
    [[nodiscard]] std::string laysOn(std::string_view hex, const board::Builder &builder) const;
    /// The hexes where anything may lie: "B5 B7".
    [[nodiscard]] std::string hexesFor(const board::Builder &builder) const;
    /// Why the tile ("D17 6 r0") may not lie there.
    [[nodiscard]] std::optional<board::LayFault> faultOf(std::string_view tile, const board::Builder &builder) const;

    /// "E12.1": why a station may not stand there.
    [[nodiscard]] std::optional<board::StationFault> stationFault(std::string_view company, std::string_view place,
                                                                  std::string_view awaited = "") const;
    [[nodiscard]] std::string placesFor(std::string_view company, std::string_view awaited = "") const;

    /// With trains by their printed names: "2 2 3E".
    [[nodiscard]] board::Runner runner(std::string_view company, board::Colour latest, std::string_view trains) const;
    /// "130", or with mines "100 + 20".
    [[nodiscard]] std::string best(const board::Runner &runner) const;
    [[nodiscard]] std::string best(std::string_view company, board::Colour latest, std::string_view trains) const
    {
        return best(runner(company, latest, trains));
    }

    [[nodiscard]] CompanyId company(std::string_view code) const;
    [[nodiscard]] board::HexId hex(std::string_view code) const { return map.findHex(code); }

    GameDefinition game;
    board::GameMap map;
    board::Track track;
};

} // namespace flimnap::test
