#include "features/papers_view.h"

#include "rounds/codes.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

bool isValue(const Move &move)
{
    return move.kind == MoveKind::Choose && move.what == "mw_value";
}

} // namespace

QString PapersView::title(const Move &move) const
{
    return isValue(move) ? tr("Say what the hex of MW is worth") : QString();
}

QString PapersView::said(const Wording &words, const Move &move) const
{
    if (!isValue(move))
        return {};
    return tr("%1: the hex of MW is worth %2").arg(words.by(move), toText(move.value));
}

QString PapersView::due(const Move &move, const QString &who, const QString & /*director*/) const
{
    return isValue(move) ? tr("%1 says what the hex of MW is worth").arg(who) : QString();
}

QString PapersView::dueReason(const Session & /*session*/, const Offer &due) const
{
    return isValue(due.move)
               ? tr("MW pays its owner what the tile of its hex is worth. Before that the owner may lay or "
                    "upgrade that tile for nothing.")
               : QString();
}

} // namespace flimnap
