#pragma once

#include "rounds/feature.h"

namespace flimnap::exchanges {

/// What is set aside for the owners before the game: nobody can buy it.
void reserveShares(Books &books);
/// The share set aside for one that nobody will exchange is for the bank to sell; a director's certificate that was set
/// aside for a company on the chart can only be swapped for ordinary shares.
void releaseShare(Books &books, CompanyId minor);
/// Keeps who is the first to have shares to swap for a director's certificate, where that counts.
void noteFirstToSwap(Books &books);

/// A player gets a share for his private railway.
void exchangePrivate(Books &books, PrivateId railway, CompanyId company);
/// The railway's owner gets the director's certificate set aside for it; whoever has more takes it over (AH-5.23).
void exchangeMinor(Books &books, CompanyId minor);
/// The railway's money and trains pass to the company its owner has got shares of, and it leaves the game.
void mergeInto(Books &books, CompanyId minor, CompanyId company);

} // namespace flimnap::exchanges
