#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "dealings/map.h"

namespace flimnap::shared_stations {

/// What the tables of a game say of stations that came with other companies.
struct Terms
{
    bool makeNextDearer = true; ///< they count for the price of the next station

    bool operator==(const Terms &) const = default;
};

/// The hexes on which a company and what it got last, companies or a single station, both had a station: of the two one
/// went back to the charter.
struct Shared
{
    int hexes = 0;            ///< as far as they are known or were said
    int most = 0;             ///< so many can be
    std::vector<HexId> known; ///< which of them are known

    bool operator==(const Shared &) const = default;
};

/// What a company gives back on the map before anything goes on, since it cannot have all of it: beside the second
/// station of a hex so many others, but none of its homes.
struct Returns
{
    int others = 0;
    std::vector<board::HexId> homes;

    bool operator==(const Returns &) const = default;
};

/// What a position keeps: of every company that got stations, since it may be said at any time.
struct State
{
    std::map<CompanyId, Shared> companies;
    std::map<CompanyId, Returns> returns; ///< there until all of it is done

    bool operator==(const State &) const = default;
};

/// Of the turn in which it got them.
struct TurnState
{
    std::uint32_t asked = 0;              ///< who has not said yet how many such hexes there are, a bit per company
    std::vector<board::Station> returned; ///< on the map, from another city of the hex than the station that stayed

    bool operator==(const TurnState &) const = default;
};

/// Of a company's row on a table that is joined.
struct CompanyKeys
{
    int taken = 0; ///< of its stations on the map, came with other companies

    bool operator==(const CompanyKeys &) const = default;
};

inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
const Shared &sharedOf(const Position &position, CompanyId company);
bool isAsked(const Position &position, CompanyId company);
/// On how many hexes more there can have been two stations: the map does not tell.
int unknownHexes(const Position &position, CompanyId company);

/// The company got more stations on the map than it can have there.
void askToReturn(Books &books, CompanyId company, int others, const std::vector<board::HexId> &homes);
/// Who has to give back stations; none if nobody has.
CompanyId returning(const Position &position);
/// A hex of the map on which the company has two stations; none if there is none.
board::HexId hexWithTwo(const Position &position, CompanyId company);

/// Of a hex with two cities the company gives back its station in the other one: that which stayed moves there.
void keepOther(Books &books, CompanyId company, board::HexId hex);
/// What it gave back from another city of the hex; none if there is no such choice.
const board::Station *returnedOn(const Position &position, board::HexId hex);

/// The company got stations, and can have had one itself on so many of their hexes; what was said before is over.
void expect(Books &books, CompanyId company, int mostHexes, bool isAsked);
/// Forgets what there was to say.
void forget(Books &books, CompanyId company);
/// On so many hexes there were two.
void setHexes(Books &books, CompanyId company, int count);
/// This is one of these hexes; one that is known already changes nothing.
void nameHex(Books &books, CompanyId company, HexId hex);
void stopAsking(Books &books, CompanyId company);

/// Both companies' stations and unplaced ones become the acquirer's.
void takeOver(Books &books, CompanyId acquirer, CompanyId smaller);
/// What stands on the hex becomes a station of the company.
void receive(Books &books, CompanyId company, HexId hex);

} // namespace flimnap::shared_stations
