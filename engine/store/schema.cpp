#include "store/schema.h"

#include <string>

#include "store/rows.h"

namespace flimnap {

namespace {

constexpr std::int64_t applicationId = 0x464C494D; // "FLIM", as in the first step

// A game's moves are numbered without gaps, so every earlier number is a parent that exists. Position and tip are NULL
// at the start of the game, so that SQLite itself sees to it that every other one exists. The seals tell whether what
// a row says is still what was written: of a game that of its header, and that of all that changes while it is played.
constexpr SchemaStep allSteps[] = {
    {R"sql(
PRAGMA application_id = 0x464C494D;
CREATE TABLE game (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    header TEXT NOT NULL,
    title TEXT NOT NULL,
    state_of_play TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    played_at INTEGER NOT NULL,
    position INTEGER,
    tip INTEGER,
    seal INTEGER NOT NULL,
    FOREIGN KEY (number, position) REFERENCES move (game, number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (number, tip) REFERENCES move (game, number) DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE TABLE move (
    game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < number),
    json TEXT NOT NULL,
    digest TEXT NOT NULL,
    rules_revision TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
)sql"},
    {R"sql(
CREATE TABLE removal (
    game INTEGER PRIMARY KEY REFERENCES game (number) ON DELETE CASCADE,
    removed_at INTEGER NOT NULL,
    seal INTEGER NOT NULL
) STRICT;
)sql"},
    {"ALTER TABLE game ADD COLUMN stand_seal INTEGER NOT NULL DEFAULT 0", rows::sealStands},
};

} // namespace

std::span<const SchemaStep> schemaSteps()
{
    return allSteps;
}

bool StoreIdentity::isStore() const
{
    return application == applicationId && version > 0;
}

sqlite::Outcome<StoreIdentity> identityOf(const sqlite::Connection &connection)
{
    const auto application = connection.number("PRAGMA application_id");
    if (!application)
        return application.error();
    const auto version = connection.number("PRAGMA user_version");
    if (!version)
        return version.error();
    if (*application != 0 || *version != 0)
        return StoreIdentity{*application, *version, false};
    const auto tables = connection.number("SELECT count(*) FROM sqlite_schema");
    if (!tables)
        return tables.error();
    return StoreIdentity{*application, *version, *tables == 0};
}

std::optional<Fault> reasonToRefuse(const StoreIdentity &identity, std::span<const SchemaStep> steps,
                                    const std::filesystem::path &file)
{
    if (identity.isBlank)
        return std::nullopt;
    if (identity.application != applicationId)
        return Fault{sqlite::utf8(file),
                     {},
                     Sentence::say("the file is another program's database and was left untouched; choose another "
                                   "place for Flimnap's games")};
    const auto newest = static_cast<std::int64_t>(steps.size());
    if (identity.version > newest)
        return Fault{sqlite::utf8(file),
                     {},
                     Sentence::say("the file was written by a newer Flimnap (format %1, this one knows up to %2) and "
                                   "was left untouched; install the newer Flimnap to go on with its games",
                                   {std::to_string(identity.version), std::to_string(newest)})};
    return std::nullopt;
}

sqlite::Outcome<sqlite::Done> migrate(sqlite::Connection &connection, std::span<const SchemaStep> steps)
{
    const auto version = connection.number("PRAGMA user_version");
    if (!version)
        return version.error();
    for (auto index = static_cast<std::size_t>(*version); index < steps.size(); ++index) {
        auto transaction = sqlite::Transaction::begin(connection);
        if (!transaction)
            return transaction.error();
        if (const auto executed = connection.execute(steps[index].statements); !executed)
            return executed.error();
        if (const auto complete = steps[index].complete) {
            if (const auto completed = complete(connection); !completed)
                return completed.error();
        }
        const std::string newVersion = "PRAGMA user_version = " + std::to_string(index + 1);
        if (const auto executed = connection.execute(newVersion); !executed)
            return executed.error();
        if (const auto committed = transaction->commit(); !committed)
            return committed.error();
    }
    return sqlite::Done();
}

} // namespace flimnap
