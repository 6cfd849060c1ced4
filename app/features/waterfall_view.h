#pragma once

#include <string_view>

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// The auction of private companies that are sold one after the other.
class WaterfallView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Waterfall)

public:
    static constexpr std::string_view name = "waterfall";

    [[nodiscard]] QString openingName() const override;
    [[nodiscard]] QString openingTitle() const override;
    [[nodiscard]] std::vector<MoveKind> openingKinds() const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override
    {
        return event == "private_cheapened" ? EffectKind::Private : EffectKind::Other;
    }
    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] QVariantList lots(const Rules &rules, const Position &position) const override;
};

} // namespace flimnap
