#pragma once

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap {

/// Whether the bank still has it and the player can pay its printed price.
void judgePrivatePurchase(const GameDefinition &game, const Position &position, PlayerId player, PrivateId railway,
                          Judge &judge);
void buyPrivate(Books &books, PlayerId player, PrivateId railway);

struct CompanysPurchase
{
    CompanyId company;
    PrivateId railway;
    Money price;
};

struct PriceRange
{
    Money least;
    Money most;
};

/// Whether the company can buy it from a player at this price.
void judgeCompanysPurchase(const GameDefinition &game, const Position &position, const CompanysPurchase &purchase,
                           const PriceRange &range, Judge &judge);

/// Those the bank still has, in the order of the tables.
std::vector<PrivateId> unsoldPrivates(const GameDefinition &game, const Position &position);
/// They leave the game.
void removeUnsoldPrivates(Books &books);

} // namespace flimnap
