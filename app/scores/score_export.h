#pragma once

#include <QByteArray>
#include <QString>

#include "scores/score_sheet.h"

namespace flimnap {

/// One line for each player, then what his total is made of.
QString scoreText(const ScoreSheet &sheet);
/// A row for each player, with a byte-order mark, as spreadsheets read it.
QByteArray scoreCsv(const ScoreSheet &sheet);
/// One page to print; the fault's words if the file cannot be written.
QString writeScorePdf(const ScoreSheet &sheet, const QString &file);

} // namespace flimnap
