#include "features/card_draft/card_draft.h"

#include <algorithm>

#include "features/card_draft/round.h"
#include "features/card_draft/standing.h"
#include "joining/parts.h"

namespace flimnap::card_draft {

namespace {

constexpr std::size_t mostDrafted = 32;

void readCompany(Section &row, CompanyId id, GameDefinition &game, Terms &draft)
{
    Company terms;
    terms.price = row.money("price", 1);
    if (row.has("ownersCash"))
        terms.ownersCash = row.money("ownersCash", 0);
    std::vector<FaceId> trains;
    for (const std::string &train : row.texts("trains")) {
        if (const FaceId face(row.placeOf(train, "train", codesOf(game.faces))); face)
            trains.push_back(face);
    }
    if (!id)
        return;
    game.companies[id].isGiven = true;
    game.companies[id].ownTrains = std::move(trains);
    draft.companies.emplace(id, terms);
}

void checkCompany(const GameDefinition &game, CompanyId id, const Company &terms, Findings &findings)
{
    const CompanyDefinition &company = game.companies[id];
    const std::string place = "/cardDraft/companies/" + company.code;
    findings.need(game.findCell(terms.price).isValid(), place + "/price", "the chart has no such price");
    const int limit = game.phases.count() == 0 || !game.classes.holds(company.size)
                          ? 0
                          : game.phases[PhaseId(0)].trainLimit[company.size].value_or(0);
    findings.need(static_cast<int>(company.ownTrains.size()) <= limit, place + "/trains",
                  "expected no more trains than the first phase allows, " + std::to_string(limit));
}

/// Each player took one company before the first round; nobody took the others.
void layTaken(Joining &joining)
{
    const GameDefinition &game = joining.game();
    for (const CompanyId company : freeCompanies(game, joining.position())) {
        joining.state(company).status = CompanyStatus::Closed;
        joining.position().holdings.withdraw(company);
    }
    for (const PlayerId player : ids(joining.position().players)) {
        const std::vector<CompanyId> directed = directedBy(game, joining.position(), player);
        const auto given =
            std::ranges::count_if(directed, [&](CompanyId company) { return game.companies[company].isGiven; });
        const std::string code = joining.codes.code(player);
        joining.rule(
            given == 1, "companies",
            Sentence::say("%1 took one company before the first round; here it is %2", {code, std::to_string(given)}));
        joining.rule(
            !game.mostDirected || static_cast<int>(directed.size()) <= *game.mostDirected, "companies",
            Sentence::say("%1 directs %2 companies; %3 is the most",
                          {code, std::to_string(directed.size()), std::to_string(game.mostDirected.value_or(0))}));
    }
}

/// So many are taken; who is handed in is not replaced.
void checkPeople(Joining &joining)
{
    const Position &position = joining.position();
    std::map<std::string, int> held; // by who has them
    for (const PrivateId card : ids(joining.game().privates)) {
        const Party owner = position.privates[card].owner;
        if (joining.game().privates[card].isPerson && (owner.isPlayer() || owner.isCompany()))
            ++held[(owner.isPlayer() ? "players/" : "companies/") + joining.codes.code(owner)];
    }
    for (const auto &[place, count] : held) {
        const std::string code = place.substr(place.find('/') + 1);
        const PlayerId player = joining.codes.player(code);
        const bool isSeated = player && player.index() < joining.seats();
        const int most = isSeated ? peopleEach(joining.game(), joining.seats()) : 0;
        joining.rule(count <= most, place + "/privates",
                     Sentence::say("%1 takes %2 characters at most", {code, std::to_string(most)}));
    }
}

class CardDraft final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "cardDraft"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        const std::vector<std::string> codes = codesOf(game.companies);
        if (Section *companies = section.section("companies")) {
            for (const auto &[code, row] : companies->rows(mostDrafted))
                readCompany(*row, CompanyId(companies->placeOf(code, "company", codes)), game, terms);
        }
        for (const Section::Amount &each : section.amounts("characters", "number of players", numbersOfPlayers(), 0))
            terms.people[each.place + 1] = static_cast<int>(each.amount.units);
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const Terms &terms = termsOf(game);
        const auto people = std::ranges::count_if(game.privates, &PrivateDefinition::isPerson);
        const auto companies = static_cast<int>(terms.companies.size());
        for (const PlayerCount &table : game.playerCounts) {
            const int takers = table.players + (game.unseated ? 1 : 0);
            findings.need(takers <= companies, "/cardDraft/companies",
                          "every player takes one of them, " + std::to_string(takers) + " in all; there are " +
                              std::to_string(companies));
            findings.need(std::ptrdiff_t{table.players} * peopleEach(game, table.players) <= people,
                          "/cardDraft/characters/" + std::to_string(table.players),
                          "expected no more characters than there are, " + std::to_string(people));
        }
        for (const auto &[company, row] : terms.companies)
            checkCompany(game, company, row, findings);
    }

    [[nodiscard]] std::unique_ptr<RoundRules> opening(const GameDefinition &game) const override
    {
        return std::make_unique<Draft>(game);
    }

    void layTable(Joining &joining) const override
    {
        if (joining.game().parts.find<Terms>() == nullptr)
            return;
        layTaken(joining);
        checkPeople(joining);
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        if (position.round.kind == RoundKind::End)
            return;
        const bool goesOn = position.round.kind == RoundKind::Opening;
        broken.need((position.parts.find<State>() != nullptr) == goesOn, "round",
                    "turns are counted while companies and people are taken, and only then");
        for (const CompanyId company : ids(game.companies))
            broken.need(goesOn || !isFree(game, position, company), "companies/" + game.companies[company].code,
                        "what nobody took has left the game");
        for (const PrivateId card : ids(game.privates))
            broken.need(goesOn || !isFree(game, position, card), "privates/" + game.privates[card].code,
                        "what nobody took has left the game");
    }
};

} // namespace

const Feature &feature()
{
    static const CardDraft draft;
    return draft;
}

} // namespace flimnap::card_draft
