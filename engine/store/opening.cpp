#include "store/opening.h"

#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "store/health.h"
#include "store/recovery.h"
#include "store/suspicion.h"

namespace flimnap {

namespace {

namespace fs = std::filesystem;
using sqlite::Connection;
using sqlite::faultOf;

/// Why a file cannot be used, and whether replacing it helps.
struct Obstacle
{
    Fault fault;
    std::string damage; ///< empty if the file's content is not the problem
};

Obstacle obstacleOf(const sqlite::Error &error, const fs::path &file)
{
    return {faultOf(error, file), error.isDamage() ? error.message : std::string()};
}

std::uintmax_t sizeOf(const fs::path &file)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    return error ? 0 : size;
}

fs::path logOf(fs::path file)
{
    return file += "-wal";
}

std::optional<Fault> reasonAgainstPlace(const fs::path &file)
{
    std::error_code error;
    if (file.empty())
        return Fault{{}, {}, Sentence::say("no file was named; name the file that holds the games")};
    if (fs::is_directory(file, error))
        return Fault{sqlite::utf8(file), {}, Sentence::say("this is a folder; name a file in it")};
    if (file.has_parent_path() && !fs::is_directory(file.parent_path(), error))
        return Fault{
            sqlite::utf8(file), {}, Sentence::say("its folder does not exist; create the folder or name another file")};
    return std::nullopt;
}

/// Reads whose file it is without touching it. What cannot be read is left to the real opening to judge.
std::optional<Fault> reasonAtAGlance(const fs::path &file, std::span<const SchemaStep> steps)
{
    const auto connection = Connection::open(file, Connection::Mode::Look);
    if (!connection)
        return std::nullopt;
    const auto identity = identityOf(*connection);
    return identity ? reasonToRefuse(*identity, steps, file) : std::nullopt;
}

sqlite::Outcome<sqlite::Done> makeReady(Connection &connection, std::span<const SchemaStep> steps)
{
    if (const auto set = connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; "
                                            "PRAGMA fullfsync = ON");
        !set)
        return set.error();
    if (const auto migrated = migrate(connection, steps); !migrated)
        return migrated.error();
    // Only now: a step may have to rebuild a table that others refer to.
    return connection.execute("PRAGMA foreign_keys = ON");
}

/// All of the file is read where damage was met before, and where a step to a newer version rewrites it.
sqlite::Outcome<sqlite::Done> checkSound(const Connection &connection, const fs::path &file, bool isNewest)
{
    return isNewest && !isSuspected(file) ? checkOverview(connection) : checkEverything(connection);
}

Result<Connection, Obstacle> openSound(const fs::path &file, std::span<const SchemaStep> steps)
{
    auto connection = Connection::open(file, Connection::Mode::Use);
    if (!connection)
        return obstacleOf(connection.error(), file);
    // Until it is clear that the file may be changed its log must stay; an empty one may go.
    connection->keepLogOnClose(sizeOf(logOf(file)) > 0);
    const auto identity = identityOf(*connection); // newer than at a glance if the last changes are in the log only
    if (!identity)
        return obstacleOf(identity.error(), file);
    if (const auto reason = reasonToRefuse(*identity, steps, file))
        return Obstacle{*reason, {}};
    if (!identity->isBlank) {
        if (!identity->isStore())
            return obstacleOf(sqlite::Error::damage("its version is missing"), file);
        const bool isNewest = std::cmp_equal(identity->version, steps.size());
        if (const auto checked = checkSound(*connection, file, isNewest); !checked)
            return obstacleOf(checked.error(), file);
    }

    connection->keepLogOnClose(false);
    if (const auto ready = makeReady(*connection, steps); !ready)
        return obstacleOf(ready.error(), file);
    return std::move(*connection);
}

/// Only a file that can be used loses its mark; one that is refused is somebody else's to look at.
OpenedFile cleared(Connection connection, Faults notices, const fs::path &file)
{
    dropSuspicion(file);
    return {std::move(connection), std::move(notices)};
}

/// The log without its database: SQLite would take the file for a new one and delete the log.
bool hasLogOnly(const fs::path &file)
{
    return sizeOf(file) == 0 && sizeOf(logOf(file)) > 0;
}

} // namespace

Result<OpenedFile, Fault> openFile(const fs::path &file, std::span<const SchemaStep> steps)
{
    if (const auto reason = reasonAgainstPlace(file))
        return *reason;
    auto finished = finishReplacing(file);
    if (!finished)
        return finished.error();
    Faults notices = std::move(*finished);

    std::string damage;
    if (hasLogOnly(file)) {
        const std::ofstream created(file, std::ios::app); // so that there is a file to be set aside
        damage = "it is empty, but not its write-ahead log";
    } else {
        if (const auto reason = reasonAtAGlance(file, steps))
            return *reason;
        auto connection = openSound(file, steps);
        if (connection)
            return cleared(std::move(*connection), std::move(notices), file);
        if (connection.error().damage.empty())
            return connection.error().fault;
        damage = connection.error().damage;
    }

    const auto replaced = replaceDamaged(file, damage, steps);
    if (!replaced)
        return replaced.error();
    notices.insert(notices.end(), replaced->begin(), replaced->end());
    auto connection = openSound(file, steps);
    if (!connection)
        return connection.error().fault;
    return cleared(std::move(*connection), std::move(notices), file);
}

} // namespace flimnap
