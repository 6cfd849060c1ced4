#include "cli/opened_game.h"

#include <array>
#include <iostream>

#include "io/table_setup.h"

namespace flimnap {

namespace {

Result<Journal, Faults> readStandardInput(std::istream &in)
{
    std::string text;
    std::array<char, longestJournalLine> piece{};
    while (in && text.size() <= largestJournal) {
        in.read(piece.data(), piece.size());
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    return parseJournal(text, "standard input");
}

/// The faults of a set-up name keys of the header, which is the file's first line.
Faults inHeader(const std::string &file, Faults faults)
{
    for (Fault &fault : faults) {
        if (!fault.file.empty())
            continue;
        fault.file = file;
        fault.place = "line 1" + (fault.place.empty() ? "" : ", key \"" + fault.place + "\"");
    }
    return faults;
}

} // namespace

Result<GameLibrary, Faults> openLibrary(const Call &call)
{
    return call.has("--data") ? GameLibrary::fromFolder(call.value("--data", "")) : GameLibrary::builtIn();
}

Result<OpenedGame, Faults> openGame(const Call &call, const std::string &file)
{
    const Result<GameLibrary, Faults> library = openLibrary(call);
    if (!library)
        return library.error();
    Result<Journal, Faults> journal = file == "-" ? readStandardInput(call.console.in) : readJournalFile(file);
    if (!journal)
        return std::move(journal).error();
    const std::string name = file == "-" ? "standard input" : file;
    Result<std::shared_ptr<const Rules>, Faults> rules = setUpTable(*library, journal->header);
    if (!rules)
        return inHeader(name, std::move(rules).error());
    return OpenedGame{name, std::move(journal).value(), std::move(rules).value()};
}

Status tell(const Call &call, const Faults &faults)
{
    for (const Fault &fault : faults)
        call.console.err << text(fault) << '\n';
    return Status::Unusable;
}

} // namespace flimnap
