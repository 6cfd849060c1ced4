#pragma once

#include <string_view>

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Railways that are given for shares, and companies formed out of them.
class ExchangesView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Exchanges)

public:
    static constexpr std::string_view name = "exchanges";

    [[nodiscard]] std::optional<Handwork> handwork(const Rules &rules, const Position &position,
                                                   const Event &event) const override;
    void print(const GameDefinition &game, QJsonObject &values) const override;
    [[nodiscard]] QString title(const Move &move) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString choiceWord(const Wording &words, const Move &move, const std::string &word) const override;
    [[nodiscard]] QString due(const Move &move, const QString &who, const QString &director) const override;
    [[nodiscard]] QString dueReason(const Session &session, const Offer &due) const override;
    [[nodiscard]] QString phaseFact(const Wording &words, PhaseId phase) const override;
    [[nodiscard]] bool sharesComeEarly(const JoinAnswers &answers) const override;
    [[nodiscard]] std::vector<MoveKind> playersRareKinds() const override { return {MoveKind::Exchange}; }
};

} // namespace flimnap
