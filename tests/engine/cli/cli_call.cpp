#include "cli_call.h"

#include <fstream>
#include <sstream>

#include "cli/command_line.h"

namespace flimnap::test {

Printed call(const std::vector<std::string> &arguments, const std::string &input)
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const Status status = run(arguments, {in, out, err});
    return {static_cast<int>(status), out.str(), err.str()};
}

std::string journalOf(int players, const std::vector<std::string> &lines)
{
    std::string text = R"({"flimnap":1,"game":"18cz","edition":"ru","players":[)";
    for (int player = 1; player <= players; ++player) {
        const std::string number = std::to_string(player);
        text += (player == 1 ? "" : ",") + (R"({"id":"p)" + number) + R"(","name":"Player )" + number + R"("})";
    }
    text += "]}\n";
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

std::string stockJournalOf(int players, const std::vector<std::string> &lines)
{
    std::vector<std::string> all;
    for (int player = 1; player <= players; ++player)
        all.push_back(R"({"move":"pass","by":"p)" + std::to_string(player) + R"("})");
    all.insert(all.end(), lines.begin(), lines.end());
    return journalOf(players, all);
}

std::string wholeGameFile()
{
    return FLIMNAP_SOURCE_DIR "/tests/replays/18cz-4p-911.flimnap";
}

std::string wholeGameSnapshotsFile()
{
    return FLIMNAP_SOURCE_DIR "/tests/replays/18cz-4p-911.snapshots.jsonl";
}

std::string contentOf(const std::string &file)
{
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    return content.str();
}

std::string firstLines(const std::string &text, int count)
{
    std::size_t end = 0;
    for (int line = 0; line < count && end != std::string::npos; ++line)
        end = text.find('\n', end == 0 ? 0 : end + 1);
    return text.substr(0, end == std::string::npos ? end : end + 1);
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace flimnap::test
