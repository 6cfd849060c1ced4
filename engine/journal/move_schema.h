#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "journal/move.h"

namespace flimnap {

enum class KeyType : std::uint8_t {
    Text,
    TextOrNumber,     ///< kept as text; a whole number stands without quotes in the journal
    TextNumberOrList, ///< likewise; a list of texts is kept as "[4,6]"
    Number,
    Flag, ///< true or absent
    Routes,
    Amounts ///< an object: company and whole number
};

/// One key of a kind of move: its name in the journal, its place in Move and what may stand there.
struct MoveKey
{
    using Member = std::variant<std::string Move::*, std::optional<int> Move::*, bool Move::*,
                                std::optional<std::vector<Route>> Move::*, std::optional<std::vector<Grant>> Move::*>;

    std::string_view name;
    Member member;
    KeyType type = KeyType::Text;
    bool required = false;
    int least = 0; ///< the bounds of a number
    int most = 0;
    bool zeroAllowed = true;
    std::span<const std::string_view> words; ///< the only texts allowed; none: any text
};

/// The number no whole number of a journal may exceed, in either direction.
inline constexpr int largestNumber = 1'000'000;

/// The keys that a kind with several forms takes together.
using MoveShape = std::span<const std::string_view>;

[[nodiscard]] std::span<const MoveKind> allMoveKinds();

/// The kind as the journal writes it: "buy_private".
[[nodiscard]] std::string_view word(MoveKind kind);
[[nodiscard]] std::optional<MoveKind> moveKind(std::string_view word);

/// Every key the kind takes, in the order they are written; "force" and "note", which every move takes, come last.
[[nodiscard]] std::span<const MoveKey> keysOf(MoveKind kind);
/// The key of this name, or none if the kind does not take it.
[[nodiscard]] const MoveKey *keyOf(MoveKind kind, std::string_view name);

/// The forms of a kind that has several, of which a move must have exactly one; none for the other kinds.
[[nodiscard]] std::span<const MoveShape> shapesOf(MoveKind kind);

[[nodiscard]] bool isGiven(const Move &move, const MoveKey &key);

/// What may stand at the key, as the end of a sentence: "a whole number from 1 to 100".
[[nodiscard]] std::string expectation(const MoveKey &key);

/// Whether the text is a whole number as a journal writes it: no leading zeros, not above the largest.
[[nodiscard]] bool isWholeNumber(std::string_view text);

/// Whether the text is a list as such a key keeps it, and its items.
[[nodiscard]] bool isList(std::string_view text);
[[nodiscard]] std::vector<std::string> listItems(std::string_view text);
[[nodiscard]] std::string listText(const std::vector<std::string> &items);

/// Whether a run says what it brought, as a whole or train by train; it must, unless a map tells.
[[nodiscard]] bool declaresIncome(const Move &move);

struct MoveProblem
{
    std::string_view key; ///< empty if it concerns several
    std::string message;

    bool operator==(const MoveProblem &) const = default;
};

/// Why the move is not well formed, whatever the rules of its game say; empty if it is.
[[nodiscard]] std::vector<MoveProblem> problemsOf(const Move &move);

} // namespace flimnap
