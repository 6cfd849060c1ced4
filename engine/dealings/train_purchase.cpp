#include "dealings/train_purchase.h"

#include <algorithm>

#include "dealings/next_train.h"
#include "dealings/trains.h"

namespace flimnap {

namespace {

std::uint64_t faceBit(FaceId face)
{
    return std::uint64_t{1} << face.index();
}

bool isRunnable(const GameDefinition &game, const Position &position, CompanyId company, FaceId face)
{
    return classOf(game, position, company).runsTrains[game.faces[face].size];
}

bool tradesTrains(const GameDefinition &game)
{
    return std::any_of(game.phases.begin(), game.phases.end(),
                       [](const PhaseDefinition &phase) { return phase.companiesTradeTrains; });
}

void judgeSeller(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const CompanyId seller = purchase.from.company();
    const Money printed = game.faces[purchase.face].price;
    judge.need(!isUnattended(position, seller), Code::NobodysCompany, {{"company", purchase.from}});
    judge.rule(!isUnseateds(position, seller), Code::NobodysCompany, {{"company", purchase.from}});
    judge.need(seller != purchase.company && maySellTrains(game, position, seller) &&
                   position.trains.holds(seller, purchase.face),
               Code::NoSuchTrain, {{"train", purchase.face}, {"company", seller}});
    judge.rule(tradesTrains(game), Code::NoTrainTrade);
    judge.rule(game.phases[position.phase].companiesTradeTrains || !tradesTrains(game), Code::PhaseTooEarly,
               {{"phase", position.phase}});
    const bool isFree = isPriceFree(game, position, purchase);
    judge.rule(!isFree || purchase.price >= Money{1}, Code::PriceFloor, {{"least", Money{1}}});
    judge.rule(isFree || purchase.price == printed, Code::PriceChoice, {{"choices", printed}});
    judge.need(purchase.price >= Money{}, Code::PriceFloor, {{"least", Money{1}}});
}

/// Whether the seller has this train at all, and may part with it.
void judgeSource(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    if (purchase.from.isCompany()) {
        judgeSeller(game, position, purchase, judge);
        return;
    }
    const TrainFace &face = game.faces[purchase.face];
    const bool isThere = purchase.from == Party::pool() ? poolCardFor(game, position.trains, purchase.face).has_value()
                                                        : !face.isOld && isOnSale(game, position, face.card);
    judge.need(isThere, Code::TrainNotOnSale, {{"train", purchase.face}});
    judge.need(!position.trains.isScrapped(purchase.face), Code::FaceScrapped, {{"train", purchase.face}});
    const Money printed = printedPrice(game, position, purchase);
    judge.need(purchase.price == printed, Code::PriceChoice, {{"choices", printed}});
}

void judgeTradeIn(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    if (!purchase.tradeIn)
        return;
    const bool isBanks = purchase.from == Party::bank() || (purchase.from == Party::pool() && game.tradedInToPool);
    const bool isTaken = isBanks && game.faces[purchase.face].tradeInFor(purchase.tradeIn) != nullptr;
    judge.need(isTaken && position.trains.holds(purchase.company, purchase.tradeIn), Code::TradeInTrain,
               {{"train", purchase.face}, {"trade_in", purchase.tradeIn}});
    judge.rule(!position.operating.turn.tradedIn, Code::TradeInUsed, {{"company", Party(purchase.company)}});
}

/// Whether it has a train and the money to get another one for it, where that lets it buy beyond its limit.
bool couldTradeIn(const GameDefinition &game, const Position &position, CompanyId company)
{
    if (!game.tradeInMakesRoom)
        return false;
    const auto faces = ids(game.faces);
    return std::any_of(faces.begin(), faces.end(), [&](FaceId face) {
        const std::vector<TradeIn> &terms = game.faces[face].tradeIns;
        return isOnSale(game, position, game.faces[face].card) &&
               std::any_of(terms.begin(), terms.end(), [&](const TradeIn &one) {
                   return position.trains.holds(company, one.surrendered) &&
                          position.ledger.balance(company) >= one.price;
               });
    });
}

/// One of a kind in a turn, from anybody or from the bank.
void judgeKind(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const bool isLimited = game.trainsOfAKind == TrainsOfAKind::OneATurn ||
                           (game.trainsOfAKind == TrainsOfAKind::OneOfBankATurn && !purchase.from.isCompany());
    const bool hasOne = (position.operating.turn.boughtFaces & faceBit(purchase.face)) != 0;
    judge.rule(!isLimited || !hasOne, Code::SameKind, {{"train", purchase.face}});
}

/// Whether there is a place for it: the limit, and the last place which is kept for a train the company can run.
void judgePlace(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const int limit = trainLimit(game, position, company);
    const int owned = position.trains.count(company) - (purchase.tradeIn ? 1 : 0);
    const bool runsNone = !ownsRunnableTrain(game, position, company);
    const bool runnable = isRunnable(game, position, company, purchase.face);
    if (owned < limit) {
        judge.rule(!runsNone || runnable || owned + 1 < limit, Code::LastPlace, {{"company", Party(company)}});
        return;
    }
    if (couldTradeIn(game, position, company))
        return;
    // At its limit with nothing it can run, a company must buy a train it can run all the same.
    judge.rule(runsNone && !game.companies[company].comesOutOfOthers, Code::TrainLimit,
               {{"company", Party(company)}, {"limit", limit}});
    judge.rule(!runsNone || runnable, Code::KeepRunnable, {{"company", Party(company)}});
}

/// What those of these trains cost that the company could run, the cheapest first.
template <class IsOffered>
std::vector<Money> pricesOf(const GameDefinition &game, const Position &position, CompanyId company,
                            IsOffered isOffered)
{
    std::vector<Money> prices;
    for (const FaceId face : ids(game.faces)) {
        if (isRunnable(game, position, company, face) && isOffered(face))
            prices.push_back(game.faces[face].price);
    }
    std::sort(prices.begin(), prices.end());
    return prices;
}

std::optional<Money> cheapestOf(const std::vector<Money> &prices)
{
    return prices.empty() ? std::nullopt : std::optional(prices.front());
}

std::optional<Money> cheapestTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    return cheapestOf(pricesOf(game, position, company,
                               [&](FaceId face) { return isOnSale(game, position, game.faces[face].card); }));
}

/// Whether the treasury can pay any train on sale or in the pool.
bool canAffordTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const std::optional<Money> cheapest = cheapestInBank(game, position, company);
    return cheapest && *cheapest <= position.ledger.balance(company);
}

