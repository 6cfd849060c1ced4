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

/// So many of its stations go back to the charter; a negative number of them comes onto the map again.
void takeBack(Books &books, CompanyId company, int stations);

/// So many of the company's stations are on the map; its other markers lie on its charter.
void countStations(Books &books, CompanyId company, int stationsOnMap);

} // namespace flimnap
