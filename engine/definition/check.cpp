#include "definition/check.h"

#include <algorithm>

#include "definition/check_parts.h"

namespace flimnap {

namespace {

class Checker
{
public:
    explicit Checker(const GameDefinition &game) : m_game(game) {}

    Faults run()
    {
        checkPlayerCounts();
        checkSets();
        checkChart();
        checkPolicies();
        checkClasses(m_game, m_findings);
        if (m_game.classes.count() == 0) // everything else refers to the classes
            return m_findings.faults();
        checkCompanies(m_game, m_findings);
        checkPrivates(m_game, m_findings);
        checkPhases(m_game, m_findings);
        checkTrains(m_game, m_findings);
        checkHexesAndPrices(m_game, m_findings);
        checkBoard();
        checkIncomeBonuses();
        checkCitations();
        return m_findings.faults();
    }

private:
    void need(bool holds, const std::string &place, const std::string &message)
    {
        m_findings.need(holds, place, message);
    }

    void checkPlayerCounts()
    {
        need(!m_game.playerCounts.empty(), "/players", "a game needs at least one number of players");
        m_findings.needUnique(m_game.playerCounts, "/players",
                              [](const PlayerCount &row) { return std::to_string(row.players); });
        const int privates = m_game.privates.count();
        for (const PlayerCount &row : m_game.playerCounts) {
            const std::string place = "/players/" + std::to_string(row.players);
            need(row.players > 0, place, "expected a number of players above 0");
            need(row.cash >= Money{}, place + "/cash", "nobody begins with less than nothing");
            need(!m_game.bank || row.cash * row.players <= *m_game.bank, place + "/cash",
                 "the players together begin with more than all the money there is");
            need(row.certificateLimit > 0 || !m_game.hasShares(), place + "/certificateLimit",
                 "expected a limit above 0, as the game has shares");
            need(row.certificateLimit == 0 || m_game.hasShares(), place + "/certificateLimit",
                 "a game without shares has no certificates to limit");
            need(!row.privates || (*row.privates >= 0 && *row.privates <= privates), place + "/privates",
                 "expected at most as many private railways as there are, " + std::to_string(privates));
            checkCompaniesInPlay(row, place);
        }
        need(!m_game.bank || *m_game.bank > Money{}, "/bank", "expected an amount above 0, or an unlimited bank");
    }

    void checkCompaniesInPlay(const PlayerCount &row, const std::string &place)
    {
        const int companies = m_game.companies.count();
        const int inPlay = row.companies.value_or(companies);
        need(inPlay > 0 && inPlay <= companies, place + "/companies",
             "expected at most as many companies as there are, " + std::to_string(companies));
        need(m_game.hasShares() || inPlay >= row.players, place + "/companies",
             "where players are companies every one of them has one; expected at least as many as players");
    }

    void checkSets()
    {
        need(!m_game.rounds || *m_game.rounds > 0, "/rounds", "expected at least one round");
        need(!m_game.rounds || m_game.sets.empty(), "/rounds",
             "\"sets\" says how many operating rounds there are; only one of the two can stand");
        need(!m_game.sets.empty() || m_game.rounds || m_game.bank, "/bank",
             "without \"sets\" the game ends when the bank is broken, so that the bank is limited");
        for (std::size_t set = 0; set < m_game.sets.size(); ++set) {
            const std::string place = "/sets/" + std::to_string(set);
            need(!m_game.sets[set].empty(), place, "a set has at least one operating round");
            need(std::all_of(m_game.sets[set].begin(), m_game.sets[set].end(),
                             [](Money value) { return value > Money{}; }),
                 place, "expected values above 0");
        }
    }

    void checkChart()
    {
        const std::string place = "/chart";
        need(m_game.chart.count() > 0 || !m_game.hasShares(), place,
             "a game with shares needs a chart of their prices");
        need(m_game.chart.count() == 0 || m_game.hasShares(), place,
             "a game in which players are companies has no shares and no prices");
        m_findings.needUnique(m_game.chart, place, [](const ChartCell &cell) { return cell.name; });
        for (const ChartCell &cell : m_game.chart) {
            need(cell.price >= Money{}, place, "the price of \"" + cell.name + "\" is not above 0");
            for (const CellId higher : {cell.right, cell.up})
                needNeighbour(cell, higher, [&](Money price) { return price >= cell.price; });
            for (const CellId lower : {cell.left, cell.down})
                needNeighbour(cell, lower, [&](Money price) { return price <= cell.price; });
        }
    }

