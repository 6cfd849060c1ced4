#pragma once

#include "rounds/feature.h"

namespace flimnap::company_loans {

/// Companies borrow from the bank and pay interest in every turn.
const Feature &feature();

} // namespace flimnap::company_loans
