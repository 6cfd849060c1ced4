#include <algorithm>

#include "io/definition_parts.h"
#include "io/keys.h"

namespace flimnap {

namespace {

constexpr std::size_t mostClasses = 20;
constexpr int mostSteps = 10; ///< of a marker for one dividend
constexpr int mostLays = 10;

/// Percentages of the certificates, the director's in front: [50, 25, 25].
void readCertificates(const Node &certificates, const Node &missing, CompanyClass &size)
{
    int sum = missing.number(0, 99);
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
        certificates.report(
            "the certificates of a company sum up to 100 percent with those that are missing, these to " +
            std::to_string(sum));
    else if (!alike || percents.front() % unit != 0 || 100 % unit != 0)
        certificates.report("all certificates but the director's, which comes first, are of one size, and the "
                            "director's is a multiple of it");
    else {
        size.units = 100 / unit;
        size.directorUnits = percents.front() / unit;
        size.missingUnits = missing.number(0, 99) / unit;
    }
}

int unitsAtLeast(const Node &percent, const CompanyClass &size)
{
    return (percent.number(1, 100) * size.units + 99) / 100;
}

/// What all companies have that lay track and run trains.
void readTurns(const Record &record, const std::vector<std::string> &classNames, CompanyClass &size)
{
    size.stationTokens = record["stationMarkers"].number(0, mostStations);
    for (const Node &price : record["stationPrices"].items(1, mostStations))
        size.stationPrices.push_back(price.money());
    size.firstTurnLays = record["firstTurnLays"].number(0, mostLays);
    size.laysPerTurn = record["laysPerTurn"].number(0, mostLays);
    size.ownsTrains = readClassSet(record["ownsTrains"], classNames);
    size.runsTrains = readClassSet(record["runsTrains"], classNames);
}

void readShareClass(const Node &node, const std::vector<std::string> &classNames, const GameDefinition &game,
                    CompanyClass &size)
{
    const Record record(
        node,
        {"code", "certificates", "holdingLimitPercent", "pars", "dividendSteps", "stationMarkers", "stationPrices",
         "firstTurnLays", "laysPerTurn", "homeTile", "ownsTrains", "runsTrains", "ownsPrivates"},
        {"kind", "floatPercent", "startsAt", "missingPercent", "parsFrom", "trainDuty", "setsOutInTurn",
         "buysOnlyRunnable", "buysAtPrintedPrice", "sellsAtPrintedPrice", "halfCertificates", "growsInto"});
    size.kind = chosen<ClassKind>(record["kind"]);
    size.code = record["code"].text();
    readCertificates(record["certificates"], record["missingPercent"], size);
    if (const Node floats = record["floatPercent"]; floats.isThere())
        size.floatUnits = unitsAtLeast(floats, size);
    size.holdingLimitUnits = readUnits(record["holdingLimitPercent"], size);
    const Node start = record["startsAt"];
    size.startsAt = readCell(start, game);
    const Node least = record["parsFrom"];
    size.pars = readPars(record["pars"], game, start.isThere() || least.isThere() ? 0 : 1);
    if (least.isThere()) {
        size.parsFrom = least.money(1);
        size.pars = parsFrom(game, size.parsFrom);
    }
    size.trainDuty = chosen<TrainDuty>(record["trainDuty"]);
    size.dividendSteps = record["dividendSteps"].number(0, mostSteps);
    readTurns(record, classNames, size);
    size.hasHomeTile = record["homeTile"].flag();
    size.ownsPrivates = readClassSet(record["ownsPrivates"], classNames);
    size.setsOutInTurn = record["setsOutInTurn"].flag();
    size.buysOnlyRunnable = record["buysOnlyRunnable"].flag();
    size.buysAtPrintedPrice = record["buysAtPrintedPrice"].flag();
    size.sellsAtPrintedPrice = record["sellsAtPrintedPrice"].flag();
    size.hasHalfCertificates = record["halfCertificates"].flag();
    size.growsInto = ClassId(record["growsInto"].oneOf(classNames));
}

void readMinorClass(const Node &node, const std::vector<std::string> &classNames, CompanyClass &size)
{
    const Record record(
        node,
        {"kind", "code", "stationMarkers", "stationPrices", "firstTurnLays", "laysPerTurn", "ownsTrains", "runsTrains"},
        {"trainDuty", "ownersPercent"});
    size.kind = ClassKind::Minor;
    size.code = record["code"].text();
    readTurns(record, classNames, size);
    size.trainDuty = chosen<TrainDuty>(record["trainDuty"]);
    size.ownersPercent = record["ownersPercent"].number(0, 100);
}

CompanyClass readClass(const Node &node, const std::string &name, const std::vector<std::string> &classNames,
                       const GameDefinition &game)
{
    const ById<ClassId, bool> none(classNames.size(), false);
    CompanyClass size;
    size.name = name;
    size.ownsTrains = size.runsTrains = size.ownsPrivates = none;
    if (const Node kind = node.member("kind"); kind.isWord("minor"))
        readMinorClass(node, classNames, size);
    else if (kind.isWord("label")) {
        size.kind = ClassKind::Label;
        size.code = Record(node, {"kind", "code"})["code"].text();
    } else
        readShareClass(node, classNames, game, size);
    return size;
}

std::vector<std::string> readTexts(const Node &list)
{
    std::vector<std::string> texts;
    for (const Node &node : list.items(0, shortList))
        texts.push_back(node.text());
    return texts;
}

void readPricesAndMine(const Record &record, CompanyDefinition &company)
{
    for (const Node &price : record["prices"].items(1, shortList))
        company.prices.push_back(price.money(1));
    const std::vector<Node> mine = record["mine"].items(2, 2);
    if (mine.size() == 2) {
        company.lowMine = mine.front().money(1);
        company.highMine = mine.back().money(1);
    }
}

std::vector<Node::Member> ordered(const std::vector<Node::Member> &rows, const Node &order)
{
    if (!order.isThere())
        return rows;
    const std::vector<std::string> known = names(rows);
    std::vector<bool> isNamed(rows.size());
    std::vector<Node::Member> companies;
    const std::vector<Node> words = order.items();
    for (const Node &word : words) {
        const int row = word.oneOf(known);
        if (row < 0)
            continue;
        const auto place = static_cast<std::size_t>(row);
        if (isNamed[place])
            word.report("\"" + known[place] + "\" stands here twice; each company has one place in the order");
        else
            companies.push_back(rows[place]);
        isNamed[place] = true;
    }
    const auto missing = std::find(isNamed.begin(), isNamed.end(), false);
    if (missing == isNamed.end())
        return companies;
    if (companies.size() == words.size())
        order.report("\"" + known[static_cast<std::size_t>(missing - isNamed.begin())] +
                     "\" is missing; the order names every company");
    return rows;
}

/// What a minor's owner gets for it later, a share of any company of the table.
void readSuccessor(const Node &becomes, const GameDefinition &game, CompanyDefinition &company)
{
    if (!becomes.isThere())
        return;
    const Record share(becomes, {"company", "percent"});
    company.becomes = CompanyId(share["company"].oneOf(codes(game.companies)));
    if (company.becomes && game.companies[company.becomes].size)
        company.becomesUnits = readUnits(share["percent"], game.classOf(company.becomes));
}

} // namespace

std::string readColour(const Node &node)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string colour = node.text();
    if (!colour.empty() &&
        (colour.size() != 7 || colour.front() != '#' || colour.find_first_not_of(digits, 1) != std::string::npos))
        node.reportUnexpected("a colour such as \"#0971b7\"");
    return colour;
}

