#include "games/1836jr56/private_steps.h"

#include <algorithm>

#include "dealings/cash.h"
#include "dealings/privates.h"
#include "dealings/shares.h"
#include "dealings/track.h"
#include "dealings/train_purchase.h"
#include "rounds/private_purchases.h"

namespace flimnap::jr1836 {

namespace {

/// From half of its face value, rounded up, to twice as much (JR-6.9).
PriceRange priceRange(const GameDefinition &game, PrivateId railway)
{
    const Money face = game.privates[railway].price;
    return {shareRoundedUp(face, game.leastPrivatePercent, 100), shareRoundedDown(face, game.mostPrivatePercent, 100)};
}

} // namespace

void PrivatesStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    judgeBeforeSales(m_game, books.position, company, judge);
    const Money price{move.price.value_or(0)};
    judgeCompanysPurchase(m_game, books.position, {company, railway, price}, priceRange(m_game, railway), judge);
    if (judge.refused())
        return;
    books.pay(company, books.position.privates[railway].owner, price, Reason::PrivatePurchase, company);
    books.movePrivate(railway, company);
}

void PrivatesStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    for (const PrivateId railway : ids(m_game.privates)) {
        if (position.privates[railway].owner.isPlayer())
            offerPurchase(position, company, railway, offers);
    }
}

void PrivatesStep::offerPurchase(const Position &position, CompanyId company, PrivateId railway, Offers &offers) const
{
    const PriceRange range = priceRange(m_game, railway);
    const Money most = std::max(range.least, std::min(range.most, position.ledger.balance(company)));
    Offer offer = companyOffer(m_game, MoveKind::BuyPrivate, company);
    offer.move.privateRailway = m_game.privates[railway].code;
    Judge judge;
    judgeBeforeSales(m_game, position, company, judge);
    judgeCompanysPurchase(m_game, position, {company, railway, range.least}, range, judge);
    offer.refusal = judge.verdict();
    offer.numbers.push_back({.key = "price",
                             .least = static_cast<int>(range.least.units),
                             .most = static_cast<int>(most.units),
                             .suggested = static_cast<int>(most.units)});
    offers.push_back(std::move(offer));
}

void MarkStep::judgeMark(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    judgeRight(m_game, position, company, move, judge);
    if (judge.refused())
        return;
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.need(m_game.privates[railway].placesBonus > Money{}, Code::NoSuchRight, {{"private", railway}});
    if (!move.hex.empty())
        judge.know(m_game.findHex(move.hex) != nullptr, "hex", move.hex);
}

void MarkStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeMark(books.position, company, move, judge);
    if (judge.refused())
        return;
    useRight(books, move);
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    if (!m_game.privates[railway].outlastsBonus)
        books.movePrivate(railway, Party::nobody());
}

void MarkStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    for (const PrivateId railway : ids(m_game.privates)) {
        if (position.privates[railway].owner != Party(company) || m_game.privates[railway].placesBonus == Money{})
            continue;
        Offer mark = companyOffer(m_game, MoveKind::UsePrivate, company);
        mark.move.privateRailway = m_game.privates[railway].code;
        Judge judge;
        judgeMark(position, company, mark.move, judge);
        mark.refusal = judge.verdict();
        offers.push_back(std::move(mark));
    }
}

bool ExtraTileStep::handles(const Move &move) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    return move.kind == MoveKind::LayTrack && railway && !m_game.privates[railway].extraTileHex.empty();
}

void ExtraTileStep::judgeTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    flimnap::judgeTile(m_game, position, move, judge);
    judgeRight(m_game, position, company, move, judge);
    if (judge.refused())
        return;
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    const std::string &hex = m_game.privates[railway].extraTileHex;
    judge.rule(move.hex.empty() || move.hex == hex, Code::RightElsewhere,
               {{"private", railway}, {"hex", HexCode{hex}}});
    judge.rule(m_game.extraTilesAnyTime || position.operating.turn.step <= m_trackStep, Code::WrongStep,
               {{"company", Party(company)}});
    const Money cost = costOf(railway);
    judge.need(!move.cost || Money{*move.cost} == cost, Code::PriceChoice, {{"choices", cost}});
    judge.need(position.ledger.balance(company) >= cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", position.ledger.balance(company)}, {"needed", cost}});
}

/// What the terrain there costs, where that is to be paid.
Money ExtraTileStep::costOf(PrivateId railway) const
{
    const PrivateDefinition &table = m_game.privates[railway];
    return table.paysTerrain ? m_game.findHex(table.extraTileHex)->cost : Money{};
}

void ExtraTileStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeTile(books.position, company, move, judge);
    if (judge.refused())
        return;
    useRight(books, move);
    layTile(books, company, move, costOf(m_game.findPrivate(move.privateRailway)));
}

void ExtraTileStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    for (const PrivateId railway : ids(m_game.privates)) {
        const PrivateDefinition &table = m_game.privates[railway];
        if (table.extraTileHex.empty() || position.privates[railway].owner != Party(company))
            continue;
        Offer tile = companyOffer(m_game, MoveKind::LayTrack, company);
        tile.move.privateRailway = table.code;
        Judge judge;
        judgeTile(position, company, tile.move, judge);
        tile.refusal = judge.verdict();
        offers.push_back(std::move(tile));
    }
}

void judgePrivateTrade(const GameDefinition &game, const Position &position, PlayerId buyer, const Move &move,
                       Judge &judge)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    const Party owner = position.privates[railway].owner;
    judge.need(owner.isPlayer() && owner != Party(buyer), Code::PrivateNotOnSale, {{"private", railway}});
    judge.rule(game.playersTradePrivates, Code::PrivateNotOnSale, {{"private", railway}});
    judge.need(move.price.has_value(), Code::PriceFloor, {{"least", Money{}}});
    judgeCertificateLimit(game, position, buyer, 2, judge);
    judgeCash(position, buyer, Money{move.price.value_or(0)}, judge);
}

void tradePrivate(Books &books, PlayerId buyer, const Move &move)
{
    const PrivateId railway = books.game.findPrivate(move.privateRailway);
    books.pay(buyer, books.position.privates[railway].owner, Money{*move.price}, Reason::PrivatePurchase);
    books.movePrivate(railway, buyer);
}

void offerPrivateTrades(const GameDefinition &game, const Position &position, const Codes &codes, PlayerId buyer,
                        PlayerId seller, Offers &offers)
{
    const auto cash = static_cast<int>(std::max(Money{}, position.ledger.balance(buyer)).units);
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner != Party(seller))
            continue;
        Offer offer = purchaseOffer(codes, buyer, game.privates[railway].code);
        const auto face = static_cast<int>(game.privates[railway].price.units);
        offer.numbers.push_back({.key = "price", .least = 0, .most = cash, .suggested = std::min(cash, face)});
        Move asked = offer.move;
        asked.price = 0;
        Judge judge;
        judgePrivateTrade(game, position, buyer, asked, judge);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
}

void PrivateTrade::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    judgePrivateTrade(m_game, books.position, player, move, judge);
    if (!judge.refused())
        tradePrivate(books, player, move);
}

void PrivateTrade::offer(const Position &position, PlayerId player, Offers &offers) const
{
    for (const PlayerId seller : position.order) {
        if (seller != player)
            offerPrivateTrades(m_game, position, m_codes, player, seller, offers);
    }
}

} // namespace flimnap::jr1836
