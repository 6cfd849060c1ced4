#include "views/score_rows.h"

#include <QCoreApplication>

#include "table/values.h"
#include "views/colours.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class ScoreTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::ScoreRows)
};

QVariantList sharesOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    QVariantList shares;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0)
            continue;
        const Money price = flimnap::price(game, position, company);
        QVariantMap row = tokenOf(game, company);
        row.insert({{"company", row.take("token")},
                    {"units", units},
                    {"percent", classOf(game, position, company).percent(units)},
                    {"price", toNumber(price)},
                    {"deduction", toNumber(price - scorePrice(game, position, company))},
                    {"value", toNumber(holdingValue(game, position, player, company))}});
        shares.append(row);
    }
    return shares;
}

/// Railways that count nothing at the end.
QString uncounted(const GameDefinition &game, const Position &position, PlayerId player)
{
    if (game.privatesScore || game.hasActionRounds)
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
    return listed(codes);
}

struct ScorePart
{
    QString title;
    Money amount;
};

/// Beside shares.
struct ScoreParts
{
    ScorePart cash;
    ScorePart cards;
    ScorePart privates;
    ScorePart treasury;
    ScorePart debt;
    ScorePart penalty;
};

ScoreParts partsOf(const GameDefinition &game, const Wording &words, const Score &score)
{
    const QString privates =
        words.hasPrivateCompanies()
            ? ScoreTexts::tr("Private companies")
            : inWordsOf(game, "flimnap::ScoreRows", QT_TRANSLATE_NOOP("flimnap::ScoreRows", "Private railways"));
    return {.cash = {ScoreTexts::tr("Cash"), score.cash},
            .cards = {ScoreTexts::tr("Copy cards not used"), score.cards},
            .privates = {privates, score.privates},
            .treasury = {ScoreTexts::tr("Treasury"), score.treasury},
            .debt = {ScoreTexts::tr("Debt"), -score.debt},
            .penalty = {ScoreTexts::tr("Penalty"), -score.penalty}};
}

QVariantList partRows(const ScoreParts &parts)
{
    QVariantList rows;
    for (const ScorePart &part : {parts.cash, parts.privates, parts.cards, parts.treasury, parts.debt, parts.penalty})
        rows.append(QVariantMap{{"title", part.title}, {"amount", toNumber(part.amount)}});
    return rows;
}

QVariantMap scoreLine(const QString &label, int amount)
{
    return {{"label", label}, {"amount", amount}};
}

QString shareLabel(const QVariantMap &share)
{
    const QString company = share.value("company").toString();
    const QString percent = share.value("percent").toString();
    const QString units = share.value("units").toString();
    const QString price = share.value("price").toString();
    const QString deduction = share.value("deduction").toString();
    return share.value("deduction").toInt() > 0
               ? ScoreTexts::tr("%1 %2 %: %3 × (%4 − %5 for loans)").arg(company, percent, units, price, deduction)
               : ScoreTexts::tr("%1 %2 %: %3 × %4").arg(company, percent, units, price);
}

QString treasuryLabel(const QString &company)
{
    return company.isEmpty() ? ScoreTexts::tr("No company yet") : ScoreTexts::tr("Treasury of %1").arg(company);
}

/// What the player has; of the rest nothing is said.
QVariantList linesOf(const ScoreParts &parts, const QVariantMap &row, bool hasShares)
{
    QVariantList lines{
        hasShares ? scoreLine(parts.cash.title, toNumber(parts.cash.amount))
                  : scoreLine(treasuryLabel(row.value("company").toString()), toNumber(parts.treasury.amount))};
    for (const QVariant &share : row.value("shareRows").toList())
        lines.append(scoreLine(shareLabel(share.toMap()), share.toMap().value("value").toInt()));
    const auto addIfAny = [&](const ScorePart &part) {
        if (part.amount != Money{})
            lines.append(scoreLine(part.title, toNumber(part.amount)));
    };
    addIfAny(parts.cards);
    addIfAny(parts.privates);
    if (const QString uncounted = row.value("uncounted").toString(); !uncounted.isEmpty())
        lines.append(scoreLine(ScoreTexts::tr("Not exchanged: %1").arg(uncounted), 0));
    addIfAny(parts.debt);
    addIfAny(parts.penalty);
    return lines;
}

} // namespace

QVariantMap scoreRow(const Rules &rules, const Position &position, const PlayerLooks &looks, const Score &score)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
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
    const ScoreParts parts = partsOf(game, words, score);
    row.insert("parts", partRows(parts));
    row.insert("lines", linesOf(parts, row, game.hasShares()));
    return row;
}

QVariantList scoreRows(const Rules &rules, const Position &position, const PlayerLooks &looks)
{
    QVariantList rows;
    for (const Score &score : rules.scores(position))
        rows.append(scoreRow(rules, position, looks, score));
    return rows;
}

} // namespace flimnap
