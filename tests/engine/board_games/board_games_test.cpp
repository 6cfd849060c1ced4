#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "board/best_income.h"
#include "board/lays.h"
#include "board/routes.h"
#include "board/stations.h"
#include "definition/section.h"
#include "io/board_lines.h"
#include "io/json.h"
#include "support/board_follower.h"
#include "support/board_games.h"
#include "support/journals.h"

// Games with their map: before each lay, station and run the board must allow and earn what their lines say.

namespace flimnap::test {

void PrintTo(const BoardGame &game, std::ostream *out)
{
    *out << game.journal.string();
}

namespace {

using board::HexId;

/// What books that know no map take as not due.
bool isKnownToTheMapAlone(const Move &move)
{
    return move.what == "kk_token" || move.what == "bond_token";
}

/// CZ-B9.1: played with an older version of a program that let a route have two stations of Praha.
bool isAgainstTheBook(const BoardGame &game, const Move &move)
{
    return game.name == "18cz_29247" && move.by == "ATE" && move.revenue == 260;
}

/// The places of a line with their prices, which the books know.
std::vector<PricedPlace> priced(const board::GameMap &map, const std::vector<board::StationPlace> &places,
                                const Json &line)
{
    std::vector<PricedPlace> rows;
    for (const board::StationPlace &place : places) {
        rows.push_back({place, 0});
        for (const Json &row : line["stations"]) {
            if (row[0] == map.hexes[place.hex].code && row[1] == place.city)
                rows.back().cost = row[2].get<int>();
        }
    }
    return rows;
}

class ABoardGame : public testing::TestWithParam<BoardGame>
{
protected:
    void SetUp() override
    {
        auto read = readJournalFile(GetParam().journal);
        ASSERT_TRUE(read) << text(read.error().front());
        journal = std::move(*read);
        auto made = rulesFor(withoutMap(journal.header));
        ASSERT_TRUE(made) << text(made.error().front());
        rules = std::move(*made);
        auto found = mapFor(journal.header, rules->game());
        ASSERT_TRUE(found) << text(found.error().front());
        map = std::move(*found);
        for (const std::string &line : linesOfFile(GetParam().lines)) {
            Json json = Json::parse(line);
            lines.emplace(json["n"].get<std::size_t>(), std::move(json));
        }
    }

    /// Plays the game and calls check(n, move, follower, position) before each move, and once more at the end.
    template <class Check>
    void forEachMove(Check check)
    {
        BoardFollower follower(journal.header, *rules, map);
        Position position = rules->start().position;
        for (std::size_t n = 0; n <= journal.moves.size(); ++n) {
            follower.prepare(position);
            const Move move = n < journal.moves.size() ? journal.moves[n] : Move();
            SCOPED_TRACE("n=" + std::to_string(n) + ", " + move.by);
            check(n, move, follower, position);
            if (n == journal.moves.size())
                break;
            auto played = rules->play(position, move);
            ASSERT_TRUE(played || isKnownToTheMapAlone(move))
                << writeMove(move) << ": refused, " << name(played.error().code);
            Position after = played ? std::move(played->position) : position;
            follower.follow(position, move, after);
            position = std::move(after);
        }
    }

    /// Calls check(line, move, follower, position) for each line that has the key.
    template <class Check>
    void forEachLine(const char *key, Check check)
    {
        forEachMove([&](std::size_t n, const Move &move, const BoardFollower &follower, const Position &position) {
            const auto [begin, end] = lines.equal_range(n);
            for (auto line = begin; line != end; ++line) {
                if (line->second.contains(key))
                    check(line->second, move, follower, position);
            }
        });
    }

    [[nodiscard]] CompanyId companyOf(const Json &line) const
    {
        return rules->game().findCompany(line["company"].get<std::string>());
    }

    /// Its stops are hexes, or hex and number: "D6.1".
    [[nodiscard]] board::NamedRoute namedRoute(const std::string &train, const std::vector<std::string> &stops) const
    {
        const FaceId face = rules->game().findFace(train);
        board::NamedRoute route{*map.findTrain(face ? rules->game().faces[face].name : train), {}};
        for (const std::string &stop : stops) {
            const std::size_t point = stop.find('.');
            route.stops.push_back({map.findHex(stop.substr(0, point)), {}});
            if (point != std::string::npos)
                route.stops.back().stop = std::stoi(stop.substr(point + 1));
        }
        return route;
    }

