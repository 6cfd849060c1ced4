#include "dealings/shares.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/capital.h"
#include "dealings/cash.h"
#include "dealings/directors.h"
#include "dealings/floating.h"

namespace flimnap {

namespace {

/// He directs with one share less than his certificate counts: the share lies in the bank for him, and is no
/// certificate of its own.
bool completesCertificate(const Position &position, PlayerId player, CompanyId company)
{
    return position.companies[company].owesShare && position.holdings.director(company) == Party(player);
}

/// Ordinary certificates that the buyer can have, from there.
int unitsFor(const GameDefinition &game, const Position &position, const SharePurchase &purchase)
{
    const bool isKeptForHim =
        purchase.from == Party::bank() && completesCertificate(position, purchase.player, purchase.company);
    return ordinaryUnits(game, position, purchase.company, purchase.from) + (isKeptForHim ? 1 : 0);
}

/// What holds for every purchase of shares: no debt, not sold before in this round, room for a certificate.
void judgeBuyer(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company, Judge &judge)
{
    judge.rule(position.players[player].debt == Money{}, Code::InDebt,
               {{"player", Party(player)}, {"debt", position.players[player].debt}});
    judge.rule((position.stock.soldBefore[player] & bit(company)) == 0, Code::SoldThisRound,
               {{"player", Party(player)}, {"company", Party(company)}});
    judge.rule(!position.stock.hasBought, Code::BoughtThisTurn, {{"player", Party(player)}});
    if (isCounted(game, position, company) && !completesCertificate(position, player, company))
        judgeCertificateLimit(game, position, player, classOf(game, position, company).hasHalfCertificates ? 1 : 2,
                              judge);
}

/// What the rules say against one player having so much of a company after a purchase.
void judgeHolding(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company, int more,
                  Judge &judge)
{
    const CompanyClass &size = classOf(game, position, company);
    judge.rule(
        position.holdings.units(player, company) + (game.sales.limitAsksBefore ? 0 : more) <= size.holdingLimitUnits ||
            !isHoldingLimited(game, position, company),
        Code::HoldingLimit,
        {{"player", Party(player)}, {"company", Party(company)}, {"limit", size.percent(size.holdingLimitUnits)}});
}

/// Whether the director's certificate is among what is sold, where it is sold like any other.
bool givesDirectors(const GameDefinition &game, const Position &position, const ShareSale &sale)
{
    return position.companies[sale.company].isUndirected &&
           (sale.papers == SoldPapers::WithDirectors ||
            (sale.papers == SoldPapers::OrdinaryFirst &&
             sale.units > ordinaryUnits(game, position, sale.company, sale.player)));
}

/// Certificates are not split: what is more than the ordinary shares must contain the whole director's certificate.
bool canBeCounted(const GameDefinition &game, const Position &position, const ShareSale &sale)
{
    if (!position.companies[sale.company].isUndirected)
        return sale.papers == SoldPapers::OrdinaryFirst;
    const int ordinary = ordinaryUnits(game, position, sale.company, sale.player);
    if (!givesDirectors(game, position, sale))
        return sale.units <= ordinary;
    const int beside = sale.units - classOf(game, position, sale.company).directorUnits;
    return position.holdings.directorsCertificate(sale.company) == Party(sale.player) && beside >= 0 &&
           beside <= ordinary;
}

/// A second sale of the company in this turn is part of the first.
bool joinsSale(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.sales.joinsSameTurn && (position.stock.soldThisTurn & bit(company)) != 0;
}

/// What lies in the pool already, and what a sale would add.
void judgePool(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    if (!game.sales.mostPoolPercent)
        return;
    const CompanyClass &size = classOf(game, position, sale.company);
    const int percent = size.percent(position.holdings.units(Party::pool(), sale.company) + sale.units);
    judge.rule(percent <= *game.sales.mostPoolPercent, Code::PoolLimit,
               {{"company", Party(sale.company)}, {"percent", percent}, {"limit", *game.sales.mostPoolPercent}});
}

/// What was bought in this round, or in this turn, may have to stay where it is.
void judgeKept(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    int kept = 0;
    if (game.sales.bought == BoughtShares::OneKeptThisTurn)
        kept = position.stock.boughtNow == sale.company ? 1 : 0;
    else if (game.sales.bought == BoughtShares::KeptThisRound)
        kept = position.stock.boughtBefore[sale.player][sale.company];
    const int left = position.holdings.units(sale.player, sale.company) - sale.units;
    judge.rule(left >= kept, Code::KeepsBought,
               {{"player", Party(sale.player)},
                {"company", Party(sale.company)},
                {"percent", classOf(game, position, sale.company).percent(kept)}});
}

/// What only a stock round asks of a sale; who must raise money in an operating round may do more.
void judgeStockSale(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    judge.rule(position.round.set > 1, Code::NoSaleFirstRound);
    const bool isAfterPurchase =
        position.stock.hasBought &&
        Party(sale.player) == Party(position.order[static_cast<std::size_t>(position.stock.seat)]);
    const bool maySellNow = game.sales.turn == StockTurn::SalesBothSides ||
                            (game.sales.turn == StockTurn::SalesEitherSide && !position.stock.soldBeforeBuying);
    judge.rule(!isAfterPurchase || maySellNow, tooLateToSell(game), {{"player", Party(sale.player)}});
    judgeKept(game, position, sale, judge);
}

/// Whether it works as far as the sale of its shares asks.
bool operates(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyState &state = position.companies[company];
    const bool isOpen = state.status == CompanyStatus::Operating && position.holdings.director(company).isPlayer();
    return state.hasOperated || (game.sales.floatedOperates && isOpen);
}

void judgeUnsold(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    const Holdings &holdings = position.holdings;
    if (!game.sales.mostUnsoldPercent || position.companies[sale.company].isUndirected)
        return;
    const CompanyClass &size = classOf(game, position, sale.company);
    const int unsold =
        holdings.units(Party::bank(), sale.company) + holdings.units(Party::pool(), sale.company) + sale.units;
    judge.rule(size.percent(unsold) <= *game.sales.mostUnsoldPercent, Code::UnsoldLimit,
               {{"company", Party(sale.company)},
                {"percent", size.percent(unsold)},
                {"limit", *game.sales.mostUnsoldPercent}});
}

/// Who gives the director's certificate away needs a successor; where others can never hold enough, there is none.
void judgeSuccessor(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    const CompanyId company = sale.company;
    const CompanyClass &size = classOf(game, position, company);
    const int left = position.holdings.units(sale.player, company) - sale.units;
    const bool directs = position.holdings.director(company) == Party(sale.player);
    const bool isSafe = !directs || left >= size.directorUnits || hasSuccessor(game, position, company);
    const int percent = size.percent(size.directorUnits);
    const int others = size.units - size.missingUnits - size.directorUnits;
    if (others >= size.directorUnits)
        judge.need(isSafe, Code::NobodyTakesOver, {{"company", Party(company)}, {"percent", percent}});
    else
        judge.need(isSafe, Code::DirectorsShareStays, {{"company", Party(company)}, {"percent", percent}});
}

/// While more than half of it lies in the pool, the bank sells none of some companies.
bool isBehindPool(const GameDefinition &game, const Position &position, const SharePurchase &purchase)
{
    const CompanyId company = purchase.company;
    return game.companies[company].isSoldBehindPool && purchase.from == Party::bank() && game.sales.mostPoolPercent &&
           classOf(game, position, company).percent(position.holdings.units(Party::pool(), company)) >
               *game.sales.mostPoolPercent;
}

/// Of companies that are sold together the dearest falls first, whichever was sold first: it lies above those that came
/// to the same space from a lower price.
void layAboveCheaper(Books &books, CompanyId company, const Markers &before)
{
    Markers &markers = books.position.markers;
    const auto fell = [&](CompanyId fallen) { return before.cell(fallen) != markers.cell(fallen); };
    if (!fell(company))
        return;
    for (const CompanyId other : markers.pile(markers.cell(company))) {
        if (other == company || !fell(other) || !standsBefore(books.game, before, company, other))
            continue;
        markers.slipAbove(company, other);
        return;
    }
}

/// As many rows as the sale is worth, under the markers that lie there already.
void lowerPrice(Books &books, const ShareSale &sale)
{
    constexpr int percentPerStep = 10;
    const int steps = books.classOf(sale.company).percent(sale.units) / percentPerStep;
    const bool areTogether = books.game.sales.dearestFallsFirst && books.position.round.kind == RoundKind::Stock;
    std::optional<Markers> &before = books.position.stock.markersBeforeSales;
    if (areTogether && !before)
        before = books.position.markers;
    books.moveMarker(sale.company, Direction::Down, books.game.sales.eachLowersPrice ? steps : 1);
    if (areTogether)
        layAboveCheaper(books, sale.company, *before);
}

void noteBought(Books &books, PlayerId player, CompanyId company, int units)
{
    if (books.game.sales.bought == BoughtShares::KeptThisRound && books.position.round.kind == RoundKind::Stock)
        books.position.stock.boughtBefore[player][company] += units;
}

} // namespace

Money certificatePrice(const GameDefinition &game, const Position &position, const SharePurchase &purchase)
{
    const bool isInitial = purchase.from == Party::bank() && game.sales.bankAsksInitialPrice;
    const Money each =
        isInitial ? position.companies[purchase.company].initialPrice : price(game, position, purchase.company);
    return each * unitsOf(game, purchase);
}

void judgeCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player, int halves,
                           Judge &judge)
{
    const int limit = certificateLimit(game, position);
    judge.rule(halfCertificates(game, position, player) + halves <= 2 * limit, Code::CertificateLimit,
               {{"player", Party(player)}, {"held", certificates(game, position, player)}, {"limit", limit}});
}

