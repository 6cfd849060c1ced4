#pragma once

#include "rounds/feature.h"

namespace flimnap::exchanges {

/// Private railways and companies of one owner are given for shares, and other companies are formed out of them.
const Feature &feature();

} // namespace flimnap::exchanges
