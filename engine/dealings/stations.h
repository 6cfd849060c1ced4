#pragma once

#include <string_view>

#include "table/books.h"

namespace flimnap {

/// Remembers where a station stands; a hex that is not on the map's list is not noted.
void noteStation(Books &books, CompanyId company, std::string_view hex);

/// Whether a station of the company is known to stand there.
bool hasStationOn(const GameDefinition &game, const Position &position, CompanyId company, std::string_view hex);

/// Its first station, where its place is known; a company that has stations already gets none.
void placeHomeStation(Books &books, CompanyId company);

/// Both companies' stations and unplaced markers become the acquirer's; of two on one hex one goes back to its charter.
void takeOverStations(Books &books, CompanyId acquirer, CompanyId smaller);

/// A marker that stands on the hex becomes a station of the company; where it has one already, it goes to its charter.
void receiveStation(Books &books, CompanyId company, std::string_view hex);

/// On how many hexes more both companies of the latest take-over can have had a station: the map does not tell.
int sharedHexesUnknown(const Position &position, CompanyId acquirer);

/// Says on how many hexes both companies of the latest take-over, of companies or of a single station, had a station.
void setSharedHexes(Books &books, CompanyId acquirer, int count);

/// So many of the company's stations are on the map; its other markers lie on its charter.
void countStations(Books &books, CompanyId company, int stationsOnMap);

/// Names one of these hexes; one that is known already changes nothing.
void nameSharedHex(Books &books, CompanyId acquirer, std::string_view hex);

} // namespace flimnap
