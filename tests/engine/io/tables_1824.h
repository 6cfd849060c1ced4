#pragma once

#include <gmock/gmock.h>

#include <set>
#include <string>
#include <vector>

#include "io/game_library.h"

// The shipped tables of 1824, and what is printed on their trains.

namespace flimnap {

inline GameDefinition read1824(const std::string &variant)
{
    const Result<GameLibrary, Faults> library = GameLibrary::builtIn();
    if (!library) {
        ADD_FAILURE() << text(library.error().front());
        return {};
    }
    const Result<GameDefinition, Faults> game = library->definition("1824", "ru", variant, "{}");
    if (!game)
        ADD_FAILURE() << text(game.error().front());
    return game ? *game : GameDefinition();
}

inline const CompanyDefinition &company(const GameDefinition &game, const std::string &code)
{
    return game.companies[game.findCompany(code)];
}

inline std::vector<int> units(const std::vector<Money> &amounts)
{
    std::vector<int> numbers;
    for (const Money amount : amounts)
        numbers.push_back(static_cast<int>(amount.units));
    return numbers;
}

template <class Table>
std::vector<std::string> codesOf(const Table &table)
{
    std::vector<std::string> codes;
    for (const auto &row : table)
        codes.push_back(row.code);
    return codes;
}

inline std::vector<std::string> codesOfClass(const GameDefinition &game, const std::string &name)
{
    std::vector<std::string> codes;
    for (const CompanyDefinition &one : game.companies)
        if (one.size == game.findClass(name))
            codes.push_back(one.code);
    return codes;
}

inline std::set<std::string> classesIn(const GameDefinition &game, const ById<ClassId, bool> &set)
{
    std::set<std::string> names;
    for (const ClassId id : ids(game.classes))
        if (set[id])
            names.insert(game.classes[id].name);
    return names;
}

inline std::vector<std::string> hexesOf(const GameDefinition &game, const std::string &terrain)
{
    std::vector<std::string> codes;
    for (const HexDefinition &hex : game.hexes)
        if (hex.terrain == terrain)
            codes.push_back(hex.code);
    return codes;
}

inline std::set<std::string> scrappedBySaleOf(const GameDefinition &game, const std::string &train)
{
    std::set<std::string> killers;
    for (const TrainFace &sold : game.faces)
        for (const FaceId victim : sold.rusts)
            if (game.faces[victim].code == train)
                killers.insert(sold.code);
    return killers;
}

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

inline std::string citation(const GameDefinition &game, const std::string &code, const std::string &context = "")
{
    for (const Citation &one : game.citations)
        if (one.code == code && one.context == context)
            return one.rule;
    return {};
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
        EXPECT_FALSE(face.tradeIn) << row.name;
    else
        EXPECT_EQ(face.tradeIn, (TradeIn{game.findFace(row.surrendered), Money{row.priceWithTradeIn}})) << row.name;
}

class Tables1824Ru : public ::testing::Test
{
protected:
    const GameDefinition game = read1824("base");
    const GameDefinition forTwo = read1824("cisleithania-2");
    const GameDefinition forThree = read1824("cisleithania-3");
    const GameDefinition goodsTime = read1824("goods-time");
};

} // namespace flimnap
