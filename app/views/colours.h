#pragma once

#include <QString>
#include <QVariantMap>

#include "rounds/rules.h"

namespace flimnap {

QString companyColour(const GameDefinition &game, CompanyId company);
/// Black or white, whichever can be read better on the colour.
QString textOn(const QString &colour);

/// A company as its token shows it: {token, colour, textColour}.
QVariantMap tokenOf(const GameDefinition &game, CompanyId company);

} // namespace flimnap
