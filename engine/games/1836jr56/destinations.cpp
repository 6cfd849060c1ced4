#include "games/1836jr56/destinations.h"

#include "dealings/capital.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

namespace {

constexpr std::string_view what = "destination";
constexpr std::string_view reached = "reached";

bool hasDestination(const GameDefinition &game, const Position &position, CompanyId company)
{
    return company && !game.companies[company].destination.empty() &&
           position.companies[company].status != CompanyStatus::Closed;
}

} // namespace

bool isDestinationReached(const Move &move)
{
    return move.kind == MoveKind::Choose && move.what == what;
}

void reachDestination(Books &books, Party by, const Move &move, Judge &judge)
{
    const CompanyId company = by.company();
    judge.know(hasDestination(books.game, books.position, company), "by", move.by);
    judge.need(move.value == reached, Code::OtherValue, {{"key", KeyWord{"value"}}, {"right", std::string(reached)}});
    if (judge.refused())
        return;
    CompanyState &state = books.position.companies[company];
    judge.need(!state.reachedDestination, Code::AlreadyReached, {{"company", by}});
    if (judge.refused())
        return;
    state.reachedDestination = true;
    books.tell(DestinationReached{company});
    releaseEscrow(books, company);
}

void offerDestinations(const GameDefinition &game, const Position &position, Offers &offers)
{
    if (position.round.kind == RoundKind::End)
        return;
    for (const CompanyId company : ids(game.companies)) {
        if (!hasDestination(game, position, company) || position.companies[company].reachedDestination)
            continue;
        Offer offer = companyOffer(game, MoveKind::Choose, company);
        offer.move.what = what;
        offer.move.value = reached;
        offers.push_back(std::move(offer));
    }
}

} // namespace flimnap::jr1836