    Journal journal;
    std::shared_ptr<const Rules> rules;
    board::GameMap map;
    std::multimap<std::size_t, Json> lines;
};

TEST_P(ABoardGame, AllowsTheLaysOfItsLines)
{
    forEachLine("lays", [&](const Json &line, const Move &, const BoardFollower &follower, const Position &position) {
        const board::Lays lays(map, follower.track(), follower.builderOf(position, companyOf(line)));

        EXPECT_EQ(laysLine(line["n"], line["company"], map, lays.all()), line.dump());
    });
}

// No line says what a private railway's right allows; what was laid by one must be.
TEST_P(ABoardGame, AllowsTheLaysByRight)
{
    forEachMove([&](std::size_t, const Move &move, const BoardFollower &follower, const Position &position) {
        if (move.kind != MoveKind::LayTrack || move.privateRailway.empty())
            return;
        const board::TileId tile = map.findTile(move.tile);
        board::Builder builder = follower.builderOf(position, rules->game().findCompany(move.by));
        builder.isByRight = map.tiles[tile].isByRight;
        builder.needsNoLine = rules->game().game == "1836jr56";
        builder.laysFirstTiles = true;
        builder.paysTerrain = builder.paysTerrain && move.privateRailway != "E-SF";
        const board::LayAnswer answer =
            board::Lays(map, follower.track(), builder).ask(map.findHex(move.hex), tile, *move.rotation);

        EXPECT_FALSE(answer.fault) << writeMove(move) << ": " << static_cast<int>(*answer.fault);
    });
}

// JR-5.20: the table says that a company has reached its destination as soon as the map shows it.
TEST_P(ABoardGame, ReachesDestinationsWhenItsMovesSaySo)
{
    const std::map<std::string, std::string> destinations{{"B", "H10"},   {"GCL", "K13"}, {"Nord", "I9"},
                                                          {"NBDS", "E5"}, {"HSM", "E11"}, {"NFL", "D6"}};
    std::map<std::string, bool> wereJoined;
    forEachMove([&](std::size_t, const Move &move, const BoardFollower &follower, const Position &) {
        if (rules->game().game != "1836jr56")
            return;
        std::map<std::string, bool> areJoined;
        for (const auto &[company, destination] : destinations)
            areJoined[company] =
                board::areJoined(map, follower.track(), map.homes[rules->game().findCompany(company)].hexes.front(),
                                 map.findHex(destination), board::PassesAreas::Yes);
        if (move.what == "destination") {
            EXPECT_TRUE(areJoined[move.by]);
            EXPECT_FALSE(wereJoined[move.by]);
        }
        if (move.kind == MoveKind::LayTrack)
            wereJoined = areJoined;
    });
}

TEST_P(ABoardGame, AllowsTheStationsOfItsLines)
{
    forEachLine("stations", [&](const Json &line, const Move &move, const BoardFollower &follower,
                                const Position &position) {
        if (move.home || line.contains("tiles"))
            return;
        const board::StationPlaces places(map, follower.track(), follower.stationBuilderOf(position, companyOf(line)));

        EXPECT_EQ(stationsLine(line["n"], line["company"], map, priced(map, places.all(), line)), line.dump());
    });
}

TEST_P(ABoardGame, EarnsTheIncomesOfItsLines)
{
    forEachLine("income", [&](const Json &line, const Move &, const BoardFollower &follower, const Position &position) {
        const board::BestIncome best =
            board::bestIncome(map, follower.track(), follower.runnerOf(position, companyOf(line)));

        EXPECT_EQ(best.income, line["income"]);
        EXPECT_EQ(best.mine, line["mine"]);
        EXPECT_TRUE(best.isProved);
    });
}

TEST_P(ABoardGame, CanRunTheRoutesOfItsLines)
{
    forEachLine("income", [&](const Json &line, const Move &, const BoardFollower &follower, const Position &position) {
        std::vector<board::NamedRoute> routes;
        for (const Json &route : line["routes"])
            routes.push_back(namedRoute(route["train"].get<std::string>(), route["stops"]));
        const board::CheckedRoutes checked =
            board::checkRoutes(map, follower.track(), follower.runnerOf(position, companyOf(line)), routes,
                               board::Worth{line["income"].get<int>(), line["mine"].get<int>()});

        EXPECT_FALSE(checked.fault) << line["routes"].dump() << ", route " << checked.route << ": "
                                    << checked.worth.income;
    });
}

TEST_P(ABoardGame, CanRunTheRoutesThatWereRun)
{
    forEachLine("income", [&](const Json &line, const Move &move, const BoardFollower &follower,
                              const Position &position) {
        if (!move.routes || isAgainstTheBook(GetParam(), move))
            return;
        std::vector<board::NamedRoute> routes;
        for (const Route &route : *move.routes)
            routes.push_back(namedRoute(route.train, route.stops));
        const board::CheckedRoutes checked =
            board::checkRoutes(map, follower.track(), follower.runnerOf(position, companyOf(line)), routes,
                               board::Worth{move.revenue.value_or(0), move.mine.value_or(0)});

        EXPECT_FALSE(checked.fault) << writeMove(move) << ", route " << checked.route << ": " << checked.worth.income;
    });
}

TEST_P(ABoardGame, EndsWithTheBoardOfItsLastLine)
{
    forEachLine("tiles", [&](const Json &line, const Move &, const BoardFollower &follower, const Position &) {
        EXPECT_EQ(boardLine(line["n"], map, follower.track(), codesOf(rules->game().companies)), line.dump());
    });
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ABoardGame);
INSTANTIATE_TEST_SUITE_P(Files, ABoardGame, testing::ValuesIn(allBoardGames()),
                         [](const auto &game) { return game.param.name; });

} // namespace
} // namespace flimnap::test
