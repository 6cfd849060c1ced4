#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/registry.h"
#include "io/joined_position_text.h"
#include "io/journal_text.h"
#include "support/printed_games.h"

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

/// 1824 for three in OR3.1 of phase 3, SD1 to act after EPP. EOD was exchanged, so that its money and train wait on the
/// charter of MS; MLB, SPB, SD3, UG1 and the mountain railway B4 were never sold. For B2 p2 got a share of SB, which
/// has no price. Nobody waits for the director's certificate of UG, so p1 swapped for it.
inline const std::string joinedTable1824 = R"({
    "round":"OR3.1","turn":"SD1","acted":["EPP"],"phase":"3","order":["p2","p3","p1"],
    "players":{
        "p1":{"cash":100,"shares":{"CL":20,"UG":20},"privates":["B1","EPP","SD1"]},
        "p2":{"cash":60,"debt":45,"shares":{"MS":20,"SB":10},"privates":["SD2","KK1"]},
        "p3":{"cash":300,"shares":{"CL":40,"MS":10,"KK":10},"privates":["B3","UG2","KK2"]}},
    "companies":{
        "EPP":{"cash":45,"trains":["1g"]},
        "SD1":{"cash":110,"trains":["2"]},
        "SD2":{"cash":5,"trains":["2"]},
        "UG2":{"cash":60,"trains":["2"]},
        "KK1":{"cash":0,"trains":["2","2"]},
        "KK2":{"cash":20,"trains":["2"]},
        "BK":{"state":"started","cell":"R5C3"},
        "MS":{"state":"started","cell":"R6C3","director":"p2","unpaid":20,"cash":30,"trains":["1g"]},
        "CL":{"state":"operating","cell":"R3C4","director":"p3","cash":200,"trains":["2","3"],"stations":2},
        "SD":{"state":"started","cell":"R1C3"},
        "UG":{"state":"started","cell":"R1C3","certificate":"p1"},
        "KK":{"state":"started","cell":"R1C3"}},
    "stacks":{"R1C3":["SD","UG","KK"]},
    "deck":{"3":6,"4":4,"5":3,"6":3,"8":2,"1g":4,"2g":5,"3g":4,"4g":3,"5g":2}})";

/// Cisleithania for two in SR3 of phase 3, p2 to act after p1. EOD and SD2 only build, so MS is the bond railway; p1
/// has its large certificate. MLB was exchanged into CL, of which p1 sold a share into the pool.
inline const std::string joinedTableCisleithania = R"({
    "round":"SR3","turn":"p2","last_actor":"p1","phase":"3","order":["p1","p2"],
    "players":{
        "p1":{"cash":90,"shares":{"MS":30,"CL":10,"BK":10},"privates":["B1","EPP","SD1","SD2","KK2"]},
        "p2":{"cash":120,"shares":{"MS":10,"CL":50},"privates":["EOD","SD3","KK1"]}},
    "companies":{
        "EPP":{"cash":45,"trains":["1g"]},
        "EOD":{"role":"construction"},
        "SD1":{"cash":110,"trains":["2"]},
        "SD2":{"role":"construction"},
        "SD3":{"cash":0,"trains":["2"]},
        "KK1":{"cash":30,"trains":["2"]},
        "KK2":{"cash":20,"trains":["2"]},
        "BK":{"state":"started","cell":"R3C3"},
        "MS":{"state":"operating","cell":"R6C3","role":"bond","certificate":"p1","stations":1},
        "CL":{"state":"operating","cell":"R4C5","director":"p2","pool":10,"cash":200,"trains":["1g","3"],"stations":1},
        "SD":{"state":"started","cell":"R1C3"},
        "KK":{"state":"started","cell":"R1C3"}},
    "stacks":{"R1C3":["SD","KK"]},
    "deck":{"3":4,"4":4,"5":2,"6":2,"8":1,"1g":1,"2g":2,"3g":2,"4g":1,"5g":2},
    "sold_this_round":{"p1":["CL"]}})";

