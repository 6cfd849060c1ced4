#pragma once

#include "effects/effect_rows.h"
#include "views/colours.h"

namespace flimnap {

/// One thing that befell the table; of no company, it concerns all.
struct Story
{
    Q_GADGET
    QML_VALUE_TYPE(story)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(flimnap::CompanyLook company MEMBER company FINAL)
    Q_PROPERTY(QList<flimnap::EffectRow> effects MEMBER effects FINAL)

public:
    QString title;
    CompanyLook company;
    QList<EffectRow> effects;

    bool operator==(const Story &) const = default;
};

/// What befell the table with a move besides what its maker decided, told so that all understand it: a company formed,
/// railways that had to be exchanged, a broken bank.
struct Stories
{
    QList<Story> rows;
    Events rest; ///< what is not told in them
};

/// The position is the one after the move.
Stories storiesOf(const Rules &rules, const Move &move, const Events &events, const Position &after);

} // namespace flimnap
