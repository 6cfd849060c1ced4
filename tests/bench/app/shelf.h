#pragma once

#include <filesystem>
#include <string>

namespace flimnap::bench {

/// A folder that is gone with the object.
class TemporaryFolder
{
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    [[nodiscard]] std::string path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// Lays one late game of six players into the folder, as the app keeps it.
void layLateGame(const std::string &folder);

} // namespace flimnap::bench
