#pragma once

#include "cli/call.h"

namespace flimnap {

Status replay(const Call &call);
Status check(const Call &call);
Status score(const Call &call);
Status showStatement(const Call &call);
Status showOffers(const Call &call);
Status playAtRandom(const Call &call);
Status listGames(const Call &call);

} // namespace flimnap
