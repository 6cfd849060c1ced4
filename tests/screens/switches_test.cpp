#include <algorithm>

#include <gtest/gtest.h>

#include "support/games_in_session.h"
#include "support/touch_player.h"

namespace flimnap::test {
namespace {

struct TableSwitch
{
    GameSummary game;
    Switch choice;
};

void PrintTo(const TableSwitch &tested, std::ostream *stream)
{
    *stream << tested.game.game << ' ' << tested.game.variant << ' ' << tested.choice.name;
}

/// All that are turned on before a game; diesel is asked for in the game, and another switch says it as well.
std::vector<TableSwitch> tableSwitches()
{
    std::vector<TableSwitch> all;
    for (const GameSummary &game : library().games()) {
        const GameDefinition tables = *library().definition(game.game, game.edition, game.variant, "{}");
        for (const Switch &choice : tables.switches) {
            // Without exports it does nothing, and nobody is asked (LI-8.1).
            const bool isIdle = choice.name == "advancedTrains" && tables.exportRule == ExportRule::Never;
            if (!isIdle && !choice.isNumber && choice.name != "diesel")
                all.push_back({game, choice});
        }
    }
    return all;
}

std::string titleOfSwitch(const testing::TestParamInfo<TableSwitch> &tested)
{
    const GameSummary &game = tested.param.game;
    std::string name = game.game + "_" + game.edition + "_" + game.variant + "_" + tested.param.choice.name;
    std::ranges::replace(name, '-', '_');
    std::ranges::replace(name, '.', '_');
    return name;
}

/// What has to be agreed on before the switch is asked.
std::string foundationOf(const Switch &choice)
{
    return choice.name == "LI-D19" ? R"(,"advancedTrains":true)" : "";
}

class EverySwitch : public testing::TestWithParam<TableSwitch>
{
};

TEST_P(EverySwitch, IsTurnedOnByTouch)
{
    // Given a table that may agree on it,
    const auto &[game, choice] = GetParam();
    Header header;
    header.game = game.game;
    header.edition = game.edition;
    header.variant = game.variant;
    header.players.resize(
        static_cast<std::size_t>(choice.players.empty() ? game.playerCounts.back() : choice.players.front()));
    header.options = "{\"" + choice.name + "\":" + (choice.isOnOrOff() ? "true" : '"' + choice.values.back() + '"') +
                     foundationOf(choice) + "}";

    // when it is tapped,
    OpenApp app;
    TouchPlayer(app).createGame(header);

    // then nothing else is on.
    EXPECT_EQ(app.game().kept()->session().header().options, header.options);
}

INSTANTIATE_TEST_SUITE_P(Tables, EverySwitch, testing::ValuesIn(tableSwitches()), titleOfSwitch);

} // namespace
} // namespace flimnap::test
