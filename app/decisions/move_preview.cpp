#include "decisions/move_preview.h"

#include <algorithm>

#include <QCoreApplication>

#include "journal/move_schema.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

QString incompleteMove()
{
    return QCoreApplication::translate("flimnap::MovePreview", "This move is not complete yet.");
}

MovePreview previewOf(const Rules &rules, const Position &position, const Move &move)
{
    MovePreview preview;
    if (!problemsOf(move).empty()) {
        preview.refused = true;
        preview.reason = incompleteMove();
        return preview;
    }
    const auto played = rules.play(position, move);
    if (!played) {
        const Refusal &refusal = played.error();
        preview.refused = true;
        preview.reason = Wording(rules).refusal(refusal);
        preview.rule = toText(refusal.rule);
        preview.waivable = refusal.waivable;
        return preview;
    }
    preview.ok = true;
    preview.label = Wording(rules).confirmation(move, played->events);
    preview.effects = effectRows(rules, played->events) + newTreasuries(rules, *played) +
                      unpaidIncome(rules, position, move, played->events);
    preview.pays =
        std::ranges::any_of(preview.effects, [](const EffectRow &effect) { return effect.kind == EffectKind::Paid; });
    preview.arrows = priceArrows(rules.game(), played->events);
    return preview;
}

} // namespace flimnap