    template <class IsRight>
    void needNeighbour(const ChartCell &cell, CellId neighbour, IsRight isRight)
    {
        if (!neighbour)
            return;
        const bool exists = m_game.chart.holds(neighbour);
        need(exists, "/chart", "a neighbour of \"" + cell.name + "\" is not on the chart");
        need(!exists || isRight(m_game.chart[neighbour].price), "/chart",
             "prices do not fall to the right or upwards, but between \"" + cell.name + "\" and its neighbour they do");
    }

    void checkPolicies()
    {
        const std::optional<int> unsold = m_game.sales.mostUnsoldPercent;
        need(!unsold || (*unsold > 0 && *unsold <= 100), "/sales/mostUnsoldPercent", "expected 1 to 100 percent");
        need(m_game.loans.surchargePercent >= 0 && m_game.loans.interestPercent >= 0 &&
                 m_game.loans.penaltyPercent >= 0,
             "/loans", "nobody is paid for a loan that he takes");
    }

    void checkBoard()
    {
        m_findings.needUnique(m_game.hexes, "/board/hexes", [](const HexDefinition &hex) { return hex.code; });
        for (const HexDefinition &hex : m_game.hexes)
            need(hex.terrain.empty() ? hex.cost == Money{} : hex.cost > Money{}, "/board/hexes/" + hex.code,
                 "a hex costs something if it has a terrain, and only then");
        m_findings.needUnique(m_game.tiles, "/board", [](const TileDefinition &tile) { return tile.id; });
        for (const TileDefinition &tile : m_game.tiles)
            need(!tile.homeOf || (m_game.companies.holds(tile.homeOf) && !tile.special), "/board/homeTiles/" + tile.id,
                 "a home tile belongs to a company of the game and to no right of a private railway");
        for (const CompanyId id : ids(m_game.companies)) {
            const CompanyDefinition &company = m_game.companies[id];
            const auto tiles = std::count_if(m_game.tiles.begin(), m_game.tiles.end(),
                                             [&](const TileDefinition &tile) { return tile.homeOf == id; });
            if (m_game.classes.holds(company.size))
                need(tiles == (m_game.classOf(id).hasHomeTile ? 1 : 0), "/board/homeTiles",
                     company.code + " has " + std::to_string(tiles) + " home tiles; its class says \"homeTile\": " +
                         (m_game.classOf(id).hasHomeTile ? "true" : "false"));
        }
    }

    void checkIncomeBonuses()
    {
        const std::string place = "/incomeBonuses";
        m_findings.needUnique(m_game.incomeBonuses, place, [](const IncomeBonus &bonus) { return bonus.name; });
        for (std::size_t i = 0; i < m_game.incomeBonuses.size(); ++i) {
            const IncomeBonus &bonus = m_game.incomeBonuses[i];
            const std::string own = place + "/" + std::to_string(i);
            need(bonus.amount > Money{}, own + "/amount", "expected an amount above 0");
            for (const std::vector<std::string> &hexes : bonus.oneOfEach)
                for (const std::string &hex : hexes)
                    need(m_game.findHex(hex).isValid(), own + "/oneOfEach", "there is no hex \"" + hex + "\"");
        }
    }

    void checkCitations()
    {
        m_findings.needUnique(m_game.citations, "/citations", [](const Citation &citation) {
            return citation.code + (citation.context.empty() ? "" : " ") + citation.context;
        });
        for (const Citation &citation : m_game.citations)
            need(!citation.rule.empty(), "/citations/" + citation.code, "expected the number of a rule");
    }

    const GameDefinition &m_game;
    Findings m_findings;
};

} // namespace

Faults check(const GameDefinition &game)
{
    return Checker(game).run();
}

} // namespace flimnap
