#include "features/destinations/standing.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/capital.h"

namespace flimnap::destinations {

namespace {

std::string wordFor(int treasurys, int all)
{
    return std::string(treasurys == 0 ? atFloat : treasurys < all ? escrow : perShare);
}

State &change(const GameDefinition &game, Position &position)
{
    auto &state = position.parts.change<State>();
    if (state.kept.count() == 0)
        state.kept = ById<CompanyId, Money>(static_cast<std::size_t>(game.companies.count()));
    return state;
}

void dropIfEmpty(Position &position)
{
    const auto &state = position.parts.get<State>();
    if (state.reached == 0 && std::ranges::all_of(state.kept, [](Money kept) { return kept == Money{}; }))
        position.parts.drop<State>();
}

} // namespace

bool isPaidInPart(const GameDefinition &game, const Position &position, CompanyId company)
{
    const int treasurys = position.companies[company].treasuryUnits;
    return treasurys > 0 && treasurys < classOf(game, position, company).units;
}

std::string capitalOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    return wordFor(position.companies[company].treasuryUnits, classOf(game, position, company).units);
}

std::string capitalNow(const GameDefinition &game, const Position &position)
{
    return wordFor(treasuryPercentNow(game, position), wholePercent);
}

int treasuryUnits(const GameDefinition &game, CompanyId company, std::string_view capital)
{
    const int units = game.classOf(company).units;
    if (capital != escrow)
        return capital == perShare ? units : 0;
    const auto phase = std::ranges::find_if(game.phases, [](const PhaseDefinition &one) {
        return one.treasuryPercent > 0 && one.treasuryPercent < wholePercent;
    });
    return phase == game.phases.end() ? 0 : units * phase->treasuryPercent / wholePercent;
}

Money keptFor(const Position &position, CompanyId company)
{
    const auto *state = position.parts.find<State>();
    return state != nullptr ? state->kept[company] : Money{};
}

void keep(Books &books, CompanyId company, Money amount)
{
    Money &kept = change(books.game, books.position).kept[company];
    if (termsOf(books.game).isKeptApart)
        books.position.keptInBank += amount - kept;
    kept = amount;
    dropIfEmpty(books.position);
    books.tell(FeatureTold{"escrow_changed",
                           {amount == Money{} ? Told::say("The bank keeps nothing more for {company}")
                                              : Told::say("The bank keeps {escrow} for {company}"),
                            {{"company", company}, {"escrow", amount}}}});
}

bool hasReached(const Position &position, CompanyId company)
{
    const auto *state = position.parts.find<State>();
    return state != nullptr && (state->reached & bit(company)) != 0;
}

void setReached(const GameDefinition &game, Position &position, CompanyId company)
{
    change(game, position).reached |= bit(company);
}

} // namespace flimnap::destinations
