#include "features/national/choices.h"

#include <array>

#include "core/whole_number.h"
#include "features/national/standing.h"

namespace flimnap::national {

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

std::optional<Stage> nextOfLimit(const GameDefinition & /*game*/, const Position & /*position*/,
                                 const Decision &partial)
{
    return partial.value.empty() ? std::optional<Stage>(WordChoice{"value", likelyLimits()}) : std::nullopt;
}

void judgeLimit(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    constexpr int mostCertificates = 1000;
    const std::optional<int> limit = wholeNumber(choice.value);
    const bool isThere = position.companies[termsOf(game).company].status == CompanyStatus::Operating;
    judge.need(choice.self() == termsOf(game).company && isThere, Code::WrongRound);
    judge.need(limit && *limit >= 1 && *limit <= mostCertificates, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("1…1000")}});
    judge.rule(termsOf(game).asksCertificateLimit, Code::WrongRound);
    judge.rule(limit && *limit >= leastLikelyLimit && *limit <= mostLikelyLimit, Code::OtherValue,
               {{"key", KeyWord{"value"}},
                {"right", std::to_string(leastLikelyLimit) + "…" + std::to_string(mostLikelyLimit)}});
}

void changeLimit(Books &books, const Decision &choice)
{
    setLimit(books, *wholeNumber(choice.value));
}

constexpr std::array kinds{
    DecisionKind{MoveKind::Choose, nextOfLimit, judgeLimit, changeLimit, OutOfTurn::Never, "certificate_limit"}};

} // namespace

DecisionKinds limitKinds()
{
    return kinds;
}

bool isLimitAsked(const GameDefinition &game, const Position &position)
{
    const bool isThere = position.companies[termsOf(game).company].status == CompanyStatus::Operating;
    return isThere && position.round.kind != RoundKind::End && termsOf(game).asksCertificateLimit &&
           !position.certificateLimit;
}

} // namespace flimnap::national
