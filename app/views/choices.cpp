#include "views/choices.h"

namespace flimnap {

QVariantMap option(const QVariant &value, const QString &label)
{
    return {{"value", value}, {"label", label}};
}

QVariantList percentsOf(const CompanyClass &size)
{
    QVariantList percents;
    for (int units = 0; size.hasShares() && units <= size.units; ++units)
        percents.append(size.percent(units));
    return percents;
}

} // namespace flimnap
