#pragma once

#include <QString>

#include "core/fault.h"
#include "definition/game_definition.h"

namespace flimnap {

/// In the language that is spoken, as far as it says the sentence; what only English says stays as it is. About a game
/// in the words of that game.
QString sentenceWords(const Sentence &sentence, const GameDefinition *game = nullptr);

/// "games.db: the disk is full …": the file and the place in it stay as they are called.
QString faultWords(const Fault &fault);

} // namespace flimnap
