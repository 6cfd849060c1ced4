#include "actions/action_key.h"

#include <algorithm>

#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "words/plain.h"

namespace flimnap {

namespace {

const std::string wordOfOthers = "others";

}

ActionKey ActionKey::of(const Offer &offer)
{
    if (offer.isOutOfTurn)
        return {offer.move.kind, wordOfOthers};
    return {offer.move.kind, offer.move.kind == MoveKind::Choose ? offer.move.what : std::string()};
}

std::optional<ActionKey> ActionKey::parse(const QString &text)
{
    const auto kind = moveKind(text.section(':', 0, 0).toStdString());
    return kind ? std::optional(ActionKey{*kind, text.section(':', 1).toStdString()}) : std::nullopt;
}

QString ActionKey::text() const
{
    const QString name = toText(std::string(word(kind)));
    return what.empty() ? name : name + ":" + toText(what);
}

bool ActionKey::includes(const Offer &offer) const
{
    if (offer.move.kind != kind || offer.isOutOfTurn != isOthers())
        return false;
    return what.empty() || isOthers() || offer.move.what == what;
}

bool ActionKey::isOthers() const
{
    return what == wordOfOthers;
}

bool ActionKey::isAside() const
{
    return isOthers() ||
           std::ranges::any_of(allViews(), [&](const FeatureView *view) { return view->standsAside(what); });
}

} // namespace flimnap
