#pragma once

#include <filesystem>

namespace flimnap::bench {

/// A folder as the app keeps it, with one late game in its store; gone with the object.
class Shelf
{
public:
    /// The screen on which the app was left; none is the home screen.
    explicit Shelf(const std::string &screen);
    ~Shelf();
    Shelf(const Shelf &) = delete;
    Shelf &operator=(const Shelf &) = delete;

    [[nodiscard]] std::string folder() const { return m_folder; }

private:
    std::filesystem::path m_folder;
};

} // namespace flimnap::bench
