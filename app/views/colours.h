#pragma once

#include <QString>

#include "rounds/rules.h"

namespace flimnap {

QString companyColour(const GameDefinition &game, CompanyId company);
QString playerColour(PlayerId player);
/// Black or white, whichever can be read better on the colour.
QString textOn(const QString &colour);
QString initial(const QString &name);

} // namespace flimnap
