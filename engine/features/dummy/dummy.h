#pragma once

#include "rounds/feature.h"

namespace flimnap::dummy {

/// A player whom nobody at the table plays: companies come to him by lot, and trains to them.
const Feature &feature();

} // namespace flimnap::dummy
