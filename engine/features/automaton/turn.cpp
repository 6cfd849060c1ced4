#include "features/automaton/turn.h"

#include <algorithm>
#include <array>

#include "dealings/stations.h"
#include "features/automaton/purchases.h"
#include "features/automaton/standing.h"

namespace flimnap::automaton {

namespace {

/// What he can have laid; the journal's words.
constexpr std::array<std::string_view, 5> allTracks{"brown", "green", "yellow", "plain", "none"};

/// Tiles of a colour that the phase has.
bool mayBuild(const GameDefinition &game, const Position &position, std::string_view track)
{
    const std::vector<std::string> &colours = game.phases[position.phase].tileColours;
    const bool isUpgrade = track == "brown" || track == "green";
    return !isUpgrade || std::ranges::find(colours, track) != colours.end();
}

/// A yellow city that he lays gets a station of the company he began with, as long as it has any (LI-8.10).
void placeStation(Books &books)
{
    const CompanyId company = firstCompany(books.game, books.position);
    if (!company || books.position.companies[company].tokensLeft == 0)
        return;
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    --state.tokensLeft;
    books.tell(StationPlaced{company, false});
}

Told sentence(std::string_view track, bool extra)
{
    if (track == "brown")
        return {extra ? Told::say("{who} upgrades a city to brown, and adds a plain tile")
                      : Told::say("{who} upgrades a city to brown")};
    if (track == "green")
        return {extra ? Told::say("{who} upgrades a city to green, and adds a plain tile")
                      : Told::say("{who} upgrades a city to green")};
    if (track == "yellow")
        return {extra ? Told::say("{who} lays a yellow city, and adds a plain tile")
                      : Told::say("{who} lays a yellow city")};
    if (track == "plain")
        return {extra ? Told::say("{who} lays plain track, and adds a plain tile")
                      : Told::say("{who} lays plain track")};
    return {Told::say("{who} cannot build")};
}

} // namespace

FeatureTold built(const GameDefinition &game, PlayerId automaton, std::string_view track, bool extra)
{
    Told told = sentence(track, extra);
    told.args = {{"who", game.unseated ? game.unseated->name : std::string()},
                 {"automaton", automaton},
                 {"track", std::string(track)},
                 {"extra", extra ? 1 : 0}};
    return {builtEvent, std::move(told)};
}

void beginTurn(Books &books)
{
    if (findTerms(books.game) != nullptr)
        setStep(books, Step::Track);
}

bool hasTurn(const Position &position)
{
    return stepOf(position) != Step::Done;
}

void repeatTurn(Books &books, bool isHis)
{
    if (isHis || stepOf(books.position) == Step::Purchase)
        setStep(books, Step::Track);
}

namespace {

std::optional<Stage> nextOfTrack(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.track.empty())
        return {};
    WordChoice track{"track", {}};
    for (const std::string_view each : allTracks) {
        if (mayBuild(game, position, each))
            track.words.emplace_back(each);
    }
    return track;
}

void judgeAct(const GameDefinition &game, const Position &position, const Decision &act, Judge &judge)
{
    judge.rule(mayBuild(game, position, act.track), Code::TileColour,
               {{"colour", ColourWord{act.track}}, {"phase", position.phase}});
    judge.need(act.rolls.find_first_not_of("123456") == std::string::npos, Code::BadValue, {{"key", KeyWord{"rolls"}}});
}

void act(Books &books, const Decision &decision)
{
    books.tell(built(books.game, player(books.position), decision.track, decision.hasExtra));
    if (decision.track == "yellow")
        placeStation(books);
    setStep(books, Step::Purchase);
    goShopping(books);
}

constexpr std::array kindsOfTurn{DecisionKind{MoveKind::Gulliver, nextOfTrack, judgeAct, act}};

} // namespace

DecisionKinds turnKinds()
{
    return kindsOfTurn;
}

} // namespace flimnap::automaton
