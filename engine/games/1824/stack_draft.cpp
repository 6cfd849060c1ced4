#include "games/1824/stack_draft.h"

#include <algorithm>

#include "dealings/cash.h"
#include "dealings/floating.h"
#include "dealings/privates.h"
#include "games/1824/railway_purchase.h"
#include "games/1824/railways.h"
#include "rounds/private_purchases.h"

namespace flimnap::ah1824 {

namespace {

constexpr const char *coalLot = "stack1-coal";
constexpr const char *prestateLot = "stack1-prestate";

bool isTaken(const Position &position, CompanyId minor)
{
    return position.companies[minor].status != CompanyStatus::Waiting;
}

} // namespace

void StackDraft::begin(Books &books) const
{
    books.position.opening = {};
}

bool StackDraft::isOver(const Position &position) const
{
    return position.opening.turnNumber == receipts() + static_cast<int>(position.order.size());
}

Party StackDraft::actor(const Position &position) const
{
    if (!dueDraw(position).companies.empty())
        return Party::draw();
    const auto turn = static_cast<std::size_t>(position.opening.turnNumber);
    const std::vector<int> &order = m_game.draft->order;
    if (turn < order.size())
        return PlayerId(order[turn] - 1);
    return position.order[turn - order.size()];
}

bool StackDraft::giveTurn(Books & /*books*/, Party /*actor*/) const
{
    return false; // the order of the stacks leaves no turn to give
}

bool StackDraft::isCoal(CompanyId minor) const
{
    return m_game.classOf(m_game.companies[minor].becomes).floatUnits > 0;
}

StackDraft::Stack StackDraft::stackOf(const Position &position, CompanyId minor) const
{
    if (position.companies[minor].role == CompanyRole::Construction)
        return Stack::Construction;
    if (isCoal(minor))
        return Stack::Coal;
    return isForDirectorsCertificate(m_game, minor) ? Stack::Primary : Stack::Secondary;
}

/// One coal railway and one small pre-state railway are drawn for the first stack.
DueDraw StackDraft::dueDraw(const Position &position) const
{
    for (const bool ofCoal : {true, false}) {
        DueDraw lot{ofCoal ? coalLot : prestateLot, {}};
        bool isDrawn = false;
        for (const CompanyId minor : ids(m_game.companies)) {
            const bool isOfLot = m_game.classOf(minor).isMinor() && isCoal(minor) == ofCoal &&
                                 (ofCoal || !isForDirectorsCertificate(m_game, minor));
            if (!isOfLot)
                continue;
            lot.companies.push_back(minor);
            isDrawn = isDrawn || position.companies[minor].role == CompanyRole::Construction;
        }
        if (!isDrawn)
            return lot;
    }
    return {};
}

/// What is left of a stack somebody has begun, else everything of the stacks that are whole.
std::vector<CompanyId> StackDraft::onChoice(const Position &position) const
{
    std::vector<CompanyId> whole;
    for (const CompanyId minor : ids(m_game.companies)) {
        if (!m_game.classOf(minor).isMinor() || isTaken(position, minor))
            continue;
        const auto minors = ids(m_game.companies);
        const bool isBegun = std::any_of(minors.begin(), minors.end(), [&](CompanyId other) {
            return m_game.classOf(other).isMinor() && isTaken(position, other) &&
                   stackOf(position, other) == stackOf(position, minor);
        });
        if (isBegun)
            return {minor};
        whole.push_back(minor);
    }
    return whole;
}

void StackDraft::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(books.position);
    const bool isDraft = books.position.opening.turnNumber < receipts();
    judge.need(due != Party::draw() || move.kind == MoveKind::Draw, Code::MustDraw);
    judge.need(by == due, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
    if (move.kind == MoveKind::Draw) {
        draw(books, move, judge);
        return;
    }
    if (isDraft && move.kind == MoveKind::Take)
        take(books, by.player(), move, judge);
    else if (!isDraft && move.kind == MoveKind::BuyPrivate)
        playPrivatePurchase(books, by.player(), move, judge);
    else
        judge.need(!isDraft && move.kind == MoveKind::Pass, Code::WrongRound);
    if (judge.refused())
        return;
    if (move.kind != MoveKind::Pass)
        books.position.stock.lastActor = by.player();
    ++books.position.opening.turnNumber;
}

void StackDraft::draw(Books &books, const Move &move, Judge &judge) const
{
    const CompanyId drawn = drawnCompany(m_game, dueDraw(books.position), move, judge);
    if (judge.refused())
        return;
    books.position.companies[drawn].role = CompanyRole::Construction;
    books.tell(RoleGiven{drawn, CompanyRole::Construction});
}

void StackDraft::take(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId minor = m_game.findCompany(move.what);
    judge.know(minor.isValid() && m_game.classOf(minor).isMinor(), "what", move.what);
    if (judge.refused())
        return;
    const std::vector<CompanyId> choice = onChoice(books.position);
    judge.need(std::find(choice.begin(), choice.end(), minor) != choice.end(), Code::PrivateNotOnSale,
               {{"private", minor}});
    const bool onlyBuilds = books.position.companies[minor].role == CompanyRole::Construction;
    const Money fixed = m_game.draft->constructionPrice;
    if (onlyBuilds)
        judgeFixedPrice(move, fixed, judge);
    const Money price = onlyBuilds ? fixed : priceOf(m_game, minor, move, judge);
    judgeCash(books.position, player, price, judge);
    if (judge.refused())
        return;
    if (onlyBuilds)
        receiveConstruction(books, player, minor);
    else
        receiveMinor(books, player, minor, price);
}

/// It has neither treasury nor train; the regional railway of a coal railway that only builds becomes the bond railway.
void StackDraft::receiveConstruction(Books &books, PlayerId player, CompanyId minor) const
{
    CompanyState &state = books.position.companies[minor];
    state.status = CompanyStatus::Operating;
    state.initialPrice = m_game.draft->constructionPrice;
    state.markersLeft = m_game.classOf(minor).stationMarkers;
    books.moveMinor(minor, player);
    books.pay(player, Party::bank(), state.initialPrice, Reason::PrivatePurchase, minor);
    if (isCoal(minor))
        makeBond(books, m_game.companies[minor].becomes);
}

void StackDraft::makeBond(Books &books, CompanyId company) const
{
    const Holdings &holdings = books.position.holdings;
    for (const Party stock : {Party::bank(), Party::reserve()})
        books.moveShares(company, stock, Party::pool(), holdings.units(stock, company));
    books.moveCertificate(company, Party::pool());
    putOnChart(books, company, m_game.draft->bondCell);
    CompanyState &state = books.position.companies[company];
    state.status = CompanyStatus::Operating;
    state.role = CompanyRole::Bond;
    state.hasOperated = true; // its shares are sold like any other from the first operating round on
    state.stationsOnMap = 1;
    state.markersLeft = 1;
    books.tell(RoleGiven{company, CompanyRole::Bond});
}

void StackDraft::end(Books &books) const
{
    for (const CompanyId minor : ids(books.game.companies)) {
        const CompanyState &state = books.position.companies[minor];
        if (state.role == CompanyRole::Construction &&
            books.position.companies[books.game.companies[minor].becomes].role != CompanyRole::Bond)
            releaseShare(books, minor);
    }
    removeUnsoldPrivates(books);
}

void StackDraft::offer(const Position &position, Offers &offers) const
{
    if (const DueDraw due = dueDraw(position); !due.companies.empty()) {
        offers.push_back(offerOf(m_game, due));
        return;
    }
    const PlayerId player = actor(position).player();
    if (position.opening.turnNumber < receipts())
        offerRailways(position, player, offers);
    else
        offerMountains(position, player, offers);
}

void StackDraft::offerRailways(const Position &position, PlayerId player, Offers &offers) const
{
    for (const CompanyId minor : onChoice(position)) {
        Offer offer;
        offer.move.kind = MoveKind::Take;
        offer.move.by = m_codes.code(player);
        offer.move.what = m_game.companies[minor].code;
        if (position.companies[minor].role != CompanyRole::Construction)
            offerPrices(m_game, position, player, minor, offer);
        offers.push_back(std::move(offer));
    }
}

void StackDraft::offerMountains(const Position &position, PlayerId player, Offers &offers) const
{
    offerPrivates(m_game, position, m_codes, player, offers);
    Offer pass;
    pass.move.kind = MoveKind::Pass;
    pass.move.by = m_codes.code(player);
    offers.push_back(std::move(pass));
}

} // namespace flimnap::ah1824
