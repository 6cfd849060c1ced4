#include "definition/check.h"

#include <algorithm>
#include <set>

namespace flimnap {

namespace {

constexpr int mostCompanies = 32; ///< a stock round keeps a bit for each

class Checker
{
public:
    explicit Checker(const GameDefinition &game) : m_game(game) {}

    Faults run()
    {
        checkPlayerCounts();
        checkSets();
        checkChart();
        checkClasses();
        if (m_game.classes.count() == 0) // everything else refers to the classes
            return m_faults;
        checkCompanies();
        checkPrivates();
        checkPhases();
        checkCards();
        checkFaces();
        checkBoard();
        checkCitations();
        return m_faults;
    }

private:
    void need(bool holds, const std::string &place, const std::string &message)
    {
        if (holds)
            return;
        // What several rows have from one place in the file is one fault.
        if (const Fault fault{"", place, message}; std::find(m_faults.begin(), m_faults.end(), fault) == m_faults.end())
            m_faults.push_back(fault);
    }

    template <class Table, class NameOf>
    void needUnique(const Table &table, const std::string &place, NameOf nameOf)
    {
        std::set<std::string> seen;
        for (const auto &row : table) {
            const std::string name = nameOf(row);
            need(!name.empty(), place, "every entry needs a name");
            need(seen.insert(name).second, place, "\"" + name + "\" stands here twice; each name stands for one thing");
        }
    }

    void checkPlayerCounts()
    {
        need(!m_game.playerCounts.empty(), "/players", "a game needs at least one number of players");
        needUnique(m_game.playerCounts, "/players", [](const PlayerCount &row) { return std::to_string(row.players); });
        for (const PlayerCount &row : m_game.playerCounts) {
            const std::string place = "/players/" + std::to_string(row.players);
            need(row.players > 0, place, "expected a number of players above 0");
            need(row.cash >= Money{}, place + "/cash", "nobody begins with less than nothing");
            need(row.certificateLimit > 0, place + "/certificateLimit", "expected a limit above 0");
        }
        need(!m_game.bank || *m_game.bank > Money{}, "/bank", "expected an amount above 0, or an unlimited bank");
    }

