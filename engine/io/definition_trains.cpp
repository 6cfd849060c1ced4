#include <algorithm>

#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr std::size_t mostTypes = 100;
constexpr std::size_t mostKinds = 50; ///< of cards, and so of phases
constexpr std::size_t mostFaces = 10; ///< of a card

/// What is printed alike on all faces of one name.
struct TrainType
{
    std::string name;
    ClassId size;
    Money price;
    std::vector<int> rustedBy; ///< places in the list of types
    bool isOnCard = false;
};

std::vector<TrainType> readTypes(const std::vector<Node::Member> &trains, const GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    const std::vector<std::string> typeNames = names(trains);
    std::vector<TrainType> types;
    for (const auto &[name, node] : trains) {
        const Record record(node, {"class", "price"}, {"rustedBy"});
        TrainType type;
        type.name = name;
        type.size = ClassId(record["class"].oneOf(classNames));
        type.price = record["price"].money(1);
        for (const Node &killer : record["rustedBy"].items(0, shortList))
            type.rustedBy.push_back(killer.oneOf(typeNames));
        types.push_back(std::move(type));
    }
    return types;
}

/// Adds the cards with their faces; for each face its place in the list of types.
ById<FaceId, int> readCards(const Node &cards, std::vector<TrainType> &types, GameDefinition &game)
{
    const std::vector<std::string> typeNames = names(types);
    const std::vector<std::string> phaseNames = names(game.phases);
    ById<FaceId, int> typeOf;
    for (const auto &[letter, node] : cards.rows(mostKinds)) {
        const Record record(node, {"count", "faces"}, {"phase"});
        TrainCard card;
        card.code = letter;
        card.count = record["count"].numberOrUnlimited(mostCards);
        for (const Node &printed : record["faces"].items(1, mostFaces)) {
            const int type = printed.oneOf(typeNames);
            if (type < 0)
                continue;
            TrainType &shown = types[static_cast<std::size_t>(type)];
            shown.isOnCard = true;
            typeOf.add(type);
            card.faces.emplace_back(game.faces.count());
            game.faces.add(
                {letter + "." + shown.name, shown.name, CardId(game.cards.count()), shown.size, shown.price, {}});
        }
        card.phase = PhaseId(record["phase"].oneOf(phaseNames));
        game.cards.add(std::move(card));
    }
    return typeOf;
}

} // namespace

void readPhases(const Node &phases, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    for (const auto &[name, node] : phases.rows(mostKinds)) {
        const Record record(node,
                            {"trainLimits", "onSale", "tileColours", "companiesBuyPrivates", "companiesTradeTrains"});
        PhaseDefinition phase;
        phase.name = name;
        phase.trainLimit = ById<ClassId, std::optional<int>>(classNames.size());
        for (const auto &[className, limit] : record["trainLimits"].members()) {
            if (const ClassId size(indexOf(classNames, className)); size)
                phase.trainLimit[size] = limit.number(1, mostCards);
            else
                limit.reportUnknown("class", className, classNames);
        }
        phase.onSale = ById<ClassId, bool>(classNames.size(), false);
        for (const Node &size : record["onSale"].items(0, shortList))
            if (const ClassId open(size.oneOf(classNames)); open)
                phase.onSale[open] = true;
        for (const Node &colour : record["tileColours"].items(0, shortList))
            phase.tileColours.push_back(colour.text());
        phase.companiesBuyPrivates = record["companiesBuyPrivates"].flag();
        phase.companiesTradeTrains = record["companiesTradeTrains"].flag();
        game.phases.add(std::move(phase));
    }
}

void readTrains(const Node &trains, const Node &cards, GameDefinition &game)
{
    const std::vector<Node::Member> rows = trains.rows(mostTypes);
    std::vector<TrainType> types = readTypes(rows, game);
    const ById<FaceId, int> typeOf = readCards(cards, types, game);
    for (std::size_t i = 0; i < types.size(); ++i)
        if (!types[i].isOnCard)
            rows[i].value.report("no card shows this train");

    for (const FaceId sold : ids(game.faces))
        for (const FaceId victim : ids(game.faces)) {
            const std::vector<int> &killers = types[static_cast<std::size_t>(typeOf[victim])].rustedBy;
            if (std::find(killers.begin(), killers.end(), typeOf[sold]) != killers.end())
                game.faces[sold].rusts.push_back(victim);
        }
}

} // namespace flimnap
