#include "games/1824/railways.h"

#include "dealings/directors.h"
#include "dealings/floating.h"
#include "dealings/privates.h"
#include "dealings/trains.h"

namespace flimnap::ah1824 {

namespace {

/// Who could swap for the certificate first, where that counts; else who has most shares, of equal ones the first after
/// the priority card.
PlayerId firstToSwap(const Draft &draft, CompanyId company)
{
    if (const PlayerId first = draft.position.companies[company].firstToSwap)
        return first;
    const Holdings &holdings = draft.position.holdings;
    PlayerId first;
    int most = draft.classOf(company).directorUnits - 1;
    for (const PlayerId player : draft.position.order) {
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

void reserveShares(Draft &draft)
{
    for (const CompanyId minor : ids(draft.game.companies)) {
        if (!draft.classOf(minor).isMinor())
            continue;
        const CompanyDefinition &railway = draft.game.companies[minor];
        draft.moveShares(railway.becomes, Party::bank(), Party::reserve(), railway.becomesUnits);
        if (isForDirectorsCertificate(draft.game, minor))
            draft.moveCertificate(railway.becomes, Party::reserve());
    }
}

void releaseShare(Draft &draft, CompanyId minor)
{
    const CompanyDefinition &railway = draft.game.companies[minor];
    const CompanyId company = railway.becomes;
    draft.moveShares(company, Party::reserve(), Party::bank(), railway.becomesUnits);
    if (!isForDirectorsCertificate(draft.game, minor))
        return;
    draft.moveCertificate(company, Party::bank());
    const bool isOnChart = draft.position.markers.cell(company).isValid();
    if (!isOnChart || draft.game.frozenCertificate == FrozenCertificate::SwappedAtFormation)
        return;
    if (const PlayerId player = firstToSwap(draft, company))
        takeFrozenCertificate(draft, company, player);
}

void noteFirstToSwap(Draft &draft)
{
    if (!draft.game.exchanges.frozenToFirst)
        return;
    for (const CompanyId company : ids(draft.game.companies)) {
        const CompanyClass &size = draft.classOf(company);
        PlayerId &first = draft.position.companies[company].firstToSwap;
        if (!size.isFormedByPhase() || first)
            continue;
        for (const PlayerId player : draft.position.order) {
            if (draft.position.holdings.units(player, company) >= size.directorUnits)
                first = player;
        }
    }
}

void receiveMinor(Draft &draft, PlayerId player, CompanyId minor, Money price)
{
    const CompanyDefinition &railway = draft.game.companies[minor];
    CompanyState &state = draft.position.companies[minor];
    state.status = CompanyStatus::Operating;
    state.initialPrice = price;
    state.markersLeft = draft.classOf(minor).stationMarkers;
    draft.moveMinor(minor, player);
    draft.pay(player, minor, price, Reason::PrivatePurchase, minor);
    if (const FaceId train = railway.comesWith) {
        draft.pay(minor, Party::bank(), draft.game.faces[train].price, Reason::TrainPurchase, minor);
        takeTrain(draft, train, minor);
    }
    if (draft.position.companies[railway.becomes].status == CompanyStatus::Waiting) {
        putOnChart(draft, railway.becomes, draft.game.findCell(startPriceFor(price)));
        draft.position.companies[railway.becomes].unpaidUnits = railway.becomesUnits;
    }
}

void mergeInto(Draft &draft, CompanyId minor, CompanyId company)
{
    draft.pay(minor, company, draft.cash(minor), Reason::TakenOver, minor);
    TrainStock &stock = draft.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.owner != Party(minor))
            continue;
        train.owner = company;
        draft.tell(TrainMoved{train.face, minor, company});
    }
    if (draft.position.bondTokenEarner == minor)
        draft.position.bondTokenEarner = company;
    draft.closeCompany(minor);
}

void removeUnsoldRailways(Draft &draft)
{
    removeUnsoldPrivates(draft);
    for (const CompanyId minor : ids(draft.game.companies)) {
        if (!draft.classOf(minor).isMinor() || draft.position.companies[minor].status != CompanyStatus::Waiting)
            continue;
        draft.closeCompany(minor);
        releaseShare(draft, minor);
    }
}

} // namespace flimnap::ah1824
