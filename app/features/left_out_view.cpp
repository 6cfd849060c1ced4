#include "features/left_out_view.h"

#include "features/left_out/standing.h"
#include "views/join_answers.h"

namespace flimnap {

namespace {

bool isOurs(const Move &draw)
{
    return draw.kind == MoveKind::Draw && draw.what == "removed";
}

bool leavesOut(const JoinAnswers &answers)
{
    const PlayerCount *table = answers.tableSize();
    return table != nullptr && left_out::leftOutOf(answers.game(), table->players) > 0;
}

} // namespace

QString LeftOutView::drawTitle(const GameDefinition & /*game*/, const Move &draw) const
{
    return isOurs(draw) ? tr("Draw the company that is left out") : QString();
}

QString LeftOutView::drawText(const GameDefinition & /*game*/, const Move &draw) const
{
    return isOurs(draw) ? tr("A company is drawn that is left out") : QString();
}

QString LeftOutView::drawReason(const Session & /*session*/, const Offer &draw) const
{
    return isOurs(draw.move) ? tr("It leaves the game. Nobody can start it.") : QString();
}

QString LeftOutView::drawn(const GameDefinition & /*game*/, const Move &draw, const QString &result) const
{
    return isOurs(draw) ? tr("Drawn: %1 is left out").arg(result) : QString();
}

QString LeftOutView::goneState(const JoinAnswers &answers) const
{
    return leavesOut(answers) ? tr("Left out of the game") : QString();
}

QString LeftOutView::sectionHelp(const JoinAnswers &answers, const QString &section) const
{
    return section == "companies" && leavesOut(answers)
               ? tr("Every company that has a share price or was left out of the game.")
               : QString();
}

} // namespace flimnap