/// 18Lilliput for three in the third round, phase 3: p3 has his second turn, p2 used a copy card. LNR was not taken; C5
/// was founded. A 2 lies in the depot, as after round 1; the 3 that came there after round 2 was bought by C5.
inline const std::string joinedTable18Lilliput = R"({
    "round":"ROUND3","turn":"p3","second_turn":true,"taken":["C2","C4","C9","C10"],"phase":"3","order":["p3","p1","p2"],
    "players":{
        "p1":{"cash":45,"shares":{"SR":50},"privates":["limnoc","copy"]},
        "p2":{"cash":12,"shares":{"MR":50,"SR":10},"privates":["balmuff"]},
        "p3":{"cash":70,"shares":{"GVR":50,"C5":50},"privates":["flimnap","copy"]}},
    "companies":{
        "SR":{"state":"operating","price":60,"director":"p1","cash":140,"trains":["2","3"],"stations":2},
        "MR":{"state":"operating","price":65,"director":"p2","cash":310,"trains":["2","2"],"stations":1},
        "GVR":{"state":"operating","price":50,"director":"p3","cash":80,"trains":["2"],"stations":1},
        "C5":{"state":"operating","price":50,"director":"p3","cash":350,"trains":["3"],"stations":1}},
    "stacks":{"50":["GVR","C5"]},"character_tiles":{"limnoc":1},
    "deck":{"3":3,"4":4,"5":3,"3D":2},"pool":["2"]})";

/// Solo in round 5, phase 4: both turns of p1 are over, Gulliver is to build.
inline const std::string joinedTableSolo = R"({
    "round":"ROUND5","turn":"gulliver","taken":["C5","C8"],"phase":"4","order":["p1"],
    "players":{
        "p1":{"cash":80,"shares":{"MR":50},"privates":["bolgolam"]},
        "gulliver":{"cash":49,"shares":{"SR":50,"MR":10},"privates":[]}},
    "companies":{
        "SR":{"state":"operating","price":70,"director":"gulliver","cash":0,"trains":["2*","3","4"],"stations":3},
        "MR":{"state":"operating","price":65,"director":"p1","cash":20,"trains":["2*","3"],"stations":1}},
    "deck":{"4":1,"5":2,"3D":2},"pool":["2*"]})";

/// 1836jr(56) for three in OR3.1 of phase 4, GCL to act after B. B got 40 % of 90 each at once for 40 % and 10 % more,
/// the money for 20 % is kept; GCL has reached its destination, NFL before anybody started it. Of NBDS less is sold
/// than the 4 on sale asks for. HSM came to the closing area, and with a 3 to the pool. RdP was given for its mark.
inline const std::string joinedTable1836 = R"({
    "round":"OR3.1","turn":"GCL","acted":["B"],"phase":"4","order":["p2","p3","p1"],
    "players":{
        "p1":{"cash":100,"shares":{"B":40},"privates":["ACC"]},
        "p2":{"cash":80,"shares":{"B":20,"GCL":50},"privates":["CdH"]},
        "p3":{"cash":210,"shares":{"GCL":20,"NBDS":30},"privates":[]}},
    "companies":{
        "B":{"state":"operating","cell":"R2C6","initial_price":90,"director":"p1","pool":10,"cash":120,
             "trains":["3","4"],"privates":["E-SF"],"stations":2,"capital":"escrow","escrow":180,"loans":2},
        "GCL":{"state":"operating","cell":"R6C5","initial_price":75,"director":"p2","cash":65,"trains":["3"],
               "privates":[],"stations":1,"capital":"per-share","loans":1},
        "NBDS":{"state":"started","cell":"R6C5","initial_price":65,"director":"p3","cash":195,"capital":"escrow"}},
    "closed_companies":["HSM"],"stacks":{"R6C5":["GCL","NBDS"]},
    "deck":{"4":2,"5":2,"6":2,"8":5},"pool":["3","3"],"used_privates":["E-SF"],"destinations":["GCL","NFL"]})";

