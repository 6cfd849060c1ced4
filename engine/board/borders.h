#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace flimnap::board {

/// A set of borders between hexes, none of which the trains of one company cross twice.
template <std::size_t Words>
class BorderSet
{
public:
    static constexpr std::size_t bits = 64;
    static constexpr std::size_t most = Words * bits;

    BorderSet() = default;
    /// The first borders of a larger set; it has no others.
    template <std::size_t More>
    explicit BorderSet(const BorderSet<More> &larger)
    {
        for (std::size_t word = 0; word < Words; ++word)
            m_words[word] = larger.word(word);
    }

    void add(std::size_t border) { m_words[border / bits] |= std::uint64_t{1} << (border % bits); }
    [[nodiscard]] std::uint64_t word(std::size_t index) const { return m_words[index]; }
    [[nodiscard]] bool meets(const BorderSet &other) const
    {
        std::uint64_t common = 0;
        for (std::size_t word = 0; word < Words; ++word)
            common |= m_words[word] & other.m_words[word];
        return common != 0;
    }
    /// All of these are among the others.
    [[nodiscard]] bool areWithin(const BorderSet &others) const
    {
        std::uint64_t outside = 0;
        for (std::size_t word = 0; word < Words; ++word)
            outside |= m_words[word] & ~others.m_words[word];
        return outside == 0;
    }
    [[nodiscard]] BorderSet joinedWith(const BorderSet &other) const
    {
        BorderSet all;
        for (std::size_t word = 0; word < Words; ++word)
            all.m_words[word] = m_words[word] | other.m_words[word];
        return all;
    }
    [[nodiscard]] BorderSet without(const BorderSet &others) const
    {
        BorderSet rest;
        for (std::size_t word = 0; word < Words; ++word)
            rest.m_words[word] = m_words[word] & ~others.m_words[word];
        return rest;
    }
    template <class Visitor>
    void forEach(Visitor visit) const
    {
        for (std::size_t word = 0; word < Words; ++word) {
            for (std::uint64_t rest = m_words[word]; rest != 0; rest &= rest - 1)
                visit(word * bits + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

    auto operator<=>(const BorderSet &) const = default;

private:
    std::array<std::uint64_t, Words> m_words{};
};

/// Of any map: none has more borders.
using Borders = BorderSet<8>;

} // namespace flimnap::board
