#include "io/definition_parts.h"

namespace flimnap {

namespace {

/// Other switches that are set with this one, each to one of its values.
void readTurnsOn(const Node &turnsOn, const Node &switches)
{
    const std::vector<std::string> known = names(switches.members());
    for (const auto &[name, value] : turnsOn.members()) {
        const std::vector<std::string> values = names(switches.member(name).member("values").members());
        if (indexOf(known, name) < 0)
            value.reportUnknown("switch", name, known);
        else if (values.empty() || value.oneOf(values) < 0)
            value.reportUnexpected("one of its values, " + enumeration(values));
    }
}

/// What older journals call some of its values, and what these are called now.
std::vector<FormerValue> readFormerValues(const Node &formerly, const std::vector<std::string> &values)
{
    std::vector<FormerValue> former;
    for (const auto &[name, value] : formerly.members(shortList)) {
        const int now = value.oneOf(values);
        if (now >= 0)
            former.push_back({name, values[static_cast<std::size_t>(now)]});
    }
    return former;
}

/// Where in the tables a number stands that players may agree on: a section and a key of it.
bool readNumberPlace(const Node &number)
{
    for (const Node &key : number.items(2, 2))
        (void)key.text();
    return number.isThere();
}

void readPatch(const Node &tables)
{
    if (tables.isThere() && !tables.isObject())
        tables.reportUnexpected("an object, what the switch changes");
}

} // namespace

void readSwitches(const Node &switches, GameDefinition &game)
{
    for (const auto &[name, node] : switches.members()) {
        const Record record(node, {}, {"tables", "players", "turnsOn", "values", "formerly", "number"});
        Switch choice;
        choice.name = name;
        for (const Node &players : record["players"].items(1, shortList))
            choice.players.push_back(players.number(1, 9));
        for (const auto &[value, meaning] : record["values"].members(shortList)) {
            const Record patch(meaning, {}, {"tables", "turnsOn"});
            readPatch(patch["tables"]);
            readTurnsOn(patch["turnsOn"], switches);
            choice.values.push_back(value);
        }
        choice.formerly = readFormerValues(record["formerly"], choice.values);
        readTurnsOn(record["turnsOn"], switches);
        choice.isNumber = readNumberPlace(record["number"]);
        if (!choice.values.empty())
            choice.value = choice.values.front();
        const bool doesNothing = choice.values.empty() && !choice.isNumber && !record["turnsOn"].isThere();
        readPatch(record["tables"]);
        if (doesNothing && !record["tables"].isThere())
            node.report(R"(a switch changes "tables" or a "number", chooses "values" or "turnsOn" others)");
        game.switches.push_back(std::move(choice));
    }
}

} // namespace flimnap
