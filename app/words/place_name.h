#pragma once

#include "definition/game_definition.h"
#include "words/plain.h"

namespace flimnap {

/// "Wien (E12)", or the code alone; as printed on the board.
inline QString placeName(const GameDefinition &game, const std::string &code)
{
    const HexId hex = game.findHex(code);
    if (!hex)
        return toText(code);
    const HexDefinition &table = game.hexes[hex];
    const QString printed = toText(table.printed);
    return table.name.empty() ? printed : QString("%1 (%2)").arg(toText(table.name), printed);
}

} // namespace flimnap
