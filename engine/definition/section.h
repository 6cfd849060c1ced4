#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/money.h"

namespace flimnap {

/// A section of a game's tables, read by the feature it belongs to. What is missing or wrong is reported at its place,
/// and something harmless is given instead, so that one reading finds all faults.
class Section
{
public:
    template <class Value>
    struct Word
    {
        std::string_view word;
        Value value;
    };

    /// One of a table of sections, by its name.
    struct Row
    {
        std::string name;
        Section *values = nullptr;
    };

    struct Amount
    {
        int place = -1; ///< among the codes; −1 of none
        Money amount;
    };

    virtual ~Section() = default;

    /// An amount that must be there.
    [[nodiscard]] virtual Money money(std::string_view key, int least) = 0;
    /// False if it is not there.
    [[nodiscard]] virtual bool flag(std::string_view key) = 0;
    /// Amounts by the codes of what they are for, things of this kind; they must be there.
    [[nodiscard]] virtual std::vector<Amount> amounts(std::string_view key, std::string_view kind,
                                                      const std::vector<std::string> &codes, int least) = 0;
    [[nodiscard]] virtual bool has(std::string_view key) = 0;
    /// Of one key, or with none of the section.
    virtual void report(std::string_view key, const std::string &problem) = 0;
    /// A text, and a number, that must be there.
    [[nodiscard]] virtual std::string text(std::string_view key) = 0;
    [[nodiscard]] virtual int neededNumber(std::string_view key, int least, int most) = 0;

    /// Instead of keys: what stands in it by names, in its order.
    [[nodiscard]] virtual std::vector<Row> rows(std::size_t most) = 0;
    /// What stands under the key; none if it is not there.
    [[nodiscard]] virtual Section *section(std::string_view key) = 0;
    /// It stands under the name of a thing of this kind: its place among those known, −1 if it is none of them.
    [[nodiscard]] virtual int placeOf(const std::string &name, std::string_view kind,
                                      const std::vector<std::string> &known) = 0;

    /// One that must be there.
    [[nodiscard]] virtual bool neededFlag(std::string_view key) = 0;
    [[nodiscard]] virtual std::optional<int> number(std::string_view key, int least, int most) = 0;
    /// A code that must be there: its place among those known, −1 if it is none of them.
    [[nodiscard]] virtual int code(std::string_view key, const std::vector<std::string> &known) = 0;
    /// So many of them that must be there.
    [[nodiscard]] virtual std::vector<int> codes(std::string_view key, const std::vector<std::string> &known,
                                                 std::size_t least, std::size_t most) = 0;
    /// What the word stands for that is there; the first one if there is none.
    template <class Value>
    [[nodiscard]] Value choice(std::string_view key, std::initializer_list<Word<Value>> words)
    {
        std::vector<std::string_view> known;
        for (const Word<Value> &word : words)
            known.push_back(word.word);
        return (words.begin() + placeOf(key, known))->value;
    }

    /// Instead of keys: what stands in it, one after the other.
    [[nodiscard]] virtual std::vector<Section *> items(std::size_t least, std::size_t most) = 0;
    /// What stands in a list under the key; nothing if it is not there.
    [[nodiscard]] std::vector<Section *> list(std::string_view key, std::size_t most)
    {
        return has(key) ? section(key)->items(0, most) : std::vector<Section *>();
    }
    /// Words in a list; none if it is not there.
    [[nodiscard]] virtual std::vector<std::string> texts(std::string_view key) = 0;

private:
    /// Of the word that is there, among those known; of none 0.
    [[nodiscard]] virtual std::size_t placeOf(std::string_view key, const std::vector<std::string_view> &words) = 0;
};

/// Of the rows of a table of the game, in their order.
template <class Table>
std::vector<std::string> namesOf(const Table &rows)
{
    std::vector<std::string> names;
    for (const auto &row : rows)
        names.push_back(row.name);
    return names;
}
/// "1", "2" …, in their order.
inline std::vector<std::string> numbersOfPlayers()
{
    return {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
}
template <class Table>
std::vector<std::string> codesOf(const Table &rows)
{
    std::vector<std::string> codes;
    for (const auto &row : rows)
        codes.push_back(row.code);
    return codes;
}

} // namespace flimnap
