#pragma once

#include "table/books.h"

namespace flimnap {

/// The company goes on the chart; its shares are on sale from now on.
void putOnChart(Books &books, CompanyId company, CellId cell);

/// What the company is started at that goes on the chart with the purchase of a minor at this price.
Money startPriceFor(Money paidForMinor);

/// How much of a company must be sold for it to begin when its turn comes, in percent: as the train on sale asks.
int percentToSetOut(const GameDefinition &game, const Position &position);
/// It operates from now on.
void setOut(Books &books, CompanyId company);

/// A company floats at the moment enough of it is in players' hands, the director's certificate among it. It gets its
/// capital by the initial price, for the shares that are paid for.
void floatIfDue(Books &books, CompanyId company);

} // namespace flimnap
