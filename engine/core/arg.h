#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/id.h"
#include "core/money.h"
#include "core/party.h"
#include "core/reason.h"
#include "core/round.h"
#include "core/sentence.h"

namespace flimnap {

// Codes of the journal and of the tables that people read in other words; as in the journal or the tables.
struct HexCode
{
    std::string code;
    bool operator==(const HexCode &) const = default;
};
struct TerrainWord
{
    std::string word;
    bool operator==(const TerrainWord &) const = default;
};
struct ColourWord
{
    std::string word;
    bool operator==(const ColourWord &) const = default;
};
/// A key of a move: "revenue".
struct KeyWord
{
    std::string_view word; ///< always a literal
    bool operator==(const KeyWord &) const = default;
};

/// A sentence that is said within another one.
struct Quoted
{
    Sentence sentence;
    bool operator==(const Quoted &) const = default;
};

/// A value in a sentence. Its type says how it is shown; a text is the same in every language.
using ArgValue =
    std::variant<std::int64_t, std::vector<int>, Money, std::vector<Money>, Party, PrivateId, CardId, FaceId, PhaseId,
                 Round, Reason, HexCode, TerrainWord, ColourWord, KeyWord, Quoted, std::string>;

/// One value by its name in the sentence: {"limit", 14}, {"company", company}.
struct Arg
{
    std::string_view name; ///< always a literal
    ArgValue value;

    Arg(std::string_view argName, ArgValue argValue) : name(argName), value(std::move(argValue)) {}
    Arg(std::string_view argName, int number) : name(argName), value(std::int64_t{number}) {}
    Arg(std::string_view argName, PlayerId player) : name(argName), value(Party(player)) {}
    Arg(std::string_view argName, CompanyId company) : name(argName), value(Party(company)) {}

    bool operator==(const Arg &) const = default;
};
using Args = std::vector<Arg>;

/// The sentence with the values in the places that have their names: "{player} owes {debt}". A place that no value has
/// the name of stays as it is.
template <class Show>
std::string filled(std::string_view sentence, const Args &args, const Show &show)
{
    std::string words;
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        words += sentence.substr(0, open);
        sentence.remove_prefix(open);
        const std::size_t close = sentence.find('}');
        if (close == std::string_view::npos)
            return words.append(sentence);
        const std::string_view name = sentence.substr(1, close - 1);
        const auto arg = std::find_if(args.begin(), args.end(), [&](const Arg &each) { return each.name == name; });
        words += arg == args.end() ? std::string(sentence.substr(0, close + 1)) : show(arg->value);
        sentence.remove_prefix(close + 1);
    }
    return words;
}

} // namespace flimnap
