#include "features/stack_draft/draft.h"

#include <algorithm>
#include <array>

#include "dealings/cash.h"
#include "dealings/minors.h"
#include "features/exchanges/exchanging.h"
#include "features/stack_draft/bond.h"
#include "features/stack_draft/standing.h"
#include "rounds/closing.h"
#include "rounds/railway_sales.h"

namespace flimnap::stack_draft {

namespace {

constexpr const char *lotOfStarted = "stack1-coal";
constexpr const char *lotOfFormed = "stack1-prestate";

bool isTaken(const Position &position, CompanyId minor)
{
    return position.companies[minor].status != CompanyStatus::Waiting;
}

int allReceipts(const GameDefinition &game)
{
    return static_cast<int>(termsOf(game).order.size());
}

/// Afterwards mountain railways are bought.
bool isDraft(const GameDefinition &game, const Position &position, Party /*by*/)
{
    return stateOf(position).turnNumber < allReceipts(game);
}

bool isOverForRailways(const GameDefinition &game, const Position &position, Party by)
{
    return !isDraft(game, position, by);
}

enum class Stack : std::uint8_t { Construction, Primary, Secondary, Coal };

Stack stackOf(const GameDefinition &game, const Position &position, CompanyId minor)
{
    if (position.companies[minor].onlyBuilds)
        return Stack::Construction;
    if (isOfStarted(game, minor))
        return Stack::Coal;
    return isForDirectorsCertificate(game, minor) ? Stack::Primary : Stack::Secondary;
}

/// What is left of a stack somebody has begun, else everything of the stacks that are whole.
std::vector<CompanyId> onChoice(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> whole;
    for (const CompanyId minor : ids(game.companies)) {
        if (!game.classOf(minor).isMinor() || isTaken(position, minor))
            continue;
        const auto minors = ids(game.companies);
        const bool isBegun = std::any_of(minors.begin(), minors.end(), [&](CompanyId other) {
            return game.classOf(other).isMinor() && isTaken(position, other) &&
                   stackOf(game, position, other) == stackOf(game, position, minor);
        });
        if (isBegun)
            return {minor};
        whole.push_back(minor);
    }
    return whole;
}

std::optional<Stage> nextOfReceipt(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.company)
        return Stage(onChoice(game, position), "what");
    return position.companies[partial.company].onlyBuilds ? std::optional<Stage>()
                                                          : priceOfMinor(game, position, partial.company, partial);
}

Money priceOf(const GameDefinition &game, const Position &position, const Decision &receipt, Judge &judge)
{
    if (!position.companies[receipt.company].onlyBuilds)
        return minorsPrice(game, receipt.company, receipt.price, judge);
    const Money fixed = termsOf(game).constructionPrice;
    judge.need(receipt.price.value_or(fixed) == fixed, Code::PriceChoice, {{"choices", fixed}});
    return fixed;
}

void judgeReceipt(const GameDefinition &game, const Position &position, const Decision &receipt, Judge &judge)
{
    judge.need(isDraft(game, position, receipt.by), Code::WrongRound);
    const CompanyId minor = receipt.company;
    judge.know(minor && game.classOf(minor).isMinor(), "what",
               minor ? game.companies[minor].code : game.privates[receipt.person].code);
    if (judge.refused())
        return;
    const std::vector<CompanyId> choice = onChoice(game, position);
    judge.need(std::ranges::find(choice, minor) != choice.end(), Code::PrivateNotOnSale, {{"private", Party(minor)}});
    judgeCash(position, receipt.player(), priceOf(game, position, receipt, judge), judge);
}

/// It has neither treasury nor train; the regional railway of a coal railway that only builds becomes the bond railway.
void receiveConstruction(Books &books, PlayerId player, CompanyId minor)
{
    CompanyState &state = books.position.companies[minor];
    state.status = CompanyStatus::Operating;
    state.initialPrice = termsOf(books.game).constructionPrice;
    state.tokensLeft = books.classOf(minor).stationTokens;
    books.moveMinor(minor, player);
    books.pay(player, Party::bank(), state.initialPrice, Reason::PrivatePurchase, minor);
    if (isOfStarted(books.game, minor))
        beginBond(books, books.game.companies[minor].becomes);
}

void receive(Books &books, const Decision &receipt)
{
    Judge judge;
    if (books.position.companies[receipt.company].onlyBuilds)
        receiveConstruction(books, receipt.player(), receipt.company);
    else
        buyMinor(books, receipt.player(), receipt.company, priceOf(books.game, books.position, receipt, judge));
    books.position.stock.lastActor = receipt.player();
}

void judgeMountain(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    judge.need(!isDraft(game, position, purchase.by), Code::WrongRound);
    judgeUnsold(game, position, purchase, judge);
}

void buyMountain(Books &books, const Decision &purchase)
{
    buyUnsold(books, purchase);
    books.position.stock.lastActor = purchase.player();
}

void judgePass(const GameDefinition &game, const Position &position, const Decision &pass, Judge &judge)
{
    judge.need(!isDraft(game, position, pass.by), Code::WrongRound);
}

void pass(Books & /*books*/, const Decision & /*decision*/) {}

constexpr std::array draftKinds{
    DecisionKind{
        .kind = MoveKind::Take, .next = nextOfReceipt, .judge = judgeReceipt, .apply = receive, .isThere = isDraft},
    DecisionKind{.kind = MoveKind::BuyPrivate,
                 .next = nextOfUnsold,
                 .judge = judgeMountain,
                 .apply = buyMountain,
                 .isThere = isOverForRailways},
    DecisionKind{.kind = MoveKind::Pass,
                 .next = nothingToChoose,
                 .judge = judgePass,
                 .apply = pass,
                 .isThere = isOverForRailways}};

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

StackDraft::StackDraft(const GameDefinition &game) : DecisionRound(game, draftKinds) {}

void StackDraft::begin(Books &books) const
{
    change(books).turnNumber = 0;
}

void StackDraft::goOn(Books &books) const
{
    ++change(books).turnNumber;
}

bool StackDraft::isOver(const Position &position) const
{
    return stateOf(position).turnNumber == allReceipts(game()) + static_cast<int>(position.order.size());
}

Party StackDraft::actor(const Position &position) const
{
    const auto turn = static_cast<std::size_t>(stateOf(position).turnNumber);
    const std::vector<int> &order = termsOf(game()).order;
    if (turn < order.size())
        return PlayerId(order[turn] - 1);
    return position.order[turn - order.size()];
}

bool StackDraft::giveTurn(Books & /*books*/, Party /*actor*/) const
{
    return false; // the order of the stacks leaves no turn to give
}

void StackDraft::end(Books &books) const
{
    for (const CompanyId minor : ids(books.game.companies)) {
        if (books.position.companies[minor].onlyBuilds && !isOfStarted(books.game, minor))
            exchanges::releaseShare(books, minor);
    }
    removeUnsold(books);
}

} // namespace flimnap::stack_draft
