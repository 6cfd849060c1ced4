#include "games/1824/railways.h"

#include "dealings/directors.h"
#include "dealings/floating.h"
#include "dealings/privates.h"
#include "dealings/trains.h"

namespace flimnap::ah1824 {

namespace {

/// Who could swap for the certificate first, where that counts; else who has most shares, of equal ones the first after
/// the priority card.
PlayerId firstToSwap(const Books &books, CompanyId company)
{
    if (const PlayerId first = books.position.companies[company].firstToSwap)
        return first;
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

} // namespace

bool isForDirectorsCertificate(const GameDefinition &game, CompanyId minor)
{
    const CompanyDefinition &railway = game.companies[minor];
    return railway.becomesUnits == game.classOf(railway.becomes).directorUnits;
}

std::vector<CompanyId> railwaysFor(const GameDefinition &game, CompanyId company)
{
    std::vector<CompanyId> railways;
    for (const CompanyId minor : ids(game.companies)) {
        if (game.classOf(minor).isMinor() && game.companies[minor].becomes == company)
            railways.push_back(minor);
    }
    return railways;
}

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
    if (!isOnChart || books.game.frozenCertificate == FrozenCertificate::SwappedAtFormation)
        return;
    if (const PlayerId player = firstToSwap(books, company))
        takeFrozenCertificate(books, company, player);
}

void noteFirstToSwap(Books &books)
{
    if (!books.game.exchanges.frozenToFirst)
        return;
    for (const CompanyId company : ids(books.game.companies)) {
        const CompanyClass &size = books.classOf(company);
        PlayerId &first = books.position.companies[company].firstToSwap;
        if (!size.isFormedByPhase() || first)
            continue;
        for (const PlayerId player : books.position.order) {
            if (books.position.holdings.units(player, company) >= size.directorUnits)
                first = player;
        }
    }
}

void receiveMinor(Books &books, PlayerId player, CompanyId minor, Money price)
{
    const CompanyDefinition &railway = books.game.companies[minor];
    CompanyState &state = books.position.companies[minor];
    state.status = CompanyStatus::Operating;
    state.initialPrice = price;
    state.markersLeft = books.classOf(minor).stationMarkers;
    books.moveMinor(minor, player);
    books.pay(player, minor, price, Reason::PrivatePurchase, minor);
    if (const FaceId train = railway.comesWith) {
        books.pay(minor, Party::bank(), books.game.faces[train].price, Reason::TrainPurchase, minor);
        takeTrain(books, train, minor);
    }
    if (books.position.companies[railway.becomes].status == CompanyStatus::Waiting) {
        putOnChart(books, railway.becomes, books.game.findCell(startPriceFor(price)));
        books.position.companies[railway.becomes].unpaidUnits = railway.becomesUnits;
    }
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
    if (books.position.bondTokenEarner == minor)
        books.position.bondTokenEarner = company;
    books.closeCompany(minor);
}

void removeUnsoldRailways(Books &books)
{
    removeUnsoldPrivates(books);
    for (const CompanyId minor : ids(books.game.companies)) {
        if (!books.classOf(minor).isMinor() || books.position.companies[minor].status != CompanyStatus::Waiting)
            continue;
        books.closeCompany(minor);
        releaseShare(books, minor);
    }
}

} // namespace flimnap::ah1824
