#pragma once

#include <gmock/gmock.h>

#include <set>
#include <string>
#include <vector>

#include "definition/section.h"
#include "support/printed_games.h"

// What tests ask of the shipped tables.

namespace flimnap::test {

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

inline std::string citation(const GameDefinition &game, const std::string &code, const std::string &context = "")
{
    for (const Citation &one : game.citations)
        if (one.code == code && one.context == context)
            return one.rule;
    return {};
}

} // namespace flimnap::test
