#include "io/board_reader.h"

#include <iterator>

#include "board/check_map.h"
#include "io/definition_node.h"

namespace flimnap {

namespace {

using board::Colour;
using board::GameMap;
using board::HexId;
using board::StopKind;
using board::TileId;

constexpr int mapFormat = 1;
constexpr int mostWorth = 1000;
constexpr int mostSlots = 6;

/// Of words in the order of an enumeration.
template <class Choice>
Choice choiceOf(const Node &node, const std::vector<std::string> &words)
{
    return static_cast<Choice>(std::max(0, node.oneOf(words)));
}

Colour colourOf(const Node &node)
{
    return choiceOf<Colour>(node, {"white", "yellow", "green", "brown", "grey", "red", "blue"});
}

board::Sides sidesOf(const Node &list)
{
    board::Sides sides = 0;
    for (const Node &side : list.items(0, board::sideCount))
        sides = static_cast<board::Sides>(sides | board::bitOf(side.number(0, board::sideCount - 1)));
    return sides;
}

/// One value, or one each while yellow, green, brown and grey tiles are the latest.
board::Values valuesOf(const Node &node)
{
    board::Values values{};
    if (!node.isThere())
        return values;
    if (!node.isList()) {
        values.fill(static_cast<std::int16_t>(node.number(0, mostWorth)));
        return values;
    }
    std::size_t index = 0;
    for (const Node &value : node.items(values.size(), values.size()))
        values[index++] = static_cast<std::int16_t>(value.number(0, mostWorth));
    return values;
}

class MapReader
{
public:
    MapReader(const Node &table, const std::vector<std::string> &companies)
        : m_table(table, {"format", "game", "edition", "rules", "trains", "kinds", "hexes", "homes", "tiles"},
                  {"$schema", "bonuses", "goods", "variants", "switches"}),
          m_companies(companies)
    {
    }

    GameMap read()
    {
        static_cast<void>(m_table["format"].number(mapFormat, mapFormat));
        m_map.game = m_table["game"].text();
        m_map.edition = m_table["edition"].text();
        for (const auto &[id, node] : m_table["tiles"].rows())
            m_tileIds.push_back(id);
        for (const auto &[code, node] : m_table["hexes"].rows())
            m_hexCodes.push_back(code);
        readRules(m_table["rules"]);
        for (const auto &[name, node] : m_table["trains"].rows())
            readTrain(name, node);
        for (const auto &[id, node] : m_table["tiles"].rows())
            readTile(id, node);
        for (const auto &[name, node] : m_table["kinds"].members())
            readKind(name, node);
        for (const auto &[code, node] : m_table["hexes"].rows())
            readHex(code, node);
        m_map.homes = ById<CompanyId, board::Home>(m_companies.size());
        for (const auto &[code, node] : m_table["homes"].rows())
            readHome(code, node);
        for (const Node &node : m_table["bonuses"].items())
            readBonus(node);
        return std::move(m_map);
    }

private:
    void readRules(const Node &node)
    {
        const Record rules(node, {"connection", "reservations"},
                           {"mines", "homeBonus", "declared", "homeChoice", "idleTrains", "secondStation",
                            "homesAtStart", "beginsAtHome", "destinationsPassAreas"});
        m_map.rules.connection = choiceOf<board::Connection>(rules["connection"], {"any-track", "new-track"});
        m_map.rules.reservations = choiceOf<board::Reservations>(rules["reservations"], {"city", "hex", "none"});
        m_map.rules.mines = choiceOf<board::MinesCount>(rules["mines"], {"after-income", "with-income"});
        m_map.rules.homeBonus = bonusPer(rules["homeBonus"]);
        m_map.rules.declared = choiceOf<board::Declared>(rules["declared"], {"best", "best-or-nothing", "up-to-best"});
        m_map.rules.homeChoice = choiceOf<board::HomeChoice>(rules["homeChoice"], {"owner", "layer"});
        m_map.rules.idleTrains = choiceOf<board::IdleTrains>(rules["idleTrains"], {"declared", "go-without-saying"});
        m_map.rules.secondStation = choiceOf<board::SecondStation>(rules["secondStation"], {"waivable", "never"});
        m_map.rules.homesAtStart = rules["homesAtStart"].flag();
        m_map.rules.beginsAtHome = rules["beginsAtHome"].flag();
        m_map.rules.destinationsPassAreas = rules["destinationsPassAreas"].flag();
    }