/// The same later, in SR6 of phase 6, p2 to act after p1: MESS was formed out of three companies with more than ten
/// shares, and has not acted yet. Both players bought something in this round. Nord gets its capital at 60 %.
inline const std::string joinedTableNational = R"({
    "round":"SR6","turn":"p2","last_actor":"p1","phase":"6","order":["p1","p2","p3"],
    "players":{
        "p1":{"cash":250,"shares":{"MESS":30,"B":60},"privates":[]},
        "p2":{"cash":300,"shares":{"MESS":15,"B":30,"Nord":20},"privates":[]},
        "p3":{"cash":190,"shares":{"MESS":10,"Nord":20,"HSM":60},"privates":[]}},
    "companies":{
        "MESS":{"state":"operating","cell":"R1C7","initial_price":125,"director":"p1","pool":10,"cash":260,
                "trains":["4"],"stations":4,"shares":20,"frozen":true,"acts_first":true},
        "B":{"state":"operating","cell":"R1C8","initial_price":100,"director":"p1","pool":10,"cash":300,
             "trains":["5","6"],"privates":[],"stations":3,"capital":"per-share"},
        "Nord":{"state":"started","cell":"R3C5","initial_price":80,"director":"p2","capital":"at-float"},
        "HSM":{"state":"operating","cell":"R4C5","initial_price":75,"director":"p3","cash":50,"trains":["5"],
               "privates":[],"stations":1,"capital":"escrow","escrow":75}},
    "closed_companies":["GCL","NBDS","NFL"],
    "deck":{"6":1,"8":5},"pool":["4","4"],"destinations":["B"],"certificate_limit":12,
    "bought_this_round":{"p1":{"MESS":5},"p2":{"B":10}}})";

inline JoinedPosition readJoined(const std::string &json = joinedTable)
{
    const Result<JoinedPosition, Faults> table = readJoinedPosition(json);
    if (!table)
        ADD_FAILURE() << text(table.error().front());
    return table ? *table : JoinedPosition();
}

/// The table in a stock round, where it is this player's turn.
inline void toStockRound(JoinedPosition &table, const std::string &round, const std::string &turn)
{
    table.round = round;
    table.turn = turn;
    table.acted.reset();
}

/// The table before anybody's turn in this round.
inline JoinedPosition beforeRound(JoinedPosition table, const std::string &round)
{
    table.round = round;
    table.turn.clear();
    table.acted.reset();
    table.lastActor.clear();
    table.soldThisRound.clear();
    table.boughtThisRound.clear();
    return table;
}

inline GameDefinition printed18Cz()
{
    return printedGame("18cz");
}

inline std::vector<Seat> threePlayers()
{
    return {{"p1", "Anna"}, {"p2", "Boris"}, {"p3", "Cyril"}};
}

inline Faults joiningFaults(const JoinedPosition &table, GameDefinition game = printed18Cz(), int players = 3)
{
    std::vector<Seat> seats = threePlayers();
    seats.resize(static_cast<std::size_t>(players));
    const auto rules = makeJoinedRules(std::move(game), seats, table);
    return rules ? Faults() : rules.error();
}

inline Faults joiningFaults1824(const JoinedPosition &table)
{
    return joiningFaults(table, printedGame("1824"));
}

inline Faults joiningFaults18Lilliput(const JoinedPosition &table, const std::string &options = "{}")
{
    return joiningFaults(table, printedGame("18lilliput", "base", options));
}

inline Faults joiningFaultsSolo(const JoinedPosition &table)
{
    return joiningFaults(table, printedGame("18lilliput", "solo"), 1);
}

inline Faults joiningFaults1836(const JoinedPosition &table, const std::string &options = "{}")
{
    return joiningFaults(table, printedGame("1836jr56", "base", options));
}

inline Faults joiningFaultsCisleithania(const JoinedPosition &table)
{
    return joiningFaults(table, printedGame("1824", "cisleithania-2"), 2);
}

} // namespace flimnap::test
