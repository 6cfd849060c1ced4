#pragma once

#include "rounds/feature.h"

namespace flimnap::company_privates {

/// Companies buy private railways from players and use what those give them a right to.
const Feature &feature();

} // namespace flimnap::company_privates
