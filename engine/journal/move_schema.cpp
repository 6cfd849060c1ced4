#include "journal/move_schema.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace flimnap {

namespace {

constexpr std::array<std::string_view, 3> payWords = {"all", "none", "half"};
constexpr std::array<std::string_view, 2> changeWords = {"add", "remove"};
constexpr std::array<std::string_view, 2> paperWords = {"ordinary", "director"};
constexpr std::array<std::string_view, 5> trackWords = {"brown", "green", "yellow", "plain", "none"};

constexpr MoveKey text(std::string_view name, std::string Move::*member, std::span<const std::string_view> words = {})
{
    return {.name = name, .member = member, .type = KeyType::Text, .words = words};
}

constexpr MoveKey textOrNumber(std::string_view name, std::string Move::*member)
{
    return {.name = name,
            .member = member,
            .type = KeyType::TextOrNumber,
            .least = -largestNumber,
            .most = largestNumber,
            .words = {}};
}

constexpr MoveKey textNumberOrList(std::string_view name, std::string Move::*member)
{
    MoveKey key = textOrNumber(name, member);
    key.type = KeyType::TextNumberOrList;
    return key;
}

constexpr MoveKey number(std::string_view name, std::optional<int> Move::*member, int least, int most)
{
    return {.name = name, .member = member, .type = KeyType::Number, .least = least, .most = most, .words = {}};
}

constexpr MoveKey money(std::string_view name, std::optional<int> Move::*member)
{
    return number(name, member, 0, largestNumber);
}

/// A correction's number: what is added to, or if negative taken from, what the book says.
constexpr MoveKey difference(std::string_view name, std::optional<int> Move::*member, int most)
{
    MoveKey key = number(name, member, -most, most);
    key.zeroAllowed = false;
    return key;
}

constexpr MoveKey must(MoveKey key)
{
    key.required = true;
    return key;
}

constexpr MoveKey by = must(text("by", &Move::by));
constexpr MoveKey company = text("company", &Move::company);
constexpr MoveKey privateRailway = text("private", &Move::privateRailway);
constexpr MoveKey train = text("train", &Move::train);
constexpr MoveKey from = text("from", &Move::from);
constexpr MoveKey what = text("what", &Move::what);
constexpr MoveKey hex = text("hex", &Move::hex);
constexpr MoveKey reason = text("reason", &Move::reason);
constexpr MoveKey price = money("price", &Move::price);
constexpr MoveKey amount = money("amount", &Move::amount);
constexpr MoveKey cost = money("cost", &Move::cost);
constexpr MoveKey percent = number("percent", &Move::percent, 1, 100);

template <class... Keys>
constexpr std::array<MoveKey, sizeof...(Keys) + 2> keyList(Keys... keys)
{
    return {keys..., text("force", &Move::force), text("note", &Move::note)};
}

constexpr auto buyPrivateKeys = keyList(by, must(privateRailway), price);
constexpr auto bidKeys = keyList(by, must(privateRailway), must(amount));
constexpr auto takeKeys = keyList(by, must(what), price);
constexpr auto startCompanyKeys = keyList(by, must(company), must(price));
constexpr auto buyShareKeys = keyList(by, must(company), percent, from);
constexpr auto sellSharesKeys = keyList(by, must(company), must(percent), text("papers", &Move::papers, paperWords));
constexpr auto exchangeKeys = keyList(by, must(privateRailway), company);
constexpr auto repayDebtKeys = keyList(by, must(amount));
constexpr auto onlyByKeys = keyList(by);
constexpr auto layTrackKeys =
    keyList(by, hex, text("tile", &Move::tile), number("rotation", &Move::rotation, 0, 5), cost, privateRailway);
constexpr auto placeTokenKeys =
    keyList(by, hex, number("city", &Move::city, 0, largestNumber), cost, privateRailway,
            MoveKey{.name = "home", .member = &Move::home, .type = KeyType::Flag, .words = {}});
// A negative income is well formed: the rules refuse it and name the rule.
constexpr auto runTrainsKeys =
    keyList(by, number("revenue", &Move::revenue, -largestNumber, largestNumber), money("mine", &Move::mine),
            MoveKey{.name = "routes", .member = &Move::routes, .type = KeyType::Routes, .words = {}});
constexpr auto dividendKeys = keyList(by, must(text("pay", &Move::pay, payWords)));
constexpr auto buyTrainKeys =
    keyList(by, must(train), from, price, text("trade_in", &Move::tradeIn), money("loan", &Move::loan));
constexpr auto byTrainKeys = keyList(by, must(train));
constexpr auto convertTrainKeys = keyList(by, must(train), must(text("to", &Move::to)));
constexpr auto sellPrivateKeys = keyList(by, must(privateRailway));
constexpr auto usePrivateKeys = keyList(by, must(privateRailway), hex, company);
constexpr auto acquireKeys = keyList(by, must(company), must(price));
constexpr auto repayLoanKeys = keyList(by, number("count", &Move::count, 1, largestNumber));
constexpr auto drawKeys = keyList(must(what), must(text("result", &Move::result)));
constexpr auto chooseKeys = keyList(by, must(what), must(textNumberOrList("value", &Move::value)),
                                    number("city", &Move::city, 0, largestNumber));
constexpr MoveKey card = must(text("card", &Move::card));
constexpr MoveKey side = must(number("side", &Move::side, 1, 2));
constexpr auto takeCardKeys = keyList(by, side, card);
constexpr auto copyCardKeys = keyList(by, card, side);
constexpr auto fundKeys = keyList(
    by, text("character", &Move::character),
    MoveKey{.name = "amounts", .member = &Move::amounts, .type = KeyType::Amounts, .most = largestNumber, .words = {}},
    MoveKey{.name = "self", .member = &Move::self, .type = KeyType::Flag, .words = {}});
constexpr auto handInKeys = keyList(by, must(what));
constexpr auto gulliverKeys = keyList(
    must(text("track", &Move::track, trackWords)),
    MoveKey{.name = "extra", .member = &Move::extra, .type = KeyType::Flag, .words = {}}, text("rolls", &Move::rolls));
constexpr auto correctKeys =
    keyList(from, text("account", &Move::account), difference("amount", &Move::amount, largestNumber),
            text("holder", &Move::holder), company, textOrNumber("cell", &Move::cell),
            difference("percent", &Move::percent, 100), train, text("do", &Move::change, changeWords),
            number("stations", &Move::stations, 0, largestNumber), text("turn", &Move::turn),
            text("phase", &Move::phase), must(reason));
constexpr auto endGameKeys = keyList(must(reason));

constexpr std::array<std::string_view, 2> ofAccount = {"account", "amount"};
constexpr std::array<std::string_view, 3> betweenAccounts = {"from", "account", "amount"};
constexpr std::array<std::string_view, 2> ofPrice = {"company", "cell"};
constexpr std::array<std::string_view, 3> ofShares = {"holder", "company", "percent"};
constexpr std::array<std::string_view, 3> ofTrains = {"company", "train", "do"};
constexpr std::array<std::string_view, 2> ofStations = {"company", "stations"};
constexpr std::array<std::string_view, 1> ofTurn = {"turn"};
constexpr std::array<std::string_view, 1> ofPhase = {"phase"};
constexpr std::array<std::string_view, 1> byAmounts = {"amounts"};
constexpr std::array<std::string_view, 1> byItself = {"self"};
constexpr std::array<MoveShape, 2> fundShapes = {byAmounts, byItself};
constexpr std::array<MoveShape, 8> correctShapes = {ofAccount, betweenAccounts, ofPrice, ofShares,
                                                    ofTrains,  ofStations,      ofTurn,  ofPhase};

struct KindEntry
{
    MoveKind kind;
    std::string_view word;
    std::span<const MoveKey> keys;
};

constexpr auto entries = std::to_array<KindEntry>({
    {MoveKind::BuyPrivate, "buy_private", buyPrivateKeys},
    {MoveKind::Bid, "bid", bidKeys},
    {MoveKind::Take, "take", takeKeys},
    {MoveKind::StartCompany, "start_company", startCompanyKeys},
    {MoveKind::BuyShare, "buy_share", buyShareKeys},
    {MoveKind::SellShares, "sell_shares", sellSharesKeys},
    {MoveKind::Exchange, "exchange", exchangeKeys},
    {MoveKind::RepayDebt, "repay_debt", repayDebtKeys},
    {MoveKind::Pass, "pass", onlyByKeys},
    {MoveKind::LayTrack, "lay_track", layTrackKeys},
    {MoveKind::PlaceToken, "place_token", placeTokenKeys},
    {MoveKind::RunTrains, "run_trains", runTrainsKeys},
    {MoveKind::Dividend, "dividend", dividendKeys},
    {MoveKind::BuyTrain, "buy_train", buyTrainKeys},
    {MoveKind::DiscardTrain, "discard_train", byTrainKeys},
    {MoveKind::ConvertTrain, "convert_train", convertTrainKeys},
    {MoveKind::BorrowTrain, "borrow_train", byTrainKeys},
    {MoveKind::SellPrivate, "sell_private", sellPrivateKeys},
    {MoveKind::UsePrivate, "use_private", usePrivateKeys},
    {MoveKind::Acquire, "acquire", acquireKeys},
    {MoveKind::TakeLoan, "take_loan", onlyByKeys},
    {MoveKind::RepayLoan, "repay_loan", repayLoanKeys},
    {MoveKind::Done, "done", onlyByKeys},
    {MoveKind::Draw, "draw", drawKeys},
    {MoveKind::Choose, "choose", chooseKeys},
    {MoveKind::TakeCard, "take_card", takeCardKeys},
    {MoveKind::CopyCard, "copy_card", copyCardKeys},
    {MoveKind::Fund, "fund", fundKeys},
    {MoveKind::HandIn, "hand_in", handInKeys},
    {MoveKind::ReturnTrain, "return_train", byTrainKeys},
    {MoveKind::Gulliver, "gulliver", gulliverKeys},
    {MoveKind::Bankrupt, "bankrupt", onlyByKeys},
    {MoveKind::Correct, "correct", correctKeys},
    {MoveKind::EndGame, "end_game", endGameKeys},
});

constexpr bool standInOrder()
{
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries.at(i).kind != static_cast<MoveKind>(i))
            return false;
    return true;
}
static_assert(standInOrder() && entries.back().kind == MoveKind::EndGame,
              "one entry per kind, in the order of MoveKind");