    static board::BonusPer bonusPer(const Node &node) { return choiceOf<board::BonusPer>(node, {"train", "company"}); }

    void readTrain(const std::string &name, const Node &node)
    {
        const Record record(node, {}, {"stops", "cities", "leavesOut", "mostTowns", "serves"});
        board::TrainReach train;
        train.name = name;
        train.stops = numberOf(record["stops"]);
        train.cities = numberOf(record["cities"]);
        train.leavesOutTowns = record["leavesOut"].isThere() && record["leavesOut"].oneOf({"towns"}) == 0;
        train.mostTowns = numberOf(record["mostTowns"]);
        train.servesMine = record["serves"].isThere() && record["serves"].oneOf({"mine"}) == 0;
        if ((train.leavesOutTowns || train.servesMine) && !train.cities)
            node.report("such a train needs a number of cities");
        m_map.trains.push_back(std::move(train));
    }

    static std::optional<int> numberOf(const Node &node)
    {
        return node.isThere() ? std::optional(node.number(1, mostWorth)) : std::nullopt;
    }

    board::Face readFace(const Record &record)
    {
        board::Face face;
        for (const Node &piece : record["track"].items()) {
            const std::vector<Node> ends = piece.items(2, 2);
            if (ends.size() != 2)
                continue;
            const int a = ends[0].number(0, board::sideCount - 1);
            const int b = ends[1].number(0, board::sideCount - 1);
            if (a == b)
                piece.report("track leads from one side to another one");
            else
                face.addTrack(a, b);
        }
        for (const Node &stop : record["stops"].items(0, board::Face::mostStops))
            face.addStop(readStop(stop));
        return face;
    }

    board::Stop readStop(const Node &node)
    {
        const Record record(node, {"kind"}, {"value", "slots", "sides", "area"});
        board::Stop stop;
        stop.kind = choiceOf<StopKind>(record["kind"], {"city", "town", "area", "mine", "port"});
        stop.values = valuesOf(record["value"]);
        stop.slotCount =
            static_cast<std::uint8_t>(record["slots"].isThere() ? record["slots"].number(1, mostSlots) : 0);
        stop.sides = sidesOf(record["sides"]);
        if (stop.kind == StopKind::City && stop.slotCount == 0)
            node.report("a city has slots");
        if (record["area"].isThere())
            m_area = record["area"].text();
        return stop;
    }

    std::vector<TileId> tilesOf(const Node &list)
    {
        std::vector<TileId> tiles;
        for (const Node &id : list.items()) {
            if (const int place = id.oneOf(m_tileIds); place >= 0)
                tiles.emplace_back(place);
        }
        return tiles;
    }

    void readTile(const std::string &id, const Node &node)
    {
        const Record record(node, {"colour", "count"},
                            {"label", "stops", "track", "next", "changesTo", "byRight", "homeOf", "homeBonus"});
        board::Tile tile;
        tile.id = id;
        tile.colour = colourOf(record["colour"]);
        tile.count = record["count"].number(1, mostWorth);
        tile.label = record["label"].text();
        const board::Face face = readFace(record);
        for (int rotation = 0; rotation < board::sideCount; ++rotation)
            tile.faces[static_cast<std::size_t>(rotation)] = face.turnedBy(rotation);
        tile.next = tilesOf(record["next"]);
        tile.changesTo = tilesOf(record["changesTo"]);
        tile.isByRight = record["byRight"].flag();
        tile.homeOf = CompanyId(record["homeOf"].oneOf(m_companies));
        tile.homeBonus = record["homeBonus"].isThere() ? record["homeBonus"].number(0, mostWorth) : 0;
        m_map.tiles.add(std::move(tile));
    }

