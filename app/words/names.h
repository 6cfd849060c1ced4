#pragma once

#include <QString>
#include <QStringList>

#include "definition/game_definition.h"

namespace flimnap {

// Names that a game's tables leave to the language that is spoken, and how several are said one after the other.

/// As it is printed; where nobody knows that, and the tables have its code in place of a name, "Company C5".
QString companyName(const QString &name, const QString &code);
QString companyName(const CompanyDefinition &company);
/// Of the player whom nobody plays; empty where there is none.
QString absenteeName(const GameDefinition &game);

/// "1, 2, 3".
QString listed(const QStringList &parts);
/// Sentences of one text; a Chinese full stop brings its own space.
QString inOneText(const QStringList &sentences);

} // namespace flimnap
