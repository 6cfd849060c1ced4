#pragma once

#include "table/books.h"

namespace flimnap {

/// Whether some player besides the director holds enough to take the director's certificate over.
bool hasSuccessor(const GameDefinition &game, const Position &position, CompanyId company);

/// The buyer becomes director if he now holds more than the director does. Where the director's certificate lies in the
/// bank and is not for sale, he takes it as soon as he has enough shares to give for it.
void directorAfterPurchase(Books &books, CompanyId company, PlayerId buyer);

/// A director who had one share less than his certificate counts has enough now: one that he did not get from the bank
/// takes the place of the one there.
void completeCertificate(Books &books, CompanyId company);

/// Whoever holds more than the director takes over, the one with most; the game's tables break ties.
void directorGivesWay(Books &books, CompanyId company);

/// The player gives as many shares as it counts for the director's certificate of a company in the bank.
void takeFrozenCertificate(Books &books, CompanyId company, PlayerId player);

} // namespace flimnap
