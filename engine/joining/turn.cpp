#include "core/bit.h"
#include "dealings/floating.h"
#include "dealings/stations.h"
#include "joining/joining.h"
#include "joining/parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

bool holds(const std::vector<CompanyId> &companies, CompanyId company)
{
    return std::find(companies.begin(), companies.end(), company) != companies.end();
}

/// Names instead of a number, where it is not the players right before the turn.
void layPassed(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    Names passed;
    for (const std::string &code : table.passed) {
        joining.player(code, "passed");
        joining.need(std::find(passed.begin(), passed.end(), code) == passed.end(), "passed",
                     Sentence::say("%1 stands here twice", {code}));
        passed.push_back(code);
    }
    joining.need(table.passed.empty() || table.passes == 0, "passed",
                 Sentence::say("expected either the number of passes or the names, not both"));
    joining.need(static_cast<int>(passed.size()) < joining.position().players.count(), "passed",
                 Sentence::say("when all have passed the round is over; expected fewer"));
    joining.need(!table.isBackwards || (joining.game().firstLapBackwards && joining.position().round.set == 1),
                 "backwards",
                 Sentence::say("only the first lap of the first stock round goes backwards, and only in some games"));
}

/// Who did something last in the round has the priority card after it with the next player. If nobody did, all turns
/// up to now were passes.
void layLastActor(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    const Position &position = joining.position();
    if (!table.lastActor.empty()) {
        joining.position().stock.lastActor = joining.player(table.lastActor, "last_actor");
        return;
    }
    if (joining.game().turnOrder != TurnOrder::PriorityCard)
        return;
    const auto found = std::find(position.order.begin(), position.order.end(), joining.codes.player(table.turn));
    const auto seat = static_cast<int>(found - position.order.begin());
    const auto players = static_cast<int>(position.order.size());
    const int turns = table.isBackwards ? players - 1 - seat : seat;
    const int passes = table.passes + static_cast<int>(table.passed.size());
    const bool isLaterLap = joining.game().firstLapBackwards && position.round.set == 1 && !table.isBackwards;
    joining.rule(
        passes == turns && !isLaterLap, "last_actor",
        Sentence::say("not all turns of this round were passes; say who last bought, sold or exchanged something"));
}

/// Companies without director have none.
bool hasTurns(const Joining &joining, CompanyId company)
{
    const Joining::Row *row = joining.row(company);
    const bool isSaid = row != nullptr && !row->director.empty(); // what is wrong with it is said elsewhere
    return isSaid || joining.position().holdings.director(company).isPlayer();
}

/// What somebody bought he still has, where he may not sell it in the same round.
void layBought(Joining &joining)
{
    const bool isKept = joining.game().sales.bought == BoughtShares::KeptThisRound;
    const JoinedPosition &table = joining.table;
    if (!joining.need(isKept || table.boughtThisRound.empty(), "bought_this_round",
                      Sentence::say("what was bought may be sold again in the same round here")) ||
        !isKept)
        return;
    ById<PlayerId, ById<CompanyId, int>> &bought = joining.position().stock.boughtBefore;
    bought = ById<PlayerId, ById<CompanyId, int>>(
        static_cast<std::size_t>(joining.position().players.count()),
        ById<CompanyId, int>(static_cast<std::size_t>(joining.game().companies.count())));
    for (const auto &[code, companies] : table.boughtThisRound) {
        const std::string place = "bought_this_round/" + code;
        const PlayerId player = joining.player(code, place);
        for (const auto &[name, percent] : companies) {
            const CompanyId company = joining.companyInPlay(name, place);
            if (!player || !company)
                continue;
            const CompanyClass &size = joining.classOf(company);
            const int held = size.percent(joining.position().holdings.units(player, company));
            joining.need(percent % size.percent(1) == 0, place,
                         Sentence::say("shares of %1 are of %2 %, so %3 % cannot be",
                                       {name, std::to_string(size.percent(1)), std::to_string(percent)}));
            joining.rule(held >= percent, place,
                         Sentence::say("what was bought in this round is not sold in it; of %1 %2 holds %3 %",
                                       {name, code, std::to_string(held)}));
            bought[player][company] = percent / size.percent(1);
        }
    }
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
                stock.soldBefore[player] |= bit(company);
        }
    }
    layBought(joining);
    joining.need(table.passes < players, "passes",
                 Sentence::say("with %1 passes in a row the round is over; expected fewer", {std::to_string(players)}));
    if (table.turn.empty() || !joining.need(joining.codes.player(table.turn).isValid(), "turn",
                                            Sentence::say("in a stock round a player has the turn")))
        return;
    layPassed(joining);
    layLastActor(joining);
}

