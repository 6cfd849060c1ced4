#include "features/action_cards/treasury_action.h"

#include <array>

#include "features/action_cards/standing.h"
#include "features/characters/money.h"

namespace flimnap::action_cards {

namespace {

bool isForTreasuries(const GameDefinition &game, const Position &position, Party /*by*/)
{
    return isFor(game, position, ActionKind::Treasury) && !turnOf(position).funded;
}

std::optional<Stage> nextOfFunding(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.amounts)
        return {};
    return characters::splitAmong(game, position, partial.player(), treasuryGrant(game, position.phase));
}

void judgeFunding(const GameDefinition &game, const Position &position, const Decision &funding, Judge &judge)
{
    characters::judgeGiver(game, position, funding, judge);
    judgeSide(game, position, ActionKind::Treasury, judge);
    judge.rule(!turnOf(position).funded, Code::ActionUsedUp, {{"player", funding.by}});
    characters::judgeAmounts(position, funding, treasuryGrant(game, position.phase), judge);
}

void fund(Books &books, const Decision &funding)
{
    change(books).turn.funded = true;
    characters::payAmounts(books, funding, Reason::TreasuryCard);
}

constexpr std::array kindsOfFunding{DecisionKind{
    .kind = MoveKind::Fund, .next = nextOfFunding, .judge = judgeFunding, .apply = fund, .isThere = isForTreasuries}};

} // namespace

DecisionKinds treasuryKinds()
{
    return kindsOfFunding;
}

} // namespace flimnap::action_cards
