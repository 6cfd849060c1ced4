#pragma once

#include <filesystem>

namespace flimnap {

/// Damage was met in this store: leaves a mark beside it, so that the next opening reads the whole file. Where the
/// mark cannot be left, the damage will be met once more.
void suspect(const std::filesystem::path &file);

bool isSuspected(const std::filesystem::path &file);

/// The file is sound or was replaced: the mark goes, if there is one.
void dropSuspicion(const std::filesystem::path &file);

} // namespace flimnap
