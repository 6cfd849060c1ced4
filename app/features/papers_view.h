#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Private railways that are none.
class PapersView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Papers)

public:
    static constexpr std::string_view name = "papers";

    [[nodiscard]] QString title(const Move &move) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString due(const Move &move, const QString &who, const QString &director) const override;
    [[nodiscard]] QString dueReason(const Session &session, const Offer &due) const override;
};

} // namespace flimnap
