#include "features/charters_view.h"

namespace flimnap {

QString ChartersView::drawTitle(const GameDefinition & /*game*/, const Move &draw) const
{
    return draw.what == "charter" ? tr("Draw a company") : QString();
}

} // namespace flimnap
