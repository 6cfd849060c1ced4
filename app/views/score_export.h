#pragma once

#include <QByteArray>
#include <QString>
#include <QVariantList>
#include <QVariantMap>

namespace flimnap {

/// A scoring sheet as it leaves the app.
struct ScoreSheet
{
    QString title;    ///< of the game
    QString subtitle; ///< rules and day
    QString currency;
    QVariantList scores; ///< see scoreRows()
    QVariantList worths; ///< by round, see GameView::worthByRound(); empty where nobody kept the books
};

/// One line for each player, then what his total is made of.
QString scoreText(const ScoreSheet &sheet);
/// A row for each player, with a byte-order mark, as spreadsheets read it.
QByteArray scoreCsv(const ScoreSheet &sheet);
/// One page to print; the fault's words if the file cannot be written.
QString writeScorePdf(const ScoreSheet &sheet, const QString &file);

} // namespace flimnap
