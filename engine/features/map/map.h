#pragma once

#include "rounds/feature.h"

namespace flimnap::map {

/// The table can keep the map, which then knows what else is said: what may lie and stand where, what it costs and what
/// trains earn. Shared dealings ask it (dealings/map.h); what follows beside them is here.
const Feature &feature();

} // namespace flimnap::map
