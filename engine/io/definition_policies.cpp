#include <algorithm>

#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr int mostPercent = 1000;   ///< of a loan
constexpr std::size_t receipts = 8; ///< of two players in a draft

/// One of the choices of a policy, named by the words in their order.
template <class Choice>
Choice choice(const Node &node, const std::vector<std::string> &words)
{
    return static_cast<Choice>(std::max(0, node.oneOf(words)));
}

SaleRules readSales(const Node &node)
{
    const Record record(node, {"into"},
                        {"onlyOperated", "mostUnsoldPercent", "inEmergency", "eachLowersPrice", "mostPoolPercent",
                         "limitsPool", "poolEarns", "bankPrice", "mayClose", "bought", "turn"});
    SaleRules sales;
    sales.intoPool = record["into"].oneOf({"bank", "pool"}) == 1;
    sales.onlyOperated = record["onlyOperated"].flag();
    if (const Node most = record["mostUnsoldPercent"]; most.isThere())
        sales.mostUnsoldPercent = most.number(1, 100);
    sales.inEmergency = record["inEmergency"].flag();
    sales.eachLowersPrice = record["eachLowersPrice"].flag();
    if (const Node most = record["mostPoolPercent"]; most.isThere())
        sales.mostPoolPercent = most.number(1, 100);
    sales.limitsPool = record["limitsPool"].flag();
    sales.poolEarns = record["poolEarns"].flag();
    sales.bankAsksInitialPrice = record["bankPrice"].oneOf({"current", "initial"}) == 1;
    sales.mayClose = record["mayClose"].flag();
    sales.bought = choice<BoughtShares>(record["bought"], {"free", "kept-this-round", "one-kept-this-turn"});
    sales.turn = choice<StockTurn>(record["turn"], {"sales-then-purchase", "sales-either-side", "sales-both-sides"});
    return sales;
}

LoanTerms readLoans(const Node &node)
{
    const Record record(node, {}, {"surchargePercent", "interestPercent", "penaltyPercent"});
    LoanTerms loans;
    loans.surchargePercent = record["surchargePercent"].number(0, mostPercent);
    loans.interestPercent = record["interestPercent"].number(0, mostPercent);
    loans.penaltyPercent = record["penaltyPercent"].number(0, mostPercent);
    return loans;
}

void readPrivateTrade(const Record &table, GameDefinition &game)
{
    game.playersTradePrivates = table["playersTradePrivates"].flag();
    if (const Node prices = table["privatePrices"]; prices.isThere()) {
        const Record record(prices, {"leastPercent", "mostPercent"});
        game.leastPrivatePercent = record["leastPercent"].number(0, mostPercent);
        game.mostPrivatePercent = record["mostPercent"].number(1, mostPercent);
    }
    game.extraTilesAnyTime = table["extraTiles"].oneOf({"with-track", "any-time"}) == 1;
    game.buildsWithOwnMarker = table["buildsWith"].oneOf({"own-marker", "another-marker"}) != 1;
}

void readMoneyPolicies(const Record &table, GameDefinition &game)
{
    if (const Node loans = table["companyLoans"]; loans.isThere()) {
        const Record record(loans, {"amount", "interest", "scoreDeduction"}, {"interestAfterTrain"});
        game.companyLoans = CompanyLoans{record["amount"].money(1), record["interest"].money(),
                                         record["scoreDeduction"].money(), record["interestAfterTrain"].flag()};
    }
    if (const Node step = table["incomeStep"]; step.isThere())
        game.incomeStep = step.money(1);
    game.breaksOverdrawn = table["bankBreaks"].oneOf({"empty", "overdrawn"}) == 1;
    game.capitalFollowsDeck = table["capitalPhase"].oneOf({"running", "deck"}) == 1;
    game.roundsEachShare = table["dividends"].oneOf({"rounded-per-holder", "rounded-per-share"}) == 1;
    game.scoresAboveZero = table["scoresAboveZero"].flag();
}

} // namespace

