#pragma once

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <string>

#include "io/definition_reader.h"
#include "io/json.h"
#include "support/faults.h"

// Tables without faults, and the faults of what is made from them.

namespace flimnap::test {

using Pointer = Json::json_pointer;

/// What a table is read as, and named by its faults.
inline const std::string tableFile = "table.json";

inline Json jsonFrom(const std::string &path)
{
    std::ifstream stream(std::string(FLIMNAP_SOURCE_DIR) + path, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    const Result<Json, Fault> read = parseJson(content, path);
    if (!read)
        ADD_FAILURE() << text(read.error());
    return read ? *read : Json::object();
}

inline const Json &goodTable()
{
    static const Json table = [] {
        Json shipped = jsonFrom("/data/games/18cz-ru.json");
        shipped.erase("variants");
        return shipped;
    }();
    return table;
}

inline Json variantOf(const std::string &path, const std::string &name)
{
    Json merged = jsonFrom(path);
    const Json patch = merged["variants"][name];
    merged.erase("variants");
    merged.merge_patch(patch);
    return merged;
}

/// A table with companies without shares, a grid of prices, phases instead of sets, and a draft.
inline const Json &tableWithMinors()
{
    static const Json table = variantOf("/data/games/1824-ru.json", "cisleithania-2");
    return table;
}

/// A table of a game without shares.
inline const Json &tableWithRounds()
{
    static const Json table = variantOf("/data/games/18cz-ru.json", "training");
    return table;
}

inline const Json &tableWithDummy()
{
    static const Json table = variantOf("/data/games/18cz-ru.json", "bohemia");
    return table;
}

/// A table with lots, a private railway that has a station and one that is a train.
inline const Json &tableWithPapers()
{
    static const Json table = variantOf("/data/games/18cz-ru.json", "moravia-silesia");
    return table;
}

/// A table with action cards, characters and an automaton, and with what its switches can add.
inline const Json &tableWithActions()
{
    static const Json table = [] {
        Json solo = variantOf("/data/games/18lilliput-cs.json", "solo");
        for (const char *added : {"ATE", "scenario"})
            solo.merge_patch(solo["switches"][added]["tables"]);
        return solo;
    }();
    return table;
}

/// A table with loans, a national company, a grid that closes companies, and switches of every kind.
inline const Json &tableWithLoans()
{
    static const Json table = jsonFrom("/data/games/1836jr56-pl.json");
    return table;
}

/// A good table with another value at one place.
inline Json with(const Json &good, const std::string &place, const Json &value)
{
    Json table = good;
    table[Pointer(place)] = value;
    return table;
}

inline Json tableWith(const std::string &place, const Json &value)
{
    return with(goodTable(), place, value);
}

inline Faults faultsOf(const Json &table)
{
    const Result<GameDefinition, Faults> read = readTable(table, tableFile);
    return read ? Faults() : read.error();
}

inline auto faultInTable(const std::string &place, const std::string &message = "")
{
    return faultIn(tableFile, place, message);
}

/// Another value at one place of a good table.
struct BrokenTable
{
    std::string place;
    std::string value;
    std::string message;
    std::string reported = ""; ///< where the fault shows, if somewhere else
};

inline void expectReported(const BrokenTable &broken, const Json &good)
{
    EXPECT_THAT(
        faultsOf(with(good, broken.place, Json::parse(broken.value))),
        ::testing::ElementsAre(faultInTable(broken.reported.empty() ? broken.place : broken.reported, broken.message)));
}

} // namespace flimnap::test
