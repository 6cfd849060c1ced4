#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

bool holds(const std::vector<CompanyId> &companies, CompanyId company)
{
    return std::find(companies.begin(), companies.end(), company) != companies.end();
}

void layStockRound(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    const int players = joining.position().players.count();
    StockState &stock = joining.position().stock;
    stock.soldBefore = ById<PlayerId, std::uint32_t>(static_cast<std::size_t>(players), 0);
    for (const auto &[code, companies] : table.soldThisRound) {
        const std::string place = "sold_this_round/" + code;
        const PlayerId player = joining.player(code, place);
        for (const std::string &name : companies) {
            const CompanyId company = joining.companyInPlay(name, place);
            if (player && company)
                stock.soldBefore[player] |= std::uint32_t{1} << company.index();
        }
    }
    joining.need(table.passes < players, "passes",
                 "with " + std::to_string(players) + " passes in a row the round is over; expected fewer");
    if (!table.turn.empty())
        joining.need(joining.codes.player(table.turn).isValid(), "turn", "in a stock round a player has the turn");
}

/// The company whose turn it is must find itself in the round's order of companies, after those that acted.
void layOperatingRound(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    const CompanyId turn = table.turn.empty() ? CompanyId() : joining.companyInPlay(table.turn, "turn");
    if (!turn)
        return;
    const auto operates = [&](CompanyId company) {
        return joining.position().companies[company].status == CompanyStatus::Operating;
    };
    joining.need(operates(turn), "turn", table.turn + " does not operate yet");

    const std::vector<CompanyId> byPrice = operatingOrder(joining.game(), joining.position());
    std::vector<CompanyId> &queue = joining.position().operating.queue;
    if (!table.acted) {
        queue = byPrice;
        return;
    }
    for (const std::string &code : *table.acted) {
        const CompanyId company = joining.companyInPlay(code, "acted");
        if (!company)
            continue;
        joining.need(operates(company), "acted", code + " does not operate yet");
        joining.need(company != turn, "acted", code + " has its turn now, by start/turn");
        joining.need(!holds(queue, company), "acted", code + " stands here twice");
        joining.rule(joining.position().companies[company].hadTurn, "companies/" + code + "/had_turn",
                     "it acted in this round, by start/acted");
        queue.push_back(company);
    }
    queue.push_back(turn);
    for (const CompanyId company : byPrice) {
        if (!holds(queue, company))
            queue.push_back(company);
    }
}

} // namespace

void layTurn(Joining &joining, Round round)
{
    const JoinedPosition &table = joining.table;
    const bool isStock = round.kind == RoundKind::Stock;
    const bool isOperating = round.kind == RoundKind::Operating;
    const std::string sayTurn = table.turn.empty() ? "; say in start/turn whose turn it is" : "";
    if (isStock || isOperating) {
        const bool hasStockState = table.passes != 0 || !table.soldThisRound.empty();
        joining.need(!hasStockState || (isStock && !table.turn.empty()),
                     table.passes != 0 ? "passes" : "sold_this_round",
                     "this belongs to a stock round that goes on already" + sayTurn);
        joining.need(!table.acted || (isOperating && !table.turn.empty()), "acted",
                     "this belongs to an operating round that goes on already" + sayTurn);
    }
    if (isStock)
        layStockRound(joining);
    if (isOperating)
        layOperatingRound(joining);
}

} // namespace flimnap
