#include "rounds/feature.h"

#include <algorithm>

#include "laws/laws.h"

namespace flimnap {

bool Feature::playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Decisions decisions(books.game, anyTime());
    if (decisions.kindOf(move) == nullptr)
        return false;
    decisions.play(books, by, move, judge);
    return true;
}

bool countAlike(Counted what, const GameDefinition &one, const GameDefinition &other)
{
    return std::ranges::all_of(allFeatures(),
                               [&](const Feature *feature) { return feature->countsAlike(what, one, other); });
}

PlayerId decider(const GameDefinition &game, const Position &position, CompanyId company, MoveKind kind)
{
    PlayerId player;
    for (const Feature *feature : game.features) {
        if (!player)
            player = feature->decider(game, position, company, kind);
    }
    return player;
}

Faults brokenLaws(const Rules &rules, const Position &position, Waived waived)
{
    Findings broken(waived);
    checkCommonLaws({rules.game(), position, rules.seats()}, broken);
    for (const Feature *feature : rules.game().features)
        feature->checkLaws(rules.game(), position, broken);
    Faults faults = broken.faults();
    for (Fault &fault : faults)
        fault.place.insert(0, "start/");
    return faults;
}

} // namespace flimnap
