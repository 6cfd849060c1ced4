#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "definition/companies.h"

namespace flimnap {

// What is chosen from and how far numbers go, wherever people enter something.

constexpr int mostMoney = 99'999;
constexpr int mostRoundsOfSet = 9;

/// One of several: {value, label}.
QVariantMap option(const QVariant &value, const QString &label);

/// What one can hold of a company of this size: none for one that has no shares.
QVariantList percentsOf(const CompanyClass &size);

} // namespace flimnap
