#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "session/session.h"
#include "support/journals.h"

namespace flimnap::test {

/// A game of 18CZ in its Russian edition before the first move.
inline Session newGame(int players)
{
    Header header;
    header.game = "18cz";
    header.edition = "ru";
    for (int seat = 1; seat <= players; ++seat)
        header.players.push_back({"p" + std::to_string(seat), "Player " + std::to_string(seat)});
    return {rulesFor(header).value(), header};
}

inline Move moveFrom(const std::string &line)
{
    return parseMove(line, "test", 1).value();
}

/// The session after these lines, none of which may be refused.
inline Session &after(Session &session, const std::vector<std::string> &lines)
{
    for (const std::string &line : lines) {
        const Verdict refused = session.play(moveFrom(line));
        if (refused)
            ADD_FAILURE() << line << " is refused: " << name(refused->code) << " " << refused->rule;
    }
    return session;
}

/// A whole game of tests/replays by its name: "18cz-3p-911".
inline Journal replayOf(const std::string &name)
{
    const std::filesystem::path folder = std::filesystem::path(FLIMNAP_SOURCE_DIR) / "tests" / "replays";
    return readJournalFile(folder / (name + ".flimnap")).value();
}

} // namespace flimnap::test
