#include "scores/score_rows.h"

#include <QCoreApplication>

#include "table/values.h"
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

QList<ScoredShares> sharesOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    QList<ScoredShares> shares;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0)
            continue;
        const Money price = flimnap::price(game, position, company);
        shares.append({toText(game.companies[company].printed), classOf(game, position, company).percent(units), units,
                       toNumber(price), toNumber(price - scorePrice(game, position, company)),
                       toNumber(holdingValue(game, position, player, company))});
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

/// Beside shares.
struct ScoreParts
{
    ScoreLine cash;
    ScoreLine privates;
    ScoreLine cards;
    ScoreLine treasury;
    ScoreLine debt;
    ScoreLine penalty;
};

ScoreParts partsOf(const GameDefinition &game, const Wording &words, const Score &score)
{
    const QString privates =
        words.hasPrivateCompanies()
            ? ScoreTexts::tr("Private companies")
            : inWordsOf(game, "flimnap::ScoreRows", QT_TRANSLATE_NOOP("flimnap::ScoreRows", "Private railways"));
    return {.cash = {ScoreTexts::tr("Cash"), toNumber(score.cash)},
            .privates = {privates, toNumber(score.privates)},
            .cards = {ScoreTexts::tr("Copy cards not used"), toNumber(score.cards)},
            .treasury = {ScoreTexts::tr("Treasury"), toNumber(score.treasury)},
            .debt = {ScoreTexts::tr("Debt"), -toNumber(score.debt)},
            .penalty = {ScoreTexts::tr("Penalty"), -toNumber(score.penalty)}};
}

QString shareLabel(const ScoredShares &shares)
{
    const QString percent = QString::number(shares.percent);
    const QString units = QString::number(shares.units);
    const QString price = QString::number(shares.price);
    return shares.deduction > 0 ? ScoreTexts::tr("%1 %2 %: %3 × (%4 − %5 for loans)")
                                      .arg(shares.company, percent, units, price, QString::number(shares.deduction))
                                : ScoreTexts::tr("%1 %2 %: %3 × %4").arg(shares.company, percent, units, price);
}

QString treasuryLabel(const Wording &words, CompanyId company)
{
    return company ? ScoreTexts::tr("Treasury of %1").arg(words.party(company)) : ScoreTexts::tr("No company yet");
}

} // namespace

ScoreRow scoreRow(const Rules &rules, const Position &position, const PlayerLooks &looks, const Score &score)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const ScoreParts parts = partsOf(game, words, score);
    ScoreRow row{.rank = score.rank,
                 .player = looks.look(score.player),
                 .total = toNumber(score.total),
                 .lines = {},
                 .parts = {parts.cash, parts.privates, parts.cards, parts.treasury, parts.debt, parts.penalty},
                 .shares = sharesOf(game, position, score.player)};
    if (game.hasShares())
        row.lines.append(parts.cash);
    else
        row.lines.append({treasuryLabel(words, ownCompany(game, position, score.player)), parts.treasury.amount});
    for (const ScoredShares &shares : row.shares)
        row.lines.append({shareLabel(shares), shares.value});
    const auto addIfAny = [&](const ScoreLine &part) {
        if (part.amount != 0)
            row.lines.append(part);
    };
    addIfAny(parts.cards);
    addIfAny(parts.privates);
    if (const QString railways = uncounted(game, position, score.player); !railways.isEmpty())
        row.lines.append({ScoreTexts::tr("Not exchanged: %1").arg(railways), 0});
    addIfAny(parts.debt);
    addIfAny(parts.penalty);
    return row;
}

QList<ScoreRow> scoreRows(const Rules &rules, const Position &position, const PlayerLooks &looks)
{
    QList<ScoreRow> rows;
    for (const Score &score : rules.scores(position))
        rows.append(scoreRow(rules, position, looks, score));
    return rows;
}

} // namespace flimnap
