#include "difference.h"

#include <optional>

#include "io/json.h"

namespace flimnap::test {

namespace {

using Difference = std::optional<std::string>;

Difference between(const Json &found, const Json &expected, const std::string &place)
{
    if (!found.is_object() || !expected.is_object()) {
        if (found == expected)
            return {};
        return place + ": " + found.dump() + " instead of " + expected.dump();
    }
    for (const auto &[key, value] : expected.items()) {
        const auto member = found.find(key);
        if (member == found.end())
            return place + "/" + key + ": missing, should be " + value.dump();
        if (Difference difference = between(*member, value, place + "/" + key))
            return difference;
    }
    for (const auto &[key, value] : found.items()) {
        if (!expected.contains(key))
            return place + "/" + key + ": " + value.dump() + " should not be there";
    }
    return {};
}

} // namespace

std::string firstDifference(const std::string &snapshot, const std::string &expected)
{
    const auto found = parseJson(snapshot, "the snapshot");
    const auto wanted = parseJson(expected, "the expected snapshot");
    if (!found)
        return text(found.error());
    if (!wanted)
        return text(wanted.error());
    return between(*found, *wanted, "").value_or("the values agree, but not the way they are written");
}

} // namespace flimnap::test
