#pragma once

#include <vector>

#include <QList>
#include <QVariantMap>

#include "session/session.h"

namespace flimnap {

class PlayerLooks;

/// The journal as rows of a list. A move's row is made once and kept as long as the move stays where it is: a long
/// game costs no more per move than a short one.
class JournalRows
{
public:
    /// One row for each move of the line: {place, round, roundTitle, text, headline, by, byName, colour, about, note,
    /// forced, former, correction, undone, changes, amount, amountKind}. What was decided before in a changed move's
    /// place is "former"; of the amounts see views/move_amounts.h.
    const QList<QVariantMap> &update(const Session &session, const PlayerLooks &looks);
    void clear();

private:
    struct Mark
    {
        int decision = 0;
        bool undone = false;
        Round roundAfter;
    };

    std::vector<Mark> m_marks; ///< of the rows, and in front of them that of the beginning
    QList<QVariantMap> m_rows;
};

} // namespace flimnap
