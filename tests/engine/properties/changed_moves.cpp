#include "changed_moves.h"

#include <algorithm>

#include "io/journal_text.h"

namespace flimnap::test {

namespace {

/// What a journal notes of the map, which is not entered here: nobody offers it unless the rules ask for it.
constexpr std::array<std::string_view, 4> ofTheMap = {"hex", "tile", "rotation", "city"};

template <class Choice>
const Choice *choiceOf(const std::vector<Choice> &choices, std::string_view key)
{
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const Choice &c) { return c.key == key; });
    return found == choices.end() ? nullptr : &*found;
}

bool isAsked(const Offer &offer, std::string_view key)
{
    return choiceOf(offer.numbers, key) != nullptr || choiceOf(offer.words, key) != nullptr;
}

/// What was counted after a take-over, or agreed on, can be put right whenever the table sees that it was wrong; nobody
/// is asked again.
bool isSaidAnew(const Position &position, const Move &move)
{
    return move.what == "shared_hexes" || (move.what == "certificate_limit" && position.certificateLimit);
}

bool isOpenToChange(const Offer &offer, const MoveKey &key)
{
    if (key.name == "force" || key.name == "note")
        return false;
    if (key.name == "cost" && offer.move.kind == MoveKind::PlaceToken)
        return false; // without the map, the table alone knows which stations count: what it enters is paid
    const NumberChoice *choice = choiceOf(offer.numbers, key.name);
    if (key.name == "mine" && choice != nullptr && choice->onlyUsual)
        return false; // which mines trains serve only the table knows: what any may bring is accepted, the likely
                      // offered
    const bool isOfTheMap = std::find(ofTheMap.begin(), ofTheMap.end(), key.name) != ofTheMap.end();
    if (offer.move.home && isOfTheMap)
        return false; // also for another company, whose home somebody upgraded
    return !isOfTheMap || isAsked(offer, key.name) || isGiven(offer.move, key);
}

bool isAllowed(const GameDefinition &game, const NumberChoice &choice, int value)
{
    // Games entered without the map have paid them: accepted, but offered no more.
    const std::vector<Money> &others = game.otherTerrainCosts;
    if (choice.key == "cost" && std::find(others.begin(), others.end(), Money{value}) != others.end())
        return true;
    if (choice.onlyUsual)
        return std::find(choice.usual.begin(), choice.usual.end(), value) != choice.usual.end();
    return value >= choice.least && value <= choice.most && (value - choice.least) % choice.step == 0;
}

std::optional<int> &numberAt(Move &move, const MoveKey &key)
{
    return move.*std::get<std::optional<int> Move::*>(key.member);
}

std::string &wordAt(Move &move, const MoveKey &key)
{
    return move.*std::get<std::string Move::*>(key.member);
}

/// Where nothing is said, it is nothing, or the least that there can be.
int unsaid(const NumberChoice &choice)
{
    return std::clamp(0, choice.least, choice.most);
}

bool takesNumbers(const GameDefinition &game, const Offer &offer, const Move &move, Move &fitted)
{
    Move given = move;
    return std::all_of(offer.numbers.begin(), offer.numbers.end(), [&](const NumberChoice &choice) {
        const MoveKey &key = *keyOf(move.kind, choice.key);
        const int value = numberAt(given, key).value_or(unsaid(choice));
        numberAt(fitted, key) = value;
        return isAllowed(game, choice, value);
    });
}

bool takesWords(const Offer &offer, const Move &move, Move &fitted)
{
    Move given = move;
    return std::all_of(offer.words.begin(), offer.words.end(), [&](const WordChoice &choice) {
        const MoveKey &key = *keyOf(move.kind, choice.key);
        wordAt(fitted, key) = wordAt(given, key);
        return std::find(choice.words.begin(), choice.words.end(), wordAt(given, key)) != choice.words.end();
    });
}

bool isAllowed(const Route &route, const RouteChoice &choice)
{
    const int value = route.value.value_or(0);
    return route.train == choice.train && value >= 0 && value <= choice.most && value % choice.step == 0 &&
           (route.bonus.value_or(0) == 0 || *route.bonus == choice.bonus);
}

/// Each train runs once at most.
bool takesRoutes(const Offer &offer, const Move &move, Move &fitted)
{
    if (!move.routes)
        return true;
    std::vector<RouteChoice> left = offer.routes;
    for (const Route &route : *move.routes) {
        const auto found =
            std::find_if(left.begin(), left.end(), [&](const RouteChoice &choice) { return isAllowed(route, choice); });
        if (found == left.end())
            return false;
        left.erase(found);
    }
    fitted.routes = move.routes;
    return true;
}

bool takesAmounts(const Offer &offer, const Move &move, Move &fitted)
{
    if (!move.amounts)
        return true;
    if (!offer.split)
        return false;
    int sum = 0;
    for (const Grant &grant : *move.amounts) {
        const std::vector<std::string> &known = offer.split->companies;
        if (grant.amount <= 0 || std::find(known.begin(), known.end(), grant.company) == known.end())
            return false;
        sum += grant.amount;
    }
    fitted.amounts = move.amounts;
    return sum == offer.split->sum;
}

void takeNotesOfTheMap(const Offer &offer, const Move &move, Move &fitted)
{
    Move given = move;
    for (const std::string_view name : ofTheMap) {
        const MoveKey *key = keyOf(move.kind, name);
        if (key == nullptr || isAsked(offer, name) || isGiven(offer.move, *key))
            continue;
        if (std::holds_alternative<std::string Move::*>(key->member))
            wordAt(fitted, *key) = wordAt(given, *key);
        else
            numberAt(fitted, *key) = numberAt(given, *key);
    }
}

