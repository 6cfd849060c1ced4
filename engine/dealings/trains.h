#pragma once

#include "table/draft.h"

namespace flimnap {

/// The deck's top card left the deck, by purchase or export: its phase begins.
void takeTopCard(Draft &draft);

/// A face was sold: the faces it makes obsolete leave the game, from companies and pool.
void scrapByFace(Draft &draft, FaceId sold);

/// After a phase change: notes every company that now owns more trains than it may.
void noteTrainLimits(Draft &draft);

/// The deck's top card leaves the game as if every face of it had been sold.
void exportTopCard(Draft &draft);

} // namespace flimnap
