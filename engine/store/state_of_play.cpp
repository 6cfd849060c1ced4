#include "store/state_of_play.h"

#include <charconv>

namespace flimnap {

std::string writeStateOfPlay(const StateOfPlay &state)
{
    return name(state.round) + (state.moves ? " " + std::to_string(*state.moves) : std::string());
}

std::optional<StateOfPlay> readStateOfPlay(std::string_view text)
{
    const std::size_t space = text.find(' ');
    const std::optional<Round> round = roundNamed(text.substr(0, space));
    if (!round)
        return {};
    if (space == std::string_view::npos)
        return StateOfPlay{*round, {}};
    const std::string_view digits = text.substr(space + 1);
    int moves = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), moves);
    if (error != std::errc() || end != digits.data() + digits.size() || moves < 0)
        return {};
    return StateOfPlay{*round, moves};
}

} // namespace flimnap