    void readKind(const std::string &name, const Node &node)
    {
        const Record record(node, {}, {"colour", "label", "stops", "track", "first"});
        m_area.clear();
        board::Print print;
        print.name = name;
        print.colour = record["colour"].isThere() ? colourOf(record["colour"]) : Colour::White;
        print.label = record["label"].text();
        print.face = readFace(record);
        print.area = m_area;
        print.first = tilesOf(record["first"]);
        m_map.prints.push_back(std::move(print));
    }

    void readHex(const std::string &code, const Node &node)
    {
        const Record record(node, {"kind"}, {"cost", "stubs", "closed", "visited", "private", "never", "unmarked"});
        board::Hex hex;
        hex.code = code;
        if (const auto place = board::placeOf(code))
            hex.place = *place;
        else
            node.report("a hex is called by its row, a letter, and a number");
        hex.print = std::max(0, record["kind"].oneOf(names(m_map.prints)));
        hex.cost = record["cost"].isThere() ? record["cost"].number(1, mostWorth) : 0;
        hex.stubs = sidesOf(record["stubs"]);
        hex.impassable = sidesOf(record["closed"]);
        hex.isVisitedOnce = record["visited"].isThere() && record["visited"].oneOf({"once"}) == 0;
        hex.closedBy = record["private"].text();
        hex.isUnmarked = record["unmarked"].flag();
        hex.never = tilesOf(record["never"]);
        m_map.hexes.add(std::move(hex));
    }

    void readHome(const std::string &code, const Node &node)
    {
        const Record record(node, {"hexes"}, {"city", "keeps"});
        board::Home home;
        for (const Node &hex : record["hexes"].items(1)) {
            if (const int place = hex.oneOf(m_hexCodes); place >= 0)
                home.hexes.emplace_back(place);
        }
        home.city = record["city"].isThere() ? record["city"].number(0, mostSlots) : 0;
        home.keeps = choiceOf<board::HomeKeeps>(record["keeps"], {"slot", "hex", "hex-with-cities"});
        if (const int place = indexOf(m_companies, code); place >= 0)
            m_map.homes[CompanyId(place)] = std::move(home);
        else
            node.reportUnknown("company", code, m_companies);
    }

    void readBonus(const Node &node)
    {
        const Record record(node, {"name", "amount", "oneOfEach"}, {"per", "optional"});
        board::RouteBonus bonus;
        bonus.name = record["name"].text();
        bonus.amount = record["amount"].number(1, mostWorth);
        bonus.per = bonusPer(record["per"]);
        for (const Node &list : record["oneOfEach"].items(1)) {
            std::vector<HexId> &hexes = bonus.oneOfEach.emplace_back();
            for (const Node &hex : list.items(1)) {
                if (const int place = hex.oneOf(m_hexCodes); place >= 0)
                    hexes.emplace_back(place);
            }
        }
        if (!record["optional"].flag())
            m_map.bonuses.push_back(std::move(bonus));
    }

    Record m_table;
    const std::vector<std::string> &m_companies;
    GameMap m_map;
    std::vector<std::string> m_tileIds;
    std::vector<std::string> m_hexCodes;
    std::string m_area;
};

} // namespace

Result<GameMap, Faults> readMap(const Json &table, const std::string &file, const std::vector<std::string> &companies)
{
    FaultList faults(file);
    GameMap map = MapReader(Node(&table, "", faults), companies).read();
    if (!faults.faults().empty())
        return faults.faults();
    map.join();
    Faults inconsistencies = checkMap(map);
    for (Fault &fault : inconsistencies)
        fault.file = file;
    if (!inconsistencies.empty())
        return inconsistencies;
    return map;
}

} // namespace flimnap
