#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "journal/header.h"
#include "journal/move.h"

namespace flimnap {

/// A game as its text form holds it (engine/journal/README.md).
struct Journal
{
    Header header;
    std::vector<Move> moves;

    bool operator==(const Journal &) const = default;
};

/// No journal comes near these sizes; what exceeds them is some other file.
inline constexpr std::size_t kibibyte = 1024;
inline constexpr std::size_t longestJournalLine = 64 * kibibyte;
inline constexpr std::size_t largestJournal = std::size_t{16} * 1024 * kibibyte;
/// Reading stops after so many faults.
inline constexpr std::size_t mostJournalFaults = 100;

/// Reads a whole journal; every fault names its line and, where there is one, its key.
Result<Journal, Faults> parseJournal(std::string_view text, const std::string &file);
Result<Journal, Faults> readJournalFile(const std::filesystem::path &path);

/// Reads the header alone; the fault is the first one found.
Result<Header, Fault> parseHeader(std::string_view line, const std::string &file, int lineNumber);
Result<Move, Faults> parseMove(std::string_view line, const std::string &file, int lineNumber);

/// One line without its end. Options and start must be compact JSON as parseHeader leaves them.
[[nodiscard]] std::string writeHeader(const Header &header);
[[nodiscard]] std::string writeMove(const Move &move);
[[nodiscard]] std::string writeJournal(const Header &header, std::span<const Move> moves);

} // namespace flimnap
