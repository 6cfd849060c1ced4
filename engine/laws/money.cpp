#include <algorithm>

#include "dealings/train_purchase.h"
#include "laws/laws.h"

namespace flimnap {

namespace {

void checkDebt(const LaidTable &table, PlayerId player, Findings &broken)
{
    const PlayerState &state = table.position.players[player];
    const std::string place = table.placeOf(player);
    broken.need(state.debt >= Money{} && state.penalty >= Money{}, place + "/debt", "nobody owes less than nothing");
    broken.keep(!helpsOutOfPocket(table.game) || state.debt == Money{}, place + "/debt",
                Sentence::say("only companies have loans in this game; what a player owes is raised at once"));
    if (table.game.loans.penaltyPercent > 0)
        broken.keep(state.penalty >= state.debt, place + "/penalty",
                    Sentence::say("a loan costs its amount again, and that is never paid back: at least the debt, %1",
                                  {std::to_string(state.debt.units)}));
    else
        broken.keep(state.penalty == Money{}, place + "/penalty",
                    Sentence::say("a loan costs no penalty in this game; what is owed is the debt alone"));
}

} // namespace

bool mayOwn(const LaidTable &table, CompanyId company)
{
    const CompanyState &state = table.position.companies[company];
    if (state.status != CompanyStatus::Started)
        return state.status == CompanyStatus::Operating || table.game.companies[company].comesOutOfOthers;
    const auto wasGiven = [&](const CompanyId minor) {
        return table.game.companies[minor].becomes == company && !table.position.companies[minor].isInPlay();
    };
    const auto all = ids(table.game.companies);
    const bool hasLegacy = std::any_of(all.begin(), all.end(), wasGiven);
    return state.treasuryUnits > 0 || hasLegacy;
}

void checkMoney(const LaidTable &table, Findings &broken)
{
    const Position &position = table.position;
    broken.need(position.ledger.sum() == Money{}, "players", "no money comes out of nothing or gets lost");
    for (const PlayerId player : ids(position.players)) {
        const bool mayOwe = helpsOutOfPocket(table.game) && player == debtor(position);
        broken.need(position.ledger.balance(player) >= Money{} || mayOwe, table.placeOf(player) + "/cash",
                    "nobody has less than nothing");
        checkDebt(table, player, broken);
    }
    for (const CompanyId company : ids(table.game.companies)) {
        const Money cash = position.ledger.balance(company);
        const std::string place = table.placeOf(company) + "/cash";
        broken.need(cash >= Money{}, place, "a treasury has no less than nothing");
        broken.need(cash == Money{} || mayOwn(table, company), place,
                    Sentence::say("a started company has no money; it gets its capital when it operates"));
    }
    broken.need(position.isBankBroken || !isBankEmpty(table.game, position), "bank_broken",
                "a bank that has nothing left is broken");
}

} // namespace flimnap
