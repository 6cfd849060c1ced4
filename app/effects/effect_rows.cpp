#include "effects/effect_rows.h"

#include <algorithm>
#include <vector>

#include <QCoreApplication>

#include "words/chapters.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class EffectTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Effects)
};

/// A coin that goes round within the bank is nobody's news.
bool hasAccount(Party party)
{
    return party.isPlayer() || party.isCompany();
}

/// Where a rule that was waived is printed.
QString noteOf(const GameDefinition &game, const Event &event, RuleNumbers numbers)
{
    const auto *waived = std::get_if<RuleWaived>(&event);
    if (waived == nullptr || waived->citation < 0)
        return {};
    const std::string &rule = game.citations[static_cast<std::size_t>(waived->citation)].rule;
    QString chapter = chapterOf(game, rule);
    if (numbers == RuleNumbers::Hidden)
        return chapter;
    return chapter.isEmpty()
               ? toText(rule)
               : EffectTexts::tr("%1, %2", "chapter of the rulebook, number of the rule").arg(chapter, toText(rule));
}

} // namespace

QList<EffectRow> effectRows(const Rules &rules, const Events &events, RuleNumbers numbers)
{
    const Wording words(rules);
    QList<EffectRow> rows;
    for (const Event &event : events) {
        if (const auto *paid = std::get_if<Paid>(&event)) {
            const QString about = paid->about && Party(paid->about) != paid->from && Party(paid->about) != paid->to
                                      ? words.party(paid->about) + " · "
                                      : QString();
            if (hasAccount(paid->from))
                rows.append({words.party(paid->from), about + words.reason(paid->reason), -toNumber(paid->amount),
                             EffectKind::Paid});
            if (hasAccount(paid->to))
                rows.append({words.party(paid->to), about + words.reason(paid->reason), toNumber(paid->amount),
                             EffectKind::Paid});
            continue;
        }
        const QString text = words.event(event);
        if (!text.isEmpty())
            rows.append({text, noteOf(rules.game(), event, numbers), 0, Wording::eventKind(event)});
    }
    return rows;
}

QList<EffectRow> roundEndRows(const Rules &rules, const Events &events, const Position &after)
{
    const Wording words(rules);
    QList<EffectRow> rows;
    struct Income
    {
        Party of;
        Reason reason = Reason::Correction;
        qsizetype place = 0; ///< of its row
    };
    std::vector<Income> incomes;
    QStringList gone;
    for (const Event &event : events) {
        const auto *paid = std::get_if<Paid>(&event);
        if (paid != nullptr && paid->from == Party::bank() && hasAccount(paid->to)) {
            const auto income = std::find_if(incomes.begin(), incomes.end(), [&](const Income &known) {
                return known.of == paid->to && known.reason == paid->reason;
            });
            if (income == incomes.end()) {
                incomes.push_back({paid->to, paid->reason, rows.size()});
                rows.append(effectRows(rules, {event}));
                continue;
            }
            rows[income->place].amount += toNumber(paid->amount);
            rows[income->place].note = words.reason(paid->reason); // not of one company alone
        } else if (const auto *moved = std::get_if<PrivateMoved>(&event); moved != nullptr && moved->to.isNobody()) {
            gone.append(words.privateName(moved->railway));
        } else if (std::holds_alternative<OrderChanged>(event)) {
            QStringList names;
            for (const PlayerId player : after.order)
                names.append(words.party(player));
            rows.append({EffectTexts::tr("Order of play: %1").arg(names.join(", ")), {}, 0, EffectKind::Order});
        } else {
            rows.append(effectRows(rules, {event}));
        }
    }
    if (!gone.isEmpty())
        rows.prepend({EffectTexts::tr("Out of the game: %1").arg(gone.join(", ")), {}, 0, EffectKind::Private});
    return rows;
}

QList<EffectRow> newTreasuries(const Rules &rules, const Played &played)
{
    const Wording words(rules);
    QList<EffectRow> rows;
    for (const Event &event : played.events) {
        const auto *moved = std::get_if<MinorMoved>(&event);
        if (moved == nullptr || !moved->to.isPlayer() || played.position.companies[moved->minor].onlyBuilds)
            continue;
        const QString text = EffectTexts::tr("%1 begins with %2 in its treasury");
        rows.append({text.arg(words.party(moved->minor), words.money(played.position.ledger.balance(moved->minor))),
                     {},
                     0,
                     EffectKind::Company});
    }
    return rows;
}

QList<EffectRow> unpaidIncome(const Rules &rules, const Position &before, const Move &move, const Events &events)
{
    if (move.kind != MoveKind::Dividend || move.pay == "none")
        return {};
    Money left = before.operating.turn.income;
    for (const Event &event : events) {
        if (const auto *paid = std::get_if<Paid>(&event))
            left -= paid->amount;
    }
    if (left <= Money{})
        return {};
    return {{.text = EffectTexts::tr("%1 of the income stay in the bank").arg(Wording(rules).money(left)),
             .kind = EffectKind::Bank}};
}

QList<PriceArrow> priceArrows(const GameDefinition &game, const Events &events)
{
    QList<PriceArrow> arrows;
    for (const Event &event : events) {
        const auto *moved = std::get_if<PriceMoved>(&event);
        if (moved == nullptr || moved->from == moved->to || !moved->from || !moved->to)
            continue;
        const ChartCell &from = game.chart[moved->from];
        const ChartCell &to = game.chart[moved->to];
        arrows.append({from.row, from.column, to.row, to.column});
    }
    return arrows;
}

QString furtherConsequences(const Rules &rules, const Events &events)
{
    QStringList parts;
    for (const Event &event : events) {
        if (const auto *began = std::get_if<PhaseBegan>(&event))
            parts.append(EffectTexts::tr("starts phase %1")
                             .arg(QString::fromStdString(rules.game().phases[began->phase].title)));
    }
    const auto rusted = std::count_if(events.begin(), events.end(),
                                      [](const Event &event) { return std::holds_alternative<TrainRusted>(event); });
    if (rusted > 0)
        parts.append(EffectTexts::tr("%n train(s) leave the game", nullptr, static_cast<int>(rusted)));
    return parts.join(" · ");
}

} // namespace flimnap
