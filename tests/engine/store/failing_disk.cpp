#include "failing_disk.h"

#include <cstring>
#include <map>
#include <optional>

#include <sqlite3.h>

namespace flimnap {

namespace {

/// SQLite calls plain functions, so what they share cannot be a member.
struct State
{
    sqlite3_vfs *real = nullptr;
    sqlite3_vfs shim = {};
    std::optional<FailingDisk::Failure> failure;
    int allowed = 0;
    bool refusesToOpen = false;
    bool hasFailed = false;
    std::map<std::string, int> reads;
    std::map<std::string, int> writes;
    std::map<std::string, bool> unsynced;
};

State state;

struct ShimFile
{
    sqlite3_file base;
    const char *name; ///< null for a temporary file
    sqlite3_file *real;
};

ShimFile *shim(sqlite3_file *file)
{
    return reinterpret_cast<ShimFile *>(file);
}

sqlite3_file *real(sqlite3_file *file)
{
    return shim(file)->real;
}

std::string pathOf(sqlite3_file *file)
{
    return shim(file)->name == nullptr ? std::string() : shim(file)->name;
}

bool isDue(bool isSync)
{
    if (!state.failure || (*state.failure == FailingDisk::Failure::SyncError) != isSync)
        return false;
    if (state.allowed > 0) {
        --state.allowed;
        return false;
    }
    state.hasFailed = true;
    return true;
}

int closeFile(sqlite3_file *file)
{
    return real(file)->pMethods->xClose(real(file));
}

int readFile(sqlite3_file *file, void *data, int size, sqlite3_int64 offset)
{
    ++state.reads[pathOf(file)];
    return real(file)->pMethods->xRead(real(file), data, size, offset);
}

int writeFile(sqlite3_file *file, const void *data, int size, sqlite3_int64 offset)
{
    if (isDue(false)) {
        if (*state.failure == FailingDisk::Failure::FullHalfway)
            real(file)->pMethods->xWrite(real(file), data, size / 2, offset);
        return *state.failure == FailingDisk::Failure::WriteError ? SQLITE_IOERR_WRITE : SQLITE_FULL;
    }
    ++state.writes[pathOf(file)];
    state.unsynced[pathOf(file)] = true;
    return real(file)->pMethods->xWrite(real(file), data, size, offset);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    return real(file)->pMethods->xTruncate(real(file), size);
}

int syncFile(sqlite3_file *file, int flags)
{
    if (isDue(true))
        return SQLITE_IOERR_FSYNC;
    state.unsynced[pathOf(file)] = false;
    return real(file)->pMethods->xSync(real(file), flags);
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

int lockFile(sqlite3_file *file, int lock)
{
    return real(file)->pMethods->xLock(real(file), lock);
}

int unlockFile(sqlite3_file *file, int lock)
{
    return real(file)->pMethods->xUnlock(real(file), lock);
}

int checkReservedLock(sqlite3_file *file, int *result)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

int fileControl(sqlite3_file *file, int operation, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

int sectorSize(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

int deviceCharacteristics(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

// Version 1 has no shared memory: the store must do without.
const sqlite3_io_methods methods = {
    1,          closeFile,         readFile,    writeFile,  truncateFile,          syncFile, fileSize, lockFile,
    unlockFile, checkReservedLock, fileControl, sectorSize, deviceCharacteristics, nullptr,  nullptr,  nullptr,
    nullptr,    nullptr,           nullptr};

int openShim(sqlite3_vfs * /*vfs*/, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    file->pMethods = nullptr;
    if (state.refusesToOpen)
        return SQLITE_CANTOPEN;
    shim(file)->name = name;
    shim(file)->real = reinterpret_cast<sqlite3_file *>(shim(file) + 1);
    const int result = state.real->xOpen(state.real, name, shim(file)->real, flags, outFlags);
    if (result == SQLITE_OK)
        file->pMethods = &methods;
    return result;
}

} // namespace

FailingDisk::FailingDisk()
{
    state = {};
    state.real = sqlite3_vfs_find(nullptr);
    state.shim = *state.real;
    state.shim.pNext = nullptr;
    state.shim.zName = "failing-disk";
    state.shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + state.real->szOsFile;
    state.shim.xOpen = openShim;
    sqlite3_vfs_register(&state.shim, 1);
}

FailingDisk::~FailingDisk()
{
    sqlite3_vfs_unregister(&state.shim);
    sqlite3_vfs_register(state.real, 1);
}

void FailingDisk::failAfter(int allowed, Failure failure)
{
    state.allowed = allowed;
    state.failure = failure;
    state.hasFailed = false;
}

void FailingDisk::refuseToOpen()
{
    state.refusesToOpen = true;
}

void FailingDisk::heal()
{
    state.failure.reset();
    state.refusesToOpen = false;
}

bool FailingDisk::hasFailed() const
{
    return state.hasFailed;
}

bool FailingDisk::isUnsynced(const std::filesystem::path &file) const
{
    const auto found = state.unsynced.find(file.string());
    return found != state.unsynced.end() && found->second;
}

int FailingDisk::writesTo(const std::filesystem::path &file) const
{
    const auto found = state.writes.find(file.string());
    return found == state.writes.end() ? 0 : found->second;
}

int FailingDisk::readsFrom(const std::filesystem::path &file) const
{
    const auto found = state.reads.find(file.string());
    return found == state.reads.end() ? 0 : found->second;
}

std::string nameOf(FailingDisk::Failure failure)
{
    switch (failure) {
    case FailingDisk::Failure::Full:
        return "Full";
    case FailingDisk::Failure::FullHalfway:
        return "FullHalfway";
    case FailingDisk::Failure::WriteError:
        return "WriteError";
    case FailingDisk::Failure::SyncError:
        return "SyncError";
    }
    return "unknown";
}

void PrintTo(FailingDisk::Failure failure, std::ostream *stream)
{
    *stream << nameOf(failure);
}

} // namespace flimnap
