#pragma once

#include <string>

#include <gtest/gtest.h>

#include "support/journals.h"

namespace flimnap::test {

/// The first edition of a game, the only one of most.
inline std::string editionOf(const std::string &game)
{
    if (game == "18lilliput")
        return "cs";
    return game == "1836jr56" ? "pl" : "ru";
}

/// The tables of a game as its library has them, with what options change.
inline GameDefinition printedEdition(const std::string &name, const std::string &edition, const std::string &variant,
                                     const std::string &options = "{}")
{
    const Result<GameDefinition, Faults> game = library().definition(name, edition, variant, options);
    if (!game)
        ADD_FAILURE() << text(game.error().front());
    return game ? *game : GameDefinition();
}

inline GameDefinition printedGame(const std::string &name, const std::string &variant = "base",
                                  const std::string &options = "{}")
{
    return printedEdition(name, editionOf(name), variant, options);
}

} // namespace flimnap::test
