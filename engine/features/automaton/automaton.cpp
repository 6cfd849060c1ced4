#include "features/automaton/automaton.h"

#include "definition/check_parts.h"
#include "features/automaton/purchases.h"
#include "features/automaton/standing.h"
#include "features/automaton/trains.h"
#include "joining/joining.h"
#include "joining/parts.h"

namespace flimnap::automaton {

namespace {

constexpr int mostShares = 1000;
constexpr int mostDirected = 32;

class Automaton final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "automaton"; }

    void read(Section &section, GameDefinition &game) const override
    {
        game.unseated = Unseated{section.text("code"), section.text("name")};
        auto &terms = game.parts.change<Terms>();
        terms.mostShares = section.neededNumber("shares", 0, mostShares);
        terms.mostCompanies = section.neededNumber("companies", 1, mostDirected);
        terms.foundsAtOnce = section.flag("foundsAtOnce");
        terms.drawsAmongAll = section.flag("drawsAmongAll");
        terms.scrapsLowestNumber = section.flag("scrapsLowestNumber");
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const std::string &code = game.unseated->code;
        const bool isGiven = std::ranges::any_of(game.companies, &CompanyDefinition::isGiven);
        findings.need(game.hasActionRounds && isGiven && !game.findCompany(code) && !isSeat(code), "/automaton",
                      R"(expected a code of its own in a game with "actionCards" and "cardDraft")");
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<FirstCompany>(game));
        interludes.push_back(std::make_unique<Purchase>(game));
    }

    void afterMove(Books &books, PhaseId /*phaseBefore*/) const override { scrapSurplus(books); }

    /// In the first part of a round he is still to act.
    void layTable(Joining &joining) const override
    {
        const bool isFirstPart = joining.position().round.kind == RoundKind::Actions && !joining.table.turn.empty();
        if (isFirstPart && findTerms(joining.game()) != nullptr)
            setStep(joining.books, Step::Track);
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const bool mayAct = position.round.kind == RoundKind::Actions || position.round.kind == RoundKind::End;
        broken.need(stepOf(position) == Step::Done || mayAct, "round",
                    "he acts after the players, before the trains run");
        broken.need(position.players[player(position)].spareCards == 0, "players/" + game.unseated->code,
                    "he has no spare cards");
    }
};

} // namespace

const Feature &feature()
{
    static const Automaton automaton;
    return automaton;
}

} // namespace flimnap::automaton