ById<ClassId, bool> readClassSet(const Node &list, const std::vector<std::string> &classNames)
{
    ById<ClassId, bool> set(classNames.size(), false);
    for (const Node &node : list.items(0, shortList))
        if (const ClassId size(node.oneOf(classNames)); size)
            set[size] = true;
    return set;
}

int readUnits(const Node &percent, const CompanyClass &size)
{
    const int number = percent.number(1, 100);
    if (number * size.units % 100 != 0)
        percent.reportUnexpected("a multiple of the ordinary certificate, " + std::to_string(size.percent(1)));
    return number * size.units / 100;
}

std::vector<CompanyId> readCompanyList(const Node &list, const GameDefinition &game)
{
    const std::vector<std::string> known = codes(game.companies);
    std::vector<CompanyId> companies;
    for (const Node &node : list.items(0, shortList))
        if (const CompanyId company(node.oneOf(known)); company)
            companies.push_back(company);
    return companies;
}

void readClasses(const Node &classes, GameDefinition &game)
{
    const std::vector<Node::Member> rows = classes.rows(mostClasses);
    const std::vector<std::string> classNames = names(rows);
    for (const auto &[name, node] : rows)
        game.classes.add(readClass(node, name, classNames, game));
}

void readCompanies(const Node &companies, const Node &companyOrder, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    const std::vector<Node::Member> rows = ordered(companies.rows(), companyOrder);
    for (const auto &[code, node] : rows) {
        const Record record(
            node, {"class", "name", "homes", "colour"},
            {"nameInBook", "choosesHomeCity", "prices", "comesWith", "becomes", "mine", "stationMarkers", "printed"});
        CompanyDefinition company;
        company.code = code;
        company.printed = record["printed"].isThere() ? record["printed"].text() : code;
        company.name = record["name"].text();
        company.nameInBook = record["nameInBook"].text();
        company.size = ClassId(record["class"].oneOf(classNames));
        company.homes = readTexts(record["homes"]);
        company.choosesHomeCity = record["choosesHomeCity"].flag();
        company.colour = readColour(record["colour"]);
        if (const Node tokens = record["stationMarkers"]; tokens.isThere())
            company.stationTokens = tokens.number(0, mostStations);
        readPricesAndMine(record, company);
        game.companies.add(std::move(company));
    }
    for (const CompanyId company : ids(game.companies))
        readSuccessor(rows[static_cast<std::size_t>(company.index())].value.member("becomes"), game,
                      game.companies[company]);
}

