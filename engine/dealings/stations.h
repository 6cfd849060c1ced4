#pragma once

#include "table/books.h"

namespace flimnap {

/// Remembers where a station stands; nothing, if that is not known.
void noteStation(Books &books, CompanyId company, HexId hex);

/// A station stands in that city of the map now, which the table keeps.
void putStation(Books &books, CompanyId company, HexId hex, int city);

/// Whether a station of the company is known to stand there.
bool hasStationOn(const Position &position, CompanyId company, HexId hex);

/// What the company pays for its next station by the rules.
Money nextStationPrice(const GameDefinition &game, const Position &position, CompanyId company);

/// Its first station, where its place is known; a company that has stations already gets none.
void placeHomeStation(Books &books, CompanyId company);

/// So many of its stations go back to the charter; a negative number of them comes onto the map again.
void takeBack(Books &books, CompanyId company, int stations);

/// So many of the company's stations are on the map; its other tokens lie on its charter.
void countStations(Books &books, CompanyId company, int stationsOnMap);

} // namespace flimnap