void judgeStart(const GameDefinition &game, const Position &position, const CompanyStart &start, Judge &judge)
{
    const CompanyId company = start.company;
    const ClassId size = game.companies[company].size;
    const CompanyClass &sizeTable = game.classes[size];
    const Holdings &holdings = position.holdings;
    const bool isThere = position.companies[company].status == CompanyStatus::Waiting && sizeTable.hasShares() &&
                         !sizeTable.pars.empty() && holdings.directorsCertificate(company) == Party::bank();
    judge.need(isThere, Code::NotOnSale, {{"company", Party(company)}});
    judge.rule(game.phases[position.phase].onSale[size], Code::NotStartedYet, {{"phase", position.phase}});
    judge.need(game.findCell(start.price).isValid(), Code::BadPar, {{"price", start.price}});
    judge.rule(std::find(sizeTable.pars.begin(), sizeTable.pars.end(), start.price) != sizeTable.pars.end(),
               Code::BadPar, {{"price", start.price}});
    judgeBuyer(game, position, start.player, company, judge);
    const auto directed = static_cast<int>(directedBy(game, position, start.player).size());
    judge.rule(!game.mostDirected || directed < *game.mostDirected, Code::DirectorLimit,
               {{"player", Party(start.player)}, {"limit", game.mostDirected.value_or(0)}});
    if (sizeTable.hasShares())
        judgeHolding(game, position, start.player, company, sizeTable.directorUnits, judge);
    judgeCash(position, start.player, start.price * sizeTable.directorUnits, judge);
}

