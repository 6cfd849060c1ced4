#include "features/card_draft/round.h"

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

} // namespace

void Draft::begin(Books &books) const
{
    books.position.parts.change<State>() = {};
}

int Draft::people(const Position &position) const
{
    return peopleEach(m_game, static_cast<int>(position.order.size()));
}

bool Draft::isOver(const Position &position) const
{
    const int laps = 1 + people(position);
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

void Draft::judgeTake(const Position &position, PlayerId player, const std::string &what, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(what);
    const PrivateId card = m_game.findPrivate(what);
    judge.know(company.isValid() || card.isValid(), "what", what);
    if (judge.refused())
        return;
    judge.need(company ? isFree(m_game, position, company) : isFree(m_game, position, card), Code::AlreadyTaken,
               {{"what", what}});
    const bool lacksIt =
        company ? directedBy(m_game, position, player).empty() : peopleOf(m_game, position, player) < people(position);
    judge.need(lacksIt, Code::HasThatKind, {{"player", Party(player)}});
}

void Draft::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(books.position);
    judge.need(move.kind == MoveKind::Take, Code::WrongRound);
    judge.need(by == due, Code::NotYourTurn, {{"turn", due}});
    judge.need(!move.price, Code::BadValue, {{"key", KeyWord{"price"}}});
    if (judge.refused())
        return;
    judgeTake(books.position, due.player(), move.what, judge);
    if (judge.refused())
        return;
    if (const CompanyId company = m_game.findCompany(move.what))
        receiveCompany(books, due.player(), company);
    else
        books.movePrivate(m_game.findPrivate(move.what), due);
    ++books.position.parts.change<State>().turnNumber;
}

void Draft::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    const auto offerIt = [&](const std::string &code) {
        Offer take;
        take.move.kind = MoveKind::Take;
        take.move.by = m_codes.code(player);
        take.move.what = code;
        Judge judge;
        judgeTake(position, player, code, judge);
        take.refusal = judge.verdict();
        offers.push_back(std::move(take));
    };
    for (const CompanyId company : freeCompanies(m_game, position))
        offerIt(m_game.companies[company].code);
    for (const PrivateId card : ids(m_game.privates)) {
        if (isFree(m_game, position, card))
            offerIt(m_game.privates[card].code);
    }
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
