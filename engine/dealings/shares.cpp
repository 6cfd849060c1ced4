#include "dealings/shares.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/cash.h"
#include "dealings/directors.h"
#include "dealings/floating.h"

namespace flimnap {

namespace {

int certificateLimit(const GameDefinition &game, const Position &position)
{
    return game.tableOf(static_cast<int>(position.order.size()))->certificateLimit;
}

bool isBond(const Position &position, CompanyId company)
{
    return position.companies[company].role == CompanyRole::Bond;
}

/// What holds for every purchase of shares: no debt, not sold before in this round, room for a certificate.
void judgeBuyer(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company, Judge &judge)
{
    judge.rule(position.players[player].debt == Money{}, Code::InDebt,
               {{"player", Party(player)}, {"debt", position.players[player].debt}});
    judge.rule((position.stock.soldBefore[player] & bit(company)) == 0, Code::SoldThisRound,
               {{"player", Party(player)}, {"company", Party(company)}});
    judgeCertificateLimit(game, position, player, judge);
}

/// What the rules say against one player having so much of a company after a purchase.
void judgeHolding(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company, int more,
                  Judge &judge)
{
    const CompanyClass &size = game.classOf(company);
    judge.rule(
        position.holdings.units(player, company) + more <= size.holdingLimitUnits, Code::HoldingLimit,
        {{"player", Party(player)}, {"company", Party(company)}, {"limit", size.percent(size.holdingLimitUnits)}});
}

/// Certificates are not split: what is more than the ordinary shares must contain the whole director's certificate.
bool canBeCounted(const GameDefinition &game, const Position &position, const ShareSale &sale)
{
    const int ordinary = ordinaryUnits(game, position, sale.company, sale.player);
    const int withDirectors = sale.units - game.classOf(sale.company).directorUnits;
    return sale.units <= ordinary || !isBond(position, sale.company) ||
           (withDirectors >= 0 && withDirectors <= ordinary);
}

void judgeUnsold(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    const Holdings &holdings = position.holdings;
    if (!game.sales.mostUnsoldPercent || isBond(position, sale.company))
        return;
    const CompanyClass &size = game.classOf(sale.company);
    const int unsold =
        holdings.units(Party::bank(), sale.company) + holdings.units(Party::pool(), sale.company) + sale.units;
    judge.rule(size.percent(unsold) <= *game.sales.mostUnsoldPercent, Code::UnsoldLimit,
               {{"company", Party(sale.company)},
                {"percent", size.percent(unsold)},
                {"limit", *game.sales.mostUnsoldPercent}});
}

} // namespace

void judgeCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player, Judge &judge)
{
    const int limit = certificateLimit(game, position);
    const int held = certificates(game, position, player);
    judge.rule(held + 1 <= limit, Code::CertificateLimit,
               {{"player", Party(player)}, {"held", held}, {"limit", limit}});
}

void judgeStart(const GameDefinition &game, const Position &position, const CompanyStart &start, Judge &judge)
{
    const CompanyId company = start.company;
    const ClassId size = game.companies[company].size;
    const CompanyClass &sizeTable = game.classes[size];
    const Holdings &holdings = position.holdings;
    const bool isThere = position.companies[company].status == CompanyStatus::Waiting && sizeTable.hasShares() &&
                         holdings.directorsCertificate(company) == Party::bank();
    judge.need(isThere, Code::NotOnSale, {{"company", Party(company)}});
    judge.rule(game.phases[position.phase].onSale[size], Code::NotOnSale,
               {{"company", Party(company)}, {"phase", game.phases[position.phase].name}});
    judge.need(game.findCell(start.price).isValid(), Code::BadPar, {{"price", start.price}});
    judge.rule(std::find(sizeTable.pars.begin(), sizeTable.pars.end(), start.price) != sizeTable.pars.end(),
               Code::BadPar, {{"company", Party(company)}, {"price", start.price}, {"size", sizeTable.name}});
    judgeBuyer(game, position, start.player, company, judge);
    const auto directed = static_cast<int>(directedBy(game, position, start.player).size());
    judge.rule(!game.mostDirected || directed < *game.mostDirected, Code::DirectorLimit,
               {{"player", Party(start.player)}, {"limit", game.mostDirected.value_or(0)}});
    if (sizeTable.hasShares())
        judgeHolding(game, position, start.player, company, sizeTable.directorUnits, judge);
    judgeCash(position, start.player, start.price * sizeTable.directorUnits, judge);
}

void startCompany(Draft &draft, const CompanyStart &start)
{
    const CompanyId company = start.company;
    const int units = draft.classOf(company).directorUnits;
    putOnChart(draft, company, draft.game.findCell(start.price));
    draft.pay(start.player, Party::bank(), start.price * units, Reason::SharePurchase, company);
    draft.moveShares(company, Party::bank(), start.player, units);
    draft.makeDirector(company, start.player);
    directorGivesWay(draft, company); // to somebody who had more shares before there was a director
    floatIfDue(draft, company);
}

