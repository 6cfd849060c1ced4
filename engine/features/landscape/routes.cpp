#include "features/landscape/routes.h"

#include "features/landscape/standing.h"

namespace flimnap::landscape {

namespace {

void judgeBonus(const GameDefinition &game, const Position &position, const Route &route, Judge &judge)
{
    const int bonus = route.bonus.value_or(0);
    if (bonus == 0)
        return;
    const Terms &land = termsOf(game);
    judge.need(land.expressBonus > Money{}, Code::OtherValue, {{"key", KeyWord{"bonus"}}, {"right", std::string("0")}});
    judge.rule(Money{bonus} == land.expressBonus && route.value.value_or(0) > 0, Code::OtherValue,
               {{"key", KeyWord{"bonus"}}, {"right", std::to_string(land.expressBonus.units)}});
    judge.rule(position.phase >= land.expressFrom, Code::PhaseTooEarly, {{"phase", position.phase}});
}

} // namespace

Money trainIncome(const TrainFace &face, Money value)
{
    if (face.isOld)
        return Money{value.units / (std::int64_t{2} * incomeStep) * incomeStep};
    return value * face.factor;
}

Money incomeOf(const GameDefinition &game, const std::vector<Route> &routes)
{
    Money income;
    for (const Route &route : routes)
        income += trainIncome(game.faces[game.findFace(route.train)], Money{route.value.value_or(0)}) +
                  Money{route.bonus.value_or(0)};
    return income;
}

void judgeRoutes(const GameDefinition &game, const Position &position, CompanyId company,
                 const std::vector<Route> &routes, Judge &judge)
{
    TrainStock left = position.trains;
    for (const Route &route : routes) {
        const FaceId face = game.findFace(route.train);
        judge.know(face.isValid(), "train", route.train);
        if (judge.refused())
            return;
        const auto train = left.find(company, face);
        judge.need(train.has_value(), Code::NoSuchTrain, {{"train", face}, {"company", Party(company)}});
        const int value = route.value.value_or(0);
        judge.need(value >= 0, Code::BadValue, {{"key", KeyWord{"routes"}}});
        judge.need(value <= highestValue, Code::BadValue, {{"key", KeyWord{"routes"}}});
        judge.rule(value % incomeStep == 0, Code::IncomeStep, {{"step", incomeStep}});
        judgeBonus(game, position, route, judge);
        if (judge.refused())
            return;
        left.remove(*train); // each runs once
    }
}

} // namespace flimnap::landscape
