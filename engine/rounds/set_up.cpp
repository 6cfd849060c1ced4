#include "rounds/set_up.h"

#include "rounds/feature.h"

namespace flimnap {

Position emptyTable(const GameDefinition &game, int players)
{
    const int companies = game.companies.count();
    Position position;
    position.ledger = Ledger(players, companies);
    position.markers = Markers(companies);
    position.holdings = Holdings(players, companies);
    position.trains = TrainStock(game.cards, game.faces.count());
    position.companies = ById<CompanyId, CompanyState>(static_cast<std::size_t>(companies));
    position.players = ById<PlayerId, PlayerState>(static_cast<std::size_t>(players));
    position.privates = ById<PrivateId, PrivateState>(static_cast<std::size_t>(game.privates.count()));
    position.board.hasTile = ById<HexId, bool>(static_cast<std::size_t>(game.hexes.count()), false);
    for (const CompanyId company : ids(game.companies))
        position.holdings.issue(company, game.classOf(company).units - game.classOf(company).missingUnits);
    const int seats = game.unseated ? players - 1 : players; // he comes after those who have one
    for (int player = 0; player < seats; ++player)
        position.order.emplace_back(player);
    return position;
}

void setUp(Books &books)
{
    const GameDefinition &game = books.game;
    const PlayerCount &table = *game.tableOf(static_cast<int>(books.position.order.size()));
    if (game.bank)
        books.pay(Party::box(), Party::bank(), *game.bank, Reason::Opening);
    for (const PlayerId player : ids(books.position.players)) {
        if (game.hasShares())
            books.pay(Party::bank(), player, table.cash, Reason::Opening);
    }
    for (const PrivateId railway : ids(game.privates)) {
        if (!game.isInPlay(railway, table.players))
            books.movePrivate(railway, Party::nobody());
    }
    for (int index = table.companies.value_or(game.companies.count()); index < game.companies.count(); ++index)
        leaveOut(books, CompanyId(index));
    for (const Feature *feature : game.features)
        feature->setUp(books);
}

void leaveOut(Books &books, CompanyId company)
{
    books.position.holdings.withdraw(company);
    books.closeCompany(company);
}

} // namespace flimnap
