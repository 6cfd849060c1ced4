#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "scores/score_sheet.h"

namespace flimnap {

/// What a scoring sheet comes to that was filled in by hand; or why it cannot be.
struct ScoreTrialResult
{
    Q_GADGET
    QML_VALUE_TYPE(scoreTrialResult)
    Q_PROPERTY(bool ok MEMBER ok FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(flimnap::ScoreSheet sheet MEMBER sheet FINAL)

public:
    bool ok = false;
    QString reason;
    ScoreSheet sheet;
};

} // namespace flimnap
