#pragma once

#include <optional>
#include <vector>

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "rounds/rules.h"
#include "table/joined_position.h"
#include "views/join_sections.h"

namespace flimnap {

class JoinFields;
class TableItems;

/// What a feature says and shows to people; found by its name.
class FeatureView
{
public:
    virtual ~FeatureView() = default;

    // Of the round that it opens the game with.

    /// "Auction", and the same in full; empty if it has no name of its own.
    [[nodiscard]] virtual QString openingName() const { return {}; }
    [[nodiscard]] virtual QString openingTitle() const { return {}; }
    /// What players decide there, from the top down; nothing if it does not open the game.
    [[nodiscard]] virtual std::vector<MoveKind> openingKinds() const { return {}; }
    /// What is expected of the player whose turn it is, while nothing is bid for in turn.
    [[nodiscard]] virtual QString expectation(const Rules & /*rules*/, const Position & /*position*/,
                                              const QString & /*player*/) const
    {
        return {};
    }
    /// What is sold there, in its order: [{code, name, state: "open", "running", "sold", text}].
    [[nodiscard]] virtual QVariantList lots(const Rules & /*rules*/, const Position & /*position*/) const { return {}; }

    // Of what a table can find otherwise in its own box: keys of a header's overrides.

    /// Adds its values as printed here, or takes away what is not asked.
    virtual void print(const GameDefinition & /*game*/, QJsonObject & /*values*/) const {}
    /// Its sections of the table check, see tableValues() in views/table_check.h.
    virtual void addTo(QVariantList & /*sections*/, const TableItems & /*items*/) const {}
    /// The overrides with another value at a path that is its own; nothing if it is not.
    [[nodiscard]] virtual std::optional<QJsonObject>
    overridden(const TableItems & /*items*/, const QStringList & /*path*/, const QVariant & /*value*/) const
    {
        return {};
    }
    /// What to compare before the first move, as it is so far.
    [[nodiscard]] virtual QString hint(const TableItems & /*items*/) const { return {}; }

    // Of a game that is joined in the middle.

    /// Of all private railways together, if they are not asked for by their classes; and what to know about them.
    [[nodiscard]] virtual QString railwaysTitle() const { return {}; }
    [[nodiscard]] virtual QString railwaysNote(const JoinAnswers & /*answers*/) const { return {}; }
    /// What is asked of a private railway beside its owner.
    virtual void addTo(QVariantList & /*fields*/, const JoinFields & /*form*/, const JoinAnswers & /*answers*/,
                       const PrivateDefinition & /*railway*/) const
    {
    }
    /// Where a fault is mended at a place that is its own.
    [[nodiscard]] virtual std::optional<JoinSections::Spot> spot(const QStringList & /*place*/) const { return {}; }
    virtual void write(JoinedPosition & /*table*/, const JoinAnswers & /*answers*/) const {}
};

using FeatureViews = std::vector<const FeatureView *>;

/// Of the features that the game has.
FeatureViews viewsOf(const GameDefinition &game);
/// Of the feature that opens the game; none if it has none that does.
const FeatureView *openingView(const GameDefinition &game);

} // namespace flimnap
