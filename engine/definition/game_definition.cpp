#include "definition/game_definition.h"

#include <algorithm>

namespace flimnap {

namespace {

template <class Key, class Value, class Matches>
Key find(const ById<Key, Value> &table, Matches matches)
{
    const auto found = std::find_if(table.begin(), table.end(), matches);
    return found == table.end() ? Key() : Key(static_cast<int>(found - table.begin()));
}

template <class Value, class Matches>
const Value *find(const std::vector<Value> &list, Matches matches)
{
    const auto found = std::find_if(list.begin(), list.end(), matches);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const TradeIn *TrainFace::tradeInFor(FaceId surrendered) const
{
    return find(tradeIns, [&](const TradeIn &terms) { return terms.surrendered == surrendered; });
}

const PlayerCount *GameDefinition::tableOf(int players) const
{
    return find(playerCounts, [&](const PlayerCount &table) { return table.players == players; });
}

PhaseId GameDefinition::formingPhase(CompanyId company) const
{
    return find(phases, [&](const PhaseDefinition &phase) {
        return std::find(phase.forms.begin(), phase.forms.end(), company) != phase.forms.end();
    });
}

CompanyId GameDefinition::companyOfOthers() const
{
    const auto all = ids(companies);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](CompanyId id) { return companies[id].comesOutOfOthers; });
    return found == all.end() ? CompanyId() : *found;
}

CompanyId GameDefinition::directorsMinor(CompanyId company) const
{
    return find(companies, [&](const CompanyDefinition &minor) {
        return classes[minor.size].isMinor() && minor.becomes == company &&
               minor.becomesUnits == classOf(company).directorUnits;
    });
}

bool GameDefinition::losesCompanies() const
{
    return std::any_of(chart.begin(), chart.end(), [](const ChartCell &cell) { return !cell.hasPrice(); });
}

const Switch *GameDefinition::findSwitch(std::string_view name) const
{
    return find(switches, [&](const Switch &choice) { return choice.name == name; });
}

bool GameDefinition::isInPlay(PrivateId railway, int players) const
{
    const PlayerCount *table = tableOf(players);
    if (privates[railway].isLeftOut)
        return false;
    return table == nullptr || railway.index() < table->privates.value_or(privates.count());
}

GameDefinition GameDefinition::forPlayers(int players) const
{
    GameDefinition played = *this;
    if (const PlayerCount *table = tableOf(players)) {
        for (const CardCount &number : table->cards)
            played.cards[number.card].count = number.count;
        if (table->rounds)
            played.rounds = table->rounds;
    }
    return played;
}

ClassId GameDefinition::findClass(std::string_view nameOrCode) const
{
    return find(classes, [&](const CompanyClass &size) { return size.name == nameOrCode || size.code == nameOrCode; });
}

CompanyId GameDefinition::findCompany(std::string_view code) const
{
    return find(companies, [&](const CompanyDefinition &company) { return company.code == code; });
}

std::string GameDefinition::chapterOf(std::string_view rule) const
{
    const auto chapter =
        std::find_if(chapters.begin(), chapters.end(), [&](const Chapter &other) { return other.rule == rule; });
    return chapter == chapters.end() ? std::string() : chapter->title;
}

PrivateId GameDefinition::findPrivate(std::string_view code) const
{
    return find(privates, [&](const PrivateDefinition &railway) { return railway.code == code; });
}

FaceId GameDefinition::findFace(std::string_view code) const
{
    return find(faces, [&](const TrainFace &face) { return face.code == code; });
}

CardId GameDefinition::findCard(std::string_view code) const
{
    return find(cards, [&](const TrainCard &card) { return card.code == code; });
}

PhaseId GameDefinition::findPhase(std::string_view name) const
{
    return find(phases, [&](const PhaseDefinition &phase) { return phase.name == name; });
}

CellId GameDefinition::findCell(std::string_view name) const
{
    return find(chart, [&](const ChartCell &cell) { return cell.name == name; });
}

CellId GameDefinition::findCell(Money price) const
{
    return find(chart, [&](const ChartCell &cell) { return cell.isPar && cell.price == price; });
}

HexId GameDefinition::findHex(std::string_view code) const
{
    return find(hexes, [&](const HexDefinition &hex) { return hex.code == code; });
}

TileId GameDefinition::findTile(std::string_view id) const
{
    return find(tiles, [&](const TileDefinition &tile) { return tile.id == id; });
}

} // namespace flimnap
