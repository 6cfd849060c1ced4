#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Of two stations on a hex that became one company's.
class SharedStationsView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::SharedStations)

public:
    static constexpr std::string_view name = "sharedStations";

    [[nodiscard]] QString title(const Move &move) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
    [[nodiscard]] bool standsAside(const std::string &what) const override;
    [[nodiscard]] bool isAskedNow(const std::string &what, const Move &last, const Events &events) const override;
    [[nodiscard]] bool opensNow(const GameDefinition &game, const std::string &what,
                                const Events &events) const override;
    [[nodiscard]] QVariantList stationFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const override;
    void writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const override;
};

} // namespace flimnap
