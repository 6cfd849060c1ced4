#pragma once

#include <QString>

#include "rounds/rules.h"

namespace flimnap {

QString companyColour(const GameDefinition &game, CompanyId company);
/// Black or white, whichever can be read better on the colour.
QString textOn(const QString &colour);

} // namespace flimnap
