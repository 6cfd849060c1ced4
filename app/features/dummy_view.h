#pragma once

#include <string_view>

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Somebody whom nobody at the table plays: what he draws, and what comes to him.
class DummyView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Dummy)

public:
    static constexpr std::string_view name = "dummy";

    [[nodiscard]] QString drawTitle(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawText(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawReason(const Session &session, const Offer &draw) const override;
    [[nodiscard]] QString drawn(const GameDefinition &game, const Move &draw, const QString &company) const override;
    [[nodiscard]] std::vector<Stretch> stories(const Rules &rules, const Move &move, const Events &events,
                                               const Position &after) const override;
    [[nodiscard]] int absenteesUnits(const GameDefinition &game, ClassId size) const override;
};

} // namespace flimnap
