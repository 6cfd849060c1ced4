#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flimnap {

/// What people read, in English, with its values still apart: whoever shows it can say the pattern in another language
/// and put the same values in. Plain texts are for places where English is spoken alone.
struct Sentence
{
    std::string pattern;             ///< with %1, %2 … where the values go
    std::vector<std::string> values; ///< codes, names and numbers, which are the same in every language
    bool isTranslated = false;       ///< the pattern stands in translations/

    Sentence() = default;
    // NOLINTBEGIN(google-explicit-constructor): a text that only English says is written as what it is
    Sentence(std::string plain) : pattern(std::move(plain)) {}
    Sentence(const char *plain) : pattern(plain) {}
    // NOLINTEND(google-explicit-constructor)

    /// A sentence that the app says in its languages; the pattern is a literal, so that it is found for them.
    static Sentence say(std::string_view pattern, std::vector<std::string> values = {});

    bool operator==(const Sentence &) const = default;
};

/// The pattern with its values put in. They are no patterns themselves: a "%1" in one of them stays.
std::string text(const Sentence &sentence);

} // namespace flimnap
