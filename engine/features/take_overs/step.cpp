#include "features/take_overs/step.h"

#include <array>

#include "dealings/trains.h"
#include "features/shared_stations/standing.h"
#include "features/take_overs/standing.h"
#include "rounds/closing.h"

namespace flimnap::take_overs {

namespace {

/// From half of the share price, rounded up, to one and a half of it, rounded down (CZ-6.51).
Money leastPrice(Money sharePrice)
{
    return {(sharePrice.units + 1) / 2};
}
Money highestPrice(Money sharePrice)
{
    return {3 * sharePrice.units / 2};
}

/// The trains taken over before are kept: there must be room for all of them.
void judgeKeeping(const GameDefinition &game, const Position &position, CompanyId company, Judge &judge)
{
    judge.rule(!treatsTrains(position) || !isOverTrainLimit(game, position, company), Code::TrainLimit,
               {{"company", Party(company)}, {"limit", trainLimit(game, position, company)}});
}

void keepTrains(Books &books)
{
    books.position.operating.turn.parts.drop<TurnState>();
    for (std::size_t index = 0; index < books.position.trains.trains().size(); ++index)
        books.position.trains.train(index).awaitsDecision = false;
}

// A smaller company, at a price for each share.

bool isThere(const Position &position, CompanyId company)
{
    return position.companies[company].status == CompanyStatus::Operating && !isUnattended(position, company);
}

/// What the treasury has for each share that is to be paid.
NumberChoice pricesOf(const GameDefinition &game, const Position &position, const Decision &takeOver)
{
    const Money sharePrice = price(game, position, takeOver.company);
    const int units = position.holdings.unitsOfPlayers(takeOver.company);
    const Money treasury = position.ledger.balance(takeOver.by);
    const Money most =
        units > 0 ? std::min(highestPrice(sharePrice), Money{treasury.units / units}) : highestPrice(sharePrice);
    return {.key = "price",
            .least = static_cast<int>(leastPrice(sharePrice).units),
            .most = static_cast<int>(most.units),
            .suggested = static_cast<int>(std::min(most, sharePrice).units)};
}

std::optional<Stage> nextOfTakeOver(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.company) {
        std::vector<CompanyId> smaller;
        for (const CompanyId company : ids(game.companies)) {
            if (isThere(position, company) && mayTakeOver(game, partial.self(), company))
                smaller.push_back(company);
        }
        return smaller;
    }
    const bool isChosen = partial.price || position.companies[partial.company].status != CompanyStatus::Operating;
    return isChosen ? std::nullopt : std::optional<Stage>(pricesOf(game, position, partial));
}

void judgeTakeOver(const GameDefinition &game, const Position &position, const Decision &takeOver, Judge &judge)
{
    const CompanyId acquirer = takeOver.self();
    const CompanyId smaller = takeOver.company;
    const Money offered = takeOver.price.value_or(Money{});
    judgeKeeping(game, position, acquirer, judge);
    judge.need(acquirer != smaller && position.companies[smaller].status == CompanyStatus::Operating,
               Code::NotOperating, {{"company", Party(smaller)}});
    if (judge.refused())
        return;
    judge.need(!isUnattended(position, smaller), Code::NobodysCompany, {{"company", Party(smaller)}});
    judge.rule(mayTakeOver(game, acquirer, smaller), Code::TakeoverSize,
               {{"company", takeOver.by}, {"smaller", Party(smaller)}});
    const Money sharePrice = price(game, position, smaller);
    judge.need(offered >= Money{}, Code::PriceFloor, {{"least", leastPrice(sharePrice)}});
    judge.rule(offered >= leastPrice(sharePrice) && offered <= highestPrice(sharePrice), Code::PriceRange,
               {{"least", leastPrice(sharePrice)}, {"most", highestPrice(sharePrice)}});
    const Money needed = offered * position.holdings.unitsOfPlayers(smaller);
    const Money treasury = position.ledger.balance(acquirer);
    judge.need(treasury >= needed, Code::NoTreasury,
               {{"company", takeOver.by}, {"treasury", treasury}, {"needed", needed}});
}

void takeOver(Books &books, const Decision &decision)
{
    const CompanyId acquirer = decision.self();
    const CompanyId smaller = decision.company;
    Position &position = books.position;
    keepTrains(books); // of an earlier take-over
    for (const PlayerId player : ids(position.players)) {
        const int units = position.holdings.units(player, smaller);
        books.pay(acquirer, player, decision.price.value_or(Money{}) * units, Reason::Compensation, smaller);
    }
    books.pay(smaller, acquirer, books.cash(smaller), Reason::TakenOver, smaller);
    for (const PrivateId railway : ids(books.game.privates)) {
        if (position.privates[railway].owner == Party(smaller))
            books.movePrivate(railway, acquirer);
    }
    shared_stations::takeOver(books, acquirer, smaller);
    for (std::size_t index = 0; index < position.trains.trains().size(); ++index) {
        Train &train = position.trains.train(index);
        if (train.owner != Party(smaller))
            continue;
        train.owner = acquirer;
        train.awaitsDecision = true;
        books.tell(TrainMoved{train.face, smaller, acquirer});
    }
    position.operating.turn.parts.set(TurnState{true});
    dissolve(books, smaller);
}

// What becomes of the trains.

std::vector<FaceId> trainsToTreat(const Position &position, CompanyId company)
{
    std::vector<FaceId> faces;
    for (const Train &train : position.trains.trains()) {
        const bool isListed = std::ranges::find(faces, train.face) != faces.end();
        if (treatsTrains(position) && train.owner == Party(company) && train.awaitsDecision && !isListed)
            faces.push_back(train.face);
    }
    return faces;
}

bool isToTreat(const Position &position, CompanyId company, FaceId face)
{
    const std::vector<FaceId> faces = trainsToTreat(position, company);
    return std::ranges::find(faces, face) != faces.end();
}

std::optional<Stage> nextOfScrapping(const GameDefinition & /*game*/, const Position &position, const Decision &partial)
{
    return partial.train ? std::optional<Stage>() : trainsToTreat(position, partial.self());
}

void judgeScrapping(const GameDefinition & /*game*/, const Position &position, const Decision &scrapping, Judge &judge)
{
    judge.need(isToTreat(position, scrapping.self(), scrapping.train), Code::NotTakenOver, {{"company", scrapping.by}});
}

void scrapTrain(Books &books, const Decision &scrapping)
{
    TrainStock &stock = books.position.trains;
    stock.remove(*stock.find(scrapping.by, scrapping.train));
    books.tell(TrainMoved{scrapping.train, scrapping.by, Party::nobody()});
}

std::optional<Stage> nextOfConversion(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.train)
        return trainsToTreat(position, partial.self());
    if (partial.to)
        return {};
    std::vector<FaceId> larger;
    for (const FaceId face : game.cards[game.faces[partial.train].card].faces) {
        if (game.faces[face].size > game.faces[partial.train].size)
            larger.push_back(face);
    }
    return Stage(std::move(larger), "to");
}

