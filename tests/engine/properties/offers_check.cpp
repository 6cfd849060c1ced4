#include "offers_check.h"

#include <algorithm>

#include "io/journal_text.h"
#include "journal/move_schema.h"
#include "laws.h"
#include "support/said.h"

namespace flimnap::test {

namespace {

enum class Bound { Least, Most };

/// A move in the words of a problem, written only if there is one.
struct Written
{
    const Move &move;

    friend std::ostream &operator<<(std::ostream &out, const Written &written)
    {
        return out << writeMove(written.move);
    }
};

template <class Value>
void set(Move &move, std::string_view key, const Value &value)
{
    using Member = std::conditional_t<std::is_same_v<Value, int>, std::optional<int>, std::string>;
    const MoveKey *found = keyOf(move.kind, key);
    if (const auto *member = found != nullptr ? std::get_if<Member Move::*>(&found->member) : nullptr)
        move.*(*member) = value;
}

bool asksForRevenue(const Offer &offer)
{
    return std::any_of(offer.numbers.begin(), offer.numbers.end(),
                       [](const NumberChoice &choice) { return choice.key == "revenue"; });
}

/// No train runs, or all earn as much as they can.
void completeRoutes(const Offer &offer, Bound bound, Move &move)
{
    if (move.kind != MoveKind::RunTrains || asksForRevenue(offer))
        return;
    move.routes.emplace();
    for (const RouteChoice &choice : offer.routes) {
        Route route;
        route.train = choice.train;
        route.value = bound == Bound::Least ? 0 : choice.most - choice.most % choice.step;
        if (bound == Bound::Most && choice.bonus > 0)
            route.bonus = choice.bonus;
        move.routes->push_back(std::move(route));
    }
}

/// One company gets all of it, the first or the last.
void completeSplit(const Offer &offer, Bound bound, Move &move)
{
    if (!offer.split || offer.split->companies.empty())
        return;
    const std::vector<std::string> &companies = offer.split->companies;
    move.amounts = {{bound == Bound::Least ? companies.front() : companies.back(), offer.split->sum}};
}

/// The offer with the first or the last of everything that may be chosen.
Move completed(const Offer &offer, Bound bound)
{
    Move move = offer.move;
    for (const NumberChoice &choice : offer.numbers) {
        if (bound == Bound::Least)
            set(move, choice.key, choice.onlyUsual && !choice.usual.empty() ? choice.usual.front() : choice.least);
        else
            set(move, choice.key, choice.onlyUsual && !choice.usual.empty() ? choice.usual.back() : choice.most);
    }
    for (const WordChoice &choice : offer.words) {
        if (!choice.words.empty())
            set(move, choice.key, bound == Bound::Least ? choice.words.front() : choice.words.back());
    }
    completeRoutes(offer, bound, move);
    completeSplit(offer, bound, move);
    return move;
}

void checkChoices(const Offer &offer, Problems &problems)
{
    for (const NumberChoice &choice : offer.numbers) {
        const auto within = [&](int value) { return value >= choice.least && value <= choice.most; };
        const bool fits = choice.least <= choice.most && choice.step > 0 &&
                          std::all_of(choice.usual.begin(), choice.usual.end(), within) &&
                          (!choice.onlyUsual || !choice.usual.empty()) &&
                          within(choice.suggested.value_or(choice.least));
        problems.unless(fits, "the choices of ", choice.key, " contradict each other: ", Written{offer.move});
    }
    for (const WordChoice &choice : offer.words)
        problems.unless(!choice.words.empty(), "no word to choose for ", choice.key, ": ", Written{offer.move});
    for (const RouteChoice &choice : offer.routes)
        problems.unless(choice.most > 0 && choice.step > 0 && choice.bonus >= 0, "the choices of ", choice.train,
                        " contradict each other: ", Written{offer.move});
    problems.unless(!offer.split || (offer.split->sum > 0 && !offer.split->companies.empty()),
                    "nothing to give, or nobody to give it to: ", Written{offer.move});
}

void checkOpen(const Rules &rules, const Position &position, const Offer &offer, RandomPlayer &random,
               Problems &problems)
{
    checkChoices(offer, problems);
    if (!problems.none())
        return;
    std::vector<Move> moves{completed(offer, Bound::Least)};
    if (!offer.numbers.empty() || !offer.words.empty() || !offer.routes.empty() || offer.split) {
        moves.push_back(completed(offer, Bound::Most));
        moves.push_back(random.complete(offer));
        moves.push_back(random.complete(offer));
    }
    for (const Move &move : moves) {
        const auto played = rules.play(position, move);
        problems.unless(played.ok(), "offered, but refused (", played ? std::string_view() : name(played.error().code),
                        "): ", Written{move});
    }
}

void checkRefused(const Rules &rules, const Position &position, const Offer &offer, Problems &problems)
{
    Move move = completed(offer, Bound::Least);
    const auto played = rules.play(position, move);
    problems.unless(!played, "offered as refused (", name(offer.refusal->code), "), but accepted: ", Written{move});
    if (played)
        return;
    problems.unless(played.error().code == offer.refusal->code, "offered as refused for ", name(offer.refusal->code),
                    ", but refused for ", name(played.error().code), ": ", Written{move});
    problems.unless(!played.error().rule.empty(), "no rule is cited for ", name(played.error().code), ": ",
                    Written{move});

    move.force = "the table says yes";
    const auto forced = rules.play(position, move);
    problems.unless(offer.refusal->waivable || !forced, "cannot be done (", name(offer.refusal->code),
                    "), but was done by force: ", Written{move});
    if (forced)
        checkLaws(rules, forced->position, Waived::InMoves, problems);
}

} // namespace

void checkOffers(const Rules &rules, const Position &position, RandomPlayer &random, Coverage &coverage,
                 Problems &problems)
{
    const Offers offers = rules.offers(position);
    for (const Offer &offer : offers) {
        if (offer.refusal) {
            coverage.noteRefusal(offer.refusal->code);
            problems.unless(saysAll(*offer.refusal), "a refusal has not the values that its sentence names");
            checkRefused(rules, position, offer, problems);
        } else {
            checkOpen(rules, position, offer, random, problems);
        }
    }
}

void checkSomethingCanBeDone(const Rules &rules, const Position &position, Problems &problems)
{
    const Offers offers = rules.offers(position);
    const bool isOver = rules.actor(position).isNobody();
    const bool canAct =
        std::any_of(offers.begin(), offers.end(), [](const Offer &offer) { return !offer.refusal.has_value(); });
    problems.unless(canAct != isOver, isOver ? "something is offered after the end" : "nothing can be done");
}

} // namespace flimnap::test
