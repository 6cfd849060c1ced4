#include <algorithm>

#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr int largestCount = 9;

PlayerCount readPlayerCount(const Node &node, int players)
{
    const Record record(node, {"cash"},
                        {"certificateLimit", "privates", "companies", "companiesDrawnOut", "cards", "rounds",
                         "actionCards", "copyCards", "characters"});
    PlayerCount table;
    table.players = players;
    table.cash = record["cash"].money();
    if (const Node limit = record["certificateLimit"]; limit.isThere())
        table.certificateLimit = limit.number(1, mostCertificates);
    if (const Node privates = record["privates"]; privates.isThere())
        table.privates = privates.number(0, mostPrivates);
    if (const Node companies = record["companies"]; companies.isThere())
        table.companies = companies.number(1, mostCompanies);
    table.companiesDrawnOut = record["companiesDrawnOut"].number(0, mostCompanies);
    if (const Node rounds = record["rounds"]; rounds.isThere())
        table.rounds = rounds.number(1, mostGameRounds);
    table.copyCards = record["copyCards"].number(0, mostCards);
    table.characters = record["characters"].number(0, mostPrivates);
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
    const std::vector<std::string> actionCodes = codes(game.actionCards);
    for (PlayerCount &table : game.playerCounts) {
        const Node row = players.member(std::to_string(table.players));
        for (const auto &[code, number] : row.member("cards").members()) {
            if (const CardId card(indexOf(cardCodes, code)); card)
                table.cards.push_back({card, number.numberOrUnlimited(mostCards)});
            else
                number.reportUnknown("train card", code, cardCodes);
        }
        for (const Node &card : row.member("actionCards").items(0, shortList))
            if (const ActionId action(card.oneOf(actionCodes)); action)
                table.actionCards.push_back(action);
    }
}

void readDummy(const Node &dummy, GameDefinition &game)
{
    if (!dummy.isThere())
        return;
    const Record record(dummy, {"code", "name", "companies"}, {"trainsFor"});
    const std::vector<std::string> classNames = names(game.classes);
    const std::vector<std::string> phaseNames = names(game.phases);
    Dummy somebody{record["code"].text(), record["name"].text(), {}, record["trainsFor"].isOther("all", "operated")};
    for (const auto &[name, node] : record["companies"].members(shortList)) {
        const Record row(node, {"phase", "percent", "track"});
        DummyCompany company;
        company.size = ClassId(indexOf(classNames, name));
        if (!company.size) {
            node.reportUnknown("class", name, classNames);
            continue;
        }
        company.from = PhaseId(row["phase"].oneOf(phaseNames));
        company.units = readUnits(row["percent"], game.classes[company.size]);
        company.firstLaysTrack = !row["track"].isOther("first", "other");
        somebody.companies.push_back(company);
    }
    game.dummy = std::move(somebody);
}

} // namespace flimnap