Money conversionCost(const GameDefinition &game, const Decision &conversion)
{
    return std::max(Money{}, game.faces[conversion.to].price - game.faces[conversion.train].price);
}

void judgeConversion(const GameDefinition &game, const Position &position, const Decision &conversion, Judge &judge)
{
    const TrainFace &oldFace = game.faces[conversion.train];
    const TrainFace &newFace = game.faces[conversion.to];
    judge.need(isToTreat(position, conversion.self(), conversion.train), Code::TurnsTakenOver);
    judge.need(newFace.card == oldFace.card && newFace.size > oldFace.size, Code::NotLarger,
               {{"train", conversion.train}, {"to", conversion.to}});
    judge.rule(game.classOf(conversion.self()).ownsTrains[newFace.size], Code::NotLarger,
               {{"train", conversion.train}, {"to", conversion.to}});
    judge.need(!position.trains.isScrapped(conversion.to), Code::FaceScrapped, {{"train", conversion.to}});

    const auto kept = std::ranges::count_if(position.trains.trains(), [&](const Train &train) {
        return train.owner == conversion.by && !train.awaitsDecision;
    });
    const int limit = trainLimit(game, position, conversion.self());
    judge.rule(kept < limit, Code::TrainLimit, {{"company", conversion.by}, {"limit", limit}});
    const Money cost = conversionCost(game, conversion);
    const Money treasury = position.ledger.balance(conversion.by);
    judge.need(treasury >= cost, Code::NoTreasury,
               {{"company", conversion.by}, {"treasury", treasury}, {"needed", cost}});
}

/// It is a sale of the new face, but no new card: it may scrap trains and never begins a phase (CZ-6.57).
void convert(Books &books, const Decision &conversion)
{
    const CompanyId company = conversion.self();
    books.pay(company, Party::bank(), conversionCost(books.game, conversion), Reason::TrainConversion, company);
    Train &train = books.position.trains.train(*books.position.trains.find(company, conversion.train));
    train.face = conversion.to;
    train.awaitsDecision = false;
    books.tell(TrainConverted{company, conversion.train, conversion.to});
    scrapByFace(books, conversion.to);
}

constexpr std::array kinds{DecisionKind{MoveKind::DiscardTrain, nextOfScrapping, judgeScrapping, scrapTrain},
                           DecisionKind{MoveKind::ConvertTrain, nextOfConversion, judgeConversion, convert},
                           DecisionKind{MoveKind::Acquire, nextOfTakeOver, judgeTakeOver, takeOver}};

} // namespace

TakeOverStep::TakeOverStep(const GameDefinition &game) : DecisionStep(game, kinds) {}

void TakeOverStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    if (!treatsTrains(books.position))
        return;
    judgeKeeping(game(), books.position, company, judge);
    if (!judge.refused())
        keepTrains(books);
}

} // namespace flimnap::take_overs
