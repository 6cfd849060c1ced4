#pragma once

#include <string_view>

#include <QString>

#include "core/money.h"

namespace flimnap {

// The engine's plain values as Qt's.

inline QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline int toNumber(Money amount)
{
    return static_cast<int>(amount.units);
}

} // namespace flimnap
