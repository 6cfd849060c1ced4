#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr std::size_t mostFaces = 10;

/// What is printed alike on all faces of one name.
struct TrainType
{
    std::string name;
    ClassId size;
    Money price;
    std::vector<int> rustedBy; ///< places in the list of types
    bool isOnCard = false;
};

std::vector<TrainType> readTypes(const Node &trains, const GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    std::vector<TrainType> types;
    for (const Node::Member &member : trains.rows())
        types.push_back({member.name, {}, {}, {}});
    const std::vector<std::string> typeNames = names(types);
    std::size_t index = 0;
    for (const auto &[name, node] : trains.members()) {
        const Record record(node, {"class", "price"}, {"rustedBy"});
        TrainType &type = types[index++];
        type.size = ClassId(record["class"].oneOf(classNames));
        type.price = record["price"].money(1);
        for (const Node &killer : record["rustedBy"].items())
            type.rustedBy.push_back(killer.oneOf(typeNames));
    }
    return types;
}

} // namespace

void readPhases(const Node &phases, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    for (const auto &[name, node] : phases.rows()) {
        const Record record(node,
                            {"trainLimits", "onSale", "tileColours", "companiesBuyPrivates", "companiesTradeTrains"});
        PhaseDefinition phase;
        phase.name = name;
        phase.trainLimit = ById<ClassId, std::optional<int>>(classNames.size());
        for (const auto &[className, limit] : record["trainLimits"].members()) {
            if (const ClassId size = game.findClass(className); size)
                phase.trainLimit[size] = limit.number(1, mostCards);
            else
                limit.reportUnknown("class", className, classNames);
        }
        phase.onSale = ById<ClassId, bool>(classNames.size(), false);
        for (const Node &size : record["onSale"].items())
            if (const ClassId open(size.oneOf(classNames)); open)
                phase.onSale[open] = true;
        for (const Node &colour : record["tileColours"].items())
            phase.tileColours.push_back(colour.text());
        phase.companiesBuyPrivates = record["companiesBuyPrivates"].flag();
        phase.companiesTradeTrains = record["companiesTradeTrains"].flag();
        game.phases.add(std::move(phase));
    }
}

void readTrains(const Node &trains, const Node &cards, GameDefinition &game)
{
    std::vector<TrainType> types = readTypes(trains, game);
    const std::vector<std::string> typeNames = names(types);
    const std::vector<std::string> phaseNames = names(game.phases);
    ById<FaceId, int> typeOf;
    for (const auto &[letter, node] : cards.rows()) {
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

    for (const FaceId victim : ids(game.faces))
        for (const int killer : types[static_cast<std::size_t>(typeOf[victim])].rustedBy)
            for (const FaceId sold : ids(game.faces))
                if (typeOf[sold] == killer)
                    game.faces[sold].rusts.push_back(victim);
    std::size_t index = 0;
    for (const Node::Member &member : trains.members())
        if (!types[index++].isOnCard)
            member.value.report("no card shows this train");
}

} // namespace flimnap
