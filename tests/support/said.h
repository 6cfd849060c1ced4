#pragma once

#include <algorithm>
#include <string>

#include "core/refusal.h"

namespace flimnap::test {

/// Whether the refusal has the values that its sentence names, and no others.
inline bool saysAll(const Refusal &refusal)
{
    const std::string_view said = sentence(refusal.code);
    return std::ranges::all_of(refusal.args,
                               [&](const Arg &arg) {
                                   return said.find("{" + std::string(arg.name) + "}") != std::string_view::npos;
                               }) &&
           filled(said, refusal.args, [](const ArgValue &) { return std::string(); }).find('{') == std::string::npos;
}

} // namespace flimnap::test
