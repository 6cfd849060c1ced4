#include "features/exchanges/choices.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/shares.h"
#include "features/exchanges/exchanging.h"
#include "features/exchanges/standing.h"

namespace flimnap::exchanges {

bool Exchange::handles(const Move &move) const
{
    return move.kind == MoveKind::Exchange;
}

void Exchange::judgeOwner(const Position &position, PlayerId player, ClassId kind, Party owner, const ArgValue &railway,
                          Judge &judge) const
{
    judge.need(owner == Party(player), Code::AlreadyExchanged, {{"private", railway}});
    judge.rule(mayExchange(m_game, position.phase, kind), Code::PhaseTooEarly, {{"phase", position.phase}});
    judgeCertificateLimit(m_game, position, player, 2, judge);
}

void Exchange::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId minor = m_game.findCompany(move.privateRailway);
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.know(railway.isValid() || (minor && m_game.classOf(minor).isMinor()), "private", move.privateRailway);
    if (judge.refused())
        return;
    if (minor)
        playMinor(books, player, minor, move, judge);
    else
        playPrivate(books, player, railway, move, judge);
}

void Exchange::playMinor(Books &books, PlayerId player, CompanyId minor, const Move &move, Judge &judge) const
{
    const CompanyDefinition &railway = m_game.companies[minor];
    judgeOwner(books.position, player, railway.size, ownerOf(m_game, books.position, minor), Party(minor), judge);
    const std::string &own = m_game.companies[railway.becomes].code;
    judge.need(move.company.empty() || move.company == own, Code::ExchangeInto);
    judge.need(!books.position.companies[minor].onlyBuilds, Code::BuildsOnly, {{"company", Party(minor)}});
    if (!judge.refused())
        exchangeMinor(books, minor);
}

void Exchange::playPrivate(Books &books, PlayerId player, PrivateId railway, const Move &move, Judge &judge) const
{
    const PrivateDefinition &table = m_game.privates[railway];
    judgeOwner(books.position, player, table.size, books.position.privates[railway].owner, railway, judge);
    const CompanyId company = targetOf(m_game, books.position, move, judge);
    if (!judge.refused())
        exchangePrivate(books, railway, company);
}

void Exchange::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const std::string by = m_codes.code(player);
    for (const CompanyId minor : ids(m_game.companies)) {
        const CompanyDefinition &railway = m_game.companies[minor];
        const bool isExchangedNow =
            mayExchange(m_game, position.phase, railway.size) && !position.companies[minor].onlyBuilds;
        if (ownerOf(m_game, position, minor) != Party(player) || !isExchangedNow)
            continue;
        Offer offer = exchangeOf(by, railway.code, {});
        Judge judge;
        judgeOwner(position, player, railway.size, Party(player), railway.code, judge);
        offer.refusal = judge.verdict();
        offers.push_back(std::move(offer));
    }
    for (const PrivateId railway : ids(m_game.privates)) {
        const PrivateDefinition &table = m_game.privates[railway];
        const bool isExchangedNow = mayExchange(m_game, position.phase, table.size);
        if (position.privates[railway].owner != Party(player) || !isExchangedNow)
            continue;
        Judge judge;
        judgeOwner(position, player, table.size, Party(player), table.code, judge);
        for (const CompanyId company : ids(m_game.companies)) {
            if (!givesShare(m_game, position, company))
                continue;
            Offer offer = exchangeOf(by, table.code, m_game.companies[company].code);
            offer.refusal = judge.verdict();
            offers.push_back(std::move(offer));
        }
    }
}

Party ForcedExchanges::due(const Position &position) const
{
    const PrivateId railway = railwayDue(m_game, position);
    return railway ? position.privates[railway].owner : Party::nobody();
}

void ForcedExchanges::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const PrivateId railway = railwayDue(m_game, books.position);
    const Party owner = due(books.position);
    const std::string &code = m_game.privates[railway].code;
    judge.need(move.kind == MoveKind::Exchange && by == owner && move.privateRailway == code, Code::MustExchange,
               {{"player", owner}, {"private", railway}});
    if (judge.refused())
        return;
    const auto companies = ids(m_game.companies);
    const bool isAnyLeft = std::any_of(companies.begin(), companies.end(),
                                       [&](CompanyId company) { return givesShare(m_game, books.position, company); });
    if (!isAnyLeft && move.company.empty()) {
        books.movePrivate(railway, Party::nobody());
        return;
    }
    judge.need(!move.company.empty(), Code::MustExchange, {{"player", owner}, {"private", railway}});
    if (judge.refused())
        return;
    const CompanyId company = targetOf(m_game, books.position, move, judge);
    if (!judge.refused())
        exchangePrivate(books, railway, company);
}

void ForcedExchanges::offer(const Position &position, Offers &offers) const
{
    const std::string by = m_codes.code(due(position));
    const std::string &railway = m_game.privates[railwayDue(m_game, position)].code;
    const std::size_t before = offers.size();
    for (const CompanyId company : ids(m_game.companies)) {
        if (givesShare(m_game, position, company))
            offers.push_back(exchangeOf(by, railway, m_game.companies[company].code));
    }
    if (offers.size() == before)
        offers.push_back(exchangeOf(by, railway, {}));
}

namespace {

std::optional<Stage> nextOfMarker(const GameDefinition & /*game*/, const Position & /*position*/,
                                  const Decision &partial)
{
    return partial.value.empty() ? std::optional<Stage>(WordChoice{"value", {"1", "2"}}) : std::nullopt;
}

void judgeMarker(const GameDefinition & /*game*/, const Position & /*position*/, const Decision &choice, Judge &judge)
{
    judge.need(choice.value == "1" || choice.value == "2", Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("1, 2")}});
}

void keepMarker(Books &books, const Decision & /*choice*/)
{
    books.position.parts.change<State>().markerChoices &= ~bit(choosingMarker(books.game, books.position));
}

constexpr std::array markerKinds{
    DecisionKind{MoveKind::Choose, nextOfMarker, judgeMarker, keepMarker, OutOfTurn::Never, "kk_token"}};

} // namespace

MarkerChoice::MarkerChoice(const GameDefinition &game, const Codes &codes) : DecisionInterlude(game, codes, markerKinds)
{
}

Party MarkerChoice::due(const Position &position) const
{
    const CompanyId company = choosingMarker(game(), position);
    return company ? position.holdings.director(company) : Party::nobody();
}

Refusal MarkerChoice::somethingElse(const Position &position) const
{
    return {Code::MustChooseMarker,
            false,
            {{"player", due(position)}, {"company", Party(choosingMarker(game(), position))}},
            {}};
}

} // namespace flimnap::exchanges