/// What was sold for the train must have been needed for it: even without the last share there would be too little.
void judgeSalesBefore(const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const Money least = leastFreePrice(position, purchase.company);
    judge.rule(purchase.price >= least || position.operating.turn.lastShareSold == Money{}, Code::SaleNotNeeded,
               {{"cash", least - Money{1}}, {"needed", purchase.price}});
}

void judgeMoney(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const Money treasury = position.ledger.balance(company);
    judgeSalesBefore(position, purchase, judge);
    if (treasury >= purchase.price)
        return;
    const bool isTrainless = !ownsRunnableTrain(game, position, company);
    const bool isHelpFree = game.help == HelpRule::WhenTrainless;
    const bool isFrozen = position.companies[company].isFrozen; // nobody helps it
    judge.need(isTrainless && !isFrozen && !purchase.tradeIn && (isHelpFree || mustOwnTrain(game, position, company)),
               Code::NoTreasury, {{"company", Party(company)}, {"treasury", treasury}, {"needed", purchase.price}});
    if (isHelpFree) {
        const Party director = position.holdings.director(company);
        judge.need(director.isPlayer() && directorsHelp(position, purchase).loan == Money{}, Code::NotFinanced,
                   {{"company", Party(company)}, {"treasury", treasury}, {"needed", purchase.price}});
        return;
    }
    judge.need(mayBeHelped(game, position, company, purchase.from) &&
                   isRunnable(game, position, company, purchase.face) && position.holdings.director(company).isPlayer(),
               Code::NotFinanced, {{"company", Party(company)}, {"treasury", treasury}, {"needed", purchase.price}});
    judge.need(!helpsOutOfPocket(game) || directorsHelp(position, purchase).loan == Money{}, Code::NotFinanced,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", purchase.price}});
    const Money printed = game.faces[purchase.face].price;
    judge.rule(purchase.price <= printed, Code::PriceRange, {{"least", Money{1}}, {"most", printed}});
    judge.rule(!helpsWithCheapest(game) || purchase.from.isCompany() ||
                   purchase.price == cheapestInBank(game, position, company),
               Code::NotCheapest, {{"train", purchase.face}});
}

/// The treasury gives all it has, the director adds the rest; what he lacks he borrows on the game's terms.
void payWithHelp(Books &books, const TrainPurchase &purchase)
{
    const PlayerId director = books.position.holdings.director(purchase.company).player();
    const DirectorsHelp help = directorsHelp(books.position, purchase);
    const Party seller = purchase.from.isCompany() ? purchase.from : Party::bank();
    if (help.loan > Money{}) {
        const PlayerState &state = books.position.players[director];
        const LoanTerms &terms = books.game.loans;
        books.pay(Party::bank(), director, help.loan, Reason::Loan, purchase.company);
        books.setDebt(director, state.debt + help.loan + shareRoundedUp(help.loan, terms.surchargePercent, 100),
                      state.penalty + shareRoundedUp(help.loan, terms.penaltyPercent, 100));
    }
    books.pay(director, purchase.company, help.cash + help.loan, Reason::DirectorsHelp, purchase.company);
    books.pay(purchase.company, seller, purchase.price, Reason::TrainPurchase, purchase.company);
    books.noticeBrokenBank(); // by a loan that went to another company
}

void surrender(Books &books, CompanyId company, FaceId face)
{
    TrainStock &stock = books.position.trains;
    const std::size_t index = *stock.find(company, face);
    const Party to = books.game.tradedInToPool ? Party::pool() : Party::nobody();
    if (books.game.tradedInToPool)
        stock.train(index).owner = to;
    else
        stock.remove(index);
    books.position.operating.turn.tradedIn = true;
    books.tell(TrainMoved{face, company, to});
}

/// A train out of the pool scraps others as one of the deck does. It begins a phase only if it came there without a
/// sale, as a borrowed one may have.
void beginByPool(Books &books, FaceId face)
{
    const PhaseId before = books.position.phase;
    if (books.game.lentTrainsToPool)
        beginPhaseOf(books, books.game.faces[face].card);
    scrapByFace(books, face);
    if (books.position.phase != before)
        noteTrainLimits(books);
}

void receiveTrain(Books &books, const TrainPurchase &purchase)
{
    if (purchase.from == Party::bank()) {
        takeTrain(books, purchase.face, purchase.company);
        return;
    }
    TrainStock &stock = books.position.trains;
    const bool isPool = purchase.from == Party::pool();
    stock.remove(isPool ? *poolCardFor(books.game, stock, purchase.face) : *stock.find(purchase.from, purchase.face));
    stock.add(purchase.face, purchase.company);
    books.tell(TrainMoved{purchase.face, purchase.from, purchase.company});
    if (isPool)
        beginByPool(books, purchase.face);
}

} // namespace

