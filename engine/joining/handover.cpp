#include "joining/handover.h"

#include <algorithm>
#include <bit>

#include "core/bit.h"
#include "joining/handover_rows.h"
#include "joining/joining.h"
#include "joining/parts.h"
#include "rounds/discards.h"
#include "rounds/feature.h"
#include "rounds/set_up.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

class Handover
{
public:
    Handover(const Rules &rules, const Position &position)
        : m_game(rules.game()), m_codes(rules.game(), rules.seats()), m_position(position),
          m_actor(rules.actor(position)), m_rows(m_game, m_codes, m_position, m_actor)
    {
    }

    /// Why the position cannot be handed over now; empty if it can.
    [[nodiscard]] std::string obstacle() const
    {
        switch (m_position.round.kind) {
        case RoundKind::Opening:
            return "a game is not handed over before its first round";
        case RoundKind::End:
            return "the game is over";
        case RoundKind::Actions:
        case RoundKind::Stock:
        case RoundKind::Operating:
            break;
        }
        const std::string actor = m_codes.code(m_actor);
        if (m_actor == Party::draw())
            return "first the draw that is due is entered";
        for (const Feature *feature : m_game.features)
            if (const std::string_view due = feature->obstacle(m_game, m_position); !due.empty())
                return "first " + actor + " " + std::string(due);
        if (debtor(m_position))
            return "first " + actor + " raises the money that is owed";
        if (owesDiscard())
            return "first " + actor + " gives up the trains over its limit";
        return isTurnBegun() ? "only between two turns; " + actor + " is in the middle of one" : std::string();
    }

    [[nodiscard]] JoinedPosition write() const
    {
        JoinedPosition table;
        table.round = name(m_position.round);
        if (isSetOpenEnded() && m_position.roundsInSet != m_game.phases[m_position.phase].operatingRounds)
            table.roundsInSet = m_position.roundsInSet;
        table.isBankBroken = m_position.isBankBroken;
        table.isLastRound = m_position.isLastRound && !m_game.hasShares();
        table.turn = m_codes.code(m_actor);
        table.phase = m_game.phases[m_position.phase].name;
        for (const PlayerId player : m_position.order)
            table.order.push_back(m_codes.code(player));
        for (const PlayerId player : ids(m_position.players))
            table.players[m_codes.code(player)] = playerRow(player);
        writeCompanies(table);
        writeStacks(table);
        writeTrains(table);
        writePrivates(table);
        if (m_position.round.kind == RoundKind::Stock)
            writeStockRound(table);
        if (m_position.round.kind == RoundKind::Operating)
            table.acted = acted();
        for (const Feature *feature : m_game.features)
            feature->handOver(m_game, m_position, table);
        for (const HexId hex : ids(m_game.hexes))
            if (m_position.board.hasTile[hex])
                table.tiles.push_back(m_game.hexes[hex].code);
        return table;
    }

private:
    void writePrivates(JoinedPosition &table) const
    {
        for (const PrivateId railway : ids(m_game.privates)) {
            const PrivateState &state = m_position.privates[railway];
            if (state.used && state.owner.isCompany())
                table.usedPrivates.push_back(m_game.privates[railway].code);
        }
    }

    [[nodiscard]] bool owesDiscard() const { return nextToDiscard(m_game, m_position).isValid(); }

    /// How long the running set is cannot be read off a track.
    [[nodiscard]] bool isSetOpenEnded() const
    {
        return areSetsOpenEnded(m_game) && m_position.round.kind == RoundKind::Operating;
    }

    [[nodiscard]] bool isTurnBegun() const
    {
        if (m_position.round.kind == RoundKind::Stock)
            return m_position.stock.soldThisTurn != 0 || m_position.stock.soldBeforeBuying ||
                   m_position.stock.hasBought;
        if (m_position.round.kind == RoundKind::Actions)
            return std::ranges::any_of(m_game.features,
                                       [&](const Feature *feature) { return feature->isTurnBegun(m_position); });
        CompanyTurn fresh;
        fresh.firstTurn = m_position.operating.turn.firstTurn;
        if (m_position.operating.turn != fresh)
            return true;
        const CompanyId company = m_actor.company();
        const bool choseHome = m_game.companies[company].homes.size() != 1 && !m_rows.stationHexes(company).empty();
        return m_rows.hasFirstTurn(company) && (choseHome || m_position.companies[company].homeTileLaid);
    }

    [[nodiscard]] JoinedPosition::Player playerRow(PlayerId player) const
    {
        JoinedPosition::Player row;
        row.cash = m_position.ledger.balance(player);
        row.debt = m_position.players[player].debt;
        row.penalty = m_position.players[player].penalty;
        for (const CompanyId company : ids(m_game.companies))
            if (const int units = m_position.holdings.units(player, company))
                row.shares[m_game.companies[company].code] = classOf(m_game, m_position, company).percent(units);
        row.privates = m_rows.privatesOf(player);
        row.privates.insert(row.privates.end(), static_cast<std::size_t>(m_position.players[player].spareCards),
                            spareCard);
        return row;
    }

