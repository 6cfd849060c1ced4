#pragma once

#include "effects/stories.h"

namespace flimnap {

/// What a company's turn did that ended, or what befell everybody with a move; until the table goes on.
struct HeldTurn
{
    Q_GADGET
    QML_VALUE_TYPE(heldTurn)
    Q_PROPERTY(flimnap::CompanyLook company MEMBER company FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QList<flimnap::EffectRow> effects MEMBER effects FINAL)
    Q_PROPERTY(QList<flimnap::Story> stories MEMBER stories FINAL)

public:
    CompanyLook company; ///< none if only the stories are to be seen
    QString name;
    QList<EffectRow> effects;
    QList<Story> stories;

    [[nodiscard]] bool isNothing() const { return effects.isEmpty() && stories.isEmpty(); }
    bool operator==(const HeldTurn &) const = default;
};

/// What the hands have to do, and whether they have.
struct HandStep
{
    Q_GADGET
    QML_VALUE_TYPE(handStep)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString company MEMBER company FINAL)
    Q_PROPERTY(bool done MEMBER done FINAL)

public:
    QString text;
    QString note;
    QString company; ///< whose matter it is; empty if nobody's
    bool done = false;

    bool operator==(const HandStep &) const = default;
};

} // namespace flimnap
