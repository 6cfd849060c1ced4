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
CompanyId buyerOfLast(const Draft &draft, CardId card)
{
    for (const Event &event : draft.events) {
        const auto *moved = std::get_if<TrainMoved>(&event);
        const bool isBought = moved != nullptr && moved->from == Party::bank() && moved->to.isCompany();
        if (isBought && draft.game.faces[moved->face].card == card && draft.position.trains.left(card) == 0)
            return moved->to.company();
    }
    return {};
}

} // namespace

void noteBondMarkerEarner(Draft &draft)
{
    if (!draft.game.draft || draft.position.bondTokenEarner || !bondRailway(draft.position))
        return;
    for (const CardId card : draft.game.draft->bondMarkerCards) {
        if (const CompanyId buyer = buyerOfLast(draft, card))
            draft.position.bondTokenEarner = buyer;
    }
}

void placeBondMarker(Draft &draft, Party by, const Move &move, Judge &judge)
{
    const CompanyId bond = bondRailway(draft.position);
    judge.need(bond.isValid(), Code::WrongRound);
    if (judge.refused())
        return;
    CompanyState &state = draft.position.companies[bond];
    const CompanyId earner = draft.position.bondTokenEarner;
    judge.rule(earner && by == Party(earner), Code::NotYourTurn, {{"turn", Party(earner)}});
    judge.need(state.markersLeft > 0, Code::NoMarker, {{"company", Party(bond)}});
    judge.need(draft.game.findHex(move.value) != nullptr, Code::UnknownName, {{"hex", move.value}});
    if (judge.refused())
        return;
    ++state.stationsOnMap;
    --state.markersLeft;
    noteStation(draft, bond, move.value);
    draft.tell(StationPlaced{bond, false});
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
