#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// People who stand by a player.
class CharactersView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Characters)

public:
    static constexpr std::string_view name = "characters";

    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] QString meaning(const Wording &words, const GameDefinition &game, const Move &move) const override;
    [[nodiscard]] QString lastCall(const GameDefinition &game, const Position &position,
                                   const QString &said) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override;
    void addTo(QVariantList &fields, const JoinFields &form, const JoinAnswers &answers,
               const PrivateDefinition &railway) const override;
    [[nodiscard]] std::optional<JoinSections::Spot> spot(const QStringList &place) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;

    using FeatureView::addTo;
};

} // namespace flimnap
