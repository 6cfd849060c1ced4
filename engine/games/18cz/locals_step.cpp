#include "games/18cz/locals_step.h"

#include <algorithm>

#include "dealings/privates.h"
#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap::cz18 {

bool LocalsStep::handles(const Move &move) const
{
    return move.kind == MoveKind::BuyPrivate || move.kind == MoveKind::SellPrivate ||
           move.kind == MoveKind::UsePrivate || isSpecialLay(move);
}

bool LocalsStep::isSpecialLay(const Move &move) const
{
    const TileDefinition *tile = m_game.findTile(move.tile);
    return move.kind == MoveKind::LayTrack && !move.privateRailway.empty() && tile != nullptr && tile->special;
}

void LocalsStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    const Money value = privateValue(m_game, books.position);

    switch (move.kind) {
    case MoveKind::BuyPrivate: {
        const Money price{move.price.value_or(0)};
        judgePurchase(books.position, company, railway, price, judge);
        if (judge.refused())
            return;
        buy(books, company, railway, price);
        return;
    }
    case MoveKind::SellPrivate:
        judge.need(!move.price || Money{*move.price} == value, Code::PriceChoice, {{"choices", value}});
        judgeSale(books.position, company, railway, judge);
        if (judge.refused())
            return;
        books.pay(Party::bank(), company, value, Reason::PrivateSale, company);
        books.movePrivate(railway, Party::nobody());
        return;
    default:
        break;
    }

    judgeSpecialTile(books.position, company, move, judge);
    const Money cost{move.cost.value_or(0)};
    judgeTerrainCost(m_game, move, judge);
    judge.need(books.cash(company) >= cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", books.cash(company)}, {"needed", cost}});
    if (judge.refused())
        return;
    useRight(books, move);
    layTile(books, company, move, cost);
}

/// A railway that has a station leaves the game with the purchase, and the company gets the station (CZ-8.52).
void LocalsStep::buy(Books &books, CompanyId company, PrivateId railway, Money price) const
{
    const std::string &stationHex = m_game.privates[railway].stationHex;
    books.pay(company, books.position.privates[railway].owner, price, Reason::PrivatePurchase, company);
    books.movePrivate(railway, stationHex.empty() ? Party(company) : Party::nobody());
    if (!stationHex.empty())
        receiveStation(books, company, stationHex);
}

void LocalsStep::judgePurchase(const Position &position, CompanyId company, PrivateId railway, Money price,
                               Judge &judge) const
{
    judgeCompanysPurchase(m_game, position, {company, railway, price}, {Money{1}, privateValue(m_game, position)},
                          judge);
}

void LocalsStep::judgeSale(const Position &position, CompanyId company, PrivateId railway, Judge &judge) const
{
    const bool isOwn = position.privates[railway].owner == Party(company);
    judge.need(isOwn && !m_game.privates[railway].isTrain, Code::PrivateNotOwned,
               {{"private", railway}, {"company", Party(company)}});
}

void LocalsStep::judgeSpecialTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    judgeRight(m_game, position, company, move, judge);
    judgeTile(m_game, position, move, judge);
    if (judge.refused())
        return;
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    const std::vector<std::string> &colours = m_game.privates[railway].laysColours;
    judge.need(!colours.empty(), Code::NoSuchRight, {{"private", railway}});
    if (const TileDefinition *tile = m_game.findTile(move.tile))
        judge.rule(std::find(colours.begin(), colours.end(), tile->colour) != colours.end(), Code::RightColour,
                   {{"colour", ColourWord{tile->colour}}, {"private", railway}});
    else
        judge.rule(mayLayColour(position, railway), Code::NoTileInPhase,
                   {{"private", railway}, {"phase", position.phase}});
}

/// Whether the phase has any of the colours that the railway's right allows.
bool LocalsStep::mayLayColour(const Position &position, PrivateId railway) const
{
    const std::vector<std::string> &inPhase = m_game.phases[position.phase].tileColours;
    const std::vector<std::string> &allowed = m_game.privates[railway].laysColours;
    return std::any_of(allowed.begin(), allowed.end(), [&](const std::string &colour) {
        return std::find(inPhase.begin(), inPhase.end(), colour) != inPhase.end();
    });
}

void LocalsStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const Money value = privateValue(m_game, position);
    const Money most = std::min(value, position.ledger.balance(company));
    for (const PrivateId railway : ids(m_game.privates)) {
        const PrivateState &state = position.privates[railway];
        if (m_game.privates[railway].isTrain)
            continue; // it is neither bought nor sold
        Offer offer = companyOffer(m_game, MoveKind::BuyPrivate, company);
        offer.move.privateRailway = m_game.privates[railway].code;
        Judge judge;
        if (state.owner.isPlayer()) {
            judgePurchase(position, company, railway, Money{1}, judge);
            offer.refusal = judge.verdict();
            offer.numbers.push_back({.key = "price",
                                     .least = 1,
                                     .most = static_cast<int>(most.units),
                                     .suggested = static_cast<int>(most.units)});
            offers.push_back(std::move(offer));
        } else if (state.owner == Party(company)) {
            offer.move.kind = MoveKind::SellPrivate;
            offers.push_back(offer);
            offer.move.kind = MoveKind::UsePrivate;
            judgeSpecialTile(position, company, offer.move, judge);
            offer.refusal = judge.verdict();
            offers.push_back(std::move(offer));
        }
    }
}

} // namespace flimnap::cz18
