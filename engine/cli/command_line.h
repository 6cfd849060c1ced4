#pragma once

#include <span>
#include <string>

#include "cli/call.h"

namespace flimnap {

/// Understands the arguments (without the program's name) and does what they say.
Status run(std::span<const std::string> arguments, const Console &console);

} // namespace flimnap
