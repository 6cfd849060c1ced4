#include "scores/worth_lines.h"

#include "rounds/codes.h"
#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

struct RoundsEnd
{
    QString round;
    Position position;
};

/// The position at the end of each round, and the present one.
std::vector<RoundsEnd> roundsOf(const Session &session)
{
    const Wording words(session.rules());
    std::vector<RoundsEnd> ends;
    QString round = words.round(session.positionAfter(0).round);
    for (int place = 1; place <= session.moveCount(); ++place) {
        for (const Event &event : session.events(place)) {
            const auto *begun = std::get_if<RoundBegan>(&event);
            if (begun == nullptr)
                continue;
            ends.push_back({round, session.positionAfter(place)});
            round = words.round(begun->round);
        }
    }
    if (session.position().round.kind != RoundKind::End)
        ends.push_back({round, session.position()});
    else
        ends.back().position = session.position(); // corrected after the end, perhaps
    return ends;
}

} // namespace

QList<WorthLine> worthLines(const Session &session, const PlayerLooks &looks)
{
    const Rules &rules = session.rules();
    const Codes codes(rules.game(), rules.seats());
    const std::vector<RoundsEnd> ends = roundsOf(session);
    QList<WorthLine> lines;
    for (const PlayerId player : ids(session.position().players)) {
        WorthLine line{toText(codes.code(player)), looks.look(player), {}};
        for (const auto &[round, position] : ends)
            line.marks.append({round, toNumber(scoredWorth(rules.game(), position, player))});
        lines.append(line);
    }
    return lines;
}

} // namespace flimnap
