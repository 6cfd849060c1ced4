#pragma once

#include <algorithm>
#include <vector>

#include "table/position.h"

namespace flimnap::take_overs {

/// Companies of the class take over those of smaller ones.
struct Right
{
    ClassId larger;
    std::vector<ClassId> smaller;

    bool operator==(const Right &) const = default;
};

/// What the tables of a game say of it.
struct Terms
{
    std::vector<Right> rights;

    bool operator==(const Terms &) const = default;
};

/// Of the turn of a company: from a take-over on until it does something else, trains that came along may be kept,
/// turned to a larger face of their card or scrapped.
struct TurnState
{
    bool treatsTrains = false;

    bool operator==(const TurnState &) const = default;
};

inline bool mayTakeOver(const GameDefinition &game, CompanyId acquirer, CompanyId smaller)
{
    const std::vector<Right> &rights = game.parts.get<Terms>().rights;
    return std::ranges::any_of(rights, [&](const Right &right) {
        return right.larger == game.companies[acquirer].size &&
               std::ranges::find(right.smaller, game.companies[smaller].size) != right.smaller.end();
    });
}
/// Whether any company of the game can take it over.
inline bool canBeTakenOver(const GameDefinition &game, CompanyId company)
{
    const auto *terms = game.parts.find<Terms>();
    return terms != nullptr && std::ranges::any_of(terms->rights, [&](const Right &right) {
               return std::ranges::find(right.smaller, game.companies[company].size) != right.smaller.end();
           });
}
inline bool treatsTrains(const Position &position)
{
    return position.operating.turn.parts.find<TurnState>() != nullptr;
}

} // namespace flimnap::take_overs
