#pragma once

#include <compare>
#include <cstdint>

namespace flimnap {

/// An amount in whole units of the game's currency; it may be negative (a difference, the unlimited bank).
struct Money
{
    std::int64_t units = 0;

    constexpr auto operator<=>(const Money &) const = default;

    constexpr Money operator-() const { return {-units}; }
    constexpr Money &operator+=(Money other)
    {
        units += other.units;
        return *this;
    }
    constexpr Money &operator-=(Money other)
    {
        units -= other.units;
        return *this;
    }
    friend constexpr Money operator+(Money a, Money b) { return {a.units + b.units}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.units - b.units}; }
    friend constexpr Money operator*(Money a, std::int64_t times) { return {a.units * times}; }
    friend constexpr Money operator*(std::int64_t times, Money a) { return {a.units * times}; }
};

/// amount × part / whole, rounded up: the holder gains the fraction.
constexpr Money shareRoundedUp(Money amount, int part, int whole)
{
    return {(amount.units * part + whole - 1) / whole};
}

/// amount × part / whole, rounded down: the payer keeps the fraction.
constexpr Money shareRoundedDown(Money amount, int part, int whole)
{
    return {amount.units * part / whole};
}

} // namespace flimnap
