#include <algorithm>

#include "io/journal_line.h"
#include "io/journal_text.h"
#include "journal/move_schema.h"

namespace flimnap {

namespace {

using Object = Json::object_t;
using Routes = std::optional<std::vector<Route>>;
using Amounts = std::optional<std::vector<Grant>>;

bool takeTextInto(Json &value, std::string &place)
{
    std::optional<std::string> text = takeText(value);
    if (text)
        place = std::move(*text);
    return text.has_value();
}

bool takeNumber(const Json &value, std::optional<int> &place)
{
    place = wholeNumber(value);
    return place.has_value();
}

bool takeStops(Json &value, std::vector<std::string> &stops)
{
    if (!value.is_array())
        return false;
    for (Json &item : value) {
        std::optional<std::string> stop = takeText(item);
        if (!stop)
            return false;
        stops.push_back(std::move(*stop));
    }
    return true;
}

std::optional<Route> takeRoute(Json &value)
{
    if (!value.is_object())
        return std::nullopt;
    Route route;
    for (auto &[key, content] : value.get_ref<JsonObject &>()) {
        bool isRight = false;
        if (key == "train")
            isRight = takeTextInto(content, route.train);
        else if (key == "stops")
            isRight = takeStops(content, route.stops);
        else if (key == "value" || key == "bonus")
            isRight = takeNumber(content, key == "value" ? route.value : route.bonus);
        if (!isRight)
            return std::nullopt;
    }
    const bool isComplete = !route.train.empty() && (value.contains("stops") || route.value);
    return isComplete ? std::optional(std::move(route)) : std::nullopt;
}

bool takeRoutes(Json &value, Routes &routes)
{
    if (!value.is_array())
        return false;
    routes.emplace();
    for (Json &item : value) {
        std::optional<Route> route = takeRoute(item);
        if (!route)
            return false;
        routes->push_back(std::move(*route));
    }
    return true;
}

bool takeAmounts(Json &value, Amounts &amounts)
{
    if (!value.is_object() || value.empty())
        return false;
    amounts.emplace();
    for (auto &[company, content] : value.get_ref<JsonObject &>()) {
        const std::optional<int> amount = wholeNumber(content);
        if (!amount || *amount < 0)
            return false;
        amounts->push_back({company, *amount});
    }
    return true;
}

bool takeTextOrNumber(Json &value, std::string &place)
{
    const std::optional<int> number = wholeNumber(value);
    if (number)
        place = std::to_string(*number);
    return number || takeTextInto(value, place);
}

/// Items that a list kept as text cannot hold are none of any game's codes.
bool takeTextNumberOrList(Json &value, std::string &place)
{
    if (!value.is_array())
        return takeTextOrNumber(value, place);
    std::vector<std::string> items;
    for (Json &item : value) {
        std::optional<std::string> text = takeText(item);
        if (!text || text->empty() || text->find_first_of("[],") != std::string::npos)
            return false;
        items.push_back(std::move(*text));
    }
    place = listText(items);
    return true;
}

bool takeFlag(const Json &value, bool &place)
{
    place = value.is_boolean() && value.get<bool>();
    return value.is_boolean();
}

/// Puts the value at the key's place in the move; false if it is not of the key's type.
bool take(Json &value, const MoveKey &key, Move &move)
{
    switch (key.type) {
    case KeyType::Text:
        return takeTextInto(value, move.*std::get<std::string Move::*>(key.member));
    case KeyType::TextOrNumber:
        return takeTextOrNumber(value, move.*std::get<std::string Move::*>(key.member));
    case KeyType::TextNumberOrList:
        return takeTextNumberOrList(value, move.*std::get<std::string Move::*>(key.member));
    case KeyType::Number:
        return takeNumber(value, move.*std::get<std::optional<int> Move::*>(key.member));
    case KeyType::Flag:
        return takeFlag(value, move.*std::get<bool Move::*>(key.member));
    case KeyType::Routes:
        return takeRoutes(value, move.*std::get<Routes Move::*>(key.member));
    case KeyType::Amounts:
        return takeAmounts(value, move.*std::get<Amounts Move::*>(key.member));
    }
    return false;
}

std::string knownKinds()
{
    std::string list;
    for (const MoveKind kind : allMoveKinds())
        list.append(list.empty() ? "" : ", ").append(word(kind));
    return list;
}

std::string knownKeys(MoveKind kind)
{
    std::string list = std::string(word(kind)) + " has no such key; it takes ";
    for (const MoveKey &key : keysOf(kind))
        if (key.name != "force" && key.name != "note")
            list.append(key.name).append(", ");
    return list + "and, as every move, force and note";
}

std::optional<MoveKind> kindOf(const Json &object, LineFaults &faults)
{
    const auto found = object.find("move");
    if (found == object.end()) {
        faults.add("move", R"(missing; every move names its kind, as in {"move":"pass","by":"p1"})");
        return std::nullopt;
    }
    std::optional<MoveKind> kind;
    if (found->is_string())
        kind = moveKind(found->get_ref<const std::string &>());
    if (!kind)
        faults.add("move", isNot(*found, "a kind of move; there are " + knownKinds()));
    return kind;
}

/// What the filled move still lacks. A value that could not be read is not missing as well, nor can the form of a
/// move be told without it.
void addProblems(const Move &move, const std::vector<std::string_view> &misread, LineFaults &faults)
{
    for (MoveProblem &problem : problemsOf(move)) {
        const bool followsFromMisread = std::find(misread.begin(), misread.end(), problem.key) != misread.end();
        if (problem.key.empty() && misread.empty())
            faults.add(std::move(problem.message));
        else if (!problem.key.empty() && !followsFromMisread)
            faults.add(problem.key, std::move(problem.message));
    }
}

void appendStops(std::string &line, const std::vector<std::string> &stops)
{
    line += R"(,"stops":[)";
    for (const std::string &stop : stops) {
        if (&stop != stops.data())
            line += ',';
        appendText(line, stop);
    }
    line += ']';
}

void appendRoutes(std::string &line, const std::vector<Route> &routes)
{
    line += '[';
    for (const Route &route : routes) {
        line += &route == routes.data() ? R"({"train":)" : R"(,{"train":)";
        appendText(line, route.train);
        if (!route.value || !route.stops.empty())
            appendStops(line, route.stops);
        if (route.value)
            line += R"(,"value":)" + std::to_string(*route.value);
        if (route.bonus)
            line += R"(,"bonus":)" + std::to_string(*route.bonus);
        line += '}';
    }
    line += ']';
}

void appendAmounts(std::string &line, const std::vector<Grant> &amounts)
{
    line += '{';
    for (const Grant &grant : amounts) {
        line += &grant == amounts.data() ? "" : ",";
        appendText(line, grant.company);
        line += ':' + std::to_string(grant.amount);
    }
    line += '}';
}

void appendTextNumberOrList(std::string &line, const MoveKey &key, const std::string &text)
{
    if (isWholeNumber(text)) {
        line += text;
        return;
    }
    if (key.type != KeyType::TextNumberOrList || !isList(text)) {
        appendText(line, text);
        return;
    }
    line += '[';
    for (const std::string &item : listItems(text)) {
        line += line.back() == '[' ? "" : ",";
        appendText(line, item);
    }
    line += ']';
}

void appendValue(std::string &line, const MoveKey &key, const Move &move)
{
    switch (key.type) {
    case KeyType::Text:
        appendText(line, move.*std::get<std::string Move::*>(key.member));
        break;
    case KeyType::TextOrNumber:
    case KeyType::TextNumberOrList:
        appendTextNumberOrList(line, key, move.*std::get<std::string Move::*>(key.member));
        break;
    case KeyType::Number:
        line += std::to_string(*(move.*std::get<std::optional<int> Move::*>(key.member)));
        break;
    case KeyType::Flag:
        line += "true";
        break;
    case KeyType::Routes:
        appendRoutes(line, *(move.*std::get<Routes Move::*>(key.member)));
        break;
    case KeyType::Amounts:
        appendAmounts(line, *(move.*std::get<Amounts Move::*>(key.member)));
        break;
    }
}

} // namespace

std::optional<Move> readMove(std::string_view line, LineFaults &faults)
{
    std::optional<Json> object =
        objectOn(line, R"(a move, which is an object such as {"move":"pass","by":"p1"})", faults);
    if (!object)
        return std::nullopt;
    const std::optional<MoveKind> kind = kindOf(*object, faults);
    if (!kind)
        return std::nullopt;

    Move move;
    move.kind = *kind;
    std::vector<std::string_view> misread;
    for (auto &[name, value] : object->get_ref<JsonObject &>()) {
        if (name == "move")
            continue;
        const MoveKey *key = keyOf(*kind, name);
        if (key == nullptr) {
            faults.add(name, knownKeys(*kind));
        } else if (!take(value, *key, move)) {
            faults.add(name, isNot(value, expectation(*key)));
            misread.push_back(key->name);
        }
    }
    addProblems(move, misread, faults);
    if (!faults.none())
        return std::nullopt;
    return move;
}

Result<Move, Faults> parseMove(std::string_view line, const std::string &file, int lineNumber)
{
    Faults all;
    LineFaults faults(file, lineNumber, all);
    std::optional<Move> move = readMove(line, faults);
    if (!move)
        return all;
    return std::move(*move);
}

std::string writeMove(const Move &move)
{
    std::string line = R"({"move":)";
    appendText(line, word(move.kind));
    for (const MoveKey &key : keysOf(move.kind)) {
        if (!isGiven(move, key))
            continue;
        line.append(",\"").append(key.name).append("\":");
        appendValue(line, key, move);
    }
    line += '}';
    return line;
}

} // namespace flimnap
