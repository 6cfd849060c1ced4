#include "games/18cz/rules_18cz.h"

#include "dealings/privates.h"
#include "dealings/trains.h"
#include "rounds/player_order.h"
#include "rounds/set_up.h"
#include "rounds/steps/income_steps.h"
#include "rounds/steps/station_step.h"
#include "rounds/steps/track_step.h"
#include "rounds/steps/train_step.h"

namespace flimnap::cz18 {

namespace {

/// The steps of a company's turn (CZ-6.5); those of any time stand in front, so that they see their moves first.
Steps companySteps(const GameDefinition &game)
{
    Steps steps;
    steps.push_back(std::make_unique<HomeStationStep>(game));
    steps.push_back(std::make_unique<TrackStep>(game));
    steps.push_back(std::make_unique<StationStep>(game));
    steps.push_back(std::make_unique<RunStep>(game));
    steps.push_back(std::make_unique<DividendStep>(game));
    steps.push_back(std::make_unique<TrainStep>(game));
    return steps;
}

} // namespace

Rules18Cz::Rules18Cz(GameDefinition gameTables, std::vector<Seat> seats)
    : TableRules(std::move(gameTables), std::move(seats)), m_stock(game()), m_operating(game(), companySteps(game()))
{
}

RoundsOfGame Rules18Cz::rounds() const
{
    return {.stock = &m_stock, .operating = &m_operating};
}

/// Companies choose nothing but what any of them says at any time.
bool Rules18Cz::playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    if (TableRules::playAnyTime(books, by, move, judge))
        return true;
    const CompanyId company = by.company();
    const bool isThere = company && books.position.companies[company].status == CompanyStatus::Operating;
    if (move.kind != MoveKind::Choose || !isThere || interlude(books.position) != nullptr)
        return false;
    std::string words;
    for (const Feature *feature : game().features) {
        for (const DecisionKind &kind : feature->anyTime())
            words.append(words.empty() ? "" : ", ").append(kind.what);
    }
    judge.need(false, Code::OtherValue, {{"key", KeyWord{"what"}}, {"right", words}});
    return true;
}

/// What trains at the end of the set make surplus is given back in the stock round (CZ-6.92).
bool Rules18Cz::isHeldUp(const Position &position) const
{
    const bool isSetOver = position.round.kind == RoundKind::Operating && position.operating.closingSteps > 0;
    return isFeatureDue(position) || (!isSetOver && TableRules::isHeldUp(position));
}

/// Who has least cash gets the first turn-order card.
void Rules18Cz::endOpening(Books &books) const
{
    removeUnsoldPrivates(books);
    dealOrderCards(books, FirstCard::LeastCash);
    begin(books, {RoundKind::Stock, 1, 0});
}

void Rules18Cz::endStockRound(Books &books) const
{
    StockRound::finish(books);
    begin(books, {RoundKind::Operating, books.position.round.set, 1});
}

void Rules18Cz::endOperatingRound(Books &books) const
{
    const Round round = books.position.round;
    const auto sets = static_cast<int>(game().sets.size());
    const auto rounds = static_cast<int>(game().sets[static_cast<std::size_t>(round.set - 1)].size());
    if (round.number < rounds)
        begin(books, {RoundKind::Operating, round.set, round.number + 1});
    else if (round.set < sets)
        endSet(books);
    else
        begin(books, {RoundKind::End, 0, 0});
}

/// The deck's top card is exported, and features do what is theirs; a draw may come in between.
void Rules18Cz::endSet(Books &books) const
{
    int &done = books.position.operating.closingSteps;
    if (done == 0) {
        if (game().exportRule != ExportRule::Never)
            exportTopCard(books);
        ++done;
    }
    for (; done <= static_cast<int>(game().features.size()); ++done) {
        if (!game().features[static_cast<std::size_t>(done - 1)]->endSet(books))
            return;
    }
    begin(books, {RoundKind::Stock, books.position.round.set + 1, 0});
}

} // namespace flimnap::cz18