/// Who was to act in this round already; also one that was passed over because too little of it was sold.
void layActed(Joining &joining, CompanyId turn, std::vector<CompanyId> &queue)
{
    for (const std::string &code : *joining.table.acted) {
        const CompanyId company = joining.companyInPlay(code, "acted");
        if (!company)
            continue;
        const CompanyState &state = joining.state(company);
        const bool operates = state.status == CompanyStatus::Operating;
        joining.need(operates || joining.game().classOf(company).setsOutInTurn, "acted",
                     Sentence::say("%1 does not operate yet", {code}));
        joining.need(company != turn, "acted", Sentence::say("%1 has its turn now, by start/turn", {code}));
        joining.need(!holds(queue, company), "acted", Sentence::say("%1 stands here twice", {code}));
        joining.rule(state.hadTurn || !operates || !hasTurns(joining, company) ||
                         joining.game().classOf(company).isMinor(),
                     "companies/" + code + "/had_turn", Sentence::say("it acted in this round, by start/acted"));
        queue.push_back(company);
    }
}

/// Those that stand before it had their turn, if they operate.
void noteTurns(Joining &joining, CompanyId turn)
{
    OperatingState &operating = joining.position().operating;
    for (const CompanyId company : operating.queue) {
        if (company == turn)
            return;
        if (joining.state(company).status == CompanyStatus::Operating)
            operating.hadTurn |= bit(company);
    }
}

/// Its first turn begins, if enough of it is sold for the train on sale.
void setOutNow(Joining &joining, CompanyId company)
{
    const GameDefinition &game = joining.game();
    if (joining.state(company).status != CompanyStatus::Started || !game.classOf(company).setsOutInTurn ||
        joining.state(company).treasuryUnits == 0)
        return;
    const CardId top = joining.position().trains.topCard();
    const int needed = game.cards[top ? top : CardId(game.cards.count() - 1)].needsSoldPercent;
    const int sold = joining.classOf(company).percent(soldUnits(joining.position(), company));
    joining.rule(sold >= needed, "turn",
                 Sentence::say("%1 is passed over: %2 % of it are sold, and %3 % are needed for its first turn",
                               {joining.codeOf(company), std::to_string(sold), std::to_string(needed)}));
    setOut(joining.books, company);
}

/// Nobody while a marker has no place on the chart, which is a fault already: prices tell the order.
std::vector<CompanyId> companiesByPrice(const Joining &joining)
{
    const auto companies = ids(joining.game().companies);
    const bool isAnyBesideChart = std::any_of(companies.begin(), companies.end(), [&](CompanyId company) {
        return joining.position().companies[company].isInPlay() && !joining.game().classOf(company).isMinor() &&
               !joining.position().markers.cell(company);
    });
    return isAnyBesideChart ? std::vector<CompanyId>() : operatingOrder(joining.game(), joining.position());
}

