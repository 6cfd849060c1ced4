#include "views/effects.h"

#include <algorithm>

#include <QCoreApplication>

#include "words/wording.h"

namespace flimnap {

namespace {

class EffectTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Effects)
};

QVariantMap row(const QString &text, const QString &note, Money amount, const QString &kind)
{
    return {{"text", text}, {"note", note}, {"amount", static_cast<int>(amount.units)}, {"kind", kind}};
}

/// A coin that goes round within the bank is nobody's news.
bool hasAccount(Party party)
{
    return party.isPlayer() || party.isCompany();
}

} // namespace

QVariantList effectRows(const Rules &rules, const Events &events)
{
    const Wording words(rules);
    QVariantList rows;
    for (const Event &event : events) {
        if (const auto *paid = std::get_if<Paid>(&event)) {
            const QString about = paid->about && Party(paid->about) != paid->from && Party(paid->about) != paid->to
                                      ? words.party(paid->about) + " · "
                                      : QString();
            if (hasAccount(paid->from))
                rows.append(row(words.party(paid->from), about + words.reason(paid->reason), -paid->amount, "paid"));
            if (hasAccount(paid->to))
                rows.append(row(words.party(paid->to), about + words.reason(paid->reason), paid->amount, "paid"));
            continue;
        }
        const QString text = words.event(event);
        if (!text.isEmpty())
            rows.append(row(text, {}, {}, Wording::eventKind(event)));
    }
    return rows;
}

QVariantList newTreasuries(const Rules &rules, const Played &played)
{
    const Wording words(rules);
    QVariantList rows;
    for (const Event &event : played.events) {
        const auto *moved = std::get_if<MinorMoved>(&event);
        if (moved == nullptr || !moved->to.isPlayer() ||
            played.position.companies[moved->minor].role == CompanyRole::Construction)
            continue;
        const QString text = EffectTexts::tr("%1 begins with %2 in its treasury");
        rows.append(row(text.arg(words.party(moved->minor), words.money(played.position.ledger.balance(moved->minor))),
                        {}, {}, "company"));
    }
    return rows;
}

QVariantList priceArrows(const GameDefinition &game, const Events &events)
{
    QVariantList arrows;
    for (const Event &event : events) {
        const auto *moved = std::get_if<PriceMoved>(&event);
        if (moved == nullptr || moved->from == moved->to || !moved->from || !moved->to)
            continue;
        const ChartCell &from = game.chart[moved->from];
        const ChartCell &to = game.chart[moved->to];
        arrows.append(QVariantMap{{"company", QString::fromStdString(game.companies[moved->company].code)},
                                  {"fromRow", from.row},
                                  {"fromColumn", from.column},
                                  {"toRow", to.row},
                                  {"toColumn", to.column}});
    }
    return arrows;
}

QString furtherConsequences(const Rules &rules, const Events &events)
{
    QStringList parts;
    for (const Event &event : events) {
        if (const auto *began = std::get_if<PhaseBegan>(&event))
            parts.append(
                EffectTexts::tr("starts phase %1").arg(QString::fromStdString(rules.game().phases[began->phase].name)));
    }
    const auto rusted = std::count_if(events.begin(), events.end(),
                                      [](const Event &event) { return std::holds_alternative<TrainRusted>(event); });
    if (rusted > 0)
        parts.append(EffectTexts::tr("%n train(s) leave the game", nullptr, static_cast<int>(rusted)));
    return parts.join(" · ");
}

} // namespace flimnap
