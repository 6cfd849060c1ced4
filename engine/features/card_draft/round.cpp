#include "features/card_draft/round.h"

#include <array>
#include <tuple>

#include "features/card_draft/standing.h"
#include "rounds/set_up.h"

namespace flimnap::card_draft {

namespace {

int peopleOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    int count = 0;
    for (const PrivateId card : ids(game.privates))
        count += game.privates[card].isPerson && position.privates[card].owner == Party(player) ? 1 : 0;
    return count;
}

int peopleEach(const GameDefinition &game, const Position &position)
{
    return card_draft::peopleEach(game, static_cast<int>(position.order.size()));
}

std::optional<Stage> nextOfCompany(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return partial.company ? std::optional<Stage>() : Stage(freeCompanies(game, position), "what");
}

std::optional<Stage> nextOfPerson(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.person)
        return {};
    std::vector<PrivateId> people;
    for (const PrivateId person : ids(game.privates)) {
        if (isFree(game, position, person))
            people.push_back(person);
    }
    return Stage(std::move(people), "what");
}

void judgeTake(const GameDefinition &game, const Position &position, const Decision &take, Judge &judge)
{
    const auto &[code, isThere, lacksIt] =
        take.company ? std::tuple(game.companies[take.company].code, isFree(game, position, take.company),
                                  directedBy(game, position, take.by).empty())
                     : std::tuple(game.privates[take.person].code, isFree(game, position, take.person),
                                  peopleOf(game, position, take.player()) < peopleEach(game, position));
    judge.need(!take.price, Code::BadValue, {{"key", KeyWord{"price"}}});
    judge.need(isThere, Code::AlreadyTaken, {{"what", code}});
    judge.need(lacksIt, Code::HasThatKind, {{"player", take.by}});
}

void take(Books &books, const Decision &decision)
{
    if (decision.company)
        receiveCompany(books, decision.player(), decision.company);
    else
        books.movePrivate(decision.person, decision.by);
}

constexpr std::array draftKinds{DecisionKind{MoveKind::Take, nextOfCompany, judgeTake, take},
                                DecisionKind{MoveKind::Take, nextOfPerson, judgeTake, take}};

} // namespace

Draft::Draft(const GameDefinition &game) : DecisionRound(game, draftKinds) {}

void Draft::begin(Books &books) const
{
    books.position.parts.change<State>() = {};
}

void Draft::goOn(Books &books) const
{
    ++books.position.parts.change<State>().turnNumber;
}

bool Draft::isOver(const Position &position) const
{
    const int laps = 1 + peopleEach(game(), position);
    return stateOf(position).turnNumber == laps * static_cast<int>(position.order.size());
}

Party Draft::actor(const Position &position) const
{
    const auto players = static_cast<int>(position.order.size());
    const int lap = stateOf(position).turnNumber / players;
    const int seat = stateOf(position).turnNumber % players;
    return position.order[static_cast<std::size_t>(lap % 2 == 0 ? seat : players - 1 - seat)];
}

bool Draft::giveTurn(Books & /*books*/, Party /*actor*/) const
{
    return false; // everybody takes as often as the others
}

void Draft::end(Books &books) const
{
    books.position.parts.drop<State>();
    for (const CompanyId company : freeCompanies(books.game, books.position))
        leaveOut(books, company);
    for (const PrivateId card : ids(books.game.privates)) {
        if (isFree(books.game, books.position, card))
            books.movePrivate(card, Party::nobody());
    }
}

} // namespace flimnap::card_draft
