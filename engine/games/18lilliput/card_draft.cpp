#include "games/18lilliput/card_draft.h"

#include <algorithm>

#include "dealings/floating.h"
#include "games/18lilliput/action_turn.h"
#include "rounds/set_up.h"

namespace flimnap::lilliput18 {

namespace {

bool isFree(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.companies[company].drafted && position.companies[company].status == CompanyStatus::Waiting;
}

bool isFree(const GameDefinition &game, const Position &position, PrivateId card)
{
    return game.privates[card].character && position.privates[card].owner == Party::bank();
}

int charactersOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    int count = 0;
    for (const PrivateId card : ids(game.privates))
        count += game.privates[card].character && position.privates[card].owner == Party(player) ? 1 : 0;
    return count;
}

/// The director's certificate, the price, the capital and the trains, all for nothing (LI-3.6).
void receiveCompany(Books &books, PlayerId player, CompanyId company)
{
    const DraftedCompany &terms = *books.game.companies[company].drafted;
    const CompanyClass &size = books.classOf(company);
    if (isAutomaton(books.position, player))
        books.position.companies[company].unpaidUnits = size.units; // his treasury stays empty
    putOnChart(books, company, books.game.findCell(terms.price));
    books.moveShares(company, Party::bank(), player, size.directorUnits);
    books.makeDirector(company, player);
    floatIfDue(books, company);
    placeHome(books, company);
    for (const FaceId face : terms.trains) {
        books.position.trains.add(face, company);
        books.tell(TrainMoved{face, Party::bank(), company});
    }
    const Money cash = books.cash(player);
    if (terms.ownersCash && cash < *terms.ownersCash)
        books.pay(Party::bank(), player, *terms.ownersCash - cash, Reason::Opening);
}

} // namespace

void CardDraft::begin(Books &books) const
{
    books.position.opening = {};
}

int CardDraft::characters(const Position &position) const
{
    return m_game.tableOf(static_cast<int>(position.order.size()))->characters;
}

bool CardDraft::isOver(const Position &position) const
{
    const int laps = 1 + characters(position);
    return position.opening.turnNumber == laps * static_cast<int>(position.order.size());
}

Party CardDraft::actor(const Position &position) const
{
    const auto players = static_cast<int>(position.order.size());
    const int lap = position.opening.turnNumber / players;
    const int seat = position.opening.turnNumber % players;
    return position.order[static_cast<std::size_t>(lap % 2 == 0 ? seat : players - 1 - seat)];
}

bool CardDraft::giveTurn(Books & /*books*/, Party /*actor*/) const
{
    return false; // everybody takes as often as the others
}

void CardDraft::judgeTake(const Position &position, PlayerId player, const std::string &what, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(what);
    const PrivateId card = m_game.findPrivate(what);
    judge.know(company.isValid() || card.isValid(), "what", what);
    if (judge.refused())
        return;
    judge.need(company ? isFree(m_game, position, company) : isFree(m_game, position, card), Code::AlreadyTaken,
               {{"what", what}});
    const bool lacksIt = company ? directedBy(m_game, position, player).empty()
                                 : charactersOf(m_game, position, player) < characters(position);
    judge.need(lacksIt, Code::HasThatKind, {{"player", Party(player)}});
}

void CardDraft::play(Books &books, Party by, const Move &move, Judge &judge) const
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
    ++books.position.opening.turnNumber;
}

void CardDraft::offer(const Position &position, Offers &offers) const
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
    for (const CompanyId company : ids(m_game.companies)) {
        if (isFree(m_game, position, company))
            offerIt(m_game.companies[company].code);
    }
    for (const PrivateId card : ids(m_game.privates)) {
        if (isFree(m_game, position, card))
            offerIt(m_game.privates[card].code);
    }
}

void CardDraft::end(Books &books) const
{
    for (const CompanyId company : ids(books.game.companies)) {
        if (isFree(books.game, books.position, company))
            leaveOut(books, company);
    }
    for (const PrivateId card : ids(books.game.privates)) {
        if (isFree(books.game, books.position, card))
            books.movePrivate(card, Party::nobody());
    }
}

DueDraw AutomatonsCompany::dueDraw(const Position &position) const
{
    DueDraw draw{"company", {}};
    const PlayerId automaton(position.players.count() - 1);
    const bool isDue = game().automaton && position.round.kind == RoundKind::Opening &&
                       directedBy(game(), position, automaton).empty();
    for (const CompanyId company : ids(game().companies)) {
        if (isDue && isFree(game(), position, company))
            draw.companies.push_back(company);
    }
    return draw;
}

void AutomatonsCompany::receive(Books &books, CompanyId drawn) const
{
    receiveCompany(books, PlayerId(books.position.players.count() - 1), drawn);
}

} // namespace flimnap::lilliput18
