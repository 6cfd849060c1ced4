#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "core/fault.h"
#include "core/result.h"
#include "store/schema.h"

namespace flimnap {

/// Sets a damaged store aside under another name and puts a new one in its place, with every game that can still be
/// read. Gives the notices that tell people so. If it fails, the damaged file stays where it is.
Result<Faults, Fault> replaceDamaged(const std::filesystem::path &file, const std::string &damage,
                                     std::span<const SchemaStep> steps);

/// Completes a replacement that was interrupted between setting aside and putting in place; harmless without one.
Result<Faults, Fault> finishReplacing(const std::filesystem::path &file);

} // namespace flimnap
