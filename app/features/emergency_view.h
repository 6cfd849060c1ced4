#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Sales for a train, and who cannot pay.
class EmergencyView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Emergency)

public:
    static constexpr std::string_view name = "emergency";

    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override
    {
        return endsGame(event) ? EffectKind::Bank : EffectKind::Other;
    }
    [[nodiscard]] bool endsGame(std::string_view event) const override { return event == "went_bankrupt"; }
};

} // namespace flimnap
