#include "core/round.h"

#include "core/whole_number.h"

namespace flimnap {

namespace {

/// A number above 0 that rounds can be counted to; 0 if the text is none.
int numberFrom(std::string_view text)
{
    constexpr std::size_t mostDigits = 4;
    return text.size() <= mostDigits ? wholeNumber(text).value_or(0) : 0;
}

} // namespace

std::string name(const Round &round)
{
    switch (round.kind) {
    case RoundKind::Opening:
        return "OPEN";
    case RoundKind::Stock:
        return "SR" + std::to_string(round.set);
    case RoundKind::Operating:
        return round.set == 0 ? "ROUND" + std::to_string(round.number)
                              : "OR" + std::to_string(round.set) + "." + std::to_string(round.number);
    case RoundKind::Actions:
        return "ROUND" + std::to_string(round.number);
    case RoundKind::End:
        break;
    }
    return "END";
}

std::optional<Round> roundNamed(std::string_view words)
{
    Round round{RoundKind::End, 0, 0};
    if (words == name(Round()))
        round = {};
    else if (words.starts_with("SR"))
        round = {RoundKind::Stock, numberFrom(words.substr(2)), 0};
    else if (words.starts_with("ROUND"))
        round = {RoundKind::Operating, 0, numberFrom(words.substr(5))};
    else if (const std::size_t dot = words.find('.'); words.starts_with("OR") && dot != std::string_view::npos)
        round = {RoundKind::Operating, numberFrom(words.substr(2, dot - 2)), numberFrom(words.substr(dot + 1))};
    const bool isCounted =
        round.kind == RoundKind::Stock ? round.set > 0 : round.kind != RoundKind::Operating || round.number > 0;
    return name(round) == words && isCounted ? std::optional<Round>(round) : std::nullopt;
}

} // namespace flimnap
