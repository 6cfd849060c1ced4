#include "rounds/discards.h"

#include <array>

#include "dealings/trains.h"

namespace flimnap {

CompanyId nextToDiscard(const GameDefinition &game, const Position &position)
{
    CompanyId first;
    for (const CompanyId company : ids(game.companies)) {
        if (!position.companies[company].mustDiscard || !isOverTrainLimit(game, position, company))
            continue;
        if (game.discardOrder == DiscardOrder::Companies)
            return company;
        if (!first || actsBefore(game, position, company, first))
            first = company;
    }
    return first;
}

namespace {

void giveUp(Books &books, CompanyId company, FaceId face)
{
    TrainStock &stock = books.position.trains;
    const auto index = *stock.find(company, face);
    switch (books.game.discards) {
    case DiscardsGo::IntoPool:
        stock.train(index).owner = Party::pool();
        books.tell(TrainMoved{face, company, Party::pool()});
        break;
    case DiscardsGo::OutOfGame:
        stock.remove(index);
        books.tell(TrainMoved{face, company, Party::nobody()});
        break;
    case DiscardsGo::OntoDeck:
        returnToDeck(books, index);
        break;
    }
}

std::optional<Stage> nextOfDiscard(const GameDefinition & /*game*/, const Position &position, const Decision &partial)
{
    return partial.train ? std::optional<Stage>() : position.trains.faces(partial.by);
}

void judgeDiscard(const GameDefinition &game, const Position &position, const Decision &discard, Judge &judge)
{
    const CompanyId company = discard.self();
    judge.need(position.trains.holds(company, discard.train), Code::NoSuchTrain,
               {{"train", discard.train}, {"company", discard.by}});
    if (!position.companies[company].mustKeepRunnable || judge.refused())
        return;
    Position without = position;
    without.trains.remove(*without.trains.find(company, discard.train));
    const bool losesIt = ownsRunnableTrain(game, position, company) && !ownsRunnableTrain(game, without, company);
    judge.rule(!losesIt, Code::KeepRunnable, {{"company", discard.by}});
}

void discardTrain(Books &books, const Decision &discard)
{
    const CompanyId company = discard.self();
    giveUp(books, company, discard.train);
    if (isOverTrainLimit(books.game, books.position, company))
        return;
    books.position.companies[company].mustDiscard = false;
    books.position.companies[company].mustKeepRunnable = false;
}

constexpr std::array discardKinds{DecisionKind{MoveKind::DiscardTrain, nextOfDiscard, judgeDiscard, discardTrain}};

} // namespace

Discards::Discards(const GameDefinition &game) : DecisionInterlude(game, discardKinds) {}

Party Discards::due(const Position &position) const
{
    const CompanyId company = nextToDiscard(game(), position);
    return company ? Party(company) : Party::nobody();
}

Refusal Discards::somethingElse(const Position &position) const
{
    return {Code::MustDiscard, false, {{"company", due(position)}}, {}};
}

} // namespace flimnap
