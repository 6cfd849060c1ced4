#include <algorithm>

#include "io/definition_parts.h"
#include "io/keys.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

constexpr std::size_t mostTypes = 100;
constexpr std::size_t mostKinds = 50; ///< of cards, and so of phases
constexpr std::size_t mostFaces = 10; ///< of a card
constexpr int mostFactor = 10;        ///< of the values of stops
constexpr char oldMark = '*';         ///< behind the name of a train that was turned to its old side

/// What is printed alike on all faces of one name.
struct TrainType
{
    std::string name;
    ClassId size;
    Money price;
    std::vector<int> rustedBy; ///< places in the list of types
    std::vector<int> agedBy;   ///< likewise
    int factor = 1;
    std::vector<std::pair<int, Money>>
        tradeIns; ///< in part payment for it: place in the list, what is still to be paid
    bool tradesAtDiscount = false;
    bool servesMines = false;
    bool isOnCard = false;
};

/// What is still to be paid, or how much less.
void readTradeIns(const Node &tradeIn, bool isDiscount, const std::vector<std::string> &typeNames, TrainType &type)
{
    if (!tradeIn.isThere())
        return;
    const std::vector<Node::Member> rows = tradeIn.members();
    if (rows.empty())
        tradeIn.reportUnexpected("an object with trains that are given for it and what is still to be paid");
    type.tradesAtDiscount = isDiscount;
    for (const auto &[name, node] : rows) {
        const int surrendered = indexOf(typeNames, name);
        const Money amount = node.money(1);
        if (surrendered < 0)
            node.reportUnknown("train", name, typeNames);
        else
            type.tradeIns.emplace_back(surrendered, isDiscount ? type.price - amount : amount);
    }
}

std::vector<TrainType> readTypes(const std::vector<Node::Member> &trains, const GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    const std::vector<std::string> typeNames = names(trains);
    std::vector<TrainType> types;
    for (const auto &[name, node] : trains) {
        const Record record(node, {"class", "price"},
                            {"rustedBy", "agedBy", "factor", "tradeIn", "tradeInDiscount", "servesMines"});
        TrainType type;
        type.name = name;
        type.size = ClassId(record["class"].oneOf(classNames));
        type.price = record["price"].money(1);
        for (const Node &killer : record["rustedBy"].items(0, shortList))
            type.rustedBy.push_back(killer.oneOf(typeNames));
        for (const Node &killer : record["agedBy"].items(0, shortList))
            type.agedBy.push_back(killer.oneOf(typeNames));
        if (const Node factor = record["factor"]; factor.isThere())
            type.factor = factor.number(1, mostFactor);
        if (record["tradeIn"].isThere() && record["tradeInDiscount"].isThere())
            record["tradeInDiscount"].report(R"(only one of "tradeIn" and "tradeInDiscount" can stand)");
        readTradeIns(record["tradeIn"], false, typeNames, type);
        readTradeIns(record["tradeInDiscount"], true, typeNames, type);
        type.servesMines = record["servesMines"].flag();
        types.push_back(std::move(type));
    }
    return types;
}

/// The other side of the card, for the face just added.
void addOldSide(FaceId face, ById<FaceId, int> &typeOf, GameDefinition &game)
{
    TrainFace old = game.faces[face];
    old.code += oldMark;
    old.name += oldMark;
    old.isOld = true;
    game.faces[face].oldSide = FaceId(game.faces.count());
    typeOf.add(int{typeOf[face]});
    game.faces.add(std::move(old));
}

