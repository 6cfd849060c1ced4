#pragma once

#include <filesystem>
#include <span>

#include "core/fault.h"
#include "core/result.h"
#include "store/schema.h"
#include "store/sqlite.h"

namespace flimnap {

struct OpenedFile
{
    sqlite::Connection connection;
    Faults notices; ///< what people must know: a damaged file was set aside
};

/// Opens a store for this program alone, sound and of the newest version. A file of a newer version or of another
/// program is refused and not touched; a damaged one is replaced.
Result<OpenedFile, Fault> openFile(const std::filesystem::path &file, std::span<const SchemaStep> steps);

} // namespace flimnap
