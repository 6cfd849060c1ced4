#include <algorithm>

#include "io/definition_parts.h"

namespace flimnap {

namespace {

constexpr int mostPercent = 1000;   ///< of a loan
constexpr std::size_t receipts = 8; ///< of two players in a draft

SaleRules readSales(const Node &node)
{
    const Record record(node, {"into"},
                        {"onlyOperated", "mostUnsoldPercent", "eachLowersPrice", "mostPoolPercent", "limitsPool",
                         "poolEarns", "bankPrice", "markersFall", "bought", "turn", "joinsSameTurn", "operates",
                         "limitAsks"});
    SaleRules sales;
    sales.intoPool = record["into"].isOther("bank", "pool");
    sales.onlyOperated = record["onlyOperated"].flag();
    sales.floatedOperates = record["operates"].isOther("once-run", "once-floated");
    sales.limitAsksBefore = record["limitAsks"].isOther("after-purchase", "before-purchase");
    if (const Node most = record["mostUnsoldPercent"]; most.isThere())
        sales.mostUnsoldPercent = most.number(1, 100);
    sales.joinsSameTurn = record["joinsSameTurn"].flag();
    sales.eachLowersPrice = record["eachLowersPrice"].flag();
    if (const Node most = record["mostPoolPercent"]; most.isThere())
        sales.mostPoolPercent = most.number(1, 100);
    sales.limitsPool = record["limitsPool"].flag();
    sales.poolEarns = record["poolEarns"].flag();
    sales.bankAsksInitialPrice = record["bankPrice"].isOther("current", "initial");
    sales.dearestFallsFirst = record["markersFall"].isOther("as-sold", "dearest-first");
    sales.bought = chosen<BoughtShares>(record["bought"]);
    sales.turn = chosen<StockTurn>(record["turn"]);
    return sales;
}

LoanTerms readLoans(const Node &node)
{
    const Record record(node, {},
                        {"surchargePercent", "interestPercent", "penaltyPercent", "penaltyEndsWithDebt", "repaid"});
    LoanTerms loans;
    loans.surchargePercent = record["surchargePercent"].number(0, mostPercent);
    loans.interestPercent = record["interestPercent"].number(0, mostPercent);
    loans.penaltyPercent = record["penaltyPercent"].number(0, mostPercent);
    loans.penaltyEndsWithDebt = record["penaltyEndsWithDebt"].flag();
    loans.repaidByIncome = record["repaid"].isOther("in-turn", "by-income");
    return loans;
}

BonusRules readBonusRules(const Node &node)
{
    const Record record(node, {}, {"counted", "goTo"});
    return {record["counted"].isOther("per-train", "per-company"), record["goTo"].isOther("income", "treasury")};
}

void readPrivateTrade(const Record &table, GameDefinition &game)
{
    game.playersTradePrivates = table["playersTradePrivates"].flag();
    game.companiesDealAnyTime = table["companyDeals"].isOther("own-turn", "any-time");
    game.buildsWithOwnToken = !table["buildsWith"].isOther("own-marker", "another-marker");
}

/// Of the bank's trains a director who helps out of his own pocket helps with the cheapest, if not with any.
HelpRule readHelp(const Record &table)
{
    const auto help = chosen<HelpRule>(table["help"]);
    const bool isAny = table["helpsWith"].isOther("cheapest", "any");
    if (isAny && help == HelpRule::CheapestOrCompanys)
        return HelpRule::AnyOrCompanys;
    return isAny && help == HelpRule::CheapestOfBank ? HelpRule::AnyOfBank : help;
}

void readMoneyPolicies(const Record &table, GameDefinition &game)
{
    if (const Node step = table["incomeStep"]; step.isThere())
        game.incomeStep = step.money(1);
    game.bankBreaks.isOverdrawn = table["bankBreaks"].isOther("empty", "overdrawn");
    game.capitalFollowsDeck = table["capitalPhase"].isOther("running", "deck");
    game.roundsEachShare = table["dividends"].isOther("rounded-per-holder", "rounded-per-share");
    game.scoresAboveZero = table["scoresAboveZero"].flag();
}

} // namespace

void readPolicies(const Record &table, GameDefinition &game)
{
    game.directorTie = chosen<DirectorTie>(table["directorTie"]);
    game.turnOrder = chosen<TurnOrder>(table["turnOrder"]);
    game.firstLapBackwards = table["firstLap"].isOther("forwards", "backwards");
    game.queue = chosen<QueueRule>(table["operatingOrder"]);
    game.exportRule = chosen<ExportRule>(table["export"]);
    game.trainTrade = chosen<TrainTrade>(table["trainTrade"]);
    game.help = readHelp(table);
    game.sales = readSales(table["sales"]);
    game.loans = readLoans(table["loans"]);
    game.discards = chosen<DiscardsGo>(table["discards"]);
    if (const Node bonuses = table["bonuses"]; bonuses.isThere())
        game.bonuses = readBonusRules(bonuses);
    game.discardOrder = chosen<DiscardOrder>(table["discardOrder"]);
    if (const Node word = table["pool"]; word.isThere())
        game.poolWord = word.text();
    if (const Node most = table["mostDirected"]; most.isThere())
        game.mostDirected = most.number(1, mostCompanies);
    game.payRule = chosen<PayRule>(table["payRule"]);
    game.privatesAreCertificates = table["privatesAreCertificates"].flag();
    game.privatesAreCompanies = table["privatesAreCompanies"].flag();
    game.privatesScore = table["privatesScore"].flag();
    readPrivateTrade(table, game);
    readMoneyPolicies(table, game);
    game.oneStationPerHex = table["oneStationPerHex"].flag();
    game.severalStationsATurn = table["stationsATurn"].isOther("one", "any");
    game.homeAtStart = table["homeStation"].isOther("first-turn", "at-start");
    game.trainsOfAKind = chosen<TrainsOfAKind>(table["trainsOfAKind"]);
    game.tradedInToPool = table["tradedIn"].isOther("gone", "pool");
    game.tradeInMakesRoom = table["tradeInMakesRoom"].flag();
}

} // namespace flimnap
