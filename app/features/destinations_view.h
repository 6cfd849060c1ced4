#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Capital that comes with the shares, and the hexes that companies reach for the last of it.
class DestinationsView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Destinations)

public:
    static constexpr std::string_view name = "destinations";

    [[nodiscard]] QString title(const Move &move) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
    [[nodiscard]] QString meaning(const Wording &words, const GameDefinition &game, const Move &move) const override;
    [[nodiscard]] bool standsAside(const std::string &what) const override;
    [[nodiscard]] bool isAskedNow(const std::string &what, const Move &last, const Events &events) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override;
    [[nodiscard]] bool goesWithCompany(std::string_view event) const override { return event == "escrow_changed"; }
    [[nodiscard]] QStringList facts(const Rules &rules, const Position &position, CompanyId company) const override;
    [[nodiscard]] std::optional<JoinSections::Spot> spot(const QStringList &place) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;
    [[nodiscard]] QVariantList financeFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const override;
    [[nodiscard]] QVariantList lastFields(const JoinAnswers &answers, const JoinFields &fields,
                                          const QString &code) const override;
    [[nodiscard]] std::optional<int> usualNumber(const JoinAnswers &answers, const QStringList &place) const override;
    [[nodiscard]] QString usualWord(const JoinAnswers &answers, const QStringList &place) const override;
    [[nodiscard]] bool hasTreasuryEarly(const JoinAnswers &answers, const QString &code) const override;
    void writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const override;
};

} // namespace flimnap
