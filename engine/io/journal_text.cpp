#include "io/journal_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "io/journal_line.h"
#include "journal/move_schema.h"

namespace flimnap {

namespace {

/// Hands out the lines of a text with their numbers; \n and \r\n end a line.
class Lines
{
public:
    explicit Lines(std::string_view text) : m_rest(text) {}

    bool next()
    {
        if (m_rest.empty())
            return false;
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        m_line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        if (m_line.ends_with('\r'))
            m_line.remove_suffix(1);
        ++m_number;
        return true;
    }

    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isBlank() const { return m_line.find_first_not_of(" \t\r") == std::string_view::npos; }

private:
    std::string_view m_rest;
    std::string_view m_line;
    int m_number = 0;
};

Fault wholeFileFault(const std::string &file, std::string message)
{
    return {file, {}, std::move(message)};
}

/// Goes on to the next line with something on it; blank lines may end a journal but not stand in it.
bool nextFilled(Lines &lines, const std::string &file, Faults &faults)
{
    int blank = 0;
    while (lines.next()) {
        if (!lines.isBlank()) {
            if (blank > 0)
                LineFaults(file, blank, faults).add("empty; every line of a journal is its header or a move");
            return true;
        }
        if (blank == 0)
            blank = lines.number();
    }
    return false;
}

/// Whether its table keeps the map from the start.
bool keepsMap(const Header &header)
{
    const Result<Json, Fault> options = parseJson(header.options, "");
    return options && options->is_object() && options->value("board", Json()) == true;
}

std::vector<Move> readMoves(Lines &lines, std::size_t expected, bool mapTells, const std::string &file, Faults &all)
{
    std::vector<Move> moves;
    moves.reserve(expected);
    while (nextFilled(lines, file, all)) {
        if (all.size() >= mostJournalFaults) {
            all.push_back(wholeFileFault(file, "there is more wrong with it; reading stopped at line " +
                                                   std::to_string(lines.number())));
            break;
        }
        LineFaults faults(file, lines.number(), all);
        std::optional<Move> move = readMove(lines.line(), faults);
        if (!move)
            continue;
        if (move->kind == MoveKind::RunTrains && !mapTells && !declaresIncome(*move))
            faults.add("revenue", "missing; run_trains needs it, or \"routes\" with a value each");
        moves.push_back(std::move(*move));
    }
    return moves;
}

} // namespace

Result<Journal, Faults> parseJournal(std::string_view text, const std::string &file)
{
    if (text.size() > largestJournal)
        return Faults{wholeFileFault(file, "larger than " + std::to_string(largestJournal / kibibyte / kibibyte) +
                                               " MiB; no journal is")};
    Faults all;
    Lines lines(text);
    if (!nextFilled(lines, file, all))
        return Faults{wholeFileFault(file, "empty; a journal begins with its header")};

    LineFaults faults(file, lines.number(), all);
    std::optional<Json> object = headerOn(lines.line(), faults);
    if (!object)
        return all;
    std::optional<Header> header = readHeader(*object, faults);
    const auto lineEnds = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    std::vector<Move> moves = readMoves(lines, lineEnds, !header || keepsMap(*header), file, all);
    if (!all.empty())
        return all;
    return Journal{std::move(*header), std::move(moves)};
}

Result<Journal, Faults> readJournalFile(const std::filesystem::path &path)
{
    const std::string file = path.string();
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return Faults{wholeFileFault(file, "cannot be opened: " + std::generic_category().message(errno))};
    std::string text;
    std::array<char, longestJournalLine> piece{};
    while (stream && text.size() <= largestJournal) {
        stream.read(piece.data(), piece.size());
        text.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad())
        return Faults{wholeFileFault(file, "cannot be read: " + std::generic_category().message(errno))};
    return parseJournal(text, file);
}

std::string writeJournal(const Header &header, std::span<const Move> moves)
{
    std::string text = writeHeader(header) + '\n';
    for (const Move &move : moves)
        text.append(writeMove(move)).append("\n");
    return text;
}

} // namespace flimnap
