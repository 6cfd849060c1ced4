#include "core/sentence.h"

namespace flimnap {

Sentence Sentence::say(std::string_view pattern, std::vector<std::string> values)
{
    Sentence sentence{std::string(pattern)};
    sentence.values = std::move(values);
    sentence.isTranslated = true;
    return sentence;
}

std::string text(const Sentence &sentence)
{
    const std::string &pattern = sentence.pattern;
    const auto valueAt = [&](std::size_t place) -> const std::string * {
        if (pattern[place] != '%' || place + 1 == pattern.size() || pattern[place + 1] < '1')
            return nullptr;
        const auto index = static_cast<std::size_t>(pattern[place + 1] - '1');
        return index < sentence.values.size() ? &sentence.values[index] : nullptr;
    };
    std::string words;
    for (std::size_t place = 0; place < pattern.size(); ++place) {
        if (const std::string *const value = valueAt(place)) {
            words += *value;
            ++place; // past the digit
        } else {
            words += pattern[place];
        }
    }
    return words;
}

} // namespace flimnap