bool helpsWithCheapest(const GameDefinition &game)
{
    return game.help == HelpRule::CheapestOrCompanys || game.help == HelpRule::CheapestOfBank;
}

bool helpsOutOfPocket(const GameDefinition &game)
{
    return helpsWithCheapest(game) || game.help == HelpRule::AnyOrCompanys || game.help == HelpRule::AnyOfBank;
}

std::vector<Money> pricesInBank(const GameDefinition &game, const Position &position, CompanyId company)
{
    return pricesOf(game, position, company, [&](FaceId face) {
        return !position.trains.isScrapped(face) && (isOnSale(game, position, game.faces[face].card) ||
                                                     poolCardFor(game, position.trains, face).has_value());
    });
}

std::optional<Money> cheapestInBank(const GameDefinition &game, const Position &position, CompanyId company)
{
    return cheapestOf(pricesInBank(game, position, company));
}

Money leastFreePrice(const Position &position, CompanyId company)
{
    const Money lastShare = position.operating.turn.lastShareSold;
    const PlayerId director = position.holdings.director(company).player();
    if (lastShare == Money{} || !director)
        return Money{1};
    const Money without = position.ledger.balance(company) + position.ledger.balance(director) - lastShare;
    return std::max(Money{1}, without + Money{1});
}

namespace {

/// Who stands by the director makes trains cheaper.
int percentOff(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    const Party director = position.holdings.director(purchase.company);
    for (const PrivateId card : ids(game.privates)) {
        const PrivateDefinition &table = game.privates[card];
        const bool isCheaper = table.trainPercentOff > 0 && !purchase.from.isCompany() &&
                               (purchase.from != Party::pool() || table.alsoOffOldTrains);
        if (isCheaper && position.privates[card].owner == director)
            return table.trainPercentOff;
    }
    return 0;
}

} // namespace

