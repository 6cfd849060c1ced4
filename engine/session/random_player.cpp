#include "session/random_player.h"

#include <algorithm>

#include "journal/move_schema.h"

namespace flimnap {

namespace {

/// A company that some shares more would let operate.
bool isStarted(const Rules &rules, const Position &position, const std::string &code)
{
    const CompanyId company = rules.game().findCompany(code);
    return company && position.companies[company].status == CompanyStatus::Started;
}

/// How readily a kind of move is picked: enough passes to end rounds, enough purchases to make a game of it.
std::uint64_t readiness(const Rules &rules, const Position &position, const Offer &offer)
{
    switch (offer.move.kind) {
    case MoveKind::BuyTrain:
        return offer.move.from.empty() ? 12 : 2;
    case MoveKind::Exchange:
        return 4;
    case MoveKind::RunTrains:
    case MoveKind::Dividend:
    case MoveKind::StartCompany:
    case MoveKind::ConvertTrain:
        return 12;
    case MoveKind::BuyShare:
        return isStarted(rules, position, offer.move.company) ? 24 : 6;
    case MoveKind::TakeCard:
    case MoveKind::BuyPrivate:
        return 6;
    case MoveKind::Done:
        return 10;
    case MoveKind::Pass:
    case MoveKind::LayTrack:
    case MoveKind::PlaceToken:
        return 3;
    default:
        return 1;
    }
}

/// What lowers prices is done rarely where companies are lost by it.
constexpr std::uint64_t caution = 6;

std::uint64_t weight(const Rules &rules, const Position &position, const Offer &offer)
{
    const PrivateId railway = rules.game().findPrivate(offer.move.privateRailway);
    const bool isTrade = offer.move.kind == MoveKind::BuyPrivate && position.round.kind == RoundKind::Stock &&
                         railway && position.privates[railway].owner.isPlayer();
    if (isTrade)
        return 1; // or players would sell each other the same railway for ever
    const bool isCareful = rules.game().losesCompanies() && offer.move.kind != MoveKind::SellShares;
    return readiness(rules, position, offer) * (isCareful ? caution : 1);
}

/// Nobody's trains earn the most that can be typed; most games see incomes up to a few hundred.
constexpr int likelyMost = 300;
/// One time in so many a number that is allowed, but not usual.
constexpr std::uint64_t rarely = 8;

void set(Move &move, std::string_view key, int number)
{
    const MoveKey *found = keyOf(move.kind, key);
    if (found == nullptr)
        return;
    if (const auto *member = std::get_if<std::optional<int> Move::*>(&found->member))
        move.*(*member) = number;
}

void set(Move &move, std::string_view key, const std::string &word)
{
    const MoveKey *found = keyOf(move.kind, key);
    if (found == nullptr)
        return;
    if (const auto *member = std::get_if<std::string Move::*>(&found->member))
        move.*(*member) = word;
}

} // namespace

std::optional<Move> RandomPlayer::choose(const Rules &rules, const Position &position)
{
    Offers offers = rules.offers(position);
    std::erase_if(offers, [](const Offer &offer) { return offer.refusal.has_value(); });
    std::uint64_t sum = 0;
    for (const Offer &offer : offers)
        sum += weight(rules, position, offer);
    std::uint64_t pick = below(sum);
    for (const Offer &offer : offers) {
        const std::uint64_t own = weight(rules, position, offer);
        if (pick < own) {
            Move move = complete(offer);
            if (move.pay == "none" && rules.game().losesCompanies() && below(caution) != 0)
                move.pay = "all";
            return move;
        }
        pick -= own;
    }
    return {};
}

Move RandomPlayer::complete(const Offer &offer)
{
    Move move = offer.move;
    for (const NumberChoice &choice : offer.numbers) {
        const bool takesUsual = !choice.usual.empty() && below(rarely) != 0;
        if (choice.onlyUsual || takesUsual) {
            set(move, choice.key, choice.usual[below(choice.usual.size())]);
            continue;
        }
        const int most = std::max(choice.least, std::min(choice.most, choice.least + likelyMost));
        const auto steps = static_cast<std::uint64_t>((most - choice.least) / choice.step);
        set(move, choice.key, choice.least + choice.step * static_cast<int>(below(steps + 1)));
    }
    for (const WordChoice &choice : offer.words) {
        if (!choice.words.empty())
            set(move, choice.key, choice.words[below(choice.words.size())]);
    }
    fillRoutes(offer, move);
    fillSplit(offer, move);
    return move;
}

/// Most trains run somewhere; some do not.
void RandomPlayer::fillRoutes(const Offer &offer, Move &move)
{
    if (offer.routes.empty())
        return;
    move.routes.emplace();
    for (const RouteChoice &choice : offer.routes) {
        if (below(rarely) == 0)
            continue;
        Route route;
        route.train = choice.train;
        const int most = std::min(choice.most, likelyMost);
        route.value = choice.step * static_cast<int>(below(static_cast<std::uint64_t>(most / choice.step) + 1));
        if (choice.bonus > 0 && *route.value > 0 && below(2) == 0)
            route.bonus = choice.bonus;
        move.routes->push_back(std::move(route));
    }
}

void RandomPlayer::fillSplit(const Offer &offer, Move &move)
{
    if (!offer.split)
        return;
    int left = offer.split->sum;
    move.amounts.emplace();
    for (const std::string &company : offer.split->companies) {
        const bool isLast = &company == &offer.split->companies.back();
        const int amount = isLast ? left : static_cast<int>(below(static_cast<std::uint64_t>(left) + 1));
        if (amount > 0)
            move.amounts->push_back({company, amount});
        left -= amount;
    }
}

} // namespace flimnap