    void writeCompanies(JoinedPosition &table) const
    {
        for (const CompanyId company : ids(m_game.companies)) {
            const std::string &code = m_game.companies[company].code;
            switch (m_position.companies[company].status) {
            case CompanyStatus::Started:
            case CompanyStatus::Operating:
                table.companies[code] = m_rows.companyRow(company);
                break;
            case CompanyStatus::Closed:
                if (m_game.classOf(company).hasShares())
                    table.closedCompanies.push_back(code);
                break;
            case CompanyStatus::Waiting:
                break;
            }
        }
    }

    void writeStacks(JoinedPosition &table) const
    {
        for (const CellId cell : ids(m_game.chart)) {
            const std::vector<CompanyId> pile = m_position.markers.pile(cell);
            if (pile.size() < 2)
                continue;
            for (const CompanyId company : pile)
                table.stacks[m_game.chart[cell].name].push_back(m_game.companies[company].code);
        }
    }

    void writeTrains(JoinedPosition &table) const
    {
        for (const CardId card : ids(m_game.cards)) {
            const int left = m_position.trains.left(card).value_or(0);
            if (left > 0)
                table.deck[m_game.cards[card].code] = left;
        }
        table.pool = m_rows.trainsOf(Party::pool());
        if (table.pool->empty() && !m_game.hasTrainPool())
            table.pool.reset();
        const ById<FaceId, bool> bySales = scrappedBySales(m_game, m_position);
        const auto faces = ids(m_game.faces);
        if (haveCardsOneFace(m_game) && std::all_of(faces.begin(), faces.end(), [&](FaceId face) {
                return bySales[face] == m_position.trains.isScrapped(face);
            }))
            return;
        table.scrapped = Names();
        for (const FaceId face : ids(m_game.faces))
            if (m_position.trains.isScrapped(face))
                table.scrapped->push_back(m_game.faces[face].code);
    }

    /// By their number if they are the players right before the turn.
    void writePasses(JoinedPosition &table) const
    {
        JoinedPosition counted;
        counted.passes = std::popcount(m_position.stock.passed);
        counted.isBackwards = m_position.stock.backwards;
        Position asCounted = m_position;
        asCounted.stock.passed = 0;
        resumeStockTurn(asCounted, m_codes, counted);
        if (asCounted.stock.passed == m_position.stock.passed) {
            table.passes = counted.passes;
            return;
        }
        for (const PlayerId player : m_position.order)
            if ((m_position.stock.passed & bit(player)) != 0)
                table.passed.push_back(m_codes.code(player));
    }

    void writeStockRound(JoinedPosition &table) const
    {
        writePasses(table);
        table.isBackwards = m_position.stock.backwards;
        if (m_game.turnOrder == TurnOrder::PriorityCard && m_position.stock.lastActor)
            table.lastActor = m_codes.code(m_position.stock.lastActor);
        for (const PlayerId player : ids(m_position.players))
            for (const CompanyId company : ids(m_game.companies))
                if (m_position.companies[company].isInPlay())
                    writeDealings(player, company, table);
    }

    void writeDealings(PlayerId player, CompanyId company, JoinedPosition &table) const
    {
        const StockState &stock = m_position.stock;
        const std::string &code = m_game.companies[company].code;
        if ((stock.soldBefore[player] & bit(company)) != 0)
            table.soldThisRound[m_codes.code(player)].push_back(code);
        const bool isKept = m_game.sales.bought == BoughtShares::KeptThisRound;
        if (const int units = isKept ? stock.boughtBefore[player][company] : 0; units > 0)
            table.boughtThisRound[m_codes.code(player)][code] = classOf(m_game, m_position, company).percent(units);
    }

    /// Those of the round's queue that still exist and had their turn, or were passed over; and those that came about
    /// in it and act only in the next one.
    [[nodiscard]] Names acted() const
    {
        Names codes;
        const OperatingState &state = m_position.operating;
        for (int place = 0; place < state.next; ++place) {
            const CompanyId company = state.queue[static_cast<std::size_t>(place)];
            if (m_position.companies[company].isInPlay())
                codes.push_back(m_game.companies[company].code);
        }
        for (const CompanyId company : operatingOrder(m_game, m_position))
            if (std::find(state.queue.begin(), state.queue.end(), company) == state.queue.end())
                codes.push_back(m_game.companies[company].code);
        return codes;
    }

    const GameDefinition &m_game;
    Codes m_codes;
    const Position &m_position;
    Party m_actor;
    HandoverRows m_rows;
};

} // namespace

Result<JoinedPosition, Fault> handOver(const Rules &rules, const Position &position)
{
    const Handover handover(rules, position);
    if (const std::string obstacle = handover.obstacle(); !obstacle.empty())
        return Fault{{}, {}, obstacle};
    JoinedPosition table = handover.write();

    // What the table once decided against the rules is joined as it is.
    const GameDefinition &game = rules.game();
    Books trial(game, emptyTable(game, position.players.count()));
    if (!layOut(trial, rules, table).empty())
        table.force = "it lay so on the table";
    return table;
}

} // namespace flimnap
