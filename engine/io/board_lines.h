#pragma once

#include <string>
#include <vector>

#include "board/best_income.h"
#include "board/lays.h"
#include "board/stations.h"

namespace flimnap {

/// A place for a station with what the station costs there.
struct PricedPlace
{
    board::StationPlace place;
    int cost = 0;
};

// What a map allows and earns before the next of so many moves, one JSON object a line without its end. Lists are
// sorted, hexes and tiles as texts.

/// {"n":57,"company":"BCB","lays":[["D17","8",[0,3]]]}
std::string laysLine(int moves, const std::string &company, const board::GameMap &map,
                     const std::vector<board::PossibleLay> &lays);
/// {"n":58,"company":"BCB","stations":[["E16",0,40]]}
std::string stationsLine(int moves, const std::string &company, const board::GameMap &map,
                         const std::vector<PricedPlace> &places);
/// {"n":59,"company":"BCB","income":120,"mine":0,"routes":[{"train":"2","stops":["E16","D17"],"value":50}]}
/// The trains by the codes that journals give them, in the order in which the runner had them.
std::string incomeLine(int moves, const std::string &company, const board::GameMap &map, const board::BestIncome &best,
                       const std::vector<std::string> &trains);
/// {"n":793,"tiles":{"D17":["8",3]},"stations":{"BCB":[["E16",0]]}}
/// Stations that wait for a city stand as city 0.
std::string boardLine(int moves, const board::GameMap &map, const board::Track &track,
                      const std::vector<std::string> &companies);

} // namespace flimnap
