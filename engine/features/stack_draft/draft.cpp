#include "features/stack_draft/draft.h"

#include <algorithm>

#include "dealings/cash.h"
#include "dealings/minors.h"
#include "features/exchanges/exchanging.h"
#include "features/stack_draft/bond.h"
#include "features/stack_draft/standing.h"
#include "rounds/closing.h"
#include "rounds/private_purchases.h"
#include "rounds/railway_purchase.h"

namespace flimnap::stack_draft {

namespace {

constexpr const char *lotOfStarted = "stack1-coal";
constexpr const char *lotOfFormed = "stack1-prestate";

bool isTaken(const Position &position, CompanyId minor)
{
    return position.companies[minor].status != CompanyStatus::Waiting;
}

} // namespace

/// One coal railway and one small pre-state railway are drawn for the first stack.
DueDraw ConstructionDraw::dueDraw(const Position &position) const
{
    if (position.round.kind != RoundKind::Opening)
        return {};
    for (const bool ofStarted : {true, false}) {
        DueDraw lot{ofStarted ? lotOfStarted : lotOfFormed, {}};
        bool isDrawn = false;
        for (const CompanyId minor : ids(game().companies)) {
            const bool isOfLot = game().classOf(minor).isMinor() && isOfStarted(game(), minor) == ofStarted &&
                                 (ofStarted || !isForDirectorsCertificate(game(), minor));
            if (!isOfLot)
                continue;
            lot.companies.push_back(minor);
            isDrawn = isDrawn || position.companies[minor].onlyBuilds;
        }
        if (!isDrawn)
            return lot;
    }
    return {};
}

void ConstructionDraw::receive(Books &books, CompanyId drawn) const
{
    books.position.companies[drawn].onlyBuilds = true;
    books.tell(FeatureTold{
        "role_given",
        {Told::say("{company} only builds track"), {{"company", drawn}, {"role", std::string("construction")}}}});
}

void StackDraft::begin(Books &books) const
{
    change(books).turnNumber = 0;
}

bool StackDraft::isOver(const Position &position) const
{
    return stateOf(position).turnNumber == receipts() + static_cast<int>(position.order.size());
}

Party StackDraft::actor(const Position &position) const
{
    const auto turn = static_cast<std::size_t>(stateOf(position).turnNumber);
    const std::vector<int> &order = termsOf(m_game).order;
    if (turn < order.size())
        return PlayerId(order[turn] - 1);
    return position.order[turn - order.size()];
}

bool StackDraft::giveTurn(Books & /*books*/, Party /*actor*/) const
{
    return false; // the order of the stacks leaves no turn to give
}

StackDraft::Stack StackDraft::stackOf(const Position &position, CompanyId minor) const
{
    if (position.companies[minor].onlyBuilds)
        return Stack::Construction;
    if (isOfStarted(m_game, minor))
        return Stack::Coal;
    return isForDirectorsCertificate(m_game, minor) ? Stack::Primary : Stack::Secondary;
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

int StackDraft::receipts() const
{
    return static_cast<int>(termsOf(m_game).order.size());
}

void StackDraft::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party due = actor(books.position);
    const bool isDraft = stateOf(books.position).turnNumber < receipts();
    judge.need(by == due, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
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
    ++change(books).turnNumber;
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
    const bool onlyBuilds = books.position.companies[minor].onlyBuilds;
    const Money fixed = termsOf(m_game).constructionPrice;
    if (onlyBuilds)
        judgeFixedPrice(move, fixed, judge);
    const std::optional<Money> said = move.price ? std::optional(Money{*move.price}) : std::nullopt;
    const Money price = onlyBuilds ? fixed : minorsPrice(m_game, minor, said, judge);
    judgeCash(books.position, player, price, judge);
    if (judge.refused())
        return;
    if (onlyBuilds)
        receiveConstruction(books, player, minor);
    else
        buyMinor(books, player, minor, price);
}

/// It has neither treasury nor train; the regional railway of a coal railway that only builds becomes the bond railway.
void StackDraft::receiveConstruction(Books &books, PlayerId player, CompanyId minor) const
{
    CompanyState &state = books.position.companies[minor];
    state.status = CompanyStatus::Operating;
    state.initialPrice = termsOf(m_game).constructionPrice;
    state.markersLeft = m_game.classOf(minor).stationMarkers;
    books.moveMinor(minor, player);
    books.pay(player, Party::bank(), state.initialPrice, Reason::PrivatePurchase, minor);
    if (isOfStarted(m_game, minor))
        beginBond(books, m_game.companies[minor].becomes);
}

void StackDraft::end(Books &books) const
{
    for (const CompanyId minor : ids(books.game.companies)) {
        if (books.position.companies[minor].onlyBuilds && !isOfStarted(m_game, minor))
            exchanges::releaseShare(books, minor);
    }
    removeUnsold(books);
}

void StackDraft::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    if (stateOf(position).turnNumber < receipts())
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
        if (!position.companies[minor].onlyBuilds)
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

} // namespace flimnap::stack_draft
