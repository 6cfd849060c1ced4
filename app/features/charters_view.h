#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Players who are companies.
class ChartersView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Charters)

public:
    static constexpr std::string_view name = "charters";

    [[nodiscard]] QString drawTitle(const GameDefinition &game, const Move &draw) const override;
};

} // namespace flimnap
