#include "dealings/map_income.h"

#include <algorithm>

#include "board/routes.h"
#include "core/whole_number.h"

namespace flimnap {

namespace {

using board::Declared;
using board::RouteFault;

/// A railway that began in a mine, and becomes a share of a company that is started in play.
bool hasMineAtHome(const GameDefinition &game, CompanyId company)
{
    const CompanyId becomes = game.companies[company].becomes;
    return becomes && !game.classOf(becomes).isFormedByPhase();
}

/// "E16", or where a hex has several stops "D27.1"; an invalid hex if the map has none of that name.
board::NamedStop stopOf(const board::GameMap &map, const std::string &name)
{
    const std::size_t point = name.find('.');
    board::NamedStop stop{map.findHex(name.substr(0, point)), {}};
    if (point != std::string::npos) {
        stop.stop = wholeNumber(name.substr(point + 1));
        if (!stop.stop)
            stop.hex = {};
    }
    return stop;
}

/// What the map says against the routes.
void judgeFault(const MapRun &run, const board::CheckedRoutes &checked, Judge &judge)
{
    const Party company(run.company);
    const std::string &train = (*run.routes)[std::min(checked.route, run.routes->size() - 1)].train;
    switch (*checked.fault) {
    case RouteFault::NotReached:
        judge.rule(false, Code::RouteNotReached, {{"company", company}, {"train", train}});
        return;
    case RouteFault::Impossible:
        judge.rule(false, Code::RouteImpossible, {{"company", company}, {"train", train}});
        return;
    case RouteFault::NotTogether:
        judge.rule(false, Code::RoutesShareTrack, {{"company", company}, {"train", train}});
        return;
    case RouteFault::OtherSum:
        judge.rule(
            false, Code::RoutesOtherSum,
            {{"company", company}, {"income", Money{checked.worth.income}}, {"mine", Money{checked.worth.mine}}});
        return;
    }
}

/// Each route is one of its trains', as the journal calls it.
void judgeTrains(const GameDefinition &game, const Position &position, const MapRun &run, Judge &judge)
{
    std::vector<FaceId> left = trainsToRun(game, position, run.company);
    for (const Route &route : *run.routes) {
        const auto found = std::ranges::find(left, game.findFace(route.train));
        judge.rule(found != left.end(), Code::NoTrainOfRoute,
                   {{"company", Party(run.company)}, {"train", route.train}});
        if (found != left.end())
            left.erase(found);
    }
}

void judgeRoutes(const GameDefinition &game, const Position &position, const MapRun &run, board::Worth sum,
                 Judge &judge)
{
    const board::GameMap &map = mapOf(game);
    judgeTrains(game, position, run, judge);
    std::vector<board::NamedRoute> routes;
    for (const Route &route : *run.routes) {
        const FaceId face = game.findFace(route.train);
        judge.know(face.isValid(), "train", route.train);
        if (judge.refused())
            return;
        board::NamedRoute &named = routes.emplace_back(board::NamedRoute{*map.findTrain(game.faces[face].name), {}});
        for (const std::string &stop : route.stops) {
            named.stops.push_back(stopOf(map, stop));
            judge.know(named.stops.back().hex.isValid(), "stop", stop);
        }
    }
    if (judge.refused())
        return;
    const board::CheckedRoutes checked =
        board::checkRoutes(map, trackOf(position), runnerFor(game, position, run.company), routes, sum);
    if (checked.fault)
        judgeFault(run, checked, judge);
}

void judgeRevenue(const GameDefinition &game, Money revenue, const MapRun &run, const board::BestIncome &best,
                  Judge &judge)
{
    const Declared declared = mapOf(game).rules.declared;
    const Money most{best.income};
    const bool isLess = declared == Declared::UpToBest || (declared == Declared::BestOrNothing && revenue == Money{});
    if (isLess)
        judge.rule(revenue <= most, Code::AboveBestIncome, {{"company", Party(run.company)}, {"best", most}});
    else
        judge.rule(revenue == most, Code::NotBestIncome, {{"company", Party(run.company)}, {"best", most}});
}

} // namespace

std::vector<FaceId> trainsToRun(const GameDefinition &game, const Position &position, CompanyId company)
{
    const ById<ClassId, bool> &runs = classOf(game, position, company).runsTrains;
    std::vector<FaceId> faces;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company) && runs[game.faces[train.face].size])
            faces.push_back(train.face);
    }
    if (position.operating.turn.borrowed && companyInTurn(position) == company)
        faces.push_back(position.operating.turn.borrowed);
    return faces;
}

board::Runner runnerFor(const GameDefinition &game, const Position &position, CompanyId company)
{
    const board::GameMap &map = mapOf(game);
    board::Runner runner;
    runner.company = company;
    runner.latest = latestColour(game, position);
    for (const FaceId face : trainsToRun(game, position, company))
        runner.trains.push_back(*map.findTrain(game.faces[face].name));
    runner.servesOwnMineOnly = hasMineAtHome(game, company);
    for (const Mark &mark : position.parts.get<MapState>().marks) {
        if (mark.company == company)
            runner.bonuses.push_back({mark.hex, static_cast<int>(mark.worth.units)});
    }
    return runner;
}

board::BestIncome bestIncomeOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    return board::bestIncome(mapOf(game), trackOf(position), runnerFor(game, position, company));
}

bool canEarn(const GameDefinition &game, const Position &position, CompanyId company)
{
    return board::canEarn(mapOf(game), trackOf(position), runnerFor(game, position, company));
}

void judgeRunOnMap(const GameDefinition &game, const Position &position, const MapRun &run, Judge &judge)
{
    const board::BestIncome best = bestIncomeOf(game, position, run.company);
    const Money revenue = run.revenue.value_or(Money{best.income});
    judgeRevenue(game, revenue, run, best, judge);
    const bool isBest = revenue == Money{best.income};
    const Money mine = run.mine.value_or(isBest ? Money{best.mine} : Money{});
    judge.need(mine >= Money{}, Code::BadValue, {{"key", KeyWord{"mine"}}});
    if (isBest)
        judge.rule(mine == Money{best.mine}, Code::NotBestMine,
                   {{"company", Party(run.company)}, {"best", Money{best.mine}}});
    if (run.routes && !run.routes->empty())
        judgeRoutes(game, position, run, {static_cast<int>(revenue.units), static_cast<int>(mine.units)}, judge);
}

void putMark(Books &books, CompanyId company, HexId hex, Money worth)
{
    books.position.parts.change<MapState>().marks.push_back({company, onMap(books.game, hex), worth});
}

} // namespace flimnap
