#include "joining/parts.h"

#include "definition/section.h"
#include "rounds/feature.h"

namespace flimnap {

void Joining::belongsToOperatingTurn(const std::string &key)
{
    const bool isTurnSaid = !table.turn.empty();
    const RoundKind round = position().round.kind;
    need(round == RoundKind::Opening || (round == RoundKind::Operating && isTurnSaid), key,
         isTurnSaid ? Sentence::say("this belongs to an operating round that goes on already")
                    : Sentence::say("this belongs to an operating round that goes on already; say in start/turn "
                                    "whose turn it is"));
}

PlayerId Joining::player(const std::string &code, const std::string &place)
{
    const PlayerId found = codes.player(code);
    JoinedPosition::Names known;
    for (const PlayerId player : ids(position().players))
        known.push_back(codes.code(player));
    need(found.isValid(), place, Sentence::say("there is no player \"%1\"; there are: %2", {code, listed(known)}));
    return found;
}

CompanyId Joining::company(const std::string &code, const std::string &place)
{
    const CompanyId found = game().findCompany(code);
    need(found.isValid(), place,
         Sentence::say("there is no company \"%1\"; there are: %2", {code, listed(codesOf(game().companies))}));
    return found;
}

CompanyId Joining::companyInPlay(const std::string &code, const std::string &place)
{
    const CompanyId found = company(code, place);
    const bool isThere = found && state(found).isInPlay();
    need(!found || isThere, place, Sentence::say("%1 is not in play; what is has a row in start/companies", {code}));
    return isThere ? found : CompanyId();
}

const Joining::Row *Joining::row(CompanyId company) const
{
    const auto found = table.companies.find(codeOf(company));
    return found == table.companies.end() ? nullptr : &found->second;
}

bool Joining::isInOperatingRound() const
{
    return position().round.kind == RoundKind::Operating && !table.turn.empty();
}

PrivateId Joining::privateRailway(const std::string &code, const std::string &place)
{
    const PrivateId found = game().findPrivate(code);
    const CompanyId minor = game().findCompany(code);
    const bool isMinor = minor && game().classOf(minor).isMinor();
    JoinedPosition::Names known;
    for (const PrivateDefinition &railway : game().privates)
        known.push_back(railway.code);
    for (const CompanyDefinition &railway : game().companies) {
        if (game().classes[railway.size].isMinor())
            known.push_back(railway.code);
    }
    need(found.isValid() || isMinor, place,
         known.empty() ? Sentence::say("there is no private railway \"%1\"; there are: none", {code})
                       : Sentence::say("there is no private railway \"%1\"; there are: %2", {code, listed(known)}));
    return found;
}

FaceId Joining::face(const std::string &code, const std::string &place)
{
    const FaceId found = game().findFace(code);
    need(found.isValid(), place,
         Sentence::say("there is no train \"%1\"; there are: %2", {code, listed(codesOf(game().faces))}));
    return found;
}

std::string listed(const JoinedPosition::Names &words)
{
    std::string all;
    for (const std::string &word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

bool isInSet(const ById<ClassId, bool> &classes, ClassId size)
{
    return classes.holds(size) && classes[size];
}

bool comesWithStation(const GameDefinition &game, CompanyId company)
{
    return game.classOf(company).isFormedByPhase() || game.hasActionRounds || game.homeAtStart;
}

bool canClose(const GameDefinition &game, CompanyId company)
{
    return !game.classOf(company).staysPriced && game.losesCompanies();
}

bool hasRole(Joining &joining, CompanyId company)
{
    return std::ranges::any_of(joining.game().features,
                               [&](const Feature *feature) { return feature->layRole(joining, company); });
}

bool areRailwaysForSale(const Joining &joining)
{
    const GameDefinition &game = joining.game();
    const Round round = joining.position().round;
    const bool hasMinors =
        std::any_of(game.classes.begin(), game.classes.end(), [](const CompanyClass &size) { return size.isMinor(); });
    const bool isOpened =
        std::ranges::any_of(game.features, [&](const Feature *feature) { return feature->opening(game) != nullptr; });
    return hasMinors && !isOpened && round.kind == RoundKind::Stock && round.set == 1;
}

} // namespace flimnap
