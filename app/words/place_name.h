#pragma once

#include "definition/game_definition.h"
#include "words/plain.h"

namespace flimnap {

/// "Wien (E12)", or the code alone.
inline QString placeName(const GameDefinition &game, const std::string &code)
{
    const HexDefinition *hex = game.findHex(code);
    return hex == nullptr || hex->name.empty() ? toText(code) : QString("%1 (%2)").arg(toText(hex->name), toText(code));
}

} // namespace flimnap
