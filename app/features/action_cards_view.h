#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// The cards with which players act before the trains run.
class ActionCardsView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::ActionCards)

public:
    static constexpr std::string_view name = "actionCards";

    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] std::vector<Stretch> stories(const Rules &rules, const Move &move, const Events &events,
                                               const Position &after) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString confirmation(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString meaning(const Wording &words, const GameDefinition &game, const Move &move) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override;
    [[nodiscard]] QList<CardRow> cards(const Session &session, const Offers &offers,
                                       const PlayerLooks &looks) const override;
    [[nodiscard]] QList<CardTurn> cardTurns(const Session &session, const PlayerLooks &looks) const override;
    [[nodiscard]] QString phaseFact(const Wording &words, PhaseId phase) const override;
    [[nodiscard]] QVariantList playerFields(const JoinAnswers &answers, const JoinFields &fields,
                                            const QString &seat) const override;
    [[nodiscard]] QVariantList turnFields(const JoinAnswers &answers, const JoinFields &fields) const override;
    [[nodiscard]] std::optional<int> usualNumber(const JoinAnswers &answers, const QStringList &place) const override;
    [[nodiscard]] std::optional<JoinSections::Spot> spot(const QStringList &place) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;
};

} // namespace flimnap
