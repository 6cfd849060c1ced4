#include "board_positions.h"

#include "dealings/map_income.h"
#include "dealings/map_lays.h"
#include "definition/section.h"
#include "games.h"
#include "support/board_games.h"
#include "support/journals.h"
#include "support/random_track.h"

namespace flimnap::bench {

namespace {

void addGame(const test::BoardGame &game, std::vector<BoardPosition> &positions)
{
    const auto journal = readJournalFile(game.journal);
    if (!journal)
        return;
    const auto rules = test::rulesFor(journal->header);
    if (!rules)
        return;
    const GameDefinition &tables = (*rules)->game();
    const auto map = tables.parts.get<MapTables>().map;
    Position position = (*rules)->start().position;
    for (const Move &move : journal->moves) {
        const CompanyId company = tables.findCompany(move.by);
        if (company && (move.kind == MoveKind::RunTrains || move.kind == MoveKind::LayTrack))
            positions.push_back(
                {map, trackOf(position), builderFor(tables, position, company), runnerFor(tables, position, company)});
        auto played = (*rules)->play(position, move);
        if (!played)
            return;
        position = std::move(played->position);
    }
}

void addNetworks(const GameSummary &game, std::vector<BoardPosition> &positions)
{
    if (!test::boardLibrary().has(game.game, game.edition, game.variant))
        return;
    const auto definition = library().definition(game.game, game.edition, game.variant, "{}");
    auto read = test::boardLibrary().map(game.game, game.edition, game.variant, codesOf(definition->companies), "{}");
    const auto map = std::make_shared<const board::GameMap>(std::move(*read));
    constexpr unsigned networks = 40;
    for (unsigned seed = 1; seed <= networks; ++seed) {
        test::RandomTrack random(*map, seed, 6);
        if (random.companies().empty())
            continue;
        random.grow(static_cast<int>(seed) * 2);
        board::Builder builder;
        builder.company = random.companies().front();
        builder.latest = random.latest();
        positions.push_back({map, random.track(), builder, random.runner(builder.company, 3)});
    }
}

} // namespace

const std::vector<BoardPosition> &boardPositions()
{
    static const std::vector<BoardPosition> positions = [] {
        std::vector<BoardPosition> all;
        for (const test::BoardGame &game : test::allBoardGames())
            addGame(game, all);
        if (all.empty()) {
            for (const GameSummary &game : library().games())
                addNetworks(game, all);
        }
        return all;
    }();
    return positions;
}

} // namespace flimnap::bench