void startCompany(Books &books, const CompanyStart &start)
{
    const CompanyId company = start.company;
    const int units = books.classOf(company).directorUnits;
    putOnChart(books, company, books.game.findCell(start.price));
    payForShares(books, start.player, company, units);
    books.moveShares(company, Party::bank(), start.player, units);
    books.makeDirector(company, start.player);
    noteBought(books, start.player, company, units);
    directorGivesWay(books, company); // to somebody who had more shares before there was a director
    floatIfDue(books, company);
}

int unitsOf(const GameDefinition &game, const SharePurchase &purchase)
{
    return purchase.isDirectors ? game.classOf(purchase.company).directorUnits : 1;
}

void judgePurchase(const GameDefinition &game, const Position &position, const SharePurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const bool isOrdinaryThere = !purchase.isDirectors && unitsFor(game, position, purchase) > 0;
    const bool isDirectorsThere = purchase.isDirectors && position.companies[company].isUndirected &&
                                  position.holdings.directorsCertificate(company) == purchase.from;
    judge.need(classOf(game, position, company).hasShares() && position.companies[company].isInPlay() &&
                   (isOrdinaryThere || isDirectorsThere),
               Code::NotOnSale, {{"company", Party(company)}});
    if (judge.refused())
        return;
    judgeBuyer(game, position, purchase.player, company, judge);
    judge.rule(!isBehindPool(game, position, purchase), Code::PoolFirst, {{"company", Party(company)}});
    if (purchase.from == Party::bank() || game.sales.limitsPool)
        judgeHolding(game, position, purchase.player, company, unitsOf(game, purchase), judge);
    judgeCash(position, purchase.player, certificatePrice(game, position, purchase), judge);
}