constexpr std::array<MoveKind, entries.size()> allKinds = [] {
    std::array<MoveKind, entries.size()> kinds{};
    std::transform(entries.begin(), entries.end(), kinds.begin(), [](const KindEntry &e) { return e.kind; });
    return kinds;
}();

constexpr const KindEntry &entryOf(MoveKind kind)
{
    return entries.at(static_cast<std::size_t>(kind));
}

std::string joined(std::span<const std::string_view> words, std::string_view between, std::string_view quote = {})
{
    std::string list;
    for (const std::string_view item : words) {
        if (!list.empty())
            list += between;
        list.append(quote).append(item).append(quote);
    }
    return list;
}

bool isInRange(int value, const MoveKey &key)
{
    return value >= key.least && value <= key.most && (value != 0 || key.zeroAllowed);
}

/// What is wrong with a value that is there; empty if nothing is.
std::string complaint(const Move &move, const MoveKey &key)
{
    if (key.type == KeyType::Number) {
        const int value = (move.*std::get<std::optional<int> Move::*>(key.member)).value_or(0);
        return isInRange(value, key) ? std::string() : std::to_string(value) + " is not " + expectation(key);
    }
    if (!key.words.empty()) {
        const std::string &value = move.*std::get<std::string Move::*>(key.member);
        const bool known = std::find(key.words.begin(), key.words.end(), value) != key.words.end();
        return known ? std::string() : "this is not " + expectation(key);
    }
    return {};
}

