#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "scores/score_rows.h"
#include "scores/worth_lines.h"

namespace flimnap {

/// A scoring sheet as it leaves the app.
struct ScoreSheet
{
    Q_GADGET
    QML_VALUE_TYPE(scoreSheet)
    Q_PROPERTY(QString currency MEMBER currency FINAL)
    Q_PROPERTY(QList<flimnap::ScoreRow> scores MEMBER scores FINAL)

public:
    QString title;    ///< of the game
    QString subtitle; ///< rules and day
    QString currency;
    QList<ScoreRow> scores;  ///< best first
    QList<WorthLine> worths; ///< empty where nobody kept the books, or nobody wants to know

    bool operator==(const ScoreSheet &) const = default;
};

} // namespace flimnap
