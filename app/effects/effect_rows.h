#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "effects/effect_kind.h"
#include "rounds/rules.h"

namespace flimnap {

/// What a move causes as a row of a ledger.
struct EffectRow
{
    Q_GADGET
    QML_VALUE_TYPE(effectRow)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(int amount MEMBER amount FINAL)
    Q_PROPERTY(flimnap::EffectKind::Kind kind MEMBER kind FINAL)

public:
    QString text;
    QString note = {};
    int amount = 0;
    EffectKind::Kind kind = EffectKind::Other;

    bool operator==(const EffectRow &) const = default;
};

/// Where a share-price marker goes, for the chart.
struct PriceArrow
{
    Q_GADGET
    QML_VALUE_TYPE(priceArrow)
    Q_PROPERTY(int fromRow MEMBER fromRow FINAL)
    Q_PROPERTY(int fromColumn MEMBER fromColumn FINAL)
    Q_PROPERTY(int toRow MEMBER toRow FINAL)
    Q_PROPERTY(int toColumn MEMBER toColumn FINAL)

public:
    int fromRow = 0;
    int fromColumn = 0;
    int toRow = 0;
    int toColumn = 0;

    bool operator==(const PriceArrow &) const = default;
};

/// Whether rules have this project's numbers, too: for whoever looks a journal's line up.
enum class RuleNumbers { Hidden, Shown };

/// A payment has a row for each side but the
/// bank's, with its sign. A rule that was waived has its chapter as a note.
QList<EffectRow> effectRows(const Rules &rules, const Events &events, RuleNumbers numbers = RuleNumbers::Hidden);

/// What follows from the end of a round as such rows: all incomes of a kind that somebody gets as one, and who plays
/// after whom from then on, if that changed.
QList<EffectRow> roundEndRows(const Rules &rules, const Events &events, const Position &after);

/// What railways that just got an owner have left in their treasuries, as such rows.
QList<EffectRow> newTreasuries(const Rules &rules, const Played &played);

/// What of an income that is paid out stays in the bank, for its shares, as such a row; none if nothing does.
QList<EffectRow> unpaidIncome(const Rules &rules, const Position &before, const Move &move, const Events &events);

QList<PriceArrow> priceArrows(const GameDefinition &game, const Events &events);

/// What a purchase does beyond itself, in a few words: "starts phase e · 3 trains leave the game"; empty if nothing.
QString furtherConsequences(const Rules &rules, const Events &events);

} // namespace flimnap
