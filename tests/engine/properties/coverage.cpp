#include "coverage.h"

#include <algorithm>

#include "features/action_cards/standing.h"
#include "features/automaton/standing.h"
#include "features/card_draft/standing.h"
#include "features/exchanges/standing.h"
#include "features/landscape/standing.h"
#include "features/take_overs/standing.h"
#include "journal/move_schema.h"

namespace flimnap::test {

namespace {

/// What the random games of every table have to show, by game, or by game and variant where that has other rules.
struct Demand
{
    int games = 0;
    std::vector<std::string_view> happenings;
    std::vector<Code> refusals;
    std::vector<std::string_view> atSmallTables = {}; ///< happens where fewer players share the deck
    std::vector<Code> atLargeTables = {};             ///< is refused where more than two players deal
};

const std::map<std::string, Demand, std::less<>> demands = {
    {"18cz",
     {500,
      {"buy_private by player",
       "buy_private by company",
       "start_company",
       "buy_share",
       "sell_shares",
       "repay_debt",
       "pass",
       "lay_track",
       "place_token",
       "run_trains",
       "dividend all",
       "dividend none",
       "buy_train from bank",
       "buy_train from pool",
       "buy_train from company",
       "discard over limit",
       "discard of train taken over",
       "convert_train",
       "sell_private",
       "use_private",
       "acquire",
       "choose shared_hexes",
       "done",
       "loan",
       "director bought out",
       "director sold out",
       "sold-out rise",
       "train rusted",
       "card exported",
       "director's help",
       "last phase",
       "END"},
      {Code::NoCash,          Code::NoTreasury,       Code::NotOnSale,           Code::HoldingLimit,
       Code::InDebt,          Code::CertificateLimit, Code::NoSaleFirstRound,    Code::SoldThisRound,
       Code::NobodyTakesOver, Code::PhaseTooEarly,    Code::AlreadySoldThisTurn, Code::TrainSize,
       Code::RightUsed,       Code::NoTileInPhase,    Code::LaysUsedUp,          Code::NoToken,
       Code::OneStation,      Code::NoRunnableTrain,  Code::TrainLimit,          Code::LastPlace,
       Code::MustOwnTrain,    Code::NotFinanced,      Code::FaceScrapped,        Code::KeepRunnable,
       Code::WrongStep}}},
    {"18cz training",
     {300,
      {"draw", "lay_track", "place_token", "run_trains", "buy_train from bank", "buy_train from pool",
       "discard over limit", "done", "train rusted", "last phase", "END"},
      {Code::NoTreasury, Code::LaysUsedUp, Code::NoToken, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit,
       Code::MustOwnTrain, Code::WrongStep}}},
    {"18cz bohemia",
     {300,
      {"draw",
       "buy_private by player",
       "buy_private by company",
       "start_company",
       "buy_share",
       "sell_shares",
       "pass",
       "lay_track",
       "place_token",
       "run_trains",
       "run of the dummy",
       "train of the dummy",
       "dividend all",
       "dividend none",
       "buy_train from bank",
       "buy_train from company",
       "discard over limit",
       "convert_train",
       "sell_private",
       "acquire",
       "done",
       "loan",
       "sold-out rise",
       "train rusted",
       "last phase",
       "END"},
      {Code::NoCash, Code::NoTreasury, Code::HoldingLimit, Code::InDebt, Code::CertificateLimit, Code::SoldThisRound,
       Code::PhaseTooEarly, Code::LaysUsedUp, Code::NoToken, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit,
       Code::MustOwnTrain, Code::FaceScrapped, Code::WrongStep}}},
    {"18cz moravia-silesia",
     {300,
      {"bid",
       "pass",
       "choose",
       "use_private",
       "buy_private by company",
       "sell_private",
       "start_company",
       "buy_share",
       "sell_shares",
       "lay_track",
       "place_token",
       "run_trains",
       "dividend all",
       "dividend none",
       "buy_train from bank",
       "buy_train from company",
       "discard over limit",
       "done",
       "loan",
       "director bought out",
       "director sold out",
       "sold-out rise",
       "train rusted",
       "card exported",
       "private closed",
       "last phase",
       "END"},
      {Code::NoCash, Code::NoTreasury, Code::HoldingLimit, Code::InDebt, Code::SoldThisRound, Code::PhaseTooEarly,
       Code::LaysUsedUp, Code::NoToken, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit, Code::MustOwnTrain,
       Code::WrongStep}}},
    {"1824",
     {100,
      {"buy_share",
       "sell_shares",
       "sell_shares in an emergency",
       "exchange",
       "forced exchange",
       "repay_debt",
       "pass",
       "lay_track",
       "place_token",
       "run_trains",
       "dividend all",
       "dividend none",
       "buy_train from bank",
       "buy_train from company",
       "buy_train by trade-in",
       "discard over limit",
       "done",
       "loan",
       "director bought out",
       "director sold out",
       "sold-out rise",
       "train rusted",
       "card exported",
       "director's help",
       "mine",
       "company formed",
       "minor exchanged",
       "bank broke",
       "last phase",
       "END"},
      {Code::NoCash, Code::NoTreasury, Code::NotOnSale, Code::HoldingLimit, Code::InDebt, Code::SoldThisRound,
       Code::PhaseTooEarly, Code::LaysUsedUp, Code::NoToken, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit,
       Code::MustOwnTrain, Code::WrongStep, Code::NotOperated, Code::UnsoldLimit, Code::SaleNotNeeded,
       Code::TrainSize}}},
    {"18lilliput",
     {400,
      {"take",
       "take_card",
       "copy_card",
       "lay_track",
       "lay_track of a character",
       "buy_share",
       "sell_shares",
       "start_company",
       "buy_train from bank",
       "buy_train from company",
       "buy_train from pool",
       "buy_train from pool when founded",
       "place_token",
       "fund by card",
       "fund by character for himself",
       "fund by character for companies",
       "hand_in",
       "return_train beside an action",
       "return_train after withholding",
       "pass",
       "run_trains",
       "run of an old train",
       "dividend all",
       "dividend none",
       "discard over limit",
       "done",
       "train aged",
       "train rusted",
       "card to the pool",
       "END"},
      {Code::NoCash, Code::NoTreasury, Code::DirectorLimit, Code::MustTakeCard, Code::LaysUsedUp, Code::NoToken,
       Code::NoRunnableTrain, Code::TrainLimit, Code::WrongStep, Code::PhaseTooEarly, Code::ActionUsedUp,
       Code::OneStation},
      {"last phase", "director's help"},
      {Code::CertificateLimit}}},
    {"18lilliput solo",
     {400,
      {"draw of company",
       "draw of share",
       "draw of new_company",
       "gulliver",
       "automaton's share",
       "automaton's second company",
       "automaton's train scrapped",
       "take",
       "take_card",
       "buy_share",
       "sell_shares",
       "start_company",
       "fund by character for himself",
       "fund by character for companies",
       "hand_in",
       "buy_train from bank",
       "place_token",
       "run_trains",
       "run of an old train",
       "dividend none",
       "discard over limit",
       "train aged",
       "train rusted",
       "last phase",
       "END"},
      {Code::NoCash, Code::NoTreasury, Code::MustTakeCard, Code::LaysUsedUp, Code::NoRunnableTrain, Code::TrainLimit,
       Code::WrongStep}}},
    {"1836jr56",
     {60,
      {"buy_private by player",
       "buy_private by company",
       "bid",
       "pass",
       "start_company",
       "buy_share",
       "sell_shares",
       "sell_shares in an emergency",
       "lay_track",
       "place_token",
       "run_trains",
       "dividend all",
       "dividend none",
       "buy_train from bank",
       "buy_train from company",
       "buy_train from pool",
       "buy_train by trade-in",
       "discard over limit",
       "take_loan",
       "repay_loan",
       "choose destination",
       "choose loans pay",
       "choose loans merge",
       "choose keep_trains",
       "borrow_train",
       "company closed",
       "company of usual shares formed",
       "company of more shares formed",
       "bank broke",
       "last phase",
       "done",
       "bankrupt",
       "director's help",
       "director bought out",
       "director sold out",
       "sold-out rise",
       "train rusted",
       "private closed",
       "company formed",
       "END"},
      {Code::NoCash,        Code::NoTreasury,    Code::HoldingLimit,        Code::CertificateLimit,
       Code::SoldThisRound, Code::PhaseTooEarly, Code::AlreadySoldThisTurn, Code::LaysUsedUp,
       Code::NoToken,       Code::OneStation,    Code::NoRunnableTrain,     Code::TrainLimit,
       Code::MustOwnTrain,  Code::WrongStep,     Code::LoanLimit,           Code::LoanUsed,
       Code::SameKind,      Code::KeepsBought,   Code::PoolLimit,           Code::BoughtThisTurn}}},
};

/// A table with a switch plays fewer games: what they have to show is what the switch changes.
constexpr int gamesWithSwitches = 60;
constexpr int gamesWithReadings = 20; ///< of a switch with values: nothing is demanded of them
const std::map<std::string, std::vector<std::string_view>, std::less<>> demandsOfSwitches = {
    {"advancedTrains", {"card off the deck before the runs"}},
    {"LI-D9", {"price that rises without income"}},
    {"LI-D41", {"return_train at any time"}},
    {"LI-D39", {"automaton goes on buying"}},
    {"twoCharacters", {"third lap of the draft"}},
    {"ATE", {"express"}},
    {"brobdingnag", {"dividend half"}},
    {"scenario", {"mine"}},
    {"copyIsExtra", {"copy_card beside a card"}},
    {"CZ-9.1", {"train onto the deck"}},
    {"CZ-9.8", {"second station of a turn"}},
};

bool hasSwitches(const GameDefinition &game)
{
    return std::any_of(game.switches.begin(), game.switches.end(), [](const Switch &choice) { return choice.isOn; });
}

const Demand *demandOn(const GameDefinition &game)
{
    auto found = demands.find(game.game + " " + game.variant);
    if (found == demands.end())
        found = demands.find(game.game);
    return found == demands.end() ? nullptr : &found->second;
}

bool isPhaseClosingPrivates(const Moment &moment)
{
    const auto &phases = moment.rules.game().phases;
    return moment.before.phase != moment.after.phase && phases[moment.after.phase].closesPrivates;
}

bool isThirdLap(const Position &position)
{
    const auto *draft = position.parts.find<card_draft::State>();
    return draft != nullptr && draft->turnNumber >= 2 * static_cast<int>(position.order.size());
}

bool isWithoutIncome(const Moment &moment)
{
    return std::any_of(moment.events.begin(), moment.events.end(), [](const Event &event) {
        const auto *declared = std::get_if<IncomeDeclared>(&event);
        return declared != nullptr && declared->amount == Money{};
    });
}

std::string happening(const Moment &moment)
{
    const Move &move = moment.move;
    std::string words(word(move.kind));
    switch (move.kind) {
    case MoveKind::BuyPrivate:
        return words + (moment.rules.actor(moment.before).isPlayer() ? " by player" : " by company");
    case MoveKind::Dividend:
        return words + " " + move.pay;
    case MoveKind::SellShares:
        return moment.before.round.kind == RoundKind::Operating ? words + " in an emergency" : words;
    case MoveKind::Exchange:
        return exchanges::railwayDue(moment.rules.game(), moment.before) ? "forced exchange" : words;
    case MoveKind::BuyTrain:
        if (!move.tradeIn.empty())
            return words + " by trade-in";
        if (move.from.empty())
            return words + " from bank";
        if (move.from != moment.rules.game().poolWord)
            return words + " from company";
        return words + (moment.before.round.kind == RoundKind::Actions ? " from pool when founded" : " from pool");
    case MoveKind::PlaceToken:
        return moment.before.operating.turn.stationPlaced ? "second station of a turn" : words;
    case MoveKind::CopyCard:
        return action_cards::turnOf(moment.before).card ? words + " beside a card" : words;
    case MoveKind::Take:
        return isThirdLap(moment.before) ? "third lap of the draft" : words;
    case MoveKind::LayTrack:
        return moment.rules.game().findPrivate(move.tile) ? words + " of a character" : words;
    case MoveKind::Fund:
        if (move.character.empty())
            return words + " by card";
        return words + (move.self ? " by character for himself" : " by character for companies");
    case MoveKind::ReturnTrain:
        if (moment.before.round.kind == RoundKind::Actions)
            return words + " beside an action";
        return words + (landscape::hasKeptIncome(moment.before) ? " after withholding" : " at any time");
    case MoveKind::DiscardTrain:
        return take_overs::treatsTrains(moment.before) ? "discard of train taken over" : "discard over limit";
    default:
        return words;
    }
}

} // namespace

void Coverage::note(const Moment &moment)
{
    ++m_happened[happening(moment)];
    const CompanyId acting = moment.rules.actor(moment.before).company();
    if (acting && isUnattended(moment.before, acting) && moment.move.kind == MoveKind::RunTrains)
        ++m_happened["run of the dummy"];
    noteWords(moment);
    for (const Event &event : moment.events) {
        noteActions(moment, event);
        if (std::holds_alternative<TrainAged>(event))
            ++m_happened["train aged"];
        if (std::holds_alternative<CompanyClosed>(event) && moment.move.kind != MoveKind::Choose)
            ++m_happened["company closed"];
        if (const auto *paid = std::get_if<Paid>(&event)) {
            if (paid->reason == Reason::Loan)
                ++m_happened["loan"];
            else if (paid->reason == Reason::DirectorsHelp)
                ++m_happened["director's help"];
            else if (paid->reason == Reason::Mine)
                ++m_happened["mine"];
        } else if (const auto *formed = std::get_if<CompanyFormed>(&event)) {
            ++m_happened["company formed"];
            const bool hasGrown = moment.after.companies[formed->company].grownInto.isValid();
            ++m_happened[hasGrown ? "company of more shares formed" : "company of usual shares formed"];
        } else if (std::get_if<MinorExchanged>(&event) != nullptr) {
            ++m_happened["minor exchanged"];
        } else if (std::get_if<BankBroke>(&event) != nullptr) {
            ++m_happened["bank broke"];
        } else if (const auto *director = std::get_if<DirectorChanged>(&event)) {
            if (director->from.isPlayer())
                ++m_happened[moment.move.kind == MoveKind::BuyShare ? "director bought out" : "director sold out"];
        } else if (const auto *train = std::get_if<TrainMoved>(&event)) {
            if (train->to.isCompany() && isUnattended(moment.after, train->to.company()))
                ++m_happened["train of the dummy"];
        } else if (const auto *railway = std::get_if<PrivateMoved>(&event)) {
            if (railway->to.isNobody() && isPhaseClosingPrivates(moment))
                ++m_happened["private closed"];
        } else if (std::get_if<TrainRusted>(&event) != nullptr) {
            ++m_happened["train rusted"];
        } else if (std::get_if<CardExported>(&event) != nullptr) {
            ++m_happened["card exported"];
        } else if (std::get_if<PriceMoved>(&event) != nullptr && moment.move.kind == MoveKind::Pass) {
            ++m_happened["sold-out rise"];
        } else if (const auto *phase = std::get_if<PhaseBegan>(&event)) {
            if (phase->phase.index() + 1 == moment.rules.game().phases.count())
                ++m_happened["last phase"];
        } else if (const auto *round = std::get_if<RoundBegan>(&event)) {
            if (round->round.kind == RoundKind::End)
                ++m_happened["END"];
        }
    }
}

void Coverage::noteWords(const Moment &moment)
{
    if (moment.move.kind == MoveKind::Draw)
        ++m_happened["draw of " + moment.move.what];
    if (moment.move.kind == MoveKind::Choose)
        ++m_happened["choose " + moment.move.what + (moment.move.what == "loans" ? " " + moment.move.value : "")];
    for (const Route &route : moment.move.routes.value_or(std::vector<Route>())) {
        const FaceId face = moment.rules.game().findFace(route.train);
        if (route.bonus)
            ++m_happened["express"];
        if (face && moment.rules.game().faces[face].isOld)
            ++m_happened["run of an old train"];
    }
}

void Coverage::noteActions(const Moment &moment, const Event &event)
{
    const auto *train = std::get_if<TrainMoved>(&event);
    if (train != nullptr && train->from.isCompany() && train->to == Party::bank())
        ++m_happened["train onto the deck"];
    const bool isPooled = train != nullptr && train->from == Party::bank() && train->to == Party::pool();
    const bool isBeforeRuns = moment.before.round.kind == RoundKind::Actions;
    if (isBeforeRuns && (isPooled || std::holds_alternative<CardExported>(event)))
        ++m_happened["card off the deck before the runs"];
    else if (isPooled)
        ++m_happened["card to the pool"];
    const auto *moved = std::get_if<PriceMoved>(&event);
    if (moved != nullptr && moved->to > moved->from && isWithoutIncome(moment))
        ++m_happened["price that rises without income"];
    if (!moment.rules.game().unseated)
        return;
    const PlayerId he = automaton::player(moment.after);
    if (train != nullptr && train->from.isCompany() && train->to.isNobody())
        ++m_happened["automaton's train scrapped"];
    const auto *shares = std::get_if<SharesMoved>(&event);
    if (shares == nullptr || shares->to != Party(he) || moment.before.round.kind != RoundKind::Actions)
        return;
    ++m_happened[shares->units == 1 ? "automaton's share" : "automaton's second company"];
    if (automaton::stepOf(moment.after) == automaton::Step::Purchase)
        ++m_happened["automaton goes on buying"];
}

int Coverage::gamesNeeded(const GameDefinition &game)
{
    const Demand *demand = demandOn(game);
    if (demand == nullptr)
        return 0;
    const bool hasTurnedOn = std::any_of(game.switches.begin(), game.switches.end(),
                                         [](const Switch &choice) { return choice.isOn && choice.isOnOrOff(); });
    if (hasTurnedOn)
        return gamesWithSwitches;
    return hasSwitches(game) ? gamesWithReadings : demand->games;
}

void Coverage::demandAll(const Rules &rules, Problems &problems) const
{
    const GameDefinition &game = rules.game();
    const Demand *demand = demandOn(game);
    problems.unless(demand != nullptr, "nothing is demanded of random games of ", game.game);
    if (demand == nullptr)
        return;
    if (hasSwitches(game)) {
        demandSwitches(game, problems);
        return;
    }
    demandAll(demand->happenings, problems);
    const auto players = static_cast<int>(rules.seats().size());
    if (players < game.playerCounts.back().players)
        demandAll(demand->atSmallTables, problems);
    demandAll(demand->refusals, problems);
    if (players > 2)
        demandAll(demand->atLargeTables, problems);
}

void Coverage::demandSwitches(const GameDefinition &game, Problems &problems) const
{
    for (const Switch &choice : game.switches) {
        const auto found = demandsOfSwitches.find(choice.name);
        // The automaton takes the card that would go to the pool,.
        if (choice.isOn && found != demandsOfSwitches.end() && !(game.unseated && choice.name == "advancedTrains"))
            demandAll(found->second, problems);
    }
}

void Coverage::demandAll(const std::vector<std::string_view> &happenings, Problems &problems) const
{
    for (const std::string_view words : happenings)
        problems.unless(m_happened.contains(words), "never happened: ", words);
}

void Coverage::demandAll(const std::vector<Code> &refusals, Problems &problems) const
{
    for (const Code code : refusals)
        problems.unless(m_refusals.contains(code), "never refused: ", name(code));
}

} // namespace flimnap::test
