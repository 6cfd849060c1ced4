#pragma once

#include <vector>

#include "table/books.h"

namespace flimnap::ah1824 {

/// Its owner will get the director's certificate for it.
bool isForDirectorsCertificate(const GameDefinition &game, CompanyId minor);
/// Those whose owners get shares of the company for them, in the order of the tables.
std::vector<CompanyId> railwaysFor(const GameDefinition &game, CompanyId company);

/// What is set aside for the owners of the railways before the game: nobody can buy it.
void reserveShares(Books &books);
/// The share set aside for a railway that nobody will exchange is for the bank to sell; a director's certificate that
/// was set aside for a company on the chart can only be swapped for ordinary shares.
void releaseShare(Books &books, CompanyId minor);

/// Keeps who is the first to have shares to swap for a director's certificate, where that counts.
void noteFirstToSwap(Books &books);

/// The player pays the railway, which buys the train it comes with; the regional railway it belongs to gets its price.
void receiveMinor(Books &books, PlayerId player, CompanyId minor, Money price);

/// The railway's money and trains pass to the company its owner has got shares of, and it leaves the game.
void mergeInto(Books &books, CompanyId minor, CompanyId company);

/// What nobody bought in the first stock round leaves the game (AH-4.6).
void removeUnsoldRailways(Books &books);

} // namespace flimnap::ah1824
