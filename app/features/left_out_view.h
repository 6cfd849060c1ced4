#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Companies that are left out by lot.
class LeftOutView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::LeftOut)

public:
    static constexpr std::string_view name = "leftOut";

    [[nodiscard]] QString drawTitle(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawText(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawReason(const Session &session, const Offer &draw) const override;
    [[nodiscard]] QString drawn(const GameDefinition &game, const Move &draw, const QString &result) const override;
    [[nodiscard]] QString goneState(const JoinAnswers &answers) const override;
    [[nodiscard]] QString sectionHelp(const JoinAnswers &answers, const QString &section) const override;
};

} // namespace flimnap
