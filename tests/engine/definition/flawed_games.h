#pragma once

#include <functional>
#include <string>

#include <gmock/gmock.h>

#include "features/features.h"
#include "support/faults.h"

namespace flimnap::test {

/// The tables of a game with one thing wrong.
struct GameFlaw
{
    std::string name;
    std::function<void(GameDefinition &)> spoil;
    std::string place;
    std::string message;
};

inline void expectFound(const GameFlaw &flaw, GameDefinition game)
{
    flaw.spoil(game);
    EXPECT_THAT(checkTables(game), ::testing::Contains(faultAt(flaw.place, flaw.message)));
}

inline std::string nameOfFlaw(const ::testing::TestParamInfo<GameFlaw> &info)
{
    return info.param.name;
}

} // namespace flimnap::test
