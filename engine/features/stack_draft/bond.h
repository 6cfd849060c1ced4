#pragma once

#include "rounds/decision.h"

namespace flimnap::stack_draft {

/// The company becomes the bond railway: all of it lies in the pool, and it has neither director nor treasury.
void beginBond(Books &books, CompanyId company);
/// It pays by its price (AH-8.13).
void payBond(Books &books);

/// Whoever buys the last of certain trains may once place a second token of the bond railway (AH-8.16).
void noteTokenEarner(Books &books);
/// On a map a certain tile brings one more, where it is laid (AH-8.16).
void placeTokenByTile(Books &books);
/// Of the company that earned it, in any turn; and who laid the tile says where on its hex that token stands.
DecisionKinds tokenKinds();
bool isTokenEarned(const Position &position);

} // namespace flimnap::stack_draft
