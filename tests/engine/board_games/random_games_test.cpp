#include <gmock/gmock.h>

#include <array>
#include <set>

#include "dealings/map_income.h"
#include "dealings/map_lays.h"
#include "dealings/map_stations.h"
#include "io/journal_text.h"
#include "rounds/feature.h"
#include "session/random_player.h"
#include "support/journals.h"
#include "support/random_games.h"

// Whole games at random in which the map says what is laid, placed and earned.

namespace flimnap::test {
namespace {

/// What keeps a company from laying, placing or running at all in this moment; the map has no part in it.
bool isOfTheTurn(Code code)
{
    constexpr std::array codes{Code::WrongStep,   Code::WrongRound,      Code::NotYourTurn, Code::MustPay,
                               Code::BuildsOnly,  Code::NobodysCompany,  Code::OneStation,  Code::NoToken,
                               Code::NoTreasury,  Code::IsFrozen,        Code::MustRun,     Code::NoRunnableTrain,
                               Code::MustDiscard, Code::MustSettleLoans, Code::TrainLimit,  Code::MustRaiseMoney};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

class MapGame
{
public:
    MapGame(const Rules &rules, unsigned seed)
        : m_rules(rules), m_game(rules.game()), m_player(seed), m_random(seed), m_position(rules.start().position)
    {
    }

    /// False once the game is over.
    bool goOn()
    {
        if (const std::optional<Move> move = onMap(); move && m_random() % 4 != 0 && play(*move))
            return true;
        for (int tries = 0; tries < 200; ++tries) {
            const std::optional<Move> move = m_player.choose(m_rules, m_position);
            if (!move)
                return false;
            if (play(*move))
                return true;
        }
        if (const std::optional<Move> move = onMap(); move && play(*move))
            return true; // trains that must run
        ADD_FAILURE() << "nothing that is offered can be played, in turn " << actor();
        return false;
    }

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] std::string lastMove() const { return m_last; }

private:
    [[nodiscard]] std::string actor() const
    {
        const CompanyId company = m_rules.actor(m_position).company();
        return company ? m_game.companies[company].code : std::string();
    }

    bool play(const Move &move)
    {
        auto played = m_rules.play(m_position, move);
        if (!played)
            return false;
        m_position = std::move(played->position);
        m_last = writeMove(move);
        return true;
    }

    /// A lay, a station or a run of the company in turn, if it has any; all that the map lists is tried.
    std::optional<Move> onMap()
    {
        const CompanyId company = companyInTurn(m_position);
        if (!company || m_rules.actor(m_position) != Party(company))
            return {};
        std::vector<Move> moves = homes(company);
        if (!moves.empty())
            return moves[m_random() % moves.size()];
        add(lays(company), moves);
        add(places(company), moves);
        add({run(company)}, moves);
        if (moves.empty())
            return {};
        return moves[m_random() % moves.size()];
    }

    Move moveOf(MoveKind kind, CompanyId company) const
    {
        Move move;
        move.kind = kind;
        move.by = m_game.companies[company].code;
        return move;
    }

    /// Those that are accepted; who refuses one of them must have another reason than the map.
    void add(const std::vector<Move> &listed, std::vector<Move> &moves)
    {
        for (const Move &move : listed) {
            const auto played = m_rules.play(m_position, move);
            if (played)
                moves.push_back(move);
            else
                EXPECT_TRUE(isOfTheTurn(played.error().code)) << writeMove(move) << ": " << name(played.error().code);
        }
    }

    /// Where a company chooses its home hex or its city.
    std::vector<Move> homes(CompanyId company)
    {
        std::vector<Move> moves;
        for (const board::HexId hex : mapOf(m_game).homes[company].hexes) {
            Move move = moveOf(MoveKind::PlaceToken, company);
            move.home = true;
            move.hex = mapOf(m_game).hexes[hex].code;
            move.city = static_cast<int>(m_random() % 2);
            const bool isWaiting =
                trackOf(m_position).stationsOf(company).empty() || homeToSettle(m_game, m_position) != nullptr;
            if (isWaiting && m_rules.play(m_position, move))
                moves.push_back(std::move(move));
        }
        return moves;
    }

    std::vector<Move> lays(CompanyId company)
    {
        std::vector<Move> moves;
        for (const board::PossibleLay &lay : possibleLays(m_game, m_position, company)) {
            for (int rotation = 0; rotation < board::sideCount; ++rotation) {
                if (!board::has(lay.rotations, rotation) || m_random() % 8 != 0)
                    continue;
                Move move = moveOf(MoveKind::LayTrack, company);
                move.hex = mapOf(m_game).hexes[lay.hex].code;
                move.tile = mapOf(m_game).tiles[lay.tile].id;
                move.rotation = rotation;
                moves.push_back(std::move(move));
            }
        }
        return moves;
    }

    std::vector<Move> places(CompanyId company)
    {
        std::vector<Move> moves;
        for (const board::StationPlace &place : possiblePlaces(m_game, m_position, company)) {
            Move move = moveOf(MoveKind::PlaceToken, company);
            move.hex = mapOf(m_game).hexes[place.hex].code;
            move.city = place.city;
            moves.push_back(std::move(move));
        }
        return moves;
    }

    Move run(CompanyId company) const { return moveOf(MoveKind::RunTrains, company); }

    const Rules &m_rules;
    const GameDefinition &m_game;
    RandomPlayer m_player;
    std::mt19937 m_random;
    Position m_position;
    std::string m_last;
};

/// As many stations on the map as in the books, each in a city with room for it, and none of companies that are gone.
void expectStations(const GameDefinition &game, const Position &position)
{
    const board::Track &track = trackOf(position);
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        std::set<board::HexId> hexes;
        for (const board::Station &station : track.stationsOf(company))
            hexes.insert(station.hex);
        const bool isChoosing = mapOf(game).homes[company].hexes.size() > 1 && hexes.empty();
        if (mapOf(game).rules.homesAtStart || isChoosing)
            continue;
        const bool isGone = state.status == CompanyStatus::Closed;
        EXPECT_EQ(static_cast<int>(hexes.size()), isGone ? 0 : state.stationsOnMap) << game.companies[company].code;
    }
    for (const board::Station &station : track.stations()) {
        if (station.city == board::Station::waits)
            continue;
        const board::Face &face = faceOn(mapOf(game), track, station.hex);
        if (face.exits == 0)
            continue; // on a home without a tile
        ASSERT_LT(station.city, face.stopCount);
        EXPECT_LE(track.stationsIn(station.hex, station.city), face.stop(station.city).slotCount);
    }
}

class ARandomGameOnTheMap : public testing::TestWithParam<RandomTable>
{
};

TEST_P(ARandomGameOnTheMap, KeepsMapAndBooksTogether)
{
    const auto rules = rulesFor(GetParam().header);
    ASSERT_TRUE(rules) << text(rules.error().front());
    for (unsigned seed = 1; seed <= 3; ++seed) {
        MapGame game(**rules, seed);
        for (int moves = 0; moves < 700 && !testing::Test::HasFailure() && game.goOn(); ++moves) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", " << moves << ": " << game.lastMove());
            expectStations((*rules)->game(), game.position());
            const Faults broken = brokenLaws(**rules, game.position());
            EXPECT_TRUE(broken.empty()) << text(broken.front());
        }
    }
}

RandomTable onMap(RandomTable table, const std::string &options = R"({"board": true})", const std::string &suffix = "")
{
    table.header.options = options;
    table.name += suffix;
    return table;
}

INSTANTIATE_TEST_SUITE_P(
    Tables, ARandomGameOnTheMap,
    testing::Values(onMap(tableOf("18cz", "ru", "base", 4)), onMap(tableOf("18cz", "zh", "base", 3)),
                    onMap(tableOf("18cz", "ru", "training", 3)), onMap(tableOf("18cz", "ru", "bohemia", 2)),
                    onMap(tableOf("1824", "ru", "base", 4)), onMap(tableOf("1824", "ru", "goods-time", 3)),
                    onMap(tableOf("1824", "ru", "cisleithania-2", 2)),
                    onMap(tableOf("1824", "ru", "cisleithania-3", 3)), onMap(tableOf("1836jr56", "pl", "base", 3)),
                    onMap(tableOf("1836jr56", "pl", "base", 3), R"({"board": true, "preset": "ENG"})", "_english")),
    [](const auto &table) { return table.param.name; });

} // namespace
} // namespace flimnap::test