void buyShare(Books &books, const SharePurchase &purchase)
{
    const int units = unitsOf(books.game, purchase);
    if (purchase.from == Party::bank() && books.game.sales.bankAsksInitialPrice)
        payForShares(books, purchase.player, purchase.company, units);
    else
        books.pay(purchase.player, Party::bank(), certificatePrice(books.game, books.position, purchase),
                  Reason::SharePurchase, purchase.company);
    books.moveShares(purchase.company, purchase.from, purchase.player, units);
    noteBought(books, purchase.player, purchase.company, units);
    if (purchase.isDirectors)
        books.moveCertificate(purchase.company, purchase.player);
    directorAfterPurchase(books, purchase.company, purchase.player);
    completeCertificate(books, purchase.company);
    floatIfDue(books, purchase.company);
}

Code tooLateToSell(const GameDefinition &game)
{
    return game.sales.turn == StockTurn::SalesThenPurchase ? Code::SaleAfterPurchase : Code::SoldBeforePurchase;
}

void judgeSale(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    const CompanyId company = sale.company;
    const int held = position.holdings.units(sale.player, company);
    const CompanyClass &size = classOf(game, position, company);
    judge.need(sale.units >= 1, Code::BadValue, {{"key", KeyWord{"percent"}}});
    judge.need(size.hasShares() && held >= sale.units && position.companies[company].isInPlay(), Code::NotEnoughShares,
               {{"player", Party(sale.player)}, {"company", Party(company)}});
    if (judge.refused())
        return;
    judge.need(canBeCounted(game, position, sale), Code::SoldWhole,
               {{"company", Party(company)}, {"percent", size.percent(size.directorUnits)}});
    if (judge.refused())
        return;
    if (position.round.kind == RoundKind::Stock)
        judgeStockSale(game, position, sale, judge);
    judge.rule(!game.sales.onlyOperated || operates(game, position, company), Code::NotOperated,
               {{"company", Party(company)}});
    judge.rule((position.stock.soldThisTurn & bit(company)) == 0 || game.sales.joinsSameTurn, Code::AlreadySoldThisTurn,
               {{"company", Party(company)}});
    judgeUnsold(game, position, sale, judge);
    judgePool(game, position, sale, judge);
    judgeSuccessor(game, position, sale, judge);
}

void sellShares(Books &books, const ShareSale &sale)
{
    const CompanyId company = sale.company;
    const bool isJoined = joinsSale(books.game, books.position, company);
    const Money each = salePrice(books.game, books.position, company);
    books.position.stock.soldThisTurn |= bit(company);
    if (books.game.sales.joinsSameTurn)
        books.position.stock.soldFor[company] = each;
    if (books.position.round.kind == RoundKind::Stock)
        books.position.stock.soldBefore[sale.player] |= bit(company);
    const Party buyer = books.game.sales.intoPool ? Party::pool() : Party::bank();
    const bool withDirectors = givesDirectors(books.game, books.position, sale);
    books.pay(Party::bank(), sale.player, each * sale.units, Reason::ShareSale, company);
    books.moveShares(company, sale.player, buyer, sale.units);
    if (withDirectors)
        books.moveCertificate(company, buyer);
    if (!isJoined)
        lowerPrice(books, sale);
    if (books.position.holdings.director(company) == Party(sale.player))
        directorGivesWay(books, company);
}

int smallerSale(const GameDefinition &game, const Position &position, const ShareSale &sale)
{
    for (int units = sale.units - 1; units > 0; --units) {
        if (canBeCounted(game, position, {sale.player, sale.company, units}))
            return units;
    }
    return 0;
}

Money salePrice(const GameDefinition &game, const Position &position, CompanyId company)
{
    return joinsSale(game, position, company) ? position.stock.soldFor.at(company) : price(game, position, company);
}

bool mustSellDown(const GameDefinition &game, const Position &position, PlayerId player)
{
    const bool hasTooMany = isOverCertificateLimit(game, position, player);
    const auto companies = ids(game.companies);
    return std::any_of(companies.begin(), companies.end(), [&](CompanyId company) {
        const int held = position.holdings.units(player, company);
        const bool isTooMuch = game.sales.limitsPool && isHoldingLimited(game, position, company) &&
                               game.classOf(company).hasShares() &&
                               held > classOf(game, position, company).holdingLimitUnits;
        const bool helps = (hasTooMany && isCounted(game, position, company)) || isTooMuch;
        return helps && hasLegalSale(game, position, player, company);
    });
}

bool hasLegalSale(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company)
{
    for (const int units : {1, classOf(game, position, company).directorUnits}) {
        Judge judge;
        judgeSale(game, position, {player, company, units}, judge);
        if (!judge.refused())
            return true;
    }
    return false;
}

bool isOverCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player)
{
    return halfCertificates(game, position, player) > 2 * certificateLimit(game, position);
}

} // namespace flimnap
