#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Somebody without a seat whose decisions the rules make: what is asked about the table in his turn, and his lots.
class AutomatonView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Automaton)

public:
    static constexpr std::string_view name = "automaton";

    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] QString drawTitle(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawText(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawReason(const Session &session, const Offer &draw) const override;
    [[nodiscard]] std::vector<Stretch> stories(const Rules &rules, const Move &move, const Events &events,
                                               const Position &after) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString choiceWord(const Wording &words, const Move &move, const std::string &word) const override;
    [[nodiscard]] QString question(const GameDefinition &game, const Move &move,
                                   const std::string &word) const override;
    [[nodiscard]] QString questionHint(const Move &move, const std::string &word) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override;
};

} // namespace flimnap
