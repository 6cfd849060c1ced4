#include "features/action_cards/station_action.h"

#include <algorithm>

#include "features/action_cards/standing.h"
#include "features/characters/standing.h"
#include "rounds/step.h"

namespace flimnap::action_cards {

void StationAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = companyOf(m_game, books.position, player, move, judge);
    judge.know(move.hex.empty() || m_game.findHex(move.hex) != nullptr, "hex", move.hex);
    judge.need(!move.home && move.privateRailway.empty(), Code::BadValue, {{"key", KeyWord{"home"}}});
    judge.need(move.cost.value_or(0) >= 0, Code::BadValue, {{"key", KeyWord{"cost"}}});
    if (judge.refused())
        return;
    const Money printed = cost(books.position, company);
    const Money price = move.cost ? Money{*move.cost} : printed;
    judge.rule(price == printed, Code::PriceChoice, {{"choices", printed}});
    judgeStation(books.position, company, price, judge);
    if (judge.refused())
        return;
    books.pay(company, Party::bank(), price, Reason::Station, company);
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    --state.markersLeft;
    change(books).turn.stationPlaced = true;
    books.tell(StationPlaced{company, false});
}

Money StationAction::cost(const Position &position, CompanyId company) const
{
    const std::vector<Money> &prices = m_game.classOf(company).stationPrices;
    const auto standing = static_cast<std::size_t>(position.companies[company].stationsOnMap);
    const Money printed = prices[std::min(standing, prices.size() - 1)];
    const auto *builder = characters::powerOf(m_game, position, position.holdings.director(company),
                                              [](const characters::Power &each) { return each.stationPercentOff > 0; });
    return builder != nullptr ? printed - shareRoundedDown(printed, builder->stationPercentOff, 100) : printed;
}

void StationAction::judgeStation(const Position &position, CompanyId company, Money cost, Judge &judge) const
{
    const Money treasury = position.ledger.balance(company);
    judgeSide(m_game, position, ActionKind::Station, judge);
    judge.rule(!turnOf(position).stationPlaced, Code::OneStation, {{"company", Party(company)}});
    judge.need(position.companies[company].markersLeft > 0, Code::NoMarker, {{"company", Party(company)}});
    judge.need(treasury >= cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", cost}});
}

void StationAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const CardSide *side = chosenSide(m_game, position);
    if (side == nullptr || side->kind != ActionKind::Station)
        return;
    for (const CompanyId company : directedBy(m_game, position, player)) {
        Offer station = companyOffer(m_game, MoveKind::PlaceToken, company);
        const Money price = cost(position, company);
        Judge judge;
        judgeStation(position, company, price, judge);
        station.refusal = judge.verdict();
        const auto number = static_cast<int>(price.units);
        station.numbers.push_back({.key = "cost", .least = number, .most = number, .suggested = number});
        offers.push_back(std::move(station));
    }
}

} // namespace flimnap::action_cards
