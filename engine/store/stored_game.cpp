#include "store/stored_game.h"

namespace flimnap {

bool standsInItsLine(const StoredGame &game)
{
    const auto last = static_cast<int>(game.moves.size());
    if (game.position < 0 || game.tip > last)
        return false;
    int number = game.tip;
    while (number > game.position) // parents come before their moves, so this ends
        number = game.moves[static_cast<std::size_t>(number - 1)].parent;
    return number == game.position;
}

} // namespace flimnap