std::string shapeComplaint(const Move &move)
{
    const std::span<const MoveShape> shapes = shapesOf(move.kind);
    std::vector<std::string_view> given;
    for (const MoveKey &key : keysOf(move.kind)) {
        const bool inSomeShape = std::any_of(shapes.begin(), shapes.end(), [&](MoveShape shape) {
            return std::find(shape.begin(), shape.end(), key.name) != shape.end();
        });
        if (inSomeShape && isGiven(move, key))
            given.push_back(key.name);
    }
    std::string forms;
    for (const MoveShape shape : shapes) {
        if (std::is_permutation(shape.begin(), shape.end(), given.begin(), given.end()))
            return {};
        forms += (forms.empty() ? "" : "; ") + joined(shape, " + ");
    }
    const std::string here = given.empty() ? "has none of them" : "has " + joined(given, ", ");
    return std::string(word(move.kind)) + " takes exactly one of: " + forms + "; this one " + here;
}

} // namespace

std::span<const MoveKind> allMoveKinds()
{
    return allKinds;
}

std::string_view word(MoveKind kind)
{
    return entryOf(kind).word;
}

std::optional<MoveKind> moveKind(std::string_view word)
{
    for (const KindEntry &entry : entries)
        if (entry.word == word)
            return entry.kind;
    return std::nullopt;
}

