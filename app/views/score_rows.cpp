#include "views/score_rows.h"

#include "table/values.h"
#include "views/colours.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QVariantList sharesOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    QVariantList shares;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0)
            continue;
        const QString colour = companyColour(game, company);
        const Money price = flimnap::price(game, position, company);
        shares.append(QVariantMap{{"company", toText(game.companies[company].code)},
                                  {"colour", colour},
                                  {"textColour", textOn(colour)},
                                  {"units", units},
                                  {"percent", classOf(game, position, company).percent(units)},
                                  {"price", toNumber(price)},
                                  {"deduction", toNumber(price - scorePrice(game, position, company))},
                                  {"value", toNumber(holdingValue(game, position, player, company))}});
    }
    return shares;
}

/// Railways that count nothing at the end.
QString uncounted(const GameDefinition &game, const Position &position, PlayerId player)
{
    if (game.privatesScore || game.actionCards.count() > 0)
        return {};
    QStringList codes;
    for (const CompanyId minor : ids(game.companies)) {
        if (game.hasShares() && ownerOf(game, position, minor) == Party(player))
            codes.append(toText(game.companies[minor].code));
    }
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == Party(player))
            codes.append(toText(game.privates[railway].code));
    }
    return codes.join(", ");
}

} // namespace

QVariantList scoreRows(const Rules &rules, const Position &position, const PlayerLooks &looks)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    QVariantList rows;
    for (const Score &score : rules.scores(position)) {
        QVariantMap row = looks.badge(score.player);
        row.insert("rank", score.rank);
        row.insert("cash", toNumber(score.cash));
        row.insert("shares", toNumber(score.shares));
        row.insert("shareRows", sharesOf(game, position, score.player));
        row.insert("privates", toNumber(score.privates));
        row.insert("cards", toNumber(score.cards));
        row.insert("treasury", toNumber(score.treasury));
        const CompanyId own = ownCompany(game, position, score.player);
        row.insert("company", own ? words.party(own) : QString());
        row.insert("uncounted", uncounted(game, position, score.player));
        row.insert("debt", toNumber(score.debt));
        row.insert("penalty", toNumber(score.penalty));
        row.insert("total", toNumber(score.total));
        rows.append(row);
    }
    return rows;
}

} // namespace flimnap
