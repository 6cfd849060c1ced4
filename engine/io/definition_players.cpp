#include <algorithm>

#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr int largestCount = 9;

PlayerCount readPlayerCount(const Node &node, int players)
{
    const Record record(node, {"cash"}, {"certificateLimit", "privates", "companies", "cards", "rounds"});
    PlayerCount table;
    table.players = players;
    table.cash = record["cash"].money();
    if (const Node limit = record["certificateLimit"]; limit.isThere())
        table.certificateLimit = limit.number(1, mostCertificates);
    if (const Node privates = record["privates"]; privates.isThere())
        table.privates = privates.number(0, mostPrivates);
    if (const Node companies = record["companies"]; companies.isThere())
        table.companies = companies.number(1, mostCompanies);
    if (const Node rounds = record["rounds"]; rounds.isThere())
        table.rounds = rounds.number(1, mostGameRounds);
    return table;
}

} // namespace

void readPlayerCounts(const Node &players, GameDefinition &game)
{
    for (const auto &[number, node] : players.members()) {
        if (number.size() != 1 || number < "1" || number > std::to_string(largestCount))
            node.report("\"" + number + "\" is no number of players: expected 1 to " + std::to_string(largestCount));
        else
            game.playerCounts.push_back(readPlayerCount(node, number.front() - '0'));
    }
    std::sort(game.playerCounts.begin(), game.playerCounts.end(),
              [](const PlayerCount &a, const PlayerCount &b) { return a.players < b.players; });
}

void readTablesCards(const Node &players, GameDefinition &game)
{
    const std::vector<std::string> cardCodes = codes(game.cards);
    for (PlayerCount &table : game.playerCounts) {
        const Node row = players.member(std::to_string(table.players));
        for (const auto &[code, number] : row.member("cards").members()) {
            if (const CardId card(indexOf(cardCodes, code)); card)
                table.cards.push_back({card, number.numberOrUnlimited(mostCards)});
            else
                number.reportUnknown("train card", code, cardCodes);
        }
    }
}

} // namespace flimnap
