#include "games/1824/bond_marker.h"

#include <algorithm>

#include "dealings/stations.h"

namespace flimnap::ah1824 {

namespace {

CompanyId bondRailway(const Position &position)
{
    for (const CompanyId company : ids(position.companies)) {
        if (position.companies[company].role == CompanyRole::Bond)
            return company;
    }
    return {};
}

/// Some train of the card that went last left by purchase.
CompanyId buyerOfLast(const Books &books, CardId card)
{
    for (const Event &event : books.events) {
        const auto *moved = std::get_if<TrainMoved>(&event);
        const bool isBought = moved != nullptr && moved->from == Party::bank() && moved->to.isCompany();
        if (isBought && books.game.faces[moved->face].card == card && books.position.trains.left(card) == 0)
            return moved->to.company();
    }
    return {};
}

} // namespace

void noteBondMarkerEarner(Books &books)
{
    if (!books.game.draft || books.position.bondTokenEarner || !bondRailway(books.position))
        return;
    for (const CardId card : books.game.draft->bondMarkerCards) {
        if (const CompanyId buyer = buyerOfLast(books, card))
            books.position.bondTokenEarner = buyer;
    }
}

void placeBondMarker(Books &books, Party by, const Move &move, Judge &judge)
{
    const CompanyId bond = bondRailway(books.position);
    judge.need(bond.isValid(), Code::WrongRound);
    if (judge.refused())
        return;
    CompanyState &state = books.position.companies[bond];
    const CompanyId earner = books.position.bondTokenEarner;
    judge.rule(earner && by == Party(earner), Code::NotYourTurn, {{"turn", Party(earner)}});
    judge.need(state.markersLeft > 0, Code::NoMarker, {{"company", Party(bond)}});
    judge.know(books.game.findHex(move.value) != nullptr, "hex", move.value);
    if (judge.refused())
        return;
    ++state.stationsOnMap;
    --state.markersLeft;
    noteStation(books, bond, move.value);
    books.tell(StationPlaced{bond, false});
}

void offerBondMarker(const GameDefinition &game, const Position &position, Party actor, Offers &offers)
{
    const CompanyId bond = bondRailway(position);
    const CompanyId earner = position.bondTokenEarner;
    if (!bond || !earner || actor != Party(earner) || position.companies[bond].markersLeft == 0)
        return;
    Offer offer;
    offer.move.kind = MoveKind::Choose;
    offer.move.by = game.companies[earner].code;
    offer.move.what = "bond_token";
    WordChoice hexes{"value", {}};
    for (const HexDefinition &hex : game.hexes)
        hexes.words.push_back(hex.code);
    offer.words.push_back(std::move(hexes));
    offers.push_back(std::move(offer));
}

} // namespace flimnap::ah1824
