#include <algorithm>

#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr std::size_t mostClasses = 20;
constexpr std::size_t mostPrivates = 100;
constexpr int mostStations = 20;
constexpr int mostSteps = 10; ///< of a marker for one dividend
constexpr int mostLays = 10;

ById<ClassId, bool> readClassSet(const Node &list, const std::vector<std::string> &classNames)
{
    ById<ClassId, bool> set(classNames.size(), false);
    for (const Node &node : list.items(0, shortList))
        if (const ClassId size(node.oneOf(classNames)); size)
            set[size] = true;
    return set;
}

/// Percentages of the certificates, the director's in front: [50, 25, 25].
void readCertificates(const Node &certificates, CompanyClass &size)
{
    int sum = 0;
    std::vector<int> percents;
    for (const Node &node : certificates.items(1, 100)) {
        percents.push_back(node.number(1, 100));
        sum += percents.back();
    }
    if (percents.empty())
        return;
    const int unit = percents.back();
    const bool alike = std::all_of(percents.begin() + 1, percents.end(), [&](int percent) { return percent == unit; });
    if (sum != 100)
        certificates.report("the certificates of a company sum up to 100 percent, these to " + std::to_string(sum));
    else if (!alike || percents.front() % unit != 0 || 100 % unit != 0)
        certificates.report("all certificates but the director's, which comes first, are of one size, and the "
                            "director's is a multiple of it");
    else {
        size.units = 100 / unit;
        size.directorUnits = percents.front() / unit;
    }
}

int unitsAtLeast(const Node &percent, const CompanyClass &size)
{
    return (percent.number(1, 100) * size.units + 99) / 100;
}

int wholeUnits(const Node &percent, const CompanyClass &size)
{
    const int number = percent.number(1, 100);
    if (number * size.units % 100 != 0)
        percent.reportUnexpected("a multiple of the ordinary certificate, " + std::to_string(size.percent(1)));
    return number * size.units / 100;
}

CompanyClass readClass(const Node &node, const std::string &name, const std::vector<std::string> &classNames,
                       const GameDefinition &game)
{
    const Record record(node, {"code", "certificates", "floatPercent", "holdingLimitPercent", "pars", "dividendSteps",
                               "stationMarkers", "stationPrices", "firstTurnLays", "laysPerTurn", "homeTile",
                               "ownsTrains", "runsTrains", "ownsPrivates", "acquires"});
    CompanyClass size;
    size.name = name;
    size.code = record["code"].text();
    readCertificates(record["certificates"], size);
    size.floatUnits = unitsAtLeast(record["floatPercent"], size);
    size.holdingLimitUnits = wholeUnits(record["holdingLimitPercent"], size);
    size.pars = readPars(record["pars"], game);
    size.dividendSteps = record["dividendSteps"].number(0, mostSteps);
    size.stationMarkers = record["stationMarkers"].number(0, mostStations);
    for (const Node &price : record["stationPrices"].items(1, mostStations))
        size.stationPrices.push_back(price.money());
    size.firstTurnLays = record["firstTurnLays"].number(0, mostLays);
    size.laysPerTurn = record["laysPerTurn"].number(0, mostLays);
    size.hasHomeTile = record["homeTile"].flag();
    size.ownsTrains = readClassSet(record["ownsTrains"], classNames);
    size.runsTrains = readClassSet(record["runsTrains"], classNames);
    size.ownsPrivates = readClassSet(record["ownsPrivates"], classNames);
    size.acquires = readClassSet(record["acquires"], classNames);
    return size;
}

std::string readColour(const Node &node)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string colour = node.text();
    if (!colour.empty() &&
        (colour.size() != 7 || colour.front() != '#' || colour.find_first_not_of(digits, 1) != std::string::npos))
        node.reportUnexpected("a colour such as \"#0971b7\"");
    return colour;
}

std::vector<std::string> readTexts(const Node &list)
{
    std::vector<std::string> texts;
    for (const Node &node : list.items(0, shortList))
        texts.push_back(node.text());
    return texts;
}

} // namespace

void readClasses(const Node &classes, GameDefinition &game)
{
    const std::vector<Node::Member> rows = classes.rows(mostClasses);
    const std::vector<std::string> classNames = names(rows);
    for (const auto &[name, node] : rows)
        game.classes.add(readClass(node, name, classNames, game));
}

void readCompanies(const Node &companies, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    for (const auto &[code, node] : companies.rows()) {
        const Record record(node, {"class", "name", "homes", "colour"}, {"choosesHomeCity"});
        CompanyDefinition company;
        company.code = code;
        company.name = record["name"].text();
        company.size = ClassId(record["class"].oneOf(classNames));
        company.homes = readTexts(record["homes"]);
        company.choosesHomeCity = record["choosesHomeCity"].flag();
        company.colour = readColour(record["colour"]);
        game.companies.add(std::move(company));
    }
}

void readPrivates(const Node &privateClasses, const Node &privates, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    ById<ClassId, PrivateDefinition> models(classNames.size());
    ById<ClassId, bool> isDescribed(classNames.size(), false);
    for (const auto &[name, node] : privateClasses.rows()) {
        const Record record(node, {"income"}, {"waivesTerrain", "laysColours"});
        PrivateDefinition model;
        model.size = ClassId(indexOf(classNames, name));
        model.income = record["income"].money();
        model.waivesTerrain = readTexts(record["waivesTerrain"]);
        model.laysColours = readTexts(record["laysColours"]);
        if (!model.size) {
            node.reportUnknown("class", name, classNames);
            continue;
        }
        isDescribed[model.size] = true;
        models[model.size] = std::move(model);
    }
    for (const auto &[code, node] : privates.rows(mostPrivates)) {
        const Record record(node, {"class", "price", "name"}, {"localName"});
        const ClassId size(record["class"].oneOf(classNames));
        if (size && !isDescribed[size])
            record["class"].report("\"privateClasses\" does not say what a private railway of this class earns");
        PrivateDefinition railway = size ? models[size] : PrivateDefinition();
        railway.code = code;
        railway.price = record["price"].money(1);
        railway.name = record["name"].text();
        railway.localName = record["localName"].text();
        game.privates.add(std::move(railway));
    }
}

} // namespace flimnap
