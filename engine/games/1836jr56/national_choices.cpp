#include "games/1836jr56/national_choices.h"

#include "core/whole_number.h"
#include "rounds/shared_stations.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

namespace {

/// What tables agree on; any other number can be said as well.
constexpr int leastLikelyLimit = 5;
constexpr int mostLikelyLimit = 28;

std::vector<std::string> likelyLimits()
{
    std::vector<std::string> limits;
    for (int limit = leastLikelyLimit; limit <= mostLikelyLimit; ++limit)
        limits.push_back(std::to_string(limit));
    return limits;
}

} // namespace

bool isNationalsChoice(const Move &move)
{
    return move.kind == MoveKind::Choose &&
           (move.what == "certificate_limit" || move.what == sharedHexesWord || move.what == sharedHexWord);
}

void chooseForNational(Books &books, Party by, const Move &move, Judge &judge)
{
    const CompanyId national = books.game.national->company;
    judge.need(by == Party(national) && books.position.companies[national].status == CompanyStatus::Operating,
               Code::WrongRound);
    if (judge.refused())
        return;
    if (move.what != "certificate_limit") {
        chooseSharedStations(books, by, move, judge);
        return;
    }
    constexpr int mostCertificates = 1000;
    const std::optional<int> limit = wholeNumber(move.value);
    judge.need(limit && *limit >= 1 && *limit <= mostCertificates, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("1…1000")}});
    judge.rule(books.game.national->asksCertificateLimit, Code::WrongRound);
    if (judge.refused())
        return;
    judge.rule(*limit >= leastLikelyLimit && *limit <= mostLikelyLimit, Code::OtherValue,
               {{"key", KeyWord{"value"}},
                {"right", std::to_string(leastLikelyLimit) + "…" + std::to_string(mostLikelyLimit)}});
    if (judge.refused())
        return;
    books.position.certificateLimit = *limit;
    books.tell(CertificateLimitChanged{*limit});
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