/// The company whose turn it is must find itself in the round's order of companies, after those that acted.
void layOperatingRound(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    const CompanyId turn = table.turn.empty() ? CompanyId() : joining.companyInPlay(table.turn, "turn");
    if (!turn)
        return;
    setOutNow(joining, turn);
    const auto operates = [&](CompanyId company) {
        return joining.position().companies[company].status == CompanyStatus::Operating;
    };
    joining.need(operates(turn), "turn", Sentence::say("%1 does not operate yet", {table.turn}));
    joining.need(!operates(turn) || hasTurns(joining, turn), "turn",
                 Sentence::say("%1 has no turn: nobody directs it", {table.turn}));

    const std::vector<CompanyId> byPrice = companiesByPrice(joining);
    std::vector<CompanyId> &queue = joining.position().operating.queue;
    if (table.acted) {
        layActed(joining, turn, queue);
        queue.push_back(turn);
    }
    for (const CompanyId company : byPrice) {
        if (!holds(queue, company))
            queue.push_back(company);
    }
    noteTurns(joining, turn);
}

/// Minors act from the first operating round on.
void layHistory(Joining &joining, Round round)
{
    const GameDefinition &game = joining.game();
    const OperatingState &operating = joining.position().operating;
    const CompanyId turn = game.findCompany(joining.table.turn);
    const auto end = std::find(operating.queue.begin(), operating.queue.end(), turn);
    const bool isFirst = round.set == 1 && (round.kind != RoundKind::Operating || round.number == 1);
    for (const CompanyId company : ids(game.companies)) {
        CompanyState &state = joining.state(company);
        const bool acted = !isFirst || std::find(operating.queue.begin(), end, company) != end;
        if (!game.classOf(company).isMinor() || !game.hasShares() || state.status != CompanyStatus::Operating)
            continue;
        state.hadTurn = acted;
        state.hasOperated = acted;
        state.stationsOnMap = acted ? 1 : 0;
        state.tokensLeft = game.classOf(company).stationTokens - state.stationsOnMap;
        if (acted)
            noteStation(joining.books, company, game.findHex(game.companies[company].homes.front()));
    }
}

} // namespace

void resumeStockTurn(Position &position, const Codes &codes, const JoinedPosition &table)
{
    StockState &stock = position.stock;
    const auto players = static_cast<int>(position.order.size());
    stock.backwards = table.isBackwards;
    for (const std::string &code : table.passed)
        stock.passed |= bit(codes.player(code));
    for (int back = 1; back <= table.passes; ++back) {
        const int seat = (stock.seat + (table.isBackwards ? back : players - back)) % players;
        stock.passed |= bit(position.order[static_cast<std::size_t>(seat)]);
    }
}

void layTurn(Joining &joining, Round round)
{
    const JoinedPosition &table = joining.table;
    const bool isStock = round.kind == RoundKind::Stock;
    const bool isOperating = round.kind == RoundKind::Operating;
    const bool isTurnSaid = !table.turn.empty();
    const auto belongsToStockTurn = [&](bool isGiven, const char *key) {
        joining.need(
            !isGiven || (isStock && isTurnSaid), key,
            isTurnSaid ? Sentence::say("this belongs to a stock round that goes on already")
                       : Sentence::say(
                             "this belongs to a stock round that goes on already; say in start/turn whose turn it is"));
    };
    if (isStock || isOperating || round.kind == RoundKind::Actions) {
        belongsToStockTurn(table.passes != 0, "passes");
        belongsToStockTurn(!table.passed.empty(), "passed");
        belongsToStockTurn(!table.soldThisRound.empty(), "sold_this_round");
        belongsToStockTurn(!table.boughtThisRound.empty(), "bought_this_round");
        belongsToStockTurn(!table.lastActor.empty(), "last_actor");
        belongsToStockTurn(table.isBackwards, "backwards");
        if (table.acted)
            joining.belongsToOperatingTurn("acted");
    }
    if (isStock)
        layStockRound(joining);
    if (isOperating)
        layOperatingRound(joining);
    layHistory(joining, round);
}

} // namespace flimnap
