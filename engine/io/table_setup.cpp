#include "io/table_setup.h"

#include "games/registry.h"
#include "io/joined_position_text.h"

namespace flimnap {

Result<std::shared_ptr<const Rules>, Faults> setUpTable(const GameLibrary &library, const Header &header)
{
    Result<GameDefinition, Faults> definition =
        library.definition(header.game, header.edition, header.variant, header.options);
    if (header.start.empty()) {
        if (!definition)
            return std::move(definition).error();
        Result<std::unique_ptr<const Rules>, Fault> rules = makeRules(std::move(definition).value(), header.players);
        if (!rules)
            return Faults{std::move(rules).error()};
        return std::shared_ptr<const Rules>(std::move(rules).value());
    }

    const Result<JoinedPosition, Faults> start = readJoinedPosition(header.start);
    Faults faults = definition ? Faults() : definition.error();
    if (!start)
        faults.insert(faults.end(), start.error().begin(), start.error().end());
    if (!faults.empty())
        return faults;
    Result<std::unique_ptr<const Rules>, Faults> rules =
        makeJoinedRules(std::move(definition).value(), header.players, *start);
    if (!rules)
        return std::move(rules).error();
    return std::shared_ptr<const Rules>(std::move(rules).value());
}

} // namespace flimnap
