#include "decisions/former_choice.h"

#include <algorithm>
#include <variant>

#include "journal/move_schema.h"

namespace flimnap {

namespace {

/// Whether the offer leaves it to be said.
bool isOpen(const Offer &offer, std::string_view key)
{
    const auto isIt = [&](const auto &choice) { return choice.key == key; };
    return std::any_of(offer.numbers.begin(), offer.numbers.end(), isIt) ||
           std::any_of(offer.words.begin(), offer.words.end(), isIt) || (key == "routes" && !offer.routes.empty()) ||
           (key == "amounts" && offer.split) || key == "extra"; // asked for when all else is known
}

/// The offer with its choices made as in the move.
Move filled(const Offer &offer, const Move &move)
{
    Move made = offer.move;
    made.force = move.force;
    for (const MoveKey &key : keysOf(move.kind)) {
        if (isOpen(offer, key.name))
            std::visit([&](auto member) { made.*member = move.*member; }, key.member);
    }
    return made;
}

/// In how many keys the two say something else.
std::ptrdiff_t differences(const Move &one, const Move &other)
{
    return std::ranges::count_if(keysOf(one.kind), [&](const MoveKey &key) {
        return std::visit([&](auto member) { return !(one.*member == other.*member); }, key.member);
    });
}

} // namespace

std::optional<std::size_t> offerOf(const Rules &rules, const Position &position, const Offers &offers, const Move &move)
{
    std::vector<std::size_t> nearest;
    for (std::size_t index = 0; index < offers.size(); ++index) {
        if (offers[index].move.kind == move.kind)
            nearest.push_back(index);
    }
    const auto distance = [&](std::size_t index) { return differences(filled(offers[index], move), move); };
    std::stable_sort(nearest.begin(), nearest.end(),
                     [&](std::size_t one, std::size_t other) { return distance(one) < distance(other); });
    const auto wanted = rules.play(position, move);
    const auto same = std::find_if(nearest.begin(), nearest.end(), [&](std::size_t index) {
        const auto played = rules.play(position, filled(offers[index], move));
        return wanted && played && played->position == wanted->position;
    });
    return same == nearest.end() ? std::nullopt : std::optional(*same);
}

std::optional<int> chosenNumber(const Move &move, const NumberChoice &choice)
{
    const MoveKey *key = keyOf(move.kind, choice.key);
    const auto *member = key != nullptr ? std::get_if<std::optional<int> Move::*>(&key->member) : nullptr;
    const std::optional<int> value = member != nullptr ? move.*(*member) : std::nullopt;
    return !value && choice.least <= 0 ? 0 : value;
}

std::string chosenWord(const Move &move, const WordChoice &choice)
{
    const MoveKey *key = keyOf(move.kind, choice.key);
    const auto *member = key != nullptr ? std::get_if<std::string Move::*>(&key->member) : nullptr;
    return member != nullptr ? move.*(*member) : std::string();
}

std::vector<Route> chosenRoutes(const Move &move, const std::vector<RouteChoice> &choices)
{
    std::vector<Route> declared = move.routes.value_or(std::vector<Route>());
    std::vector<Route> routes;
    for (const RouteChoice &choice : choices) {
        const auto route = std::find_if(declared.begin(), declared.end(),
                                        [&](const Route &each) { return each.train == choice.train; });
        routes.push_back(route == declared.end() ? Route{choice.train, {}, {}, {}} : *route);
        if (route != declared.end())
            declared.erase(route);
    }
    return routes;
}

Move withFormer(const Offer &offer, const Move &former, const Move &chosen)
{
    Move move = chosen;
    bool isSame = true;
    for (const MoveKey &key : keysOf(chosen.kind)) {
        const bool isSaid = isGiven(chosen, key) || isOpen(offer, key.name);
        std::visit(
            [&](auto member) {
                const bool isAnother = isGiven(former, key) && !(former.*member == chosen.*member);
                isSame = isSame && !(isSaid && isAnother);
                if (!isSaid)
                    move.*member = former.*member;
            },
            key.member);
    }
    if (!isSame) {
        move.force = chosen.force;
        move.routes = chosen.routes;
    }
    return move;
}

} // namespace flimnap
