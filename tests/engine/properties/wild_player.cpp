#include "wild_player.h"

#include <algorithm>
#include <array>

namespace flimnap::test {

namespace {

constexpr std::array numbers = {0, 1, 2, 5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 100, 120, 250, 1000, 1'000'000};

template <class Table>
std::vector<std::string> codesOf(const Table &table)
{
    std::vector<std::string> codes;
    for (const auto &row : table)
        codes.push_back(row.code);
    return codes;
}

} // namespace

WildPlayer::WildPlayer(const Rules &rules, std::uint64_t seed) : m_random(seed)
{
    const GameDefinition &game = rules.game();
    m_parties = codesOf(game.companies);
    m_words["company"] = m_parties;
    for (const Seat &seat : rules.seats())
        m_parties.push_back(seat.id);
    for (const std::string_view key : {"by", "account", "holder", "turn"})
        m_words[key] = m_parties;
    m_words["from"] = codesOf(game.companies);
    m_words["from"].insert(m_words["from"].end(), {"bank", game.poolWord});
    m_words["private"] = codesOf(game.privates);
    for (const CompanyId minor : ids(game.companies)) {
        if (game.classOf(minor).isMinor())
            m_words["private"].push_back(game.companies[minor].code);
    }
    m_words["result"] = m_words["private"];
    for (const std::string_view key : {"train", "to", "trade_in"})
        m_words[key] = codesOf(game.faces);
    for (const PhaseDefinition &phase : game.phases)
        m_words["phase"].push_back(phase.name);
    for (const ChartCell &cell : game.chart)
        m_words["cell"].push_back(cell.name);
    if (!game.hexes.empty())
        m_words["hex"] = codesOf(game.hexes);
    for (const TileDefinition &tile : game.tiles)
        m_words["tile"].push_back(tile.id);
    if (game.actionCards.count() > 0) {
        m_words["card"] = codesOf(game.actionCards);
        m_words["character"] = m_words["tile"] = codesOf(game.privates);
    }
    m_words["what"] = {"shared_hexes",    "remove_token", "kk_token", "bond_token",  "stack1-coal",
                       "stack1-prestate", "destination",  "loans",    "keep_trains", "certificate_limit"};
    const std::vector<std::string> &railways = m_words["private"];
    m_words["what"].insert(m_words["what"].end(), railways.begin(), railways.end());
    if (game.automaton) {
        m_words["result"] = m_words["company"];
        m_words["rolls"] = {"5", "52"};
        m_words["what"].insert(m_words["what"].end(), {"company", "share", "new_company"});
    }
    m_words["value"] = {"0", "1", "2", "7", "reached", "pay", "merge", "[]"};
    if (!game.hexes.empty())
        m_words["value"].push_back(game.hexes.back().code);
}

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
        else if (const auto words = m_words.find(key.name); words != m_words.end() && !words->second.empty())
            move.*(*text) = words->second[below(words->second.size())];
        else
            move.*(*text) = "whatever";
    } else if (const auto *number = std::get_if<std::optional<int> Move::*>(&key.member)) {
        const int value = numbers[below(numbers.size())];
        move.*(*number) = dares(6) ? -value : value;
    } else if (const auto *flag = std::get_if<bool Move::*>(&key.member)) {
        move.*(*flag) = true;
    } else if (key.name == "routes") {
        const std::vector<std::string> &trains = m_words["train"];
        move.routes = {{trains[below(trains.size())], {}, numbers[below(numbers.size())], {}}};
    } else if (key.name == "amounts") {
        const std::vector<std::string> &companies = m_words["company"];
        move.amounts = {{companies[below(companies.size())], numbers[below(numbers.size())]}};
    }
}

} // namespace flimnap::test
