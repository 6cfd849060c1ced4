#include "games/1836jr56/national_choices.h"

#include "core/whole_number.h"
#include "dealings/stations.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

namespace {

/// What tables agree on; any other number can be said as well.
std::vector<std::string> likelyLimits()
{
    constexpr int least = 5;
    constexpr int most = 28;
    std::vector<std::string> limits;
    for (int limit = least; limit <= most; ++limit)
        limits.push_back(std::to_string(limit));
    return limits;
}

} // namespace

bool isNationalsChoice(const Move &move)
{
    return move.kind == MoveKind::Choose && (move.what == "certificate_limit" || move.what == "remove_token");
}

void chooseForNational(Draft &draft, Party by, const Move &move, Judge &judge)
{
    const CompanyId national = draft.game.national->company;
    judge.need(by == Party(national) && draft.position.companies[national].status == CompanyStatus::Operating,
               Code::WrongRound);
    if (judge.refused())
        return;
    if (move.what == "remove_token") {
        judge.need(draft.game.findHex(move.value) != nullptr, Code::UnknownName, {{"hex", move.value}});
        if (judge.refused())
            return;
        nameSharedHex(draft, national, move.value);
        const CompanyState &state = draft.position.companies[national];
        judge.need(state.sharedHexes <= state.mostSharedHexes, Code::NoMarker, {{"company", by}});
        return;
    }
    constexpr int mostCertificates = 1000;
    const std::optional<int> limit = wholeNumber(move.value);
    judge.need(limit && *limit >= 1 && *limit <= mostCertificates, Code::BadValue,
               {{"key", std::string("value")}, {"right", std::string("1…1000")}});
    judge.rule(draft.game.national->asksCertificateLimit, Code::WrongRound);
    if (judge.refused())
        return;
    draft.position.certificateLimit = *limit;
    draft.tell(CertificateLimitChanged{*limit});
}

void offerLimit(const GameDefinition &game, const Position &position, Offers &offers)
{
    const CompanyId national = game.national->company;
    const bool isThere = position.companies[national].status == CompanyStatus::Operating;
    if (!isThere || position.round.kind == RoundKind::End || !game.national->asksCertificateLimit ||
        position.certificateLimit)
        return;
    Offer offer = companyOffer(game, MoveKind::Choose, national);
    offer.move.what = "certificate_limit";
    offer.words.push_back({"value", likelyLimits()});
    offers.push_back(std::move(offer));
}

} // namespace flimnap::jr1836
