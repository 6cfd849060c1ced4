#pragma once

#include <set>
#include <string>
#include <vector>

#include "shipped_tables.h"

// The shipped tables of 1824, and what is printed on their trains.

namespace flimnap::test {

/// Certificates of a company that wait for the owners of other railways.
inline int reservedUnits(const GameDefinition &game, const std::string &code)
{
    int reserved = 0;
    for (const CompanyDefinition &minor : game.companies)
        if (minor.becomes == game.findCompany(code))
            reserved += minor.becomesUnits;
    return reserved;
}

inline Money leftInTheBank(const GameDefinition &game, int players)
{
    return *game.bank - game.tableOf(players)->cash * players;
}

inline std::vector<std::string> formedIn(const GameDefinition &game, const std::string &phase)
{
    std::vector<std::string> codes;
    for (const CompanyId id : game.phases[game.findPhase(phase)].forms)
        codes.push_back(game.companies[id].code);
    return codes;
}

struct TrainRow
{
    std::string name;
    std::vector<std::optional<int>> counts; ///< base game, Cisleithania for two, for three
    int price;
    std::string surrendered; ///< none if empty
    int priceWithTradeIn;
    std::set<std::string> rustedBy;
    std::string phase; ///< that begins with it, or that unlocks it
};

inline const std::vector<TrainRow> ordinaryTrains{
    {"2", {9, 6, 8}, 80, "", 0, {"4"}, "2"},       {"3", {7, 5, 6}, 180, "2", 140, {"6"}, "3"},
    {"4", {4, 4, 4}, 280, "3", 190, {"8"}, "4"},   {"5", {3, 2, 3}, 400, "4", 260, {"10"}, "5"},
    {"6", {3, 2, 3}, 600, "5", 400, {}, "6"},      {"8", {2, 1, 2}, 800, "6", 500, {}, "8"},
    {"10", {{}, {}, {}}, 1000, "8", 600, {}, "10"}};
inline const std::vector<TrainRow> goodsTrains{{"1g", {6, 3, 5}, 120, "", 0, {"3g", "4g", "5g"}, "2"},
                                               {"2g", {5, 2, 4}, 240, "1g", 180, {"4g", "5g"}, "3"},
                                               {"3g", {4, 2, 3}, 360, "2g", 240, {"5g"}, "4"},
                                               {"4g", {3, 1, 2}, 600, "3g", 420, {}, "6"},
                                               {"5g", {2, 2, 2}, 800, "4g", 500, {}, "8"}};

inline void expectTrain(const GameDefinition &game, std::size_t column, const TrainRow &row, const std::string &family)
{
    const FaceId id = game.findFace(row.name);
    ASSERT_TRUE(id) << row.name;
    const TrainFace &face = game.faces[id];
    EXPECT_EQ(face.name, row.name);
    EXPECT_EQ(game.classes[face.size].name, family) << row.name;
    EXPECT_EQ(face.price, Money{row.price}) << row.name;
    EXPECT_EQ(game.cards[face.card].count, row.counts[column]) << row.name;
    EXPECT_EQ(scrappedBySaleOf(game, row.name), row.rustedBy) << row.name;
    EXPECT_EQ(face.servesMines, family == "goods") << row.name; // AH-6.12
    if (row.surrendered.empty())
        EXPECT_TRUE(face.tradeIns.empty()) << row.name;
    else
        EXPECT_THAT(face.tradeIns,
                    ::testing::ElementsAre(TradeIn{game.findFace(row.surrendered), Money{row.priceWithTradeIn}}))
            << row.name;
}

class Tables1824Ru : public ::testing::Test
{
protected:
    const GameDefinition game = printedGame("1824");
    const GameDefinition forTwo = printedGame("1824", "cisleithania-2");
    const GameDefinition forThree = printedGame("1824", "cisleithania-3");
    const GameDefinition goodsTime = printedGame("1824", "goods-time");
};

} // namespace flimnap::test
