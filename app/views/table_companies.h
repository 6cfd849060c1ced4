#pragma once

#include <QJsonObject>
#include <QVariantList>

#include "definition/game_definition.h"

namespace flimnap {

/// As the tables have them: {code: {code, name, colour}} of the companies whose cards only the table has seen.
QJsonObject printedCompanies(const GameDefinition &game);

/// The same as items of the table check: {kind: "company", path, label, printed, code, name, colour, colours:
/// [{colour, textColour}]}. Below an item's path lie "code", "name" and "colour".
QVariantList companyItems(const QJsonObject &printed, const QJsonObject &overrides);

} // namespace flimnap
