#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/fault.h"
#include "core/result.h"

namespace flimnap {

using Json = nlohmann::ordered_json;
using JsonObject = Json::object_t;

/// Reads one JSON text. A key that stands twice in an object, text behind the end and nesting too deep to be
/// meant are faults like any slip of syntax; the fault's place is the line and column.
Result<Json, Fault> parseJson(std::string_view text, const std::string &file);

/// A value as it stands in the file, cut to a length that fits a message.
std::string excerpt(const Json &value);

} // namespace flimnap