void readPolicies(const Record &table, GameDefinition &game)
{
    game.directorTie = choice<DirectorTie>(table["directorTie"], {"next-after-old-director", "lowest-order-card"});
    game.turnOrder = choice<TurnOrder>(table["turnOrder"], {"cash-cards", "priority-card"});
    game.firstLapBackwards = table["firstLap"].oneOf({"forwards", "backwards"}) == 1;
    game.queue = choice<QueueRule>(table["operatingOrder"], {"fixed-at-start", "by-price-now"});
    game.exportRule = choice<ExportRule>(
        table["export"], {"never", "after-sets", "after-sets-once-sold", "pool-after-rounds", "pool-before-runs"});
    game.trainTrade = choice<TrainTrade>(table["trainTrade"], {"any-price", "printed-unless-one-director"});
    game.help = choice<HelpRule>(table["help"], {"never", "bank-trains", "any-train", "cheapest-too-dear",
                                                 "when-trainless", "cheapest-or-companys", "cheapest-of-bank"});
    game.sales = readSales(table["sales"]);
    game.loans = readLoans(table["loans"]);
    game.frozenCertificate =
        choice<FrozenCertificate>(table["frozenCertificate"], {"swapped-at-once", "swapped-at-formation"});
    game.discardsLeaveGame = table["discards"].oneOf({"pool", "gone"}) == 1;
    game.discardOrder = choice<DiscardOrder>(table["discardOrder"], {"companies", "operating"});
    if (const Node word = table["pool"]; word.isThere())
        game.poolWord = word.text();
    if (const Node most = table["mostDirected"]; most.isThere())
        game.mostDirected = most.number(1, mostCompanies);
    game.payRule = choice<PayRule>(table["payRule"], {"all", "half"});
    game.privatesAreCertificates = table["privatesAreCertificates"].flag();
    game.privatesScore = table["privatesScore"].flag();
    readPrivateTrade(table, game);
    readMoneyPolicies(table, game);
    game.oneStationPerHex = table["oneStationPerHex"].flag();
    game.homeAtStart = table["homeStation"].oneOf({"first-turn", "at-start"}) == 1;
    game.trainsOfAKind = choice<TrainsOfAKind>(table["trainsOfAKind"], {"any", "one-a-turn", "one-of-bank-a-turn"});
    game.tradedInToPool = table["tradedIn"].oneOf({"gone", "pool"}) == 1;
    game.tradeInMakesRoom = table["tradeInMakesRoom"].flag();
    game.closedTrainsToPool = table["closedTrains"].oneOf({"pool", "gone"}) != 1;
}

void readWaterfall(const Node &waterfall, GameDefinition &game)
{
    if (!waterfall.isThere())
        return;
    const Record record(waterfall, {"raise", "drop"}, {"followsAskers"});
    game.waterfall = Waterfall{record["raise"].money(1), record["drop"].money(1), record["followsAskers"].flag()};
}

void readNational(const Node &national, GameDefinition &game)
{
    if (!national.isThere())
        return;
    const Record record(
        national,
        {"company", "buysFrom", "buysFromWithTradeIn", "actsFirst", "mayDiscardLasting", "asksCertificateLimit"},
        {"forms", "averagesAll", "spendsWhileFrozen", "borrows", "borrowedGoesToPool", "certificateLimit"});
    National rules;
    rules.company = CompanyId(record["company"].oneOf(codes(game.companies)));
    rules.formsAfterTurn = record["forms"].oneOf({"at-once", "after-turn"}) == 1;
    rules.averagesAll = record["averagesAll"].flag();
    rules.actsFirst = record["actsFirst"].flag();
    rules.mayDiscardLasting = record["mayDiscardLasting"].flag();
    rules.spendsWhileFrozen = record["spendsWhileFrozen"].flag();
    rules.borrowsLast = record["borrows"].oneOf({"any", "last"}) == 1;
    rules.borrowedGoesToPool = record["borrowedGoesToPool"].flag();
    rules.buysFrom = record["buysFrom"].money(1);
    rules.buysFromWithTradeIn = record["buysFromWithTradeIn"].money(1);
    if (const Node limit = record["certificateLimit"]; limit.isThere())
        rules.certificateLimit = limit.number(1, mostCertificates);
    rules.asksCertificateLimit = record["asksCertificateLimit"].flag();
    game.national = rules;
}

void readDraft(const Node &draft, GameDefinition &game)
{
    if (!draft.isThere())
        return;
    const Record record(draft, {"order", "constructionPrice", "bondCell", "bondMarkerCards", "bondPaysRoundedUp"});
    DraftRules rules;
    for (const Node &seat : record["order"].items(receipts, receipts))
        rules.order.push_back(seat.number(1, 2));
    rules.constructionPrice = record["constructionPrice"].money(1);
    rules.bondCell = readCell(record["bondCell"], game);
    const std::vector<std::string> cardCodes = codes(game.cards);
    for (const Node &card : record["bondMarkerCards"].items(1, shortList))
        rules.bondMarkerCards.emplace_back(card.oneOf(cardCodes));
    rules.bondPaysRoundedUp = record["bondPaysRoundedUp"].flag();
    game.draft = std::move(rules);
}

std::vector<Lot> readLots(const Node &lots, const GameDefinition &game)
{
    const std::vector<std::string> known = codes(game.privates);
    std::vector<Lot> read;
    for (const auto &[code, minimum] : lots.members()) {
        const PrivateId railway(indexOf(known, code));
        read.push_back({railway, minimum.money(1)});
        if (!railway)
            minimum.reportUnknown("private railway", code, known);
    }
    return read;
}

void readAuction(const Node &auction, GameDefinition &game)
{
    if (!auction.isThere())
        return;
    const Record record(auction, {"raise", "lots"});
    game.auction = Auction{readLots(record["lots"], game), record["raise"].money(1)};
}

} // namespace flimnap
