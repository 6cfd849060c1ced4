#include "coverage.h"

#include "journal/move_schema.h"

namespace flimnap::test {

namespace {

/// What the random games of every table have to show, by game, or by game and variant where that has other rules.
struct Demand
{
    int games = 0;
    std::vector<std::string_view> happenings;
    std::vector<Code> refusals;
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
      {Code::NoCash,        Code::NoTreasury,       Code::NotOnSale,       Code::HoldingLimit,
       Code::InDebt,        Code::CertificateLimit, Code::MustSell,        Code::NoSaleFirstRound,
       Code::SoldThisRound, Code::NobodyTakesOver,  Code::PhaseTooEarly,   Code::AlreadySoldThisTurn,
       Code::Size,          Code::RightUsed,        Code::TileColour,      Code::LaysUsedUp,
       Code::NoMarker,      Code::OneStation,       Code::NoRunnableTrain, Code::TrainLimit,
       Code::LastPlace,     Code::MustOwnTrain,     Code::NotFinanced,     Code::FaceScrapped,
       Code::KeepRunnable,  Code::WrongStep}}},
    {"18cz training",
     {300,
      {"draw", "lay_track", "place_token", "run_trains", "buy_train from bank", "buy_train from pool",
       "discard over limit", "done", "train rusted", "last phase", "END"},
      {Code::NoTreasury, Code::LaysUsedUp, Code::NoMarker, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit,
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
       Code::PhaseTooEarly, Code::LaysUsedUp, Code::NoMarker, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit,
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
       Code::LaysUsedUp, Code::NoMarker, Code::OneStation, Code::NoRunnableTrain, Code::TrainLimit, Code::MustOwnTrain,
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
       Code::PhaseTooEarly, Code::AlreadySoldThisTurn, Code::LaysUsedUp, Code::NoMarker, Code::OneStation,
       Code::NoRunnableTrain, Code::TrainLimit, Code::MustOwnTrain, Code::WrongStep, Code::NotOperated,
       Code::UnsoldLimit, Code::SaleNotNeeded, Code::Size}}},
};

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
        return moment.before.round.kind == RoundKind::Stock ? words : words + " in an emergency";
    case MoveKind::Exchange:
        return moment.rules.game().phases[moment.before.phase].mustExchange ==
                       ById<ClassId, bool>(static_cast<std::size_t>(moment.rules.game().classes.count()), false)
                   ? words
                   : "forced exchange";
    case MoveKind::BuyTrain:
        if (!move.tradeIn.empty())
            return words + " by trade-in";
        if (move.from.empty())
            return words + " from bank";
        return words + (move.from == "pool" ? " from pool" : " from company");
    case MoveKind::DiscardTrain:
        return moment.before.operating.turn.treatsTakenOverTrains ? "discard of train taken over"
                                                                  : "discard over limit";
    default:
        return words;
    }
}

} // namespace

void Coverage::note(const Moment &moment)
{
    ++m_happened[happening(moment)];
    const CompanyId acting = moment.rules.actor(moment.before).company();
    if (acting && isDummys(moment.before, acting) && moment.move.kind == MoveKind::RunTrains)
        ++m_happened["run of the dummy"];
    for (const Event &event : moment.events) {
        if (const auto *paid = std::get_if<Paid>(&event)) {
            if (paid->reason == Reason::Loan)
                ++m_happened["loan"];
            else if (paid->reason == Reason::DirectorsHelp)
                ++m_happened["director's help"];
            else if (paid->reason == Reason::Mine)
                ++m_happened["mine"];
        } else if (std::get_if<CompanyFormed>(&event) != nullptr) {
            ++m_happened["company formed"];
        } else if (std::get_if<MinorExchanged>(&event) != nullptr) {
            ++m_happened["minor exchanged"];
        } else if (std::get_if<BankBroke>(&event) != nullptr) {
            ++m_happened["bank broke"];
        } else if (const auto *director = std::get_if<DirectorChanged>(&event)) {
            if (director->from.isPlayer())
                ++m_happened[moment.move.kind == MoveKind::BuyShare ? "director bought out" : "director sold out"];
        } else if (const auto *train = std::get_if<TrainMoved>(&event)) {
            if (train->to.isCompany() && isDummys(moment.after, train->to.company()))
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

int Coverage::gamesNeeded(const GameDefinition &game)
{
    const Demand *demand = demandOn(game);
    return demand == nullptr ? 0 : demand->games;
}

void Coverage::demandAll(const GameDefinition &game, Problems &problems) const
{
    const Demand *demand = demandOn(game);
    problems.unless(demand != nullptr, "nothing is demanded of random games of ", game.game);
    if (demand == nullptr)
        return;
    for (const std::string_view words : demand->happenings)
        problems.unless(m_happened.contains(words), "never happened: ", words);
    for (const Code code : demand->refusals)
        problems.unless(m_refusals.contains(code), "never refused: ", name(code));
}

} // namespace flimnap::test
