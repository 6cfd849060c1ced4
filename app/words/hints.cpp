#include "words/hints.h"

#include <QCoreApplication>

#include "features/feature_view.h"
#include "rounds/codes.h"
#include "rounds/feature.h"
#include "table/values.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class HintTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Hints)
};

/// Where nobody at the table directs the company.
QString forUnattended(const Rules &rules, const Position &position, const Move &move, CompanyId by)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    if (move.kind == MoveKind::RunTrains)
        return HintTexts::tr("%1 has no treasury: all of it is paid out.").arg(words.party(by));
    if (move.kind != MoveKind::LayTrack && move.kind != MoveKind::PlaceToken)
        return {};
    return HintTexts::tr("%1 decides for %2. It is free.")
        .arg(words.party(decider(game, position, by, move.kind)), words.party(Party::absentee()));
}

QString ofChoice(const Rules &rules, const Move &move, CompanyId by)
{
    const Wording words(rules);
    if (move.what == "bond_token")
        return HintTexts::tr("On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.");
    if (move.what == "destination")
        return HintTexts::tr(
            "Track joins the company's home with its destination, whoever laid it and however long it is; "
            "stations do not matter. What the bank keeps for the company is paid at once.");
    if (move.what == "shared_hexes")
        return inWordsOf(rules.game(), "flimnap::HintTexts",
                         QT_TRANSLATE_NOOP("flimnap::HintTexts",
                                           "On how many hexes do two stations stand that are all stations of %1 now? "
                                           "One of the two goes back to its charter and can be placed again."))
            .arg(words.party(by));
    return {};
}

QString ofBankruptcy(const Rules &rules, const Position &position, const Move &move)
{
    const Wording words(rules);
    const PlayerId player = Codes(rules.game(), rules.seats()).player(move.by);
    const Money cash = position.ledger.balance(player);
    const QString end =
        HintTexts::tr("What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends "
                      "at once.");
    return cash >= Money{} ? end
                           : HintTexts::tr("%1 has to raise %2 and cannot, whatever is sold.")
                                     .arg(words.party(player), words.money(-cash)) +
                                 ' ' + end;
}

/// A mark on the map that makes a place worth more for one company.
QString ofMark(const Rules &rules, const Move &move)
{
    const GameDefinition &game = rules.game();
    const PrivateId railway = game.findPrivate(move.privateRailway);
    if (!railway || game.privates[railway].placesBonus == Money{})
        return {};
    const Wording words(rules);
    const QString by = words.party(game.findCompany(move.by));
    const QString what = HintTexts::tr("%1 puts the marker on a city or town: every visit of its trains there is worth "
                                       "%2 more, to be added to the income.")
                             .arg(by, words.money(game.privates[railway].placesBonus));
    const QString after = game.privates[railway].outlastsBonus ? HintTexts::tr("%1 stays and goes on paying.")
                                                               : HintTexts::tr("%1 leaves the game.");
    return what + ' ' + after.arg(toText(game.privates[railway].code));
}

} // namespace

QString hintFor(const Rules &rules, const Position &position, const Move &move)
{
    const Wording words(rules);
    const CompanyId by = rules.game().findCompany(move.by);
    if (by && isUnattended(position, by))
        return forUnattended(rules, position, move, by);
    if (QString own = firstSaid([&](const FeatureView &view) { return view.advice(rules, position, move); });
        !own.isEmpty())
        return own;
    switch (move.kind) {
    case MoveKind::Choose:
        return ofChoice(rules, move, by);
    case MoveKind::Bankrupt:
        return ofBankruptcy(rules, position, move);
    case MoveKind::UsePrivate:
        return ofMark(rules, move);
    default:
        return {};
    }
}

} // namespace flimnap
