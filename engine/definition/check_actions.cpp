#include <algorithm>

#include "definition/check_parts.h"

namespace flimnap {

namespace {

void checkTable(const GameDefinition &game, const PlayerCount &table, Findings &findings)
{
    const std::string place = "/players/" + std::to_string(table.players);
    const bool usesCards = game.actionCards.count() > 0;
    findings.need(usesCards || (table.copyCards == 0 && table.characters == 0), place,
                  "copy cards and characters belong to a game with \"actionCards\"");
    findings.need(!usesCards || static_cast<int>(table.actionCards.size()) >= 2 * table.players, place + "/actionCards",
                  "every player takes two cards in a round; expected at least " + std::to_string(2 * table.players));
    const auto characters = std::count_if(game.privates.begin(), game.privates.end(),
                                          [](const PrivateDefinition &card) { return card.character.has_value(); });
    findings.need(std::ptrdiff_t{table.players} * table.characters <= characters, place + "/characters",
                  "expected no more characters than there are, " + std::to_string(characters));
    const auto companies = std::count_if(game.companies.begin(), game.companies.end(),
                                         [](const CompanyDefinition &company) { return company.drafted.has_value(); });
    const int takers = table.players + (game.automaton ? 1 : 0);
    findings.need(!usesCards || takers <= companies, place,
                  "every player takes a company with \"drafted\"; there are " + std::to_string(companies));
}

void checkDrafted(const GameDefinition &game, const CompanyDefinition &company, Findings &findings)
{
    const std::string place = "/companies/" + company.code + "/drafted";
    findings.need(game.actionCards.count() > 0, place, "companies are taken in a game with \"actionCards\" only");
    findings.need(game.findCell(company.drafted->price).isValid(), place + "/price", "the chart has no such price");
    const int limit = game.phases.count() == 0 || !game.classes.holds(company.size)
                          ? 0
                          : game.phases[PhaseId(0)].trainLimit[company.size].value_or(0);
    findings.need(static_cast<int>(company.drafted->trains.size()) <= limit, place + "/trains",
                  "expected no more trains than the first phase allows, " + std::to_string(limit));
}

void checkCharacter(const GameDefinition &game, const PrivateDefinition &card, Findings &findings)
{
    const std::string place = "/characters/" + card.code;
    findings.need(game.actionCards.count() > 0, place, "characters are taken in a game with \"actionCards\" only");
    findings.need(card.character->tiles == 0 || card.character->tilesFrom, place + "/tilesFrom",
                  "expected the phase from which its tiles can be laid");
}

} // namespace

void checkActions(const GameDefinition &game, Findings &findings)
{
    const bool usesCards = game.actionCards.count() > 0;
    findings.need(!usesCards || game.rounds, "/rounds", "a game with \"actionCards\" has a number of rounds");
    findings.need(!usesCards || game.landscape, "/landscape",
                  "a game with \"actionCards\" says what tiles cost that are on no map");
    findings.need(!game.automaton || (usesCards && game.companies.count() > 0 &&
                                      !game.findCompany(game.automaton->code) && !isSeat(game.automaton->code)),
                  "/automaton", "expected a code of its own in a game with \"actionCards\"");
    for (const PlayerCount &table : game.playerCounts)
        checkTable(game, table, findings);
    for (const CompanyDefinition &company : game.companies)
        if (company.drafted)
            checkDrafted(game, company, findings);
    for (const PrivateDefinition &card : game.privates)
        if (card.character)
            checkCharacter(game, card, findings);
}

} // namespace flimnap
