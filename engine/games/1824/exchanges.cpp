#include "games/1824/exchanges.h"

#include <algorithm>

#include "dealings/directors.h"
#include "dealings/floating.h"
#include "dealings/shares.h"
#include "games/1824/railways.h"

namespace flimnap::ah1824 {

namespace {

/// Regional railways, whether on the chart or not; never those that are formed.
bool isRegional(const GameDefinition &game, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    return size.hasShares() && size.floatUnits > 0;
}

/// Where the share comes from: the bank, the pool only if the bank has none; nobody has any otherwise.
Party sourceOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    for (const Party stock : {Party::bank(), Party::pool()}) {
        if (ordinaryUnits(game, position, company, stock) > 0)
            return stock;
    }
    return Party::nobody();
}

bool givesShare(const GameDefinition &game, const Position &position, CompanyId company)
{
    return isRegional(game, company) && !sourceOf(game, position, company).isNobody();
}

/// In a stock round it opens at once, else at the end of the operating round.
void floatInStockRound(Books &books, CompanyId company)
{
    if (books.position.round.kind == RoundKind::Stock)
        floatIfDue(books, company);
}

void exchangePrivate(Books &books, PrivateId railway, CompanyId company)
{
    const PlayerId owner = books.position.privates[railway].owner.player();
    books.movePrivate(railway, Party::nobody());
    books.tell(PrivateExchanged{railway, owner, company});
    books.moveShares(company, sourceOf(books.game, books.position, company), owner, 1);
    directorAfterPurchase(books, company, owner);
    if (books.game.exchanges.privatesFloatNow)
        floatIfDue(books, company);
    else
        floatInStockRound(books, company);
}

CompanyId targetOf(const GameDefinition &game, const Position &position, const Move &move, Judge &judge)
{
    const CompanyId company = game.findCompany(move.company);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return {};
    judge.need(isRegional(game, company), Code::ExchangeInto);
    judge.need(givesShare(game, position, company), Code::NotOnSale, {{"company", Party(company)}});
    return company;
}

Offer exchangeOf(const std::string &by, const std::string &railway, const std::string &company)
{
    Offer offer;
    offer.move.kind = MoveKind::Exchange;
    offer.move.by = by;
    offer.move.privateRailway = railway;
    offer.move.company = company;
    return offer;
}

} // namespace

void exchangeMinor(Books &books, CompanyId minor)
{
    const CompanyDefinition &railway = books.game.companies[minor];
    const PlayerId owner = books.position.holdings.director(minor).player();
    const CompanyId company = railway.becomes;
    books.tell(MinorExchanged{minor, owner, company, railway.becomesUnits});
    books.moveShares(company, Party::reserve(), owner, railway.becomesUnits);
    if (railway.becomesUnits >= books.classOf(company).directorUnits)
        books.makeDirector(company, owner);
    mergeInto(books, minor, company);
    if (books.position.holdings.director(company).isPlayer())
        directorGivesWay(books, company);
    floatInStockRound(books, company);
}

bool Exchange::handles(const Move &move) const
{
    return move.kind == MoveKind::Exchange;
}

void Exchange::judgeOwner(const Position &position, PlayerId player, ClassId kind, Party owner, const ArgValue &railway,
                          Judge &judge) const
{
    judge.need(owner == Party(player), Code::AlreadyExchanged, {{"private", railway}});
    const PhaseDefinition &phase = m_game.phases[position.phase];
    judge.rule(phase.mayExchange[kind], Code::PhaseTooEarly, {{"phase", position.phase}});
    judgeCertificateLimit(m_game, position, player, 2, judge);
}

void Exchange::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId minor = m_game.findCompany(move.privateRailway);
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.know(railway.isValid() || (minor && m_game.classOf(minor).isMinor()), "private", move.privateRailway);
    if (judge.refused())
        return;
    if (minor)
        playMinor(books, player, minor, move, judge);
    else
        playPrivate(books, player, railway, move, judge);
}

