#pragma once

#include <filesystem>
#include <string>

namespace flimnap::bench {

/// A folder as the app keeps it, with one late game in its store; gone with the object.
class Shelf
{
public:
    Shelf();
    ~Shelf();
    Shelf(const Shelf &) = delete;
    Shelf &operator=(const Shelf &) = delete;

    [[nodiscard]] std::string folder() const { return m_folder; }

private:
    std::filesystem::path m_folder;
};

} // namespace flimnap::bench
