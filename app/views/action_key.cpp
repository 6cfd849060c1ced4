#include "views/action_key.h"

#include "journal/move_schema.h"
#include "words/plain.h"

namespace flimnap {

ActionKey ActionKey::of(const Move &move)
{
    return {move.kind, move.kind == MoveKind::Choose ? move.what : std::string()};
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

bool ActionKey::includes(const Move &move) const
{
    return move.kind == kind && (what.empty() || move.what == what);
}

bool ActionKey::isAside() const
{
    return what == "destination" || what == "certificate_limit" || what == "bond_token";
}

} // namespace flimnap