/// The offer with the choices that the move makes, if it has them.
std::optional<Move> fitted(const GameDefinition &game, const Offer &offer, const Move &move)
{
    Move fitted = offer.move;
    takeNotesOfTheMap(offer, move, fitted);
    const bool fits = !offer.refusal && offer.move.kind == move.kind && takesNumbers(game, offer, move, fitted) &&
                      takesWords(offer, move, fitted) && takesRoutes(offer, move, fitted) &&
                      takesAmounts(offer, move, fitted);
    return fits ? std::optional(fitted) : std::nullopt;
}

bool isOffered(const Rules &rules, const Position &position, const Offers &offers, const Move &move,
               const Position &ledTo)
{
    return std::any_of(offers.begin(), offers.end(), [&](const Offer &offer) {
        const std::optional<Move> same = fitted(rules.game(), offer, move);
        if (!same)
            return false;
        const auto played = rules.play(position, *same);
        return played && played->position == ledTo;
    });
}

} // namespace

ChangedMoves::ChangedMoves(const Rules &rules, std::uint64_t seed)
    : m_rules(rules), m_vocabulary(rules), m_random(seed), m_player(seed)
{
}

void ChangedMoves::check(const Position &position, const Offers &offers, int times, Problems &problems)
{
    std::vector<const Offer *> open;
    for (const Offer &offer : offers) {
        if (!offer.refusal)
            open.push_back(&offer);
    }
    for (int time = 0; time < times && !open.empty(); ++time) {
        const Offer &offer = *open[below(open.size())];
        const Move asOffered = m_player.complete(offer);
        const auto keys = keysOf(asOffered.kind);
        Move move = asOffered;
        if (!change(move, keys[below(keys.size())], offer) || move == asOffered || !problemsOf(move).empty() ||
            isSaidAnew(position, move))
            continue;
        ++m_tried;
        const auto played = m_rules.play(position, move);
        if (!played)
            continue;
        ++m_accepted;
        problems.unless(isOffered(m_rules, position, offers, move, played->position),
                        "not offered, but accepted: ", writeMove(move), ", where ", writeMove(asOffered),
                        " is offered");
    }
}

bool ChangedMoves::change(Move &move, const MoveKey &key, const Offer &offer)
{
    if (!isOpenToChange(offer, key))
        return false;
    if (std::holds_alternative<std::string Move::*>(key.member))
        changeWord(wordAt(move, key), key);
    else if (std::holds_alternative<std::optional<int> Move::*>(key.member))
        changeNumber(numberAt(move, key), key, offer);
    else if (const auto *flag = std::get_if<bool Move::*>(&key.member))
        move.*(*flag) = !(move.*(*flag));
    else if (key.name == "routes" && move.routes)
        changeRoutes(*move.routes, offer);
    else if (key.name == "amounts" && move.amounts)
        changeAmounts(*move.amounts);
    return true;
}

void ChangedMoves::changeWord(std::string &word, const MoveKey &key)
{
    const std::vector<std::string> &words = m_vocabulary.of(key.name);
    if (!word.empty() && !key.required && below(4) == 0)
        word.clear();
    else if (!key.words.empty())
        word = key.words[below(key.words.size())];
    else if (!words.empty())
        word = words[below(words.size())];
}

void ChangedMoves::changeNumber(std::optional<int> &number, const MoveKey &key, const Offer &offer)
{
    const NumberChoice *choice = choiceOf(offer.numbers, key.name);
    switch (below(6)) {
    case 0:
        number.reset();
        break;
    case 1:
        number = number.value_or(0) + 1;
        break;
    case 2:
        number = number.value_or(0) - 1;
        break;
    case 3:
        number = choice != nullptr ? choice->most + choice->step : number.value_or(0) + 10;
        break;
    case 4:
        number = choice != nullptr ? choice->least - choice->step : number.value_or(0) - 10;
        break;
    default:
        number = Vocabulary::numbers[below(Vocabulary::numbers.size())];
    }
}

void ChangedMoves::changeRoutes(std::vector<Route> &routes, const Offer &offer)
{
    const std::vector<std::string> &trains = m_vocabulary.of("train");
    if (routes.empty()) {
        routes.push_back({trains[below(trains.size())], {}, 10, {}});
        return;
    }
    Route &route = routes[below(routes.size())];
    switch (below(5)) {
    case 0:
        route.train = trains[below(trains.size())];
        break;
    case 1:
        route.value = route.value.value_or(0) + (below(2) == 0 ? 1 : -1);
        break;
    case 2:
        route.value = offer.routes.empty() ? 0 : offer.routes.front().most + offer.routes.front().step;
        break;
    case 3:
        route.bonus = Vocabulary::numbers[below(Vocabulary::numbers.size())];
        break;
    default: {
        const Route again = route;
        routes.push_back(again);
    }
    }
}

void ChangedMoves::changeAmounts(std::vector<Grant> &amounts)
{
    if (amounts.empty())
        return;
    Grant &grant = amounts[below(amounts.size())];
    const std::vector<std::string> &companies = m_vocabulary.of("company");
    switch (below(3)) {
    case 0:
        grant.company = companies[below(companies.size())];
        break;
    case 1:
        ++grant.amount;
        break;
    default:
        --grant.amount;
    }
}

} // namespace flimnap::test
