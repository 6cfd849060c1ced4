#include "features/company_privates_view.h"

#include "features/company_privates/standing.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

/// A mark on the map that makes a place worth more for one company.
QString CompanyPrivatesView::advice(const Rules &rules, const Position & /*position*/, const Move &move) const
{
    const GameDefinition &game = rules.game();
    const PrivateId railway = game.findPrivate(move.privateRailway);
    if (move.kind != MoveKind::UsePrivate || !railway)
        return {};
    const company_privates::Rights &rights = company_privates::rightsOf(game, railway);
    if (rights.bonus == Money{})
        return {};
    const Wording words(rules);
    const QString by = words.party(game.findCompany(move.by));
    const QString what = tr("%1 puts the marker on a city or town: every visit of its trains there is worth "
                            "%2 more, to be added to the income.")
                             .arg(by, words.money(rights.bonus));
    const QString after = rights.outlastsBonus ? tr("%1 stays and goes on paying.") : tr("%1 leaves the game.");
    return what + ' ' + after.arg(toText(game.privates[railway].code));
}

} // namespace flimnap
