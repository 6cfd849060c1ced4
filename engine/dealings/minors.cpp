#include "dealings/minors.h"

#include <algorithm>

#include "dealings/floating.h"
#include "dealings/trains.h"

namespace flimnap {

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

Money minorsPrice(const GameDefinition &game, CompanyId minor, std::optional<Money> said, Judge &judge)
{
    const std::vector<Money> &prices = game.companies[minor].prices;
    const Money price = said.value_or(prices.size() == 1 ? prices.front() : Money{});
    judge.need(std::find(prices.begin(), prices.end(), price) != prices.end(), Code::PriceChoice,
               {{"choices", prices}});
    return price;
}

void buyMinor(Books &books, PlayerId player, CompanyId minor, Money price)
{
    const CompanyDefinition &railway = books.game.companies[minor];
    CompanyState &state = books.position.companies[minor];
    state.status = CompanyStatus::Operating;
    state.initialPrice = price;
    state.tokensLeft = books.classOf(minor).stationTokens;
    books.moveMinor(minor, player);
    books.pay(player, minor, price, Reason::PrivatePurchase, minor);
    if (const FaceId train = railway.comesWith) {
        books.pay(minor, Party::bank(), books.game.faces[train].price, Reason::TrainPurchase, minor);
        takeTrain(books, train, minor);
    }
    const CompanyId larger = railway.becomes;
    if (larger && books.position.companies[larger].status == CompanyStatus::Waiting) {
        putOnChart(books, larger, books.game.findCell(startPriceFor(price)));
        books.position.companies[larger].unpaidUnits = railway.becomesUnits;
    }
}

} // namespace flimnap
