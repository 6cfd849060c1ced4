#include "features/papers/step.h"

#include <algorithm>
#include <array>

#include "dealings/privates.h"
#include "features/papers/standing.h"
#include "features/shared_stations/standing.h"

namespace flimnap::papers {

namespace {

// One with a station leaves the game with the purchase, and the company gets the station.

std::optional<Stage> nextOfPurchase(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.railway) {
        std::vector<PrivateId> railways;
        for (const StationPaper &paper : game.parts.get<Terms>().stations) {
            if (position.privates[paper.railway].owner.isPlayer())
                railways.push_back(paper.railway);
        }
        return railways;
    }
    const Money most = std::min(privateValue(game, position), position.ledger.balance(partial.by));
    return partial.price ? std::nullopt
                         : std::optional<Stage>(NumberChoice{.key = "price",
                                                             .least = 1,
                                                             .most = static_cast<int>(most.units),
                                                             .suggested = static_cast<int>(most.units)});
}

void judgePurchase(const GameDefinition &game, const Position &position, const Decision &purchase, Judge &judge)
{
    judgeCompanysPurchase(game, position, {purchase.self(), purchase.railway, purchase.price.value_or(Money{})},
                          {Money{1}, privateValue(game, position)}, judge);
}

void buy(Books &books, const Decision &purchase)
{
    const CompanyId company = purchase.self();
    books.pay(company, books.position.privates[purchase.railway].owner, purchase.price.value_or(Money{}),
              Reason::PrivatePurchase, company);
    books.movePrivate(purchase.railway, Party::nobody());
    shared_stations::receive(books, company, books.game.findHex(stationPaper(books.game, purchase.railway)->hex));
}

// A train goes to a company that its owner directs.

bool isDirectors(const Position &position, CompanyId company, PrivateId train)
{
    const Party owner = position.privates[train].owner;
    return owner.isPlayer() && owner == position.holdings.director(company);
}

std::optional<Stage> nextOfTrain(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return {};
    std::vector<PrivateId> trains;
    for (const PrivateId railway : ids(game.privates)) {
        if (game.privates[railway].isTrain && isDirectors(position, partial.self(), railway))
            trains.push_back(railway);
    }
    return trains;
}

void judgeTrain(const GameDefinition & /*game*/, const Position &position, const Decision &decision, Judge &judge)
{
    judge.need(isDirectors(position, decision.self(), decision.railway), Code::NotDirectors,
               {{"private", decision.railway}, {"company", decision.by}});
}

void handOverTrain(Books &books, const Decision &decision)
{
    books.movePrivate(decision.railway, decision.by);
}

bool namesStation(const GameDefinition &game, const Move &move)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    return railway && stationPaper(game, railway) != nullptr;
}

bool namesTrain(const GameDefinition &game, const Move &move)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    return railway && game.privates[railway].isTrain;
}

constexpr std::array stepKinds{DecisionKind{.kind = MoveKind::BuyPrivate,
                                            .next = nextOfPurchase,
                                            .judge = judgePurchase,
                                            .apply = buy,
                                            .covers = namesStation},
                               DecisionKind{.kind = MoveKind::UsePrivate,
                                            .next = nextOfTrain,
                                            .judge = judgeTrain,
                                            .apply = handOverTrain,
                                            .covers = namesTrain}};

} // namespace

PaperStep::PaperStep(const GameDefinition &game) : DecisionStep(game, stepKinds) {}

} // namespace flimnap::papers
