#pragma once

#include <vector>

#include <QString>

#include "definition/game_definition.h"

namespace flimnap {

/// A text that shared code says, where a rulebook has words of its own for it. Its translations have the code of the
/// game as their comment; the source text stands where the text is said.
struct OwnWords
{
    const char *text;
    const char *game;
};

std::vector<OwnWords> ownWords1824();
std::vector<OwnWords> ownWords18cz();

/// The text in the words of the game's own rulebook, or else in those for all games.
QString inWordsOf(const GameDefinition &game, const char *context, const char *text, int count = -1);

} // namespace flimnap