int unitsOf(const GameDefinition &game, const SharePurchase &purchase)
{
    return purchase.isDirectors ? game.classOf(purchase.company).directorUnits : 1;
}

void judgePurchase(const GameDefinition &game, const Position &position, const SharePurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const bool isOrdinaryThere = !purchase.isDirectors && ordinaryUnits(game, position, company, purchase.from) > 0;
    const bool isDirectorsThere = purchase.isDirectors && isBond(position, company) &&
                                  position.holdings.directorsCertificate(company) == purchase.from;
    judge.need(game.classOf(company).hasShares() && position.companies[company].isInPlay() &&
                   (isOrdinaryThere || isDirectorsThere),
               Code::NotOnSale, {{"company", Party(company)}});
    if (judge.refused())
        return;
    judgeBuyer(game, position, purchase.player, company, judge);
    if (purchase.from == Party::bank())
        judgeHolding(game, position, purchase.player, company, unitsOf(game, purchase), judge);
    judgeCash(position, purchase.player, price(game, position, company) * unitsOf(game, purchase), judge);
}

void buyShare(Draft &draft, const SharePurchase &purchase)
{
    const int units = unitsOf(draft.game, purchase);
    draft.pay(purchase.player, Party::bank(), draft.price(purchase.company) * units, Reason::SharePurchase,
              purchase.company);
    draft.moveShares(purchase.company, purchase.from, purchase.player, units);
    if (purchase.isDirectors)
        draft.moveCertificate(purchase.company, purchase.player);
    directorAfterPurchase(draft, purchase.company, purchase.player);
    floatIfDue(draft, purchase.company);
}

void judgeSale(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    const CompanyId company = sale.company;
    const int held = position.holdings.units(sale.player, company);
    const CompanyClass &size = game.classOf(company);
    judge.need(sale.units >= 1, Code::BadValue, {{"key", std::string("percent")}});
    judge.need(
        size.hasShares() && held >= sale.units && position.companies[company].isInPlay() &&
            canBeCounted(game, position, sale),
        Code::NotEnoughShares,
        {{"player", Party(sale.player)}, {"company", Party(company)}, {"held", held > 0 ? size.percent(held) : 0}});
    if (judge.refused())
        return;
    judge.rule(position.round.kind != RoundKind::Stock || position.round.set > 1, Code::NoSaleFirstRound);
    judge.rule(!game.sales.onlyOperated || position.companies[company].hasOperated, Code::NotOperated,
               {{"company", Party(company)}});
    judge.rule((position.stock.soldThisTurn & bit(company)) == 0, Code::AlreadySoldThisTurn,
               {{"company", Party(company)}});
    judgeUnsold(game, position, sale, judge);
    const bool directs = position.holdings.director(company) == Party(sale.player);
    judge.need(!directs || held - sale.units >= size.directorUnits || hasSuccessor(game, position, company),
               Code::NobodyTakesOver, {{"company", Party(company)}, {"percent", size.percent(size.directorUnits)}});
}

void sellShares(Draft &draft, const ShareSale &sale)
{
    const CompanyId company = sale.company;
    draft.position.stock.soldThisTurn |= bit(company);
    if (draft.position.round.kind == RoundKind::Stock)
        draft.position.stock.soldBefore[sale.player] |= bit(company);
    const Party buyer = draft.game.sales.intoPool ? Party::pool() : Party::bank();
    const bool withDirectors =
        isBond(draft.position, company) && sale.units > ordinaryUnits(draft.game, draft.position, company, sale.player);
    draft.pay(Party::bank(), sale.player, draft.price(company) * sale.units, Reason::ShareSale, company);
    draft.moveShares(company, sale.player, buyer, sale.units);
    if (withDirectors)
        draft.moveCertificate(company, buyer);
    draft.moveMarker(company, Direction::Down, draft.game.sales.eachLowersPrice ? sale.units : 1);
    if (draft.position.holdings.director(company) == Party(sale.player))
        directorGivesWay(draft, company);
}

bool hasLegalSale(const GameDefinition &game, const Position &position, PlayerId player)
{
    for (const CompanyId company : ids(game.companies)) {
        for (const int units : {1, game.classOf(company).directorUnits}) {
            Judge judge;
            judgeSale(game, position, {player, company, units}, judge);
            if (!judge.refused())
                return true;
        }
    }
    return false;
}

bool isOverCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player)
{
    return certificates(game, position, player) > certificateLimit(game, position);
}

} // namespace flimnap
