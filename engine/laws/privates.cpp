#include "laws/laws.h"

namespace flimnap {

void checkPrivates(const LaidTable &table, Findings &broken)
{
    const GameDefinition &game = table.game;
    const Position &position = table.position;
    const bool areSold = position.round.kind == RoundKind::Opening ||
                         (game.sets.empty() && position.round == Round{RoundKind::Stock, 1, 0});
    for (const PrivateId railway : ids(game.privates)) {
        const std::string &code = game.privates[railway].code;
        const Party owner = position.privates[railway].owner;
        broken.need(areSold || owner != Party::bank(), "privates/" + code, "what nobody bought has left the game");
        const CompanyId company = owner.company();
        if (!company)
            continue;
        const std::string place = table.placeOf(company) + "/privates";
        broken.need(position.companies[company].status == CompanyStatus::Operating, place,
                    "only a company that operates owns private railways");
        broken.rule(game.classOf(company).ownsPrivates[game.privates[railway].size], place,
                    Sentence::say("a company of its size may not own %1", {code}));
    }
}

} // namespace flimnap
