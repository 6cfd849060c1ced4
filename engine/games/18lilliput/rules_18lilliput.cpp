#include "games/18lilliput/rules_18lilliput.h"

#include <algorithm>

#include "dealings/trains.h"

namespace flimnap::lilliput18 {

Rules18Lilliput::Rules18Lilliput(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_operating(game(), {})
{
}

RoundsOfGame Rules18Lilliput::rounds() const
{
    return {.operating = &m_operating};
}

/// What companies may do in the turn of another one; nothing while somebody must decide first.
void Rules18Lilliput::offerAnyTime(const Position &position, Offers &offers) const
{
    TableRules::offerAnyTime(position, offers);
    if (position.round.kind == RoundKind::Operating && interlude(position) == nullptr)
        m_operating.offerOutOfTurn(position, false, offers);
}

void Rules18Lilliput::endOpening(Books &books) const
{
    begin(books, {RoundKind::Actions, 0, 1});
}

/// With the advanced variant the deck's top card goes to the depot, or leaves the game, before the trains run (LI-8.1).
void Rules18Lilliput::endActions(Books &books) const
{
    const bool isPooled = game().exportRule == ExportRule::PoolBeforeRuns;
    const bool isGone = game().exportRule == ExportRule::GoneBeforeRuns;
    if ((isPooled || isGone) && books.position.operating.closingSteps++ == 0) {
        if (isPooled)
            poolTopCard(books);
        else
            exportTopCard(books);
        return;
    }
    const int round = books.position.round.number;
    books.position.isLastRound = round == *game().rounds;
    begin(books, {RoundKind::Operating, 0, round});
}

/// Bureaucracy: a card goes to the depot, the first player's card goes on, the next round begins (LI-6.17 ff.). After
/// the last round there is none.
void Rules18Lilliput::endOperatingRound(Books &books) const
{
    Position &position = books.position;
    if (position.isLastRound) {
        begin(books, {RoundKind::End, 0, 0});
        return;
    }
    if (game().exportRule == ExportRule::PoolAfterRounds && position.operating.closingSteps++ == 0) {
        poolTopCard(books);
        return;
    }
    if (position.order.size() > 1) {
        std::rotate(position.order.begin(), position.order.begin() + 1, position.order.end());
        books.tell(OrderChanged{});
    }
    begin(books, {RoundKind::Actions, 0, position.round.number + 1});
}

} // namespace flimnap::lilliput18
