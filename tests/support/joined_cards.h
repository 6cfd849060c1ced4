#pragma once

#include "features/action_cards/standing.h"
#include "features/characters/standing.h"
#include "table/joined_position.h"

namespace flimnap::test {

/// What a joined table says of action cards, and of the tiles of people.
inline action_cards::TableKeys &cards(JoinedPosition &table)
{
    return table.parts.change<action_cards::TableKeys>();
}
inline std::map<std::string, int> &characterTiles(JoinedPosition &table)
{
    return table.parts.change<characters::TableKeys>().tiles;
}

} // namespace flimnap::test
