#pragma once

#include <string>
#include <vector>

namespace flimnap::test {

/// What a call of the command line printed and how it ended.
struct Printed
{
    int status = 0;
    std::string out;
    std::string err;
};

/// Calls the command line in this process, with this text on its standard input.
Printed call(const std::vector<std::string> &arguments, const std::string &input = {});

/// The text of a journal of 18CZ (ru) for so many players: the header and these lines.
std::string journalOf(int players, const std::vector<std::string> &lines);
/// The same with everybody's pass in the opening first, so that the lines begin with SR1.
std::string stockJournalOf(int players, const std::vector<std::string> &lines);

/// The usual first line of a stock round: BCB begins with half of it for 130.
inline const std::string startBcb = R"({"move":"start_company","by":"p1","company":"BCB","price":65})";

/// A whole game of four with its expected snapshots.
std::string wholeGameFile();
std::string wholeGameSnapshotsFile();
std::string contentOf(const std::string &file);
/// The first lines of a text.
std::string firstLines(const std::string &text, int count);
std::vector<std::string> linesOf(const std::string &text);

} // namespace flimnap::test
