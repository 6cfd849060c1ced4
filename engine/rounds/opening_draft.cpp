#include "rounds/opening_draft.h"

#include <algorithm>

#include "dealings/privates.h"
#include "rounds/player_order.h"
#include "rounds/private_purchases.h"

namespace flimnap {

namespace {

void forgetPasses(Books &books)
{
    books.position.opening.passed = ById<PlayerId, bool>(books.position.order.size(), false);
}

} // namespace

void OpeningDraft::begin(Books &books) const
{
    forgetPasses(books);
}

bool OpeningDraft::isOver(const Position &position) const
{
    const auto &passed = position.opening.passed;
    return unsoldPrivates(m_game, position).empty() ||
           std::all_of(passed.begin(), passed.end(), [](bool hasPassed) { return hasPassed; });
}

Party OpeningDraft::actor(const Position &position) const
{
    const int players = static_cast<int>(position.order.size());
    const int lap = position.opening.turnNumber / players;
    const int seat = position.opening.turnNumber % players;
    return position.order[static_cast<std::size_t>(lap % 2 == 0 ? seat : players - 1 - seat)];
}

void OpeningDraft::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    offerPrivates(m_game, position, m_codes, player, offers);
    Offer pass;
    pass.move.kind = MoveKind::Pass;
    pass.move.by = m_codes.code(player);
    offers.push_back(std::move(pass));
}

bool OpeningDraft::hasPassed(const Position &position, PlayerId player) const
{
    return position.opening.passed[player];
}

bool OpeningDraft::giveTurn(Books &books, Party player) const
{
    if (!player.isPlayer())
        return false;
    while (actor(books.position) != player)
        ++books.position.opening.turnNumber;
    return true;
}

void OpeningDraft::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const bool isDue = by == actor(books.position);
    switch (move.kind) {
    case MoveKind::BuyPrivate:
        judge.need(by.isPlayer(), Code::WrongRound);
        judge.rule(isDue, Code::NotYourTurn, {{"turn", actor(books.position)}});
        if (!judge.refused())
            playPrivatePurchase(books, by.player(), move, judge);
        if (!judge.refused())
            forgetPasses(books);
        break;
    case MoveKind::Pass:
        judge.need(isDue, Code::NotYourTurn, {{"turn", actor(books.position)}});
        if (!judge.refused())
            books.position.opening.passed[by.player()] = true;
        break;
    default:
        judge.need(false, Code::WrongRound);
    }
    if (!judge.refused() && isDue)
        ++books.position.opening.turnNumber;
}

void OpeningDraft::end(Books &books) const
{
    closeOpening(books);
}

void closeOpening(Books &books)
{
    removeUnsoldPrivates(books);
    dealOrderCards(books, FirstCard::LeastCash);
}

} // namespace flimnap
