#include "io/keys.h"

namespace flimnap {

std::vector<std::string_view> keyNames(KeysOfFeature keysOf)
{
    KeyNames names;
    Parts none;
    for (const Feature *feature : allFeatures())
        (feature->*keysOf)(names, none);
    return std::move(names.all);
}

void readKeys(KeysOfFeature keysOf, const Record &row, Parts &parts)
{
    KeyReader reader(row);
    for (const Feature *feature : allFeatures())
        (feature->*keysOf)(reader, parts);
}

void writeKeys(KeysOfFeature keysOf, Parts parts, Json &row)
{
    KeyWriter writer(row);
    for (const Feature *feature : allFeatures())
        (feature->*keysOf)(writer, parts);
}

} // namespace flimnap
