#pragma once

#include <string_view>

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// The round in which private railways are bought at their prices.
class SnakeSaleView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::SnakeSale)

public:
    static constexpr std::string_view name = "snakeSale";

    [[nodiscard]] std::vector<MoveKind> openingKinds() const override { return {MoveKind::BuyPrivate}; }
    [[nodiscard]] QString expectation(const Rules & /*rules*/, const Position & /*position*/,
                                      const QString &player) const override
    {
        return tr("%1 buys a private railway or passes").arg(player);
    }
};

} // namespace flimnap
