#include "wild_player.h"

#include <algorithm>

namespace flimnap::test {

Move WildPlayer::choose(const Offers &offers)
{
    Move move;
    do {
        move = offers.empty() || dares(2) ? invented() : distorted(offers[below(offers.size())]);
    } while (!problemsOf(move).empty());
    return move;
}

/// A move of any kind. Of a kind that has several forms the keys of one of them are given.
Move WildPlayer::invented()
{
    const auto kinds = allMoveKinds();
    Move move;
    do {
        move.kind = kinds[below(kinds.size())];
    } while (move.kind == MoveKind::EndGame);
    const auto shapes = shapesOf(move.kind);
    const MoveShape shape = shapes.empty() ? MoveShape() : shapes[below(shapes.size())];
    for (const MoveKey &key : keysOf(move.kind)) {
        const bool ofShape = std::find(shape.begin(), shape.end(), key.name) != shape.end();
        if (key.required || ofShape || (shapes.empty() && dares(4)))
            change(move, key);
    }
    return move;
}

Move WildPlayer::distorted(const Offer &offer)
{
    Move move = offer.move;
    for (const NumberChoice &choice : offer.numbers) {
        if (const MoveKey *key = keyOf(move.kind, choice.key))
            change(move, *key);
    }
    for (const WordChoice &choice : offer.words) {
        if (const MoveKey *key = keyOf(move.kind, choice.key))
            change(move, *key);
    }
    const auto keys = keysOf(move.kind);
    for (const std::string_view key : {"routes", "amounts"}) {
        const bool isAsked = key == "routes" ? !offer.routes.empty() : offer.split.has_value();
        if (const MoveKey *found = isAsked ? keyOf(move.kind, key) : nullptr)
            change(move, *found);
    }
    if (dares(2))
        change(move, keys[below(keys.size())]);
    if (dares(2))
        move.force = "the table says yes";
    return move;
}

void WildPlayer::change(Move &move, const MoveKey &key)
{
    if (const auto *text = std::get_if<std::string Move::*>(&key.member)) {
        if (!key.words.empty())
            move.*(*text) = key.words[below(key.words.size())];
        else if (const std::vector<std::string> &words = m_vocabulary.of(key.name); !words.empty())
            move.*(*text) = words[below(words.size())];
        else
            move.*(*text) = "whatever";
    } else if (const auto *number = std::get_if<std::optional<int> Move::*>(&key.member)) {
        const int value = oneNumber();
        move.*(*number) = dares(6) ? -value : value;
    } else if (const auto *flag = std::get_if<bool Move::*>(&key.member)) {
        move.*(*flag) = true;
    } else if (key.name == "routes") {
        const std::vector<std::string> &trains = m_vocabulary.of("train");
        move.routes = {{trains[below(trains.size())], {}, oneNumber(), {}}};
    } else if (key.name == "amounts") {
        const std::vector<std::string> &companies = m_vocabulary.of("company");
        move.amounts = {{companies[below(companies.size())], oneNumber()}};
    }
}

} // namespace flimnap::test