Money printedPrice(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    const TrainFace &face = game.faces[purchase.face];
    if (const TradeIn *terms = face.tradeInFor(purchase.tradeIn))
        return terms->price;
    return face.price - shareRoundedDown(face.price, percentOff(game, position, purchase), 100);
}

bool isPriceFree(const GameDefinition &game, const Position &position, const TrainPurchase &purchase)
{
    const CompanyId seller = purchase.from.company();
    if (!seller)
        return false;
    if (classOf(game, position, seller).sellsAtPrintedPrice ||
        classOf(game, position, purchase.company).buysAtPrintedPrice)
        return false;
    const Holdings &holdings = position.holdings;
    return game.trainTrade == TrainTrade::AnyPrice || holdings.director(seller) == holdings.director(purchase.company);
}

bool maySellTrains(const GameDefinition &game, const Position &position, CompanyId seller)
{
    return position.companies[seller].status == CompanyStatus::Operating && !isUnattended(position, seller) &&
           (game.trainTrade == TrainTrade::AnyPrice || position.holdings.director(seller).isPlayer());
}

void judgeBeforeSales(const GameDefinition &game, const Position &position, CompanyId company, Judge &judge)
{
    judge.rule(game.companiesDealAnyTime || position.operating.turn.lastShareSold == Money{}, Code::TrainFirst,
               {{"company", Party(company)}});
}

bool mustOwnTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    if (position.companies[company].onlyBuilds || position.companies[company].isFrozen)
        return false;
    switch (classOf(game, position, company).trainDuty) {
    case TrainDuty::Always:
        break;
    case TrainDuty::WhileOnSale:
        return cheapestTrain(game, position, company).has_value();
    case TrainDuty::WhileAffordable:
        return canAffordTrain(game, position, company);
    case TrainDuty::Never:
        return false;
    case TrainDuty::WhileInBank:
    case TrainDuty::WithRoute:
        return cheapestInBank(game, position, company).has_value();
    }
    return true;
}

