#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <vector>

namespace flimnap {

/// A position in one of the game's tables (its players, its companies …); a type of its own per table.
template <class Tag>
class Id
{
public:
    constexpr Id() = default;
    constexpr explicit Id(int index) : m_index(static_cast<std::int16_t>(index)) {}

    [[nodiscard]] constexpr int index() const { return m_index; }
    [[nodiscard]] constexpr bool isValid() const { return m_index >= 0; }
    constexpr explicit operator bool() const { return isValid(); }

    constexpr auto operator<=>(const Id &) const = default;

private:
    std::int16_t m_index = -1;
};

using PlayerId = Id<struct PlayerTag>;
using CompanyId = Id<struct CompanyTag>;
using ClassId = Id<struct ClassTag>; ///< a size or kind of companies, e.g. "small"
using PrivateId = Id<struct PrivateTag>;
using CardId = Id<struct CardTag>; ///< a kind of train card, e.g. letter d
using FaceId = Id<struct FaceTag>; ///< one face of such a card, e.g. d.3+3
using PhaseId = Id<struct PhaseTag>;
using CellId = Id<struct CellTag>; ///< a space of the share-price chart
using HexId = Id<struct HexTag>;
using TileId = Id<struct TileTag>;

/// True or not, in a byte of its own: the library copies a vector of bool bit by bit.
class Truth
{
public:
    // NOLINTBEGIN(google-explicit-constructor): it is a bool to all who use it
    constexpr Truth(bool holds) : m_holds(holds) {}
    constexpr operator bool() const { return m_holds; }
    // NOLINTEND(google-explicit-constructor)

private:
    bool m_holds;
};

/// A vector that is read with the ids of its table only.
template <class Key, class Value>
class ById
{
public:
    ById() = default;
    ById(std::initializer_list<Value> values) : m_values(values.begin(), values.end()) {}
    explicit ById(std::size_t count, const Value &value = Value()) : m_values(count, value) {}

    using Values = std::vector<std::conditional_t<std::is_same_v<Value, bool>, Truth, Value>>;
    using reference = typename Values::reference;
    using const_reference = typename Values::const_reference;

    reference operator[](Key key) { return m_values[place(key)]; }
    const_reference operator[](Key key) const { return m_values[place(key)]; }

    void add(Value value) { m_values.push_back(std::move(value)); }
    [[nodiscard]] int count() const { return static_cast<int>(m_values.size()); }
    [[nodiscard]] bool holds(Key key) const { return key.index() >= 0 && key.index() < count(); }

    auto begin() { return m_values.begin(); }
    auto end() { return m_values.end(); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

    bool operator==(const ById &) const = default;

private:
    /// To ask for the row of no id is a bug: the program ends before it reads or writes what lies beside. That an id is
    /// of this table the library checks where nothing is shipped; asking for it here as well took 6 % of a replay.
    [[nodiscard]] std::size_t place(Key key) const
    {
        if (!key.isValid()) [[unlikely]]
            std::abort();
        return static_cast<std::size_t>(key.index());
    }

    Values m_values;
};

/// All ids of a table, in its order: for (const CompanyId company : ids(game.companies)) …
template <class Key>
class IdRange
{
public:
    explicit IdRange(int count) : m_count(count) {}

    class Iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Key;
        using difference_type = int; // NOLINT(readability-identifier-naming): as algorithms ask for it
        using pointer = const Key *; // NOLINT(readability-identifier-naming): likewise
        using reference = Key;

        explicit Iterator(int index) : m_index(index) {}
        Key operator*() const { return Key(m_index); }
        Iterator &operator++()
        {
            ++m_index;
            return *this;
        }
        bool operator==(const Iterator &) const = default;

    private:
        int m_index;
    };

    [[nodiscard]] Iterator begin() const { return Iterator(0); }
    [[nodiscard]] Iterator end() const { return Iterator(m_count); }

private:
    int m_count;
};

template <class Key, class Value>
IdRange<Key> ids(const ById<Key, Value> &table)
{
    return IdRange<Key>(table.count());
}

} // namespace flimnap
