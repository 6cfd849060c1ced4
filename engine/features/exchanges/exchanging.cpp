#include "features/exchanges/exchanging.h"

#include "dealings/directors.h"
#include "dealings/floating.h"
#include "dealings/minors.h"
#include "features/exchanges/standing.h"

namespace flimnap::exchanges {

namespace {

/// Who could swap for the certificate first, where that counts; else who has most shares, of equal ones the first after
/// the priority card.
PlayerId firstToSwap(const Books &books, CompanyId company)
{
    const auto *state = books.position.parts.find<State>();
    if (state != nullptr && state->firstToSwap.contains(company))
        return state->firstToSwap.at(company);
    const Holdings &holdings = books.position.holdings;
    PlayerId first;
    int most = books.classOf(company).directorUnits - 1;
    for (const PlayerId player : books.position.order) {
        if (holdings.units(player, company) > most) {
            first = player;
            most = holdings.units(player, company);
        }
    }
    return first;
}

/// In a stock round it opens at once, else at the end of the operating round.
void floatInStockRound(Books &books, CompanyId company)
{
    if (books.position.round.kind == RoundKind::Stock)
        floatIfDue(books, company);
}

} // namespace

void reserveShares(Books &books)
{
    for (const CompanyId minor : ids(books.game.companies)) {
        if (!books.classOf(minor).isMinor())
            continue;
        const CompanyDefinition &railway = books.game.companies[minor];
        books.moveShares(railway.becomes, Party::bank(), Party::reserve(), railway.becomesUnits);
        if (isForDirectorsCertificate(books.game, minor))
            books.moveCertificate(railway.becomes, Party::reserve());
    }
}

void releaseShare(Books &books, CompanyId minor)
{
    const CompanyDefinition &railway = books.game.companies[minor];
    const CompanyId company = railway.becomes;
    books.moveShares(company, Party::reserve(), Party::bank(), railway.becomesUnits);
    if (!isForDirectorsCertificate(books.game, minor))
        return;
    books.moveCertificate(company, Party::bank());
    const bool isOnChart = books.position.markers.cell(company).isValid();
    if (!isOnChart || books.game.companies[company].swapsLate)
        return;
    if (const PlayerId player = firstToSwap(books, company))
        takeFrozenCertificate(books, company, player);
}

void noteFirstToSwap(Books &books)
{
    if (!termsOf(books.game).frozenToFirst)
        return;
    for (const CompanyId company : ids(books.game.companies)) {
        const auto *state = books.position.parts.find<State>();
        const CompanyClass &size = books.classOf(company);
        if (!size.isFormedByPhase() || (state != nullptr && state->firstToSwap.contains(company)))
            continue;
        for (const PlayerId player : books.position.order) {
            if (books.position.holdings.units(player, company) >= size.directorUnits)
                books.position.parts.change<State>().firstToSwap[company] = player;
        }
    }
}

void exchangePrivate(Books &books, PrivateId railway, CompanyId company)
{
    const PlayerId owner = books.position.privates[railway].owner.player();
    books.movePrivate(railway, Party::nobody());
    books.tell(PrivateExchanged{railway, owner, company});
    books.moveShares(company, sourceOf(books.game, books.position, company), owner, 1);
    directorAfterPurchase(books, company, owner);
    if (termsOf(books.game).privatesFloatNow)
        floatIfDue(books, company);
    else
        floatInStockRound(books, company);
}

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

void mergeInto(Books &books, CompanyId minor, CompanyId company)
{
    books.pay(minor, company, books.cash(minor), Reason::TakenOver, minor);
    TrainStock &stock = books.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.owner != Party(minor))
            continue;
        train.owner = company;
        books.tell(TrainMoved{train.face, minor, company});
    }
    for (const Feature *feature : books.game.features)
        feature->companyLeaves(books, minor);
    books.closeCompany(minor);
}

} // namespace flimnap::exchanges