    void checkSets()
    {
        need(!m_game.sets.empty(), "/sets", "a game needs at least one set of operating rounds");
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
        need(m_game.chart.count() > 0, place, "a chart needs at least one price");
        needUnique(m_game.chart, place, [](const ChartCell &cell) { return cell.name; });
        for (const ChartCell &cell : m_game.chart) {
            need(cell.price > Money{}, place, "the price of \"" + cell.name + "\" is not above 0");
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

    void checkClasses()
    {
        need(m_game.classes.count() > 0, "/classes", "a game needs at least one class of companies");
        std::set<std::string> seen;
        for (const CompanyClass &size : m_game.classes) {
            const std::string place = "/classes/" + size.name;
            need(!size.name.empty() && seen.insert(size.name).second, place, "the name of a class is its own");
            need(!size.code.empty() && (size.code == size.name || seen.insert(size.code).second), place + "/code",
                 "\"" + size.code + "\" names another class too; the code of a class is its own");
            checkShares(size, place);
            for (std::size_t i = 0; i < size.pars.size(); ++i)
                need(m_game.findCell(size.pars[i]).isValid(), place + "/pars/" + std::to_string(i),
                     "the chart has no price " + std::to_string(size.pars[i].units) +
                         "; initial prices are on the chart");
            need(size.stationMarkers >= 0, place + "/stationMarkers", "expected 0 or more markers");
            need(!size.stationPrices.empty(), place + "/stationPrices",
                 "expected at least the price of the home station");
            need(
                std::all_of(size.stationPrices.begin(), size.stationPrices.end(), [](Money p) { return p >= Money{}; }),
                place + "/stationPrices", "no station costs less than nothing");
            for (const auto *set : {&size.ownsTrains, &size.runsTrains, &size.ownsPrivates, &size.acquires})
                need(set->count() == m_game.classes.count(), place, "its permissions do not cover all classes");
            for (const ClassId train : ids(size.runsTrains))
                need(!size.runsTrains[train] || !size.ownsTrains.holds(train) || size.ownsTrains[train],
                     place + "/runsTrains", "a company can only run trains it may own");
        }
    }

    void checkShares(const CompanyClass &size, const std::string &place)
    {
        need(size.units > 0 && 100 % size.units == 0, place + "/certificates",
             "the ordinary certificates must divide 100 percent evenly");
        need(size.directorUnits > 0 && size.directorUnits <= size.units, place + "/certificates",
             "the director's certificate is at most the whole company");
        need(size.floatUnits > 0 && size.floatUnits <= size.units, place + "/floatPercent",
             "expected more than 0 and at most 100 percent");
        need(size.holdingLimitUnits >= size.directorUnits && size.holdingLimitUnits <= size.units,
             place + "/holdingLimitPercent", "expected at least the director's certificate and at most 100 percent");
    }

    bool isClass(ClassId size) const { return m_game.classes.holds(size); }

    static bool isSeat(const std::string &code)
    {
        return code.size() == 2 && code[0] == 'p' && code[1] >= '0' && code[1] <= '9';
    }

    void checkCompanies()
    {
        const int count = m_game.companies.count();
        need(count > 0 && count <= mostCompanies, "/companies",
             "expected 1 to " + std::to_string(mostCompanies) + " companies, found " + std::to_string(count));
        needUnique(m_game.companies, "/companies", [](const CompanyDefinition &company) { return company.code; });
        for (const CompanyDefinition &company : m_game.companies) {
            const std::string place = "/companies/" + company.code;
            need(!isSeat(company.code), place, "p1, p2 … are the players' codes; a company needs another one");
            need(isClass(company.size), place + "/class", "there is no such class");
            need(!company.homes.empty(), place + "/homes", "a company has at least one home");
            need(!company.choosesHomeCity || company.homes.size() == 1, place + "/choosesHomeCity",
                 "the city can only be chosen on one home hex");
            for (std::size_t i = 0; i < company.homes.size(); ++i)
                need(m_game.findHex(company.homes[i]) != nullptr, place + "/homes/" + std::to_string(i),
                     "there is no hex \"" + company.homes[i] + "\" on the board");
        }
    }

    void checkPrivates()
    {
        needUnique(m_game.privates, "/privates", [](const PrivateDefinition &railway) { return railway.code; });
        for (const PrivateDefinition &railway : m_game.privates) {
            const std::string place = "/privates/" + railway.code;
            need(isClass(railway.size), place + "/class", "there is no such class");
            need(railway.price > Money{}, place + "/price", "expected a price above 0");
            if (isClass(railway.size))
                checkRights(railway, "/privateClasses/" + m_game.classes[railway.size].name);
        }
    }

    void checkRights(const PrivateDefinition &railway, const std::string &place)
    {
        need(railway.income >= Money{}, place + "/income", "nobody pays for owning a private railway");
        for (const std::string &terrain : railway.waivesTerrain)
            need(std::any_of(m_game.hexes.begin(), m_game.hexes.end(),
                             [&](const HexDefinition &hex) { return hex.terrain == terrain; }),
                 place + "/waivesTerrain", "no hex has the terrain \"" + terrain + "\"");
        for (const std::string &colour : railway.laysColours)
            need(std::any_of(m_game.tiles.begin(), m_game.tiles.end(),
                             [&](const TileDefinition &tile) { return tile.special && tile.colour == colour; }),
                 place + "/laysColours", "no special tile has the colour \"" + colour + "\"");
    }

    void checkPhases()
    {
        need(m_game.phases.count() > 0, "/phases", "a game needs at least one phase");
        needUnique(m_game.phases, "/phases", [](const PhaseDefinition &phase) { return phase.name; });
        ById<ClassId, bool> wasOnSale(static_cast<std::size_t>(m_game.classes.count()), false);
        for (const PhaseDefinition &phase : m_game.phases) {
            const std::string place = "/phases/" + phase.name;
            const bool complete =
                phase.trainLimit.count() == m_game.classes.count() && phase.onSale.count() == m_game.classes.count();
            need(complete, place, "it does not cover all classes");
            need(!phase.tileColours.empty(), place + "/tileColours", "expected at least one colour");
            if (!complete)
                continue;
            for (const ClassId size : ids(m_game.classes)) {
                const std::string limitPlace = place + "/trainLimits/" + m_game.classes[size].name;
                wasOnSale[size] = wasOnSale[size] || phase.onSale[size];
                need(phase.trainLimit[size] || !wasOnSale[size], limitPlace,
                     "companies of this class are on sale, so they need a train limit");
                need(!phase.trainLimit[size] || *phase.trainLimit[size] > 0, limitPlace, "expected a limit above 0");
            }
        }
    }

    void checkCards()
    {
        need(m_game.cards.count() > 0, "/cards", "a game needs at least one kind of train card");
        needUnique(m_game.cards, "/cards", [](const TrainCard &card) { return card.code; });
        PhaseId current(0);
        ById<PhaseId, bool> begins(static_cast<std::size_t>(m_game.phases.count()), false);
        for (const CardId id : ids(m_game.cards)) {
            const TrainCard &card = m_game.cards[id];
            const std::string place = "/cards/" + card.code;
            const bool isLast = id.index() + 1 == m_game.cards.count();
            need(!card.count || *card.count > 0, place + "/count", "expected a number of cards above 0");
            need(card.count || isLast, place + "/count",
                 "only the last kind of card can be unlimited, the ones below it would never be sold");
            need(!card.faces.empty(), place + "/faces", "a train card has at least one face");
            for (const FaceId face : card.faces)
                need(m_game.faces.holds(face) && m_game.faces[face].card == id, place + "/faces",
                     "one of its faces belongs to another card or does not exist");
            if (!card.phase)
                continue;
            need(m_game.phases.holds(card.phase) && card.phase >= current, place + "/phase",
                 "phases begin in the order of the cards, this one stands before that of an earlier card");
            current = std::max(current, card.phase);
            if (begins.holds(card.phase))
                begins[card.phase] = true;
        }
        for (const PhaseId phase : ids(m_game.phases))
            need(phase == PhaseId(0) || begins[phase], "/phases/" + m_game.phases[phase].name,
                 "no train card begins this phase");
    }

    void checkFaces()
    {
        needUnique(m_game.faces, "/cards", [](const TrainFace &face) { return face.code; });
        for (const FaceId id : ids(m_game.faces)) {
            const TrainFace &face = m_game.faces[id];
            const std::string place = "/trains/" + face.name;
            need(m_game.cards.holds(face.card), place, "it is on no card");
            need(isClass(face.size), place + "/class", "there is no such class");
            need(face.price > Money{}, place + "/price", "expected a price above 0");
            for (const FaceId victim : face.rusts) {
                need(m_game.faces.holds(victim), place, "it scraps a train that does not exist");
                need(victim != id, place + "/rustedBy", "a train cannot scrap itself");
            }
        }
    }

    void checkBoard()
    {
        needUnique(m_game.hexes, "/board/hexes", [](const HexDefinition &hex) { return hex.code; });
        for (const HexDefinition &hex : m_game.hexes)
            need(hex.terrain.empty() ? hex.cost == Money{} : hex.cost > Money{}, "/board/hexes/" + hex.code,
                 "a hex costs something if it has a terrain, and only then");
        needUnique(m_game.tiles, "/board", [](const TileDefinition &tile) { return tile.id; });
        for (const TileDefinition &tile : m_game.tiles)
            need(!tile.homeOf || (m_game.companies.holds(tile.homeOf) && !tile.special), "/board/homeTiles/" + tile.id,
                 "a home tile belongs to a company of the game and to no right of a private railway");
        for (const CompanyId id : ids(m_game.companies)) {
            const CompanyDefinition &company = m_game.companies[id];
            const auto tiles = std::count_if(m_game.tiles.begin(), m_game.tiles.end(),
                                             [&](const TileDefinition &tile) { return tile.homeOf == id; });
            if (isClass(company.size))
                need(tiles == (m_game.classOf(id).hasHomeTile ? 1 : 0), "/board/homeTiles",
                     company.code + " has " + std::to_string(tiles) + " home tiles; its class says \"homeTile\": " +
                         (m_game.classOf(id).hasHomeTile ? "true" : "false"));
        }
    }

    void checkCitations()
    {
        needUnique(m_game.citations, "/citations", [](const Citation &citation) {
            return citation.code + (citation.context.empty() ? "" : " ") + citation.context;
        });
        for (const Citation &citation : m_game.citations)
            need(!citation.rule.empty(), "/citations/" + citation.code, "expected the number of a rule");
    }

    const GameDefinition &m_game;
    Faults m_faults;
};

} // namespace

Faults check(const GameDefinition &game)
{
    return Checker(game).run();
}

} // namespace flimnap