/// Adds the cards with their faces; for each face its place in the list of types.
ById<FaceId, int> readCards(const Node &cards, std::vector<TrainType> &types, GameDefinition &game)
{
    const std::vector<std::string> typeNames = names(types);
    const std::vector<std::string> phaseNames = names(game.phases);
    const std::vector<Node::Member> rows = cards.rows(mostKinds);
    const std::vector<std::string> cardCodes = names(rows);
    ById<FaceId, int> typeOf;
    for (const auto &[letter, node] : rows) {
        const Record record(node, {"count", "faces"}, {"phase", "besideAfter", "alreadyAfter", "needsSoldPercent"});
        TrainCard card;
        card.code = letter;
        card.count = record["count"].numberOrUnlimited(mostCards);
        const std::vector<Node> faces = record["faces"].items(1, mostFaces);
        for (const Node &printed : faces) {
            const int type = printed.oneOf(typeNames);
            if (type < 0)
                continue;
            TrainType &shown = types[static_cast<std::size_t>(type)];
            shown.isOnCard = true;
            typeOf.add(type);
            card.faces.emplace_back(game.faces.count());
            TrainFace face;
            face.name = shown.name;
            face.code = faces.size() == 1 && letter == shown.name ? letter : letter + "." + shown.name;
            face.card = CardId(game.cards.count());
            face.size = shown.size;
            face.price = shown.price;
            face.servesMines = shown.servesMines;
            face.factor = shown.factor;
            game.faces.add(std::move(face));
            if (!shown.agedBy.empty())
                addOldSide(card.faces.back(), typeOf, game);
        }
        card.phase = PhaseId(record["phase"].oneOf(phaseNames));
        card.besideAfter = CardId(record["besideAfter"].oneOf(cardCodes));
        card.needsSoldPercent = record["needsSoldPercent"].number(0, 100);
        card.alreadyAfter = CardId(record["alreadyAfter"].oneOf(cardCodes));
        game.cards.add(std::move(card));
    }
    return typeOf;
}

bool isAmong(const std::vector<int> &places, int place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

/// The faces that are given in part payment: the one card's that shows the train.
void joinTradeIns(const std::vector<Node::Member> &rows, const std::vector<TrainType> &types,
                  const ById<FaceId, int> &typeOf, GameDefinition &game)
{
    for (std::size_t i = 0; i < types.size(); ++i)
        for (const auto &[surrendered, price] : types[i].tradeIns) {
            const auto shows = std::count(typeOf.begin(), typeOf.end(), surrendered);
            const auto first = std::find(typeOf.begin(), typeOf.end(), surrendered);
            if (shows > 1)
                rows[i].value.member("tradeIn").report(
                    "several cards show the train that is given for it; expected one");
            for (const FaceId face : ids(game.faces)) {
                if (shows != 1 || typeOf[face] != static_cast<int>(i))
                    continue;
                game.faces[face].tradeIns.push_back({FaceId(static_cast<int>(first - typeOf.begin())), price});
                game.faces[face].tradesAtDiscount = types[i].tradesAtDiscount;
            }
        }
}

} // namespace

void readPhases(const Node &phases, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    const std::vector<std::string_view> featureKeys = keyNames(&Feature::phaseKeys);
    for (const auto &[name, node] : phases.rows(mostKinds)) {
        const Record record(
            node, {"trainLimits", "onSale", "tileColours", "companiesBuyPrivates", "companiesTradeTrains"},
            {"operatingRounds", "forms", "highMines", "closesPrivates", "treasuryPercent", "title"}, featureKeys);
        PhaseDefinition phase;
        phase.name = name;
        phase.title = record["title"].isThere() ? record["title"].text() : name;
        phase.trainLimit = ById<ClassId, std::optional<int>>(classNames.size());
        for (const auto &[className, limit] : record["trainLimits"].members()) {
            if (const ClassId size(indexOf(classNames, className)); size)
                phase.trainLimit[size] = limit.number(1, mostCards);
            else
                limit.reportUnknown("class", className, classNames);
        }
        phase.onSale = readClassSet(record["onSale"], classNames);
        for (const Node &colour : record["tileColours"].items(0, shortList))
            phase.tileColours.push_back(colour.text());
        phase.companiesBuyPrivates = record["companiesBuyPrivates"].flag();
        phase.companiesTradeTrains = record["companiesTradeTrains"].flag();
        if (const Node rounds = record["operatingRounds"]; rounds.isThere())
            phase.operatingRounds = rounds.number(1, mostRounds);
        phase.forms = readCompanyList(record["forms"], game);
        phase.highMines = record["highMines"].flag();
        phase.closesPrivates = record["closesPrivates"].flag();
        phase.treasuryPercent = record["treasuryPercent"].number(0, 100);
        readKeys(&Feature::phaseKeys, record, phase.parts);
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
            const TrainType &type = types[static_cast<std::size_t>(typeOf[victim])];
            if (game.faces[sold].isOld)
                continue;
            if (isAmong(type.rustedBy, typeOf[sold]))
                game.faces[sold].rusts.push_back(victim);
            if (isAmong(type.agedBy, typeOf[sold]) && !game.faces[victim].isOld)
                game.faces[sold].ages.push_back(victim);
        }
    joinTradeIns(rows, types, typeOf, game);
}

} // namespace flimnap
