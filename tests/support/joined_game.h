#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/registry.h"
#include "io/game_library.h"
#include "io/joined_position_text.h"
#include "io/journal_text.h"

namespace flimnap::test {

/// A table in OR3.1, with BCB to act as the last company: KFN (90) and MW (on top of BCB at 65) acted already, BTE has
/// not floated, KFN has taken OFE over. Nine cards a and b, two c and a d went to companies or left by export.
inline const std::string joinedTable = R"({
    "round":"OR3.1","turn":"BCB","acted":["KFN","MW"],"phase":"d","order":["p2","p1","p3"],
    "players":{
        "p1":{"cash":70,"debt":20,"penalty":30,"shares":{"BCB":50,"KFN":20},"privates":["L1"]},
        "p2":{"cash":120,"shares":{"BCB":25,"KFN":40},"privates":["M2","S1"]},
        "p3":{"cash":35,"shares":{"MW":50,"BTE":40},"privates":[]}},
    "companies":{
        "BCB":{"state":"operating","price":65,"director":"p1","cash":60,"trains":["b.2"],"privates":["S4"],
               "stations":2,"markers":1},
        "BTE":{"state":"started","price":68,"initial_price":70,"director":"p3"},
        "KFN":{"state":"operating","price":90,"director":"p2","cash":240,"trains":["c.2+2","d.3+3"],"privates":["S3"],
               "stations":3,"markers":3,"station_hexes":["G20","C26"]},
        "MW":{"state":"operating","price":65,"director":"p3","cash":0,"trains":["a.2","c.3"],"privates":[],
              "stations":1,"markers":2}},
    "closed_companies":["OFE"],"stacks":{"65":["MW","BCB"]},
    "deck":{"d":3,"e":4,"f":4,"g":4,"h":2,"i":2},"pool":["b.2+2"],"scrapped":[],
    "used_privates":["S3"],"tiles":["G20"]})";

inline JoinedPosition readJoined(const std::string &json = joinedTable)
{
    const Result<JoinedPosition, Faults> table = readJoinedPosition(json);
    if (!table)
        ADD_FAILURE() << text(table.error().front());
    return table ? *table : JoinedPosition();
}

inline GameDefinition printed18Cz()
{
    const Result<GameLibrary, Faults> library = GameLibrary::builtIn();
    const Result<GameDefinition, Faults> game = library->definition("18cz", "ru", "base", "{}");
    if (!game)
        ADD_FAILURE() << text(game.error().front());
    return game ? *game : GameDefinition();
}

inline std::vector<Seat> threePlayers()
{
    return {{"p1", "Anna"}, {"p2", "Boris"}, {"p3", "Cyril"}};
}

inline Faults joiningFaults(const JoinedPosition &table, GameDefinition game = printed18Cz())
{
    const auto rules = makeJoinedRules(std::move(game), threePlayers(), table);
    return rules ? Faults() : rules.error();
}

} // namespace flimnap::test
