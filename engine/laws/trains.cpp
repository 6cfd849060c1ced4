#include <algorithm>

#include "laws/laws.h"

namespace flimnap {

namespace {

/// Trains that were never in the deck.
int comeWithCompanies(const LaidTable &table, CardId card)
{
    std::ptrdiff_t count = 0;
    for (const CompanyId company : ids(table.game.companies)) {
        if (table.position.companies[company].isInPlay())
            count += std::ranges::count_if(table.game.companies[company].ownTrains,
                                           [&](FaceId face) { return table.game.faces[face].card == card; });
    }
    return static_cast<int>(count);
}

void checkDeck(const LaidTable &table, Findings &broken)
{
    const TrainStock &stock = table.position.trains;
    for (const CardId card : ids(table.game.cards)) {
        const std::optional<int> left = stock.left(card);
        if (!left)
            continue;
        const auto playing =
            static_cast<int>(std::count_if(stock.trains().begin(), stock.trains().end(), [&](const Train &train) {
                return table.game.faces[train.face].card == card;
            }));
        const int all = *table.game.cards[card].count + comeWithCompanies(table, card);
        broken.need(*left >= 0 && *left + playing <= all, "deck/" + table.game.cards[card].code,
                    Sentence::say("%1 are left in the deck and %2 in play; there are only %3",
                                  {std::to_string(*left), std::to_string(playing), std::to_string(all)}));
    }
}

void checkTrain(const LaidTable &table, const Train &train, Findings &broken)
{
    const TrainFace &face = table.game.faces[train.face];
    broken.keep(!table.position.trains.isScrapped(train.face), "scrapped",
                Sentence::say("%1 is still in play, so it cannot have left the game", {face.code}));
    const CompanyId owner = train.owner.company();
    if (!owner) {
        broken.need(train.owner == Party::pool(), "pool", "a train belongs to a company or lies in the pool");
        return;
    }
    const std::string place = table.placeOf(owner) + "/trains";
    broken.need(mayOwn(table, owner), place,
                Sentence::say("a started company has no trains; it can own some when it operates"));
    broken.rule(table.game.classOf(owner).ownsTrains[face.size], place,
                Sentence::say("a company of its size may not own a %1", {face.code}));
}

/// Over the limit is only who gives trains up next, or chooses which of those taken over stay.
void checkLimit(const LaidTable &table, CompanyId company, Findings &broken)
{
    const CompanyState &state = table.position.companies[company];
    const bool isOver = isOverTrainLimit(table.game, table.position, company);
    const std::string place = table.placeOf(company) + "/trains";
    broken.need(!state.mustDiscard || isOver, place, "only who is over the limit gives trains up");
    const std::vector<Train> &trains = table.position.trains.trains();
    const bool isChoosing = std::any_of(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && train.awaitsDecision;
    });
    const std::vector<std::string> values = {std::to_string(trainLimit(table.game, table.position, company)),
                                             table.game.phases[table.position.phase].title};
    broken.rule(
        !isOver || state.mustDiscard || isChoosing || table.game.companies[company].comesOutOfOthers, place,
        table.game.hasTrainPool()
            ? Sentence::say("it may own %1 in phase %2; what is over that goes to the pool before the game is joined",
                            values)
            : Sentence::say("it may own %1 in phase %2; what is over that leaves the game before the game is joined",
                            values));
}

} // namespace

void checkTrains(const LaidTable &table, Findings &broken)
{
    checkDeck(table, broken);
    for (const Train &train : table.position.trains.trains())
        checkTrain(table, train, broken);
    for (const CompanyId company : ids(table.game.companies))
        checkLimit(table, company, broken);
}

} // namespace flimnap
