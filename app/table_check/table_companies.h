#pragma once

#include <QJsonObject>

#include "definition/game_definition.h"
#include "table_check/table_rows.h"

namespace flimnap {

/// As the tables have them: {code: {code, name, colour}} of the companies whose cards only the table has seen.
QJsonObject printedCompanies(const GameDefinition &game);

/// The same as the table check asks for them.
QList<TableCompany> tableCompanies(const QJsonObject &printed, const QJsonObject &overrides);

} // namespace flimnap
