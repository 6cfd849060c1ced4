#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "definition/game_definition.h"

namespace flimnap {

// What is chosen from and how far numbers go, wherever people enter something.

constexpr int mostMoney = 99'999;
constexpr int mostRoundsOfSet = 9;

/// One of several: {value, label}.
QVariantMap option(const QVariant &value, const QString &label);

/// What one can hold of a company of this size: none for one that has no shares.
QVariantList percentsOf(const CompanyClass &size);
/// Every price that stands on the chart, once and rising.
QVariantList chartedPrices(const GameDefinition &game);
/// Why a price is none of these, with those beside it; empty if it is one.
QString priceFault(const QVariantList &charted, int price);
/// Of these, what one can hold beside what others have.
QVariantList percentsBeside(const QVariantList &percents, int others);
/// What each held of another company, as near to it as these allow.
QVariantList fittedPercents(const QVariantList &percents, const QVariantList &held);

} // namespace flimnap
