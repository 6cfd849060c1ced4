#pragma once

#include "rounds/feature.h"

namespace flimnap::papers {

/// Private railways that are none: a station whose hex pays, and a train that runs once.
const Feature &feature();

} // namespace flimnap::papers
