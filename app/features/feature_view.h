#pragma once

#include <vector>

#include <QString>
#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// What a feature says and shows to people; found by its name.
class FeatureView
{
public:
    virtual ~FeatureView() = default;

    // Of the round that it opens the game with.

    /// "Auction", and the same in full.
    [[nodiscard]] virtual QString openingName() const = 0;
    [[nodiscard]] virtual QString openingTitle() const = 0;
    /// What players decide there, from the top down.
    [[nodiscard]] virtual std::vector<MoveKind> openingKinds() const = 0;
    /// What is expected of the player whose turn it is, while nothing is bid for in turn.
    [[nodiscard]] virtual QString expectation(const Rules &rules, const Position &position,
                                              const QString &player) const = 0;
    /// What is sold there, in its order: [{code, name, state: "open", "running", "sold", text}].
    [[nodiscard]] virtual QVariantList lots(const Rules &rules, const Position &position) const = 0;
};

/// Of the feature that opens the game; none if it has none that does.
const FeatureView *openingView(const GameDefinition &game);

} // namespace flimnap
