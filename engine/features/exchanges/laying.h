#pragma once

#include "joining/parts.h"

namespace flimnap::exchanges {

// Where a game is joined in the middle.

/// What the owners of minors will get for them lies aside, as long as their time has not come.
void layMinors(Joining &joining);
/// Private railways whose time has come are shares already.
void layTable(Joining &joining);

} // namespace flimnap::exchanges
