#pragma once

#include <optional>

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap {

struct TrainPurchase
{
    CompanyId company;
    FaceId face;
    Party from; ///< bank, pool or another company
    Money price;
    FaceId tradeIn = {}; ///< the company's own train that is taken in payment
};

/// What the bank asks for it, or another company may ask for it at most.
Money printedPrice(const GameDefinition &game, const Position &position, const TrainPurchase &purchase);

/// Where they agree on it: the least they can, and more after a director has sold shares for it.
Money leastFreePrice(const Position &position, CompanyId company);

/// Whether the parties agree on the price; what the bank sells has the printed one.
bool isPriceFree(const GameDefinition &game, const Position &position, const TrainPurchase &purchase);

/// Whether the company is open and has somebody who can agree to a sale.
bool maySellTrains(const GameDefinition &game, const Position &position, CompanyId seller);

/// What trains of the deck, or given back to the bank, cost that the company could run, the cheapest first.
std::vector<Money> pricesInBank(const GameDefinition &game, const Position &position, CompanyId company);
/// What the company pays at least for a train of the deck, or given back to the bank, that it could run.
std::optional<Money> cheapestInBank(const GameDefinition &game, const Position &position, CompanyId company);

/// Whether a director helps out of his cash and with what he sells, and with which of the bank's trains.
bool helpsOutOfPocket(const GameDefinition &game);
bool helpsWithCheapest(const GameDefinition &game);

/// Whether the company must own a train at the end of its turn.
bool mustOwnTrain(const GameDefinition &game, const Position &position, CompanyId company);
/// Whether its director may help the company to buy from this seller.
bool mayBeHelped(const GameDefinition &game, const Position &position, CompanyId company, Party seller);

/// What a director would have to add to the treasury, out of his cash and by a loan.
struct DirectorsHelp
{
    Money cash;
    Money loan;
};

DirectorsHelp directorsHelp(const Position &position, const TrainPurchase &purchase);
void judgeTrainPurchase(const GameDefinition &game, const Position &position, const TrainPurchase &purchase,
                        Judge &judge);
void buyTrain(Books &books, const TrainPurchase &purchase);

/// Where in the stock the pool's card stands that would be sold for this face.
std::optional<std::size_t> poolCardFor(const GameDefinition &game, const TrainStock &stock, FaceId face);

/// Where companies deal in their own turns only: once its director has sold shares for a train, nothing but more of
/// them and the train follows (JR-6.35).
void judgeBeforeSales(const GameDefinition &game, const Position &position, CompanyId company, Judge &judge);

} // namespace flimnap
