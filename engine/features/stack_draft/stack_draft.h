#pragma once

#include "rounds/feature.h"

namespace flimnap::stack_draft {

/// Two players share out the railways of the game from stacks before the first round; two of them only build, and the
/// company that one of these belonged to is the bond railway (Cisleithania).
const Feature &feature();

} // namespace flimnap::stack_draft
