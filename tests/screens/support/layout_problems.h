#pragma once

#include <QStringList>

#include "support/open_app.h"

namespace flimnap::test {

/// What a stranger would call broken on the screen as it is: texts that are cut off or lie on one another, controls too
/// small for a finger. A line each, with what and where.
QStringList layoutProblems(OpenApp &app);

} // namespace flimnap::test
