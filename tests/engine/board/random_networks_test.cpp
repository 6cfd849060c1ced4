#include <gmock/gmock.h>

#include <ostream>
#include <set>

#include "board/best_income.h"
#include "board/lays.h"
#include "support/map_table.h"
#include "support/plain_finder.h"
#include "support/random_track.h"

// What must hold on every map, whatever lies on it.

namespace flimnap::test {

namespace {

using board::HexId;
using board::TileId;

struct MapKind
{
    const char *name;
    const char *game;
    const char *edition;
    const char *variant;
    const char *options;
};

void PrintTo(const MapKind &kind, std::ostream *out)
{
    *out << kind.name;
}

class ARandomNetwork : public testing::TestWithParam<MapKind>
{
protected:
    static constexpr unsigned networks = 500;

    /// Calls check(random) for many networks.
    template <class Check>
    void forMany(int mostLays, Check check)
    {
        for (unsigned seed = 1; seed <= networks; ++seed) {
            SCOPED_TRACE("seed " + std::to_string(seed));
            RandomTrack random(table.map, seed, 1 + seed % 5);
            if (random.companies().empty())
                continue;
            random.grow(static_cast<int>(seed) % mostLays + 1);
            check(random);
        }
    }

    MapTable table{GetParam().game, GetParam().edition, GetParam().variant, GetParam().options};
};

TEST_P(ARandomNetwork, EarnsWhatThePlainFinderFinds)
{
    int earned = 0;
    forMany(30, [&](RandomTrack &random) {
        const board::Runner runner = random.runner(random.companies().front(), 1 + static_cast<int>(random.below(3)));
        const board::BestIncome best = board::bestIncome(table.map, random.track(), runner);

        EXPECT_EQ((board::Worth{best.income, best.mine}), plainBest(table.map, random.track(), runner));
        EXPECT_TRUE(best.isProved);
        board::Worth sum;
        for (const board::TrainRoute &route : best.routes) {
            sum.income += route.worth.income;
            sum.mine += route.worth.mine;
        }
        EXPECT_GE(sum.income, best.income);
        EXPECT_EQ(sum.mine, best.mine);
        earned += best.income > 0 ? 1 : 0;
    });
    EXPECT_GT(earned, 100) << "hardly any network was worth anything";
}

TEST_P(ARandomNetwork, IsReachedOverTheSidesThatAllWaysLeadTo)
{
    forMany(36, [&](RandomTrack &random) {
        for (const CompanyId company : random.companies()) {
            const board::Reach reach(table.map, random.track(), company);
            std::set<std::pair<HexId, int>> sides;
            for (const HexId hex : ids(table.map.hexes)) {
                for (int side = 0; side < board::sideCount; ++side) {
                    if (reach.comesOver(hex, side))
                        sides.emplace(hex, side);
                }
            }
            EXPECT_TRUE(sides == plainReach(table.map, random.track(), company));
        }
    });
}

TEST_P(ARandomNetwork, AllowsWhatItListsAndNothingElse)
{
    forMany(40, [&](RandomTrack &random) {
        board::Builder builder;
        builder.company = random.companies().back();
        builder.latest = random.latest();
        const board::Lays lays(table.map, random.track(), builder);
        std::set<std::tuple<HexId, TileId, int>> listed;
        for (const board::PossibleLay &lay : lays.all()) {
            for (int rotation = 0; rotation < board::sideCount; ++rotation) {
                if (board::has(lay.rotations, rotation))
                    listed.emplace(lay.hex, lay.tile, rotation);
            }
        }
        const HexId hex(static_cast<int>(random.below(static_cast<std::size_t>(table.map.hexes.count()))));
        for (const TileId tile : ids(table.map.tiles)) {
            for (int rotation = 0; rotation < board::sideCount; ++rotation)
                EXPECT_EQ(!lays.ask(hex, tile, rotation).fault, listed.contains({hex, tile, rotation}));
        }
    });
}

TEST_P(ARandomNetwork, AnswersTheSameWhenTheMapIsTurned)
{
    const board::GameMap other = turned(table.map);
    forMany(60, [&](RandomTrack &random) {
        const board::Track track = turned(other, random.track());
        const board::Runner runner = random.runner(random.companies().front(), 2);
        const board::BestIncome one = board::bestIncome(table.map, random.track(), runner);
        const board::BestIncome two = board::bestIncome(other, track, runner);
        EXPECT_EQ(std::pair(one.income, one.mine), std::pair(two.income, two.mine));

        board::Builder builder;
        builder.company = runner.company;
        builder.latest = random.latest();
        std::vector<board::PossibleLay> lays = board::Lays(table.map, random.track(), builder).all();
        for (board::PossibleLay &lay : lays)
            lay.rotations = board::turnedSides(lay.rotations, 1);
        EXPECT_TRUE(lays == board::Lays(other, track, builder).all());
    });
}

INSTANTIATE_TEST_SUITE_P(
    All, ARandomNetwork,
    testing::Values(MapKind{"18cz", "18cz", "ru", "base", "{}"}, MapKind{"bohemia", "18cz", "ru", "bohemia", "{}"},
                    MapKind{"1824", "1824", "ru", "base", R"({"overrides": {"best_run": "total"}})"},
                    MapKind{"goods_time", "1824", "ru", "goods-time",
                            R"({"overrides": {"upgrade_rule": "new_track"}})"},
                    MapKind{"cisleithania", "1824", "ru", "cisleithania-2", "{}"},
                    MapKind{"1836jr56", "1836jr56", "pl", "base", "{}"}),
    [](const auto &kind) { return kind.param.name; });

} // namespace
} // namespace flimnap::test
