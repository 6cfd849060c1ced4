#include "features/characters/actions.h"

#include <array>

#include "features/characters/standing.h"

namespace flimnap::characters {

namespace {

/// What he gives up for one number of the round; nothing of what cannot be handed in.
Money handedIn(const GameDefinition &game, PrivateId card)
{
    const Power *power = powerOf(game, card);
    return power != nullptr ? power->handedIn : Money{};
}

std::optional<Stage> nextOfHandIn(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.person)
        return {};
    std::vector<PrivateId> people;
    for (const PrivateId card : ids(game.privates)) {
        if (position.privates[card].owner == partial.by && handedIn(game, card) > Money{})
            people.push_back(card);
    }
    return Stage(std::move(people), "what");
}

void judgeHandIn(const GameDefinition &game, const Position &position, const Decision &handIn, Judge &judge)
{
    const bool isHeld = handIn.person && position.privates[handIn.person].owner == handIn.by;
    judge.need(isHeld && handedIn(game, handIn.person) > Money{}, Code::NotHeld,
               {{"player", handIn.by}, {"what", handIn.person}});
}

void giveAway(Books &books, const Decision &handIn)
{
    const Money each = handedIn(books.game, handIn.person);
    books.pay(Party::bank(), handIn.by, each * books.position.round.number, Reason::Character);
    books.movePrivate(handIn.person, Party::nobody());
}

constexpr std::array kindsOfHandIn{DecisionKind{MoveKind::HandIn, nextOfHandIn, judgeHandIn, giveAway}};

} // namespace

DecisionKinds handInKinds()
{
    return kindsOfHandIn;
}

std::vector<PrivateId> tileGivers(const GameDefinition &game, const Position &position, PlayerId player)
{
    std::vector<PrivateId> givers;
    for (const PrivateId card : ids(game.privates)) {
        const Power *power = powerOf(game, card);
        if (power != nullptr && position.privates[card].owner == Party(player) &&
            tilesLaid(position, card) < power->tiles)
            givers.push_back(card);
    }
    return givers;
}

void judgeOwnTile(const GameDefinition &game, const Position &position, PlayerId player, PrivateId card, Judge &judge)
{
    const Power *power = powerOf(game, card);
    judge.need(power != nullptr && position.privates[card].owner == Party(player), Code::NotHeld,
               {{"player", Party(player)}, {"what", card}});
    if (judge.refused())
        return;
    judge.rule(tilesLaid(position, card) < power->tiles, Code::TilesLaid, {{"character", card}});
    judge.rule(position.phase >= power->tilesFrom, Code::PhaseTooEarly, {{"phase", position.phase}});
}

void layOwnTile(Books &books, PrivateId card, CompanyId company)
{
    ++books.position.parts.change<State>().tilesLaid[card];
    books.tell(
        FeatureTold{tileLaidEvent,
                    {Told::say("{company} lays a tile of {character}"), {{"company", company}, {"character", card}}}});
}

} // namespace flimnap::characters
