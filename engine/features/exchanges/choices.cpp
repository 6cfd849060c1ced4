#include "features/exchanges/choices.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/shares.h"
#include "features/exchanges/exchanging.h"
#include "features/exchanges/standing.h"

namespace flimnap::exchanges {

namespace {

void judgeOwner(const GameDefinition &game, const Position &position, const Decision &exchange, ClassId kind,
                Party owner, Judge &judge)
{
    const ArgValue railway = exchange.minor ? ArgValue(Party(exchange.minor)) : ArgValue(exchange.railway);
    judge.need(owner == exchange.by, Code::AlreadyExchanged, {{"private", railway}});
    judge.rule(mayExchange(game, position.phase, kind), Code::PhaseTooEarly, {{"phase", position.phase}});
    judgeCertificateLimit(game, position, exchange.player(), 2, judge);
}

std::optional<Stage> nextOfMinor(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.minor)
        return {};
    std::vector<CompanyId> minors;
    for (const CompanyId minor : ids(game.companies)) {
        const bool isExchangedNow =
            mayExchange(game, position.phase, game.companies[minor].size) && !position.companies[minor].onlyBuilds;
        if (isExchangedNow && ownerOf(game, position, minor) == partial.by)
            minors.push_back(minor);
    }
    return Stage(std::move(minors), "private");
}

void judgeMinor(const GameDefinition &game, const Position &position, const Decision &exchange, Judge &judge)
{
    const CompanyDefinition &railway = game.companies[exchange.minor];
    judgeOwner(game, position, exchange, railway.size, ownerOf(game, position, exchange.minor), judge);
    judge.need(!exchange.company || exchange.company == railway.becomes, Code::ExchangeInto);
    judge.need(!position.companies[exchange.minor].onlyBuilds, Code::BuildsOnly, {{"company", Party(exchange.minor)}});
}

void exchangeMinorOf(Books &books, const Decision &exchange)
{
    exchangeMinor(books, exchange.minor);
}

std::vector<CompanyId> givers(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(game.companies)) {
        if (givesShare(game, position, company))
            companies.push_back(company);
    }
    return companies;
}

std::optional<Stage> nextOfPrivate(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return partial.company ? std::optional<Stage>() : givers(game, position);
    std::vector<PrivateId> railways;
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == partial.by &&
            mayExchange(game, position.phase, game.privates[railway].size))
            railways.push_back(railway);
    }
    return railways;
}

/// Whether the company gives a share for a private railway.
void judgeGiver(const GameDefinition &game, const Position &position, CompanyId company, Judge &judge)
{
    judge.know(company.isValid(), "company", {});
    if (judge.refused())
        return;
    const CompanyClass &size = game.classOf(company);
    judge.need(size.hasShares() && !size.isFormedByPhase(), Code::ExchangeInto);
    judge.need(givesShare(game, position, company), Code::NotOnSale, {{"company", Party(company)}});
}

void judgePrivate(const GameDefinition &game, const Position &position, const Decision &exchange, Judge &judge)
{
    const PrivateId railway = exchange.railway;
    judgeOwner(game, position, exchange, game.privates[railway].size, position.privates[railway].owner, judge);
    judgeGiver(game, position, exchange.company, judge);
}

void exchangePrivateOf(Books &books, const Decision &exchange)
{
    exchangePrivate(books, exchange.railway, exchange.company);
}

constexpr std::array exchangeKinds{DecisionKind{.kind = MoveKind::Exchange,
                                                .next = nextOfMinor,
                                                .judge = judgeMinor,
                                                .apply = exchangeMinorOf,
                                                .covers = namesMinor},
                                   DecisionKind{MoveKind::Exchange, nextOfPrivate, judgePrivate, exchangePrivateOf}};

// What must be exchanged.

std::optional<Stage> nextOfForced(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.railway)
        return std::vector{railwayDue(game, position)};
    std::vector<CompanyId> companies = givers(game, position);
    if (partial.company || companies.empty())
        return {};
    return companies;
}

Refusal notExchanged(const GameDefinition &game, const Position &position)
{
    const PrivateId railway = railwayDue(game, position);
    return {Code::MustExchange, false, {{"player", position.privates[railway].owner}, {"private", railway}}, {}};
}

void judgeForced(const GameDefinition &game, const Position &position, const Decision &exchange, Judge &judge)
{
    const bool isLost = !exchange.company && givers(game, position).empty();
    if (exchange.railway != railwayDue(game, position) || (!exchange.company && !isLost))
        judge.refuse(notExchanged(game, position));
    if (!isLost)
        judgeGiver(game, position, exchange.company, judge);
}

void exchangeForced(Books &books, const Decision &exchange)
{
    if (exchange.company)
        exchangePrivate(books, exchange.railway, exchange.company);
    else
        books.movePrivate(exchange.railway, Party::nobody());
}

constexpr std::array forcedKinds{DecisionKind{MoveKind::Exchange, nextOfForced, judgeForced, exchangeForced}};

} // namespace

DecisionKinds freeExchanges()
{
    return exchangeKinds;
}

ForcedExchanges::ForcedExchanges(const GameDefinition &game) : DecisionInterlude(game, forcedKinds) {}

Party ForcedExchanges::due(const Position &position) const
{
    const PrivateId railway = railwayDue(game(), position);
    return railway ? position.privates[railway].owner : Party::nobody();
}

Refusal ForcedExchanges::somethingElse(const Position &position) const
{
    return notExchanged(game(), position);
}

namespace {

std::optional<Stage> nextOfToken(const GameDefinition & /*game*/, const Position & /*position*/,
                                 const Decision &partial)
{
    return partial.value.empty() ? std::optional<Stage>(WordChoice{"value", {"1", "2"}}) : std::nullopt;
}

void judgeToken(const GameDefinition & /*game*/, const Position & /*position*/, const Decision &choice, Judge &judge)
{
    judge.need(choice.value == "1" || choice.value == "2", Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("1, 2")}});
}

/// The one that is named goes back.
void keepToken(Books &books, const Decision &choice)
{
    const CompanyId company = choosingToken(books.game, books.position);
    auto &state = books.position.parts.change<State>();
    state.tokenChoices &= ~bit(company);
    if (!state.second)
        return;
    const board::Station second = *state.second;
    state.second.reset();
    board::Track &track = changeTrack(books);
    for (const board::Station &station : track.stationsOf(company)) {
        const bool isSecond = station.city == second.city;
        if (station.hex == second.hex && isSecond == (choice.value == "2")) {
            track.take(company, station.hex, station.city);
            return;
        }
    }
}

constexpr std::array tokenKinds{
    DecisionKind{MoveKind::Choose, nextOfToken, judgeToken, keepToken, OutOfTurn::Never, "kk_token"}};

} // namespace

TokenChoice::TokenChoice(const GameDefinition &game) : DecisionInterlude(game, tokenKinds) {}

Party TokenChoice::due(const Position &position) const
{
    const CompanyId company = choosingToken(game(), position);
    return company ? position.holdings.director(company) : Party::nobody();
}

Refusal TokenChoice::somethingElse(const Position &position) const
{
    return {Code::MustChooseToken,
            false,
            {{"player", due(position)}, {"company", Party(choosingToken(game(), position))}},
            {}};
}

} // namespace flimnap::exchanges