std::span<const MoveKey> keysOf(MoveKind kind)
{
    return entryOf(kind).keys;
}

const MoveKey *keyOf(MoveKind kind, std::string_view name)
{
    for (const MoveKey &key : keysOf(kind))
        if (key.name == name)
            return &key;
    return nullptr;
}

std::span<const MoveShape> shapesOf(MoveKind kind)
{
    switch (kind) {
    case MoveKind::Correct:
        return correctShapes;
    case MoveKind::Fund:
        return fundShapes;
    default:
        return {};
    }
}

bool isGiven(const Move &move, const MoveKey &key)
{
    switch (key.type) {
    case KeyType::Text:
    case KeyType::TextOrNumber:
    case KeyType::TextNumberOrList:
        return !(move.*std::get<std::string Move::*>(key.member)).empty();
    case KeyType::Number:
        return (move.*std::get<std::optional<int> Move::*>(key.member)).has_value();
    case KeyType::Flag:
        return move.*std::get<bool Move::*>(key.member);
    case KeyType::Routes:
        return (move.*std::get<std::optional<std::vector<Route>> Move::*>(key.member)).has_value();
    case KeyType::Amounts:
        return (move.*std::get<std::optional<std::vector<Grant>> Move::*>(key.member)).has_value();
    }
    return false;
}

std::string expectation(const MoveKey &key)
{
    std::string range = "a whole number from " + std::to_string(key.least) + " to " + std::to_string(key.most) +
                        (key.zeroAllowed ? "" : ", and not 0");
    switch (key.type) {
    case KeyType::Text:
        return key.words.empty() ? "a text" : "one of " + joined(key.words, ", ", "\"");
    case KeyType::TextOrNumber:
        return "a text or " + range;
    case KeyType::TextNumberOrList:
        return "a text or " + range + ", or a list of texts";
    case KeyType::Number:
        return range;
    case KeyType::Flag:
        return "true (leave the key out for no)";
    case KeyType::Routes:
        return R"(a list of routes such as [{"train":"a.2","stops":["E16","D17"]}] or [{"train":"3D","value":100}])";
    case KeyType::Amounts:
        return R"(an object with a whole number for each company, such as {"MR":50})";
    }
    return {};
}

bool isWholeNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && std::to_string(number) == text && number >= -largestNumber &&
           number <= largestNumber;
}

bool isList(std::string_view text)
{
    return text.size() >= 2 && text.front() == '[' && text.back() == ']';
}

std::vector<std::string> listItems(std::string_view text)
{
    std::vector<std::string> items;
    std::string_view rest = isList(text) ? text.substr(1, text.size() - 2) : std::string_view();
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        items.emplace_back(rest.substr(0, comma));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return items;
}

std::string listText(const std::vector<std::string> &items)
{
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? "" : ",") + item;
    return "[" + text + "]";
}

bool declaresIncome(const Move &move)
{
    if (move.revenue || !move.routes)
        return move.revenue.has_value();
    return std::all_of(move.routes->begin(), move.routes->end(), [](const Route &route) { return route.value; });
}

std::vector<MoveProblem> problemsOf(const Move &move)
{
    std::vector<MoveProblem> problems;
    for (const MoveKey &key : keysOf(move.kind)) {
        if (!isGiven(move, key)) {
            if (key.required)
                problems.push_back({key.name, "missing; " + std::string(word(move.kind)) + " needs it"});
            continue;
        }
        if (std::string message = complaint(move, key); !message.empty())
            problems.push_back({key.name, std::move(message)});
    }
    if (!shapesOf(move.kind).empty())
        if (std::string message = shapeComplaint(move); !message.empty())
            problems.push_back({{}, std::move(message)});
    return problems;
}

} // namespace flimnap
