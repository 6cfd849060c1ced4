#include "rounds/handover.h"

#include <algorithm>
#include <bit>

#include "rounds/discards.h"
#include "rounds/joining.h"
#include "rounds/joining_parts.h"

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
        if (owesExchange())
            return "first " + actor + " exchanges the railway that has no place in this phase";
        if (owesChoice())
            return "first " + actor + " chooses which of two markers stays";
        return isTurnBegun() ? "only between two turns; " + actor + " is in the middle of one" : std::string();
    }

    [[nodiscard]] JoinedPosition write() const
    {
        JoinedPosition table;
        table.round = name(m_position.round);
        if (isSetOpenEnded() && m_position.roundsInSet != m_game.phases[m_position.phase].operatingRounds)
            table.roundsInSet = m_position.roundsInSet;
        table.isBankBroken = m_position.isBankBroken;
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
        if (const CompanyId earner = m_position.bondTokenEarner)
            table.bondToken = m_game.companies[earner].code;
        for (std::size_t hex = 0; hex < m_game.hexes.size(); ++hex)
            if (m_position.board.hasTile[hex])
                table.tiles.push_back(m_game.hexes[hex].code);
        return table;
    }

private:
    [[nodiscard]] bool owesDiscard() const { return !Discards(m_game).due(m_position).isNobody(); }

    [[nodiscard]] bool owesExchange() const
    {
        const ById<ClassId, bool> &must = m_game.phases[m_position.phase].mustExchange;
        const auto railways = ids(m_game.privates);
        return std::any_of(railways.begin(), railways.end(), [&](PrivateId railway) {
            return m_position.privates[railway].owner.isPlayer() && isInSet(must, m_game.privates[railway].size);
        });
    }
    [[nodiscard]] bool owesChoice() const
    {
        return std::any_of(m_position.companies.begin(), m_position.companies.end(),
                           [](const CompanyState &state) { return state.choosesMarker; });
    }
    /// How long the running set is cannot be read off a track.
    [[nodiscard]] bool isSetOpenEnded() const
    {
        return m_game.sets.empty() && m_position.round.kind == RoundKind::Operating;
    }

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
        for (const CompanyId minor : ids(m_game.companies))
            if (!owner.isCompany() && ownerOf(m_game, m_position, minor) == owner)
                codes.push_back(m_game.companies[minor].code);
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

    [[nodiscard]] JoinedPosition::Company minorRow(CompanyId minor) const
    {
        JoinedPosition::Company row;
        row.isOperating = true;
        if (m_position.companies[minor].role == CompanyRole::Construction) {
            row.role = constructionRole;
            return row;
        }
        row.cash = m_position.ledger.balance(minor);
        row.trains = trainsOf(minor);
        return row;
    }

    /// Where prices repeat on the chart, the cell says more than the price.
    void writePrice(CompanyId company, JoinedPosition::Company &row) const
    {
        const CellId cell = m_position.markers.cell(company);
        const Money price = m_game.chart[cell].price;
        if (m_game.chart[cell].name == std::to_string(price.units))
            row.price = price;
        else
            row.cell = m_game.chart[cell].name;
    }

    void writeCertificate(CompanyId company, JoinedPosition::Company &row) const
    {
        const Holdings &holdings = m_position.holdings;
        const Party certificate = holdings.directorsCertificate(company);
        row.director = m_codes.code(holdings.director(company));
        if (row.director.empty() && certificate.isPlayer())
            row.certificate = m_codes.code(certificate);
        const bool isBond = m_position.companies[company].role == CompanyRole::Bond;
        row.pool = isBond ? 0 : m_game.classOf(company).percent(holdings.units(Party::pool(), company));
    }

    void writeStarted(CompanyId company, JoinedPosition::Company &row) const
    {
        const CompanyState &state = m_position.companies[company];
        const CompanyClass &size = m_game.classOf(company);
        if (!m_game.sales.onlyOperated || state.initialPrice != price(m_game, m_position, company))
            row.initialPrice = state.initialPrice;
        const CompanyId minor = directorsMinor(m_game, company);
        if (minor && !isFormedByPhase(size) && m_position.companies[minor].status == CompanyStatus::Closed)
            row.unpaid = size.percent(state.unpaidUnits);
        row.cash = m_position.ledger.balance(company);
        row.trains = trainsOf(company);
    }

    void writeCharter(CompanyId company, JoinedPosition::Company &row) const
    {
        const CompanyState &state = m_position.companies[company];
        const CompanyClass &size = m_game.classOf(company);
        const int home = hasFirstTurn(company) && !isFormedByPhase(size) ? 1 : 0;
        row.cash = m_position.ledger.balance(company);
        row.trains = trainsOf(company);
        if (std::any_of(size.ownsPrivates.begin(), size.ownsPrivates.end(), [](bool owns) { return owns; }))
            row.privates = privatesOf(company);
        row.stations = state.stationsOnMap - home;
        if (hasTakeOvers(m_game) || state.stationsOnMap + state.markersLeft != size.stationMarkers)
            row.markers = state.markersLeft + home;
        row.hadTurn = state.hadTurn && !hasFirstTurn(company);
        if (m_game.sales.onlyOperated && state.hasOperated != row.hadTurn)
            row.hasOperated = state.hasOperated;
        row.homeTileLaid = state.homeTileLaid;
        row.stationHexes = home == 0 ? stationHexes(company) : Names();
    }

    [[nodiscard]] JoinedPosition::Company companyRow(CompanyId company) const
    {
        if (m_game.classOf(company).isMinor())
            return minorRow(company);
        const CompanyState &state = m_position.companies[company];
        JoinedPosition::Company row;
        writePrice(company, row);
        writeCertificate(company, row);
        row.isOperating = state.status == CompanyStatus::Operating;
        if (state.role == CompanyRole::Bond) {
            row.role = bondRole;
            row.stations = state.stationsOnMap;
            row.markers = state.markersLeft;
            row.hadTurn = row.stations > 0;
        } else if (row.isOperating) {
            writeCharter(company, row);
        } else {
            writeStarted(company, row);
        }
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
                if (!m_game.classOf(company).isMinor())
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
        if (table.pool->empty() && m_game.discardsLeaveGame)
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
            if ((m_position.stock.passed & (std::uint32_t{1} << player.index())) != 0)
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
