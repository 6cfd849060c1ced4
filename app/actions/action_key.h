#pragma once

#include <optional>
#include <string>

#include <QString>

#include "rounds/offers.h"

namespace flimnap {

/// What one button stands for: the moves of a kind, of decisions only those about one thing; those of companies out of
/// turn apart. "buy_share", "choose:destination", "take_loan:others"; "choose" alone stands for all decisions.
struct ActionKey
{
    MoveKind kind;
    std::string what;

    [[nodiscard]] static ActionKey of(const Offer &offer);
    [[nodiscard]] static std::optional<ActionKey> parse(const QString &text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool includes(const Offer &offer) const;
    /// Moves of companies out of turn.
    [[nodiscard]] bool isOthers() const;
    /// Nobody waits for it: it can be said any time, beside the moves of the turn.
    [[nodiscard]] bool isAside() const;

    bool operator==(const ActionKey &) const = default;
};

} // namespace flimnap
