#pragma once

#include "effects/effect_rows.h"
#include "rounds/rules.h"

namespace flimnap {

/// What a move would do, or why it cannot be made; neither as long as it is not complete.
struct MovePreview
{
    Q_GADGET
    QML_VALUE_TYPE(movePreview)
    Q_PROPERTY(bool ok MEMBER ok FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QList<flimnap::EffectRow> effects MEMBER effects FINAL)
    Q_PROPERTY(QList<flimnap::PriceArrow> arrows MEMBER arrows FINAL)
    Q_PROPERTY(bool pays MEMBER pays FINAL)
    Q_PROPERTY(bool refused MEMBER refused FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(bool waivable MEMBER waivable FINAL)

public:
    bool ok = false;
    QString label; ///< of the button that makes it
    QList<EffectRow> effects;
    QList<PriceArrow> arrows;
    bool pays = false; ///< money goes from one to another
    bool refused = false;
    QString reason;
    QString rule;
    bool waivable = false; ///< the table can let it pass

    bool operator==(const MovePreview &) const = default;
};

/// Also refused if the move lacks something, or says what no journal can hold.
MovePreview previewOf(const Rules &rules, const Position &position, const Move &move);

QString incompleteMove();

} // namespace flimnap
