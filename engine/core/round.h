#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flimnap {

/// New kinds come last: what is stored about a position counts on their places.
enum class RoundKind : std::uint8_t {
    Opening,
    Stock,
    Operating,
    End,
    Actions ///< players choose action cards; the trains run in an operating round of the same number
};

struct Round
{
    RoundKind kind = RoundKind::Opening;
    int set = 0;    ///< 1 for SR1 and OR1.x; 0 for operating rounds without stock rounds
    int number = 0; ///< 2 for OR5.2 and ROUND2

    bool operator==(const Round &) const = default;
};

/// As in journals and snapshots: OPEN, SR3, OR5.2, ROUND3, END.
std::string name(const Round &round);
/// The round with that name; of ROUND3, which has two parts, the second. Nothing if no round is called so.
std::optional<Round> roundNamed(std::string_view words);

} // namespace flimnap
