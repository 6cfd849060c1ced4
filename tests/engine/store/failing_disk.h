#pragma once

#include <filesystem>
#include <ostream>
#include <string>

namespace flimnap {

/// Stands between SQLite and the real disk while it lives, and fails when told to. Like a disk in trouble it goes on
/// failing until it is healed.
class FailingDisk
{
public:
    enum class Failure {
        Full,        ///< nothing of the write arrives
        FullHalfway, ///< half of it does
        WriteError,
        SyncError
    };

    FailingDisk();
    ~FailingDisk();
    FailingDisk(const FailingDisk &) = delete;
    FailingDisk &operator=(const FailingDisk &) = delete;

    /// Lets so many writes (or syncs, for SyncError) pass and no more.
    void failAfter(int allowed, Failure failure);
    /// Lets nothing be opened.
    void refuseToOpen();
    void heal();

    [[nodiscard]] bool hasFailed() const;
    /// Whether something was written to this file and not yet synced.
    [[nodiscard]] bool isUnsynced(const std::filesystem::path &file) const;
    [[nodiscard]] int writesTo(const std::filesystem::path &file) const;
    [[nodiscard]] int readsFrom(const std::filesystem::path &file) const;
};

std::string nameOf(FailingDisk::Failure failure);
/// For GoogleTest.
void PrintTo(FailingDisk::Failure failure, std::ostream *stream);

} // namespace flimnap
