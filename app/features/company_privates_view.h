#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Private railways of companies and what they may do by them.
class CompanyPrivatesView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::CompanyPrivates)

public:
    static constexpr std::string_view name = "companyPrivates";

    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
};

} // namespace flimnap
