#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

#include "core/fault.h"
#include "store/sqlite.h"

namespace flimnap {

/// What leads from one version of the store's tables to the next; step i makes version i + 1. Steps are only ever
/// added: files of every earlier version are out there.
struct SchemaStep
{
    const char *statements = "";
    /// What SQL cannot say, behind the statements and in their transaction.
    sqlite::Outcome<sqlite::Done> (*complete)(sqlite::Connection &connection) = nullptr;
};

std::span<const SchemaStep> schemaSteps();

/// What a database says about itself.
struct StoreIdentity
{
    std::int64_t application = 0;
    std::int64_t version = 0;
    bool isBlank = false; ///< nobody's, without a version and without tables

    [[nodiscard]] bool isStore() const;
};

sqlite::Outcome<StoreIdentity> identityOf(const sqlite::Connection &connection);

/// Why a database must be left alone: another program's, or written by a newer Flimnap.
std::optional<Fault> reasonToRefuse(const StoreIdentity &identity, std::span<const SchemaStep> steps,
                                    const std::filesystem::path &file);

/// Brings the tables from the version they have to the newest, each step in a transaction of its own.
sqlite::Outcome<sqlite::Done> migrate(sqlite::Connection &connection, std::span<const SchemaStep> steps);

} // namespace flimnap