void readFirstTrains(const Node &companies, GameDefinition &game)
{
    const std::vector<std::string> trains = codes(game.faces);
    for (const auto &[code, node] : companies.members())
        if (const CompanyId company = game.findCompany(code); company)
            game.companies[company].comesWith = FaceId(node.member("comesWith").oneOf(trains));
}

void readPrivates(const Node &privateClasses, const Node &privates, GameDefinition &game)
{
    const std::vector<std::string> classNames = names(game.classes);
    ById<ClassId, PrivateDefinition> models(classNames.size());
    ById<ClassId, bool> isDescribed(classNames.size(), false);
    const std::vector<std::string_view> featureKeys = keyNames(&Feature::privateKeys);
    for (const auto &[name, node] : privateClasses.rows()) {
        const Record record(node, {"income"}, {"waivesTerrain", "blocksHex", "buildsAtHex"}, featureKeys);
        PrivateDefinition model;
        model.size = ClassId(indexOf(classNames, name));
        model.income = record["income"].money();
        model.waivesTerrain = readTexts(record["waivesTerrain"]);
        model.blocksHex = record["blocksHex"].text();
        model.buildsAtHex = record["buildsAtHex"].text();
        model.hasRight = !model.waivesTerrain.empty() || !model.buildsAtHex.empty();
        readKeys(&Feature::privateKeys, record, model.parts);
        if (!model.size) {
            node.reportUnknown("class", name, classNames);
            continue;
        }
        isDescribed[model.size] = true;
        models[model.size] = std::move(model);
    }
    for (const auto &[code, node] : privates.rows(mostPrivates)) {
        const Record record(node, {"class", "price", "name"}, {"localName", "staysOpen"});
        const ClassId size(record["class"].oneOf(classNames));
        if (size && !isDescribed[size])
            record["class"].report("\"privateClasses\" does not say what a private railway of this class earns");
        PrivateDefinition railway = size ? models[size] : PrivateDefinition();
        railway.code = code;
        railway.price = record["price"].money(1);
        railway.name = record["name"].text();
        railway.localName = record["localName"].text();
        railway.staysOpen = record["staysOpen"].flag();
        game.privates.add(std::move(railway));
    }
}

} // namespace flimnap
