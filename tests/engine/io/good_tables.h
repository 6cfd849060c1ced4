#pragma once

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <string>

#include "io/definition_reader.h"
#include "io/json.h"

// Tables without faults, and the faults of what is made from them.

namespace flimnap {

using Pointer = Json::json_pointer;

inline const std::string file = "table.json";

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
    static const Json table = jsonFrom("/data/games/18cz-ru.json");
    return table;
}

/// A table with companies without shares, a grid of prices, phases instead of sets, and a draft.
inline const Json &tableWithMinors()
{
    static const Json table = [] {
        Json merged = jsonFrom("/data/games/1824-ru.json");
        const Json patch = merged["variants"]["cisleithania-2"];
        merged.erase("variants");
        merged.merge_patch(patch);
        return merged;
    }();
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
    const Result<GameDefinition, Faults> read = readTable(table, file);
    return read ? Faults() : read.error();
}

inline auto faultAt(const std::string &place, const std::string &message = "")
{
    return ::testing::AllOf(::testing::Field("file", &Fault::file, file),
                            ::testing::Field("place", &Fault::place, place),
                            ::testing::Field("message", &Fault::message, ::testing::HasSubstr(message)));
}

} // namespace flimnap
