#include "rounds/handover.h"

#include <algorithm>

#include "rounds/discards.h"
#include "rounds/joining.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

class Handover
{
public:
    Handover(const Rules &rules, const Position &position)
        : m_game(rules.game()), m_codes(rules.game(), rules.seats()), m_position(position),
          m_actor(rules.actor(position))
    {
    }

    /// Why the position cannot be handed over now; empty if it can.
    [[nodiscard]] std::string obstacle() const
    {
        switch (m_position.round.kind) {
        case RoundKind::Opening:
            return "a game is not handed over before its first stock round";
        case RoundKind::End:
            return "the game is over";
        case RoundKind::Stock:
        case RoundKind::Operating:
            break;
        }
        const std::string actor = m_codes.code(m_actor);
        if (owesDiscard())
            return "first " + actor + " gives up the trains over its limit";
        return isTurnBegun() ? "only between two turns; " + actor + " is in the middle of one" : std::string();
    }

    [[nodiscard]] JoinedPosition write() const
    {
        JoinedPosition table;
        table.round = name(m_position.round);
        table.turn = m_codes.code(m_actor);
        table.phase = m_game.phases[m_position.phase].name;
        for (const PlayerId player : m_position.order)
            table.order.push_back(m_codes.code(player));
        for (const PlayerId player : ids(m_position.players))
            table.players[m_codes.code(player)] = playerRow(player);
        writeCompanies(table);
        writeStacks(table);
        writeTrains(table);
        for (const PrivateId railway : ids(m_game.privates))
            if (m_position.privates[railway].used && m_position.privates[railway].owner.isCompany())
                table.usedPrivates.push_back(m_game.privates[railway].code);
        if (m_position.round.kind == RoundKind::Stock)
            writeStockRound(table);
        else
            table.acted = acted();
        for (std::size_t hex = 0; hex < m_game.hexes.size(); ++hex)
            if (m_position.board.hasTile[hex])
                table.tiles.push_back(m_game.hexes[hex].code);
        return table;
    }

private:
    [[nodiscard]] bool owesDiscard() const { return Discards(m_game).due(m_position).isValid(); }

    /// Its first turn: what comes with the turn is not on the table before it.
    [[nodiscard]] bool hasFirstTurn(CompanyId company) const
    {
        return m_position.round.kind == RoundKind::Operating && m_actor == Party(company) &&
               m_position.operating.turn.firstTurn;
    }

    [[nodiscard]] bool isTurnBegun() const
    {
        if (m_position.round.kind == RoundKind::Stock)
            return m_position.stock.soldThisTurn != 0;
        CompanyTurn fresh;
        fresh.firstTurn = m_position.operating.turn.firstTurn;
        if (m_position.operating.turn != fresh)
            return true;
        const CompanyId company = m_actor.company();
        const bool choseHome = m_game.companies[company].homes.size() != 1 && !stationHexes(company).empty();
        return hasFirstTurn(company) && (choseHome || m_position.companies[company].homeTileLaid);
    }

    [[nodiscard]] Names stationHexes(CompanyId company) const
    {
        Names hexes;
        for (const Board::Station &station : m_position.board.stations)
            if (station.company == company)
                hexes.push_back(m_game.hexes[static_cast<std::size_t>(station.hex)].code);
        return hexes;
    }

    [[nodiscard]] Names privatesOf(Party owner) const
    {
        Names codes;
        for (const PrivateId railway : ids(m_game.privates))
            if (m_position.privates[railway].owner == owner)
                codes.push_back(m_game.privates[railway].code);
        return codes;
    }

    [[nodiscard]] Names trainsOf(Party owner) const
    {
        Names faces;
        for (const Train &train : m_position.trains.trains())
            if (train.owner == owner)
                faces.push_back(m_game.faces[train.face].code);
        std::sort(faces.begin(), faces.end());
        return faces;
    }

    [[nodiscard]] JoinedPosition::Player playerRow(PlayerId player) const
    {
        JoinedPosition::Player row;
        row.cash = m_position.ledger.balance(player);
        row.debt = m_position.players[player].debt;
        row.penalty = m_position.players[player].penalty;
        for (const CompanyId company : ids(m_game.companies))
            if (const int units = m_position.holdings.units(player, company))
                row.shares[m_game.companies[company].code] = m_game.classOf(company).percent(units);
        row.privates = privatesOf(player);
        return row;
    }

    [[nodiscard]] JoinedPosition::Company companyRow(CompanyId company) const
    {
        const CompanyState &state = m_position.companies[company];
        JoinedPosition::Company row;
        row.price = price(m_game, m_position, company);
        row.director = m_codes.code(m_position.holdings.director(company));
        row.isOperating = state.status == CompanyStatus::Operating;
        if (!row.isOperating) {
            row.initialPrice = state.initialPrice;
            return row;
        }
        const int home = hasFirstTurn(company) ? 1 : 0;
        row.cash = m_position.ledger.balance(company);
        row.trains = trainsOf(company);
        row.privates = privatesOf(company);
        row.stations = state.stationsOnMap - home;
        row.markers = state.markersLeft + home;
        row.hadTurn = state.hadTurn && home == 0;
        row.homeTileLaid = state.homeTileLaid;
        row.stationHexes = home == 0 ? stationHexes(company) : Names();
        return row;
    }

    void writeCompanies(JoinedPosition &table) const
    {
        for (const CompanyId company : ids(m_game.companies)) {
            const std::string &code = m_game.companies[company].code;
            switch (m_position.companies[company].status) {
            case CompanyStatus::Started:
            case CompanyStatus::Operating:
                table.companies[code] = companyRow(company);
                break;
            case CompanyStatus::Closed:
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
        table.pool = trainsOf(Party::pool());
        for (const FaceId face : ids(m_game.faces))
            if (m_position.trains.isScrapped(face))
                table.scrapped.push_back(m_game.faces[face].code);
    }

    void writeStockRound(JoinedPosition &table) const
    {
        table.passes = m_position.stock.passesInARow;
        for (const PlayerId player : ids(m_position.players))
            for (const CompanyId company : ids(m_game.companies))
                if ((m_position.stock.soldBefore[player] & (std::uint32_t{1} << company.index())) != 0)
                    table.soldThisRound[m_codes.code(player)].push_back(m_game.companies[company].code);
    }

    /// Those of the round's queue that still exist and had their turn.
    [[nodiscard]] Names acted() const
    {
        Names codes;
        const OperatingState &state = m_position.operating;
        for (int place = 0; place < state.next; ++place) {
            const CompanyId company = state.queue[static_cast<std::size_t>(place)];
            if (m_position.companies[company].status == CompanyStatus::Operating)
                codes.push_back(m_game.companies[company].code);
        }
        return codes;
    }

    const GameDefinition &m_game;
    Codes m_codes;
    const Position &m_position;
    Party m_actor;
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
    Draft trial(game, emptyTable(game, position.players.count()));
    if (!layOut(trial, Codes(game, rules.seats()), table).empty())
        table.force = "it lay so on the table";
    return table;
}

} // namespace flimnap