void Exchange::playMinor(Books &books, PlayerId player, CompanyId minor, const Move &move, Judge &judge) const
{
    const CompanyDefinition &railway = m_game.companies[minor];
    judgeOwner(books.position, player, railway.size, ownerOf(m_game, books.position, minor), Party(minor), judge);
    const std::string &own = m_game.companies[railway.becomes].code;
    judge.need(move.company.empty() || move.company == own, Code::ExchangeInto);
    judge.need(books.position.companies[minor].role == CompanyRole::Ordinary, Code::BuildsOnly,
               {{"company", Party(minor)}});
    if (!judge.refused())
        exchangeMinor(books, minor);
}

void Exchange::playPrivate(Books &books, PlayerId player, PrivateId railway, const Move &move, Judge &judge) const
{
    const PrivateDefinition &table = m_game.privates[railway];
    judgeOwner(books.position, player, table.size, books.position.privates[railway].owner, railway, judge);
    const CompanyId company = targetOf(m_game, books.position, move, judge);
    if (!judge.refused())
        exchangePrivate(books, railway, company);
}

void Exchange::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const std::string by = m_codes.code(player);
    for (const CompanyId minor : ids(m_game.companies)) {
        const CompanyDefinition &railway = m_game.companies[minor];
        const bool isExchangedNow = m_game.phases[position.phase].mayExchange[railway.size] &&
                                    position.companies[minor].role == CompanyRole::Ordinary;
        if (ownerOf(m_game, position, minor) != Party(player) || !isExchangedNow)
            continue;
        Offer offer = exchangeOf(by, railway.code, {});
        Judge judge;
        judgeOwner(position, player, railway.size, Party(player), railway.code, judge);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
    for (const PrivateId railway : ids(m_game.privates)) {
        const PrivateDefinition &table = m_game.privates[railway];
        const bool isExchangedNow = m_game.phases[position.phase].mayExchange[table.size];
        if (position.privates[railway].owner != Party(player) || !isExchangedNow)
            continue;
        Judge judge;
        judgeOwner(position, player, table.size, Party(player), table.code, judge);
        for (const CompanyId company : ids(m_game.companies)) {
            if (!givesShare(m_game, position, company))
                continue;
            Offer offer = exchangeOf(by, table.code, m_game.companies[company].code);
            offer.refusal = judge.verdict();
            offers.push_back(std::move(offer));
        }
    }
}

PrivateId ForcedExchanges::railwayDue(const Position &position) const
{
    const ById<ClassId, bool> &must = m_game.phases[position.phase].mustExchange;
    for (const PrivateId railway : ids(m_game.privates)) {
        if (must[m_game.privates[railway].size] && position.privates[railway].owner.isPlayer())
            return railway;
    }
    return {};
}

Party ForcedExchanges::due(const Position &position) const
{
    const PrivateId railway = railwayDue(position);
    return railway ? position.privates[railway].owner : Party::nobody();
}

void ForcedExchanges::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const PrivateId railway = railwayDue(books.position);
    const Party owner = due(books.position);
    const std::string &code = m_game.privates[railway].code;
    judge.need(move.kind == MoveKind::Exchange && by == owner && move.privateRailway == code, Code::MustExchange,
               {{"player", owner}, {"private", railway}});
    if (judge.refused())
        return;
    const auto companies = ids(m_game.companies);
    const bool isAnyLeft = std::any_of(companies.begin(), companies.end(),
                                       [&](CompanyId company) { return givesShare(m_game, books.position, company); });
    if (!isAnyLeft && move.company.empty()) {
        books.movePrivate(railway, Party::nobody());
        return;
    }
    judge.need(!move.company.empty(), Code::MustExchange, {{"player", owner}, {"private", railway}});
    if (judge.refused())
        return;
    const CompanyId company = targetOf(m_game, books.position, move, judge);
    if (!judge.refused())
        exchangePrivate(books, railway, company);
}

void ForcedExchanges::offer(const Position &position, Offers &offers) const
{
    const std::string by = m_codes.code(due(position));
    const std::string &railway = m_game.privates[railwayDue(position)].code;
    const std::size_t before = offers.size();
    for (const CompanyId company : ids(m_game.companies)) {
        if (givesShare(m_game, position, company))
            offers.push_back(exchangeOf(by, railway, m_game.companies[company].code));
    }
    if (offers.size() == before)
        offers.push_back(exchangeOf(by, railway, {}));
}

} // namespace flimnap::ah1824
