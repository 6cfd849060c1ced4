#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// A larger company takes over a smaller one.
class TakeOversView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::TakeOvers)

public:
    static constexpr std::string_view name = "takeOvers";

    [[nodiscard]] std::vector<MoveKind> rareKinds() const override { return {MoveKind::Acquire}; }
    [[nodiscard]] QString goneState(const JoinAnswers & /*answers*/) const override { return tr("Left the game"); }
};

} // namespace flimnap
