#pragma once

#include "table/books.h"

namespace flimnap {

/// A card left the stock, by purchase or export: its phase begins.
void takeCard(Books &books, CardId card);

/// The phases up to the one that the first card of this kind begins, as far as they have not begun.
void beginPhaseOf(Books &books, CardId card);

/// A card of the stock becomes a train of the company: its phase begins, other trains become obsolete or too many.
void takeTrain(Books &books, FaceId face, CompanyId company);

/// A face was sold: the faces it makes obsolete leave the game, from companies, pool and stock; others get old.
void scrapByFace(Books &books, FaceId sold);

/// After a phase change: notes every company that now owns more trains than it may.
void noteTrainLimits(Books &books);

/// Who is within the limit again has nothing left to give up.
void forgetDiscards(Books &books);
/// A train of a company goes back into the deck, which is sorted.
void returnToDeck(Books &books, std::size_t index);

/// The deck's top card becomes a train that was given back, as if it had been sold.
void poolTopCard(Books &books);

/// The deck's top card leaves the game as if every face of it had been sold.
void exportTopCard(Books &books);

} // namespace flimnap
