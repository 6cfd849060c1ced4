#pragma once

#include "rounds/feature.h"

namespace flimnap::national {

/// A phase forms a company out of those that cannot or will not repay their loans.
const Feature &feature();

} // namespace flimnap::national
