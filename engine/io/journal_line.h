#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/fault.h"
#include "io/json.h"
#include "journal/header.h"
#include "journal/move.h"

/// What reading and writing the header and the moves of a journal have in common; for journal_text's own files.
namespace flimnap {

/// Collects the faults of one line.
class LineFaults
{
public:
    LineFaults(const std::string &file, int line, Faults &faults);

    void add(std::string message);
    void add(std::string_view key, std::string message);
    /// A fault of parseJson, which takes the line for a whole file.
    void addFromJson(const Fault &fault);

    [[nodiscard]] bool none() const { return m_faults.size() == m_before; }

private:
    const std::string &m_file;
    int m_line;
    Faults &m_faults;
    std::size_t m_before;
};

/// The JSON object on a line, or nothing and a fault that says what should be there.
std::optional<Json> objectOn(std::string_view line, std::string_view expected, LineFaults &faults);

[[nodiscard]] std::string isNot(const Json &value, std::string_view expected);

/// A whole number within what a journal may hold.
[[nodiscard]] std::optional<int> wholeNumber(const Json &value);

/// Takes the text out of the value; an empty one is none.
[[nodiscard]] std::optional<std::string> takeText(Json &value);

/// Appends the text as a JSON string.
void appendText(std::string &line, std::string_view text);

/// The header's line as JSON, if this program knows its format version; what follows another one cannot be judged.
std::optional<Json> headerOn(std::string_view line, LineFaults &faults);
std::optional<Header> readHeader(Json &object, LineFaults &faults);
std::optional<Move> readMove(std::string_view line, LineFaults &faults);

} // namespace flimnap
