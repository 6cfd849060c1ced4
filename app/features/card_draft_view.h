#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Companies and people that are taken before the first round.
class CardDraftView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::CardDraft)

public:
    static constexpr std::string_view name = "cardDraft";

    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] QString help(RoundKind round) const override;
    [[nodiscard]] QString meaning(const Wording &words, const GameDefinition &game, const Move &move) const override;
    [[nodiscard]] std::optional<int> usualNumber(const JoinAnswers &answers, const QStringList &place) const override;
};

} // namespace flimnap
