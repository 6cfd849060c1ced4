#pragma once

#include "definition/game_definition.h"
#include "words/plain.h"

namespace flimnap {

/// "Wien (E12)", or the code alone; as printed on the board.
inline QString placeName(const GameDefinition &game, const std::string &code)
{
    const HexDefinition *hex = game.findHex(code);
    if (hex == nullptr)
        return toText(code);
    const QString printed = toText(hex->printed);
    return hex->name.empty() ? printed : QString("%1 (%2)").arg(toText(hex->name), printed);
}

} // namespace flimnap