bool mayBeHelped(const GameDefinition &game, const Position &position, CompanyId company, Party seller)
{
    switch (game.help) {
    case HelpRule::Never:
        return false;
    case HelpRule::BankTrains:
    case HelpRule::BankTrainsFirst:
    case HelpRule::CheapestOfBank:
    case HelpRule::AnyOfBank:
        return !seller.isCompany();
    case HelpRule::AnyTrain:
    case HelpRule::WhenTrainless:
    case HelpRule::CheapestOrCompanys:
    case HelpRule::AnyOrCompanys:
        return true;
    case HelpRule::CheapestTooDear:
        break;
    }
    const std::optional<Money> cheapest = cheapestTrain(game, position, company);
    return !cheapest || position.ledger.balance(company) < *cheapest;
}

std::optional<std::size_t> poolCardFor(const GameDefinition &game, const TrainStock &stock, FaceId face)
{
    if (const auto showing = stock.find(Party::pool(), face))
        return showing;
    std::optional<std::size_t> best;
    const std::vector<Train> &trains = stock.trains();
    for (std::size_t index = 0; index < trains.size(); ++index) {
        const TrainFace &other = game.faces[trains[index].face];
        const bool canShowIt = other.card == game.faces[face].card && !other.isOld && !game.faces[face].isOld;
        if (trains[index].owner != Party::pool() || !canShowIt)
            continue;
        if (!best || game.faces[trains[index].face].code < game.faces[trains[*best].face].code)
            best = index;
    }
    return best;
}

DirectorsHelp directorsHelp(const Position &position, const TrainPurchase &purchase)
{
    const Money gap = purchase.price - position.ledger.balance(purchase.company);
    const PlayerId director = position.holdings.director(purchase.company).player();
    if (gap <= Money{} || !director)
        return {};
    const Money cash = std::min(gap, position.ledger.balance(director));
    return {cash, gap - cash};
}

void judgeTrainPurchase(const GameDefinition &game, const Position &position, const TrainPurchase &purchase,
                        Judge &judge)
{
    judgeTradeIn(game, position, purchase, judge);
    if (judge.refused())
        return;
    judgeSource(game, position, purchase, judge);
    judge.rule(classOf(game, position, purchase.company).ownsTrains[game.faces[purchase.face].size], Code::TrainSize,
               {{"train", purchase.face}, {"company", Party(purchase.company)}});
    judge.rule(!classOf(game, position, purchase.company).buysOnlyRunnable ||
                   isRunnable(game, position, purchase.company, purchase.face),
               Code::TrainSize, {{"train", purchase.face}, {"company", Party(purchase.company)}});
    judgeKind(game, position, purchase, judge);
    judgePlace(game, position, purchase, judge);
    judgeMoney(game, position, purchase, judge);
    judgeNextPurchase(game, position, purchase, judge);
}

void buyTrain(Books &books, const TrainPurchase &purchase)
{
    const CompanyId company = purchase.company;
    TrainStock &stock = books.position.trains;
    if (purchase.tradeIn)
        surrender(books, company, purchase.tradeIn);
    const bool beyondLimit = stock.count(company) >= trainLimit(books.game, books.position, company);
    const bool runsNone = !ownsRunnableTrain(books.game, books.position, company);

    const Party seller = purchase.from.isCompany() ? purchase.from : Party::bank();
    if (books.cash(company) < purchase.price)
        payWithHelp(books, purchase);
    else
        books.pay(company, seller, purchase.price, Reason::TrainPurchase, company);
    books.position.operating.turn.lastShareSold = {};
    books.position.operating.turn.boughtTrain = true;
    if (books.game.trainsOfAKind == TrainsOfAKind::OneATurn || !purchase.from.isCompany())
        books.position.operating.turn.boughtFaces |= faceBit(purchase.face);
    receiveTrain(books, purchase);
    if (beyondLimit && books.game.tradeInMakesRoom)
        noteTrainLimits(books);
    if (beyondLimit && runsNone && isOverTrainLimit(books.game, books.position, company)) {
        books.position.companies[company].mustDiscard = true;
        books.position.companies[company].mustKeepRunnable = true;
    }
}

} // namespace flimnap
