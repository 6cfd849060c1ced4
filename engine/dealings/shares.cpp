#include "dealings/shares.h"

#include <algorithm>

#include "dealings/directors.h"

namespace flimnap {

namespace {

constexpr std::uint32_t bit(CompanyId company)
{
    return std::uint32_t{1} << company.index();
}

int certificateLimit(const GameDefinition &game, const Position &position)
{
    return game.tableOf(position.players.count())->certificateLimit;
}

/// What holds for every purchase of shares: no debt, not sold before in this round, room for a certificate.
void judgeBuyer(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company, Judge &judge)
{
    judge.rule(position.players[player].debt == Money{}, Code::InDebt,
               {{"player", Party(player)}, {"debt", position.players[player].debt}});
    judge.rule((position.stock.soldBefore[player] & bit(company)) == 0, Code::SoldThisRound,
               {{"player", Party(player)}, {"company", Party(company)}});
    const int limit = certificateLimit(game, position);
    const int held = certificates(game, position, player);
    judge.rule(held + 1 <= limit, Code::CertificateLimit,
               {{"player", Party(player)}, {"held", held}, {"limit", limit}});
}

void judgeCash(const Position &position, PlayerId player, Money needed, Judge &judge)
{
    const Money cash = position.ledger.balance(player);
    judge.need(cash >= needed, Code::NoCash, {{"player", Party(player)}, {"cash", cash}, {"needed", needed}});
}

bool isOnTheMarket(const Position &position, CompanyId company)
{
    const CompanyStatus status = position.companies[company].status;
    return status == CompanyStatus::Started || status == CompanyStatus::Operating;
}

/// A company floats at the moment enough of it is in players' hands; it gets its capital by the initial price.
void floatIfDue(Draft &draft, CompanyId company)
{
    CompanyState &state = draft.position.companies[company];
    const CompanyClass &size = draft.classOf(company);
    if (state.status != CompanyStatus::Started || draft.position.holdings.unitsOfPlayers(company) < size.floatUnits)
        return;
    state.status = CompanyStatus::Operating;
    state.markersLeft = size.stationMarkers;
    draft.tell(CompanyFloated{company});
    draft.pay(Party::bank(), company, state.initialPrice * size.units, Reason::Capital, company);
}

} // namespace

void judgeStart(const GameDefinition &game, const Position &position, const CompanyStart &start, Judge &judge)
{
    const CompanyId company = start.company;
    const ClassId size = game.companies[company].size;
    const CompanyClass &sizeTable = game.classes[size];
    judge.need(position.companies[company].status == CompanyStatus::Waiting, Code::NotOnSale,
               {{"company", Party(company)}});
    judge.rule(game.phases[position.phase].onSale[size], Code::NotOnSale,
               {{"company", Party(company)}, {"phase", game.phases[position.phase].name}});
    judge.need(game.findCell(start.price).isValid(), Code::BadPar, {{"price", start.price}});
    judge.rule(std::find(sizeTable.pars.begin(), sizeTable.pars.end(), start.price) != sizeTable.pars.end(),
               Code::BadPar, {{"company", Party(company)}, {"price", start.price}, {"size", sizeTable.name}});
    judgeBuyer(game, position, start.player, company, judge);
    judge.rule(sizeTable.directorUnits <= sizeTable.holdingLimitUnits, Code::HoldingLimit);
    judgeCash(position, start.player, start.price * sizeTable.directorUnits, judge);
}

void startCompany(Draft &draft, const CompanyStart &start)
{
    const CompanyId company = start.company;
    const int units = draft.classOf(company).directorUnits;
    const CellId cell = draft.game.findCell(start.price);
    CompanyState &state = draft.position.companies[company];
    state.status = CompanyStatus::Started;
    state.initialPrice = start.price;
    draft.position.markers.place(company, cell);
    draft.tell(CompanyStarted{company, cell});
    draft.pay(start.player, Party::bank(), start.price * units, Reason::SharePurchase, company);
    draft.moveShares(company, Party::bank(), start.player, units);
    draft.makeDirector(company, start.player);
    floatIfDue(draft, company);
}

void judgePurchase(const GameDefinition &game, const Position &position, const SharePurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const CompanyClass &size = game.classOf(company);
    judge.need(isOnTheMarket(position, company) && position.holdings.units(Party::bank(), company) > 0, Code::NotOnSale,
               {{"company", Party(company)}});
    judgeBuyer(game, position, purchase.player, company, judge);
    judge.rule(position.holdings.units(purchase.player, company) + 1 <= size.holdingLimitUnits, Code::HoldingLimit,
               {{"player", Party(purchase.player)},
                {"company", Party(company)},
                {"limit", size.percent(size.holdingLimitUnits)}});
    judgeCash(position, purchase.player, price(game, position, company), judge);
}

void buyShare(Draft &draft, const SharePurchase &purchase)
{
    draft.pay(purchase.player, Party::bank(), draft.price(purchase.company), Reason::SharePurchase, purchase.company);
    draft.moveShares(purchase.company, Party::bank(), purchase.player, 1);
    directorAfterPurchase(draft, purchase.company, purchase.player);
    floatIfDue(draft, purchase.company);
}

void judgeSale(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    const CompanyId company = sale.company;
    const int held = position.holdings.units(sale.player, company);
    const CompanyClass &size = game.classOf(company);
    judge.need(sale.units >= 1, Code::BadValue, {{"key", std::string("percent")}});
    judge.need(held >= sale.units && isOnTheMarket(position, company), Code::NotEnoughShares,
               {{"player", Party(sale.player)}, {"company", Party(company)}, {"held", size.percent(held)}});
    judge.rule(position.round.set > 1, Code::NoSaleFirstRound);
    judge.rule((position.stock.soldThisTurn & bit(company)) == 0, Code::AlreadySoldThisTurn,
               {{"company", Party(company)}});
    const bool directs = position.holdings.director(company) == Party(sale.player);
    judge.need(!directs || held - sale.units >= size.directorUnits || hasSuccessor(game, position, company),
               Code::NobodyTakesOver, {{"company", Party(company)}, {"percent", size.percent(size.directorUnits)}});
}

void sellShares(Draft &draft, const ShareSale &sale)
{
    const CompanyId company = sale.company;
    draft.position.stock.soldThisTurn |= bit(company);
    draft.position.stock.soldBefore[sale.player] |= bit(company);
    draft.pay(Party::bank(), sale.player, draft.price(company) * sale.units, Reason::ShareSale, company);
    draft.moveShares(company, sale.player, Party::bank(), sale.units);
    draft.moveMarker(company, Direction::Down);
    directorAfterSale(draft, company, sale.player);
}

bool hasLegalSale(const GameDefinition &game, const Position &position, PlayerId player)
{
    for (const CompanyId company : ids(game.companies)) {
        Judge judge;
        judgeSale(game, position, {player, company, 1}, judge);
        if (!judge.refused())
            return true;
    }
    return false;
}

bool isOverCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player)
{
    return certificates(game, position, player) > certificateLimit(game, position);
}

} // namespace flimnap
