#include "features/shared_stations/shared_stations.h"

#include <algorithm>
#include <array>

#include "core/whole_number.h"
#include "dealings/map_stations.h"
#include "dealings/track.h"
#include "features/shared_stations/standing.h"
#include "joining/parts.h"
#include "rounds/decision.h"

namespace flimnap::shared_stations {

namespace {

constexpr int mostCounted = 1000;

/// Only companies that are there have stations; where one is formed of others, it alone gets any.
void judgeCompany(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const CompanyId company = decision.self();
    const CompanyId formed = game.companyOfOthers();
    const bool mayGetSome = company && (!formed || company == formed);
    judge.need(mayGetSome && position.companies[company].status == CompanyStatus::Operating, Code::WrongRound);
}

// On how many hexes there were two stations.

std::optional<Stage> nextOfNumber(const GameDefinition & /*game*/, const Position &position, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    const CompanyId company = partial.self();
    const int said = sharedOf(position, company).hexes;
    WordChoice numbers{"value", {}};
    for (int count = said; count <= said + unknownHexes(position, company); ++count)
        numbers.words.push_back(std::to_string(count));
    return numbers;
}

void judgeNumber(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judgeCompany(game, position, decision, judge);
    if (judge.refused())
        return;
    const CompanyId company = decision.self();
    const Shared &shared = sharedOf(position, company);
    const std::optional<int> count = wholeNumber(decision.value);
    const auto least = static_cast<int>(shared.known.size());
    const int most = shared.hexes + unknownHexes(position, company);
    if (keepsMap(position)) {
        judge.rule(count == shared.hexes, Code::OtherValue,
                   {{"key", KeyWord{"value"}}, {"right", std::to_string(shared.hexes)}});
        return;
    }
    judge.need(count && *count >= least && *count <= most, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::to_string(least) + "…" + std::to_string(most)}});
    const int left = position.companies[company].tokensLeft + count.value_or(0) - shared.hexes;
    judge.need(left >= 0, Code::NoToken, {{"company", decision.by}}); // placed again since
}

void sayNumber(Books &books, const Decision &decision)
{
    if (keepsMap(books.position))
        return; // it is known
    setHexes(books, decision.self(), *wholeNumber(decision.value));
    stopAsking(books, decision.self());
}

// Which hex is one of them.

std::optional<Stage> nextOfHex(const GameDefinition & /*game*/, const Position & /*position*/, const Decision &partial)
{
    return partial.value.empty() ? std::optional<Stage>(WordChoice{"value", {}}) : std::nullopt;
}

/// The map knows where there were two stations; of two cities it is said from which one a station goes back.
void judgeCity(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const NamedCity named = namedCity(game, decision.value);
    judge.know(named.hex.isValid(), "hex", decision.value);
    if (judge.refused())
        return;
    const board::Station *own = trackOf(position).stationOf(decision.self(), onMap(game, named.hex));
    const std::vector<HexId> &known = sharedOf(position, decision.self()).known;
    const bool hadTwo = own != nullptr && std::ranges::find(known, named.hex) != known.end();
    const HexCode hex = codeOf(game, named.hex);
    judge.need(hadTwo, Code::StationNotBoth, {{"company", decision.by}, {"hex", hex}});
    if (judge.refused())
        return;
    const board::Station *other = returnedOn(position, onMap(game, named.hex));
    judge.need(other == nullptr || named.city, Code::CityNotSaid, {{"hex", hex}});
    const bool isOfThese = !named.city || named.city == own->city || (other != nullptr && named.city == other->city);
    judge.need(isOfThese, Code::StationNotBoth, {{"company", decision.by}, {"hex", hex}});
}

void judgeHex(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judgeCompany(game, position, decision, judge);
    if (judge.refused())
        return;
    if (keepsMap(position)) {
        judgeCity(game, position, decision, judge);
        return;
    }
    const HexId hex = game.findHex(decision.value);
    judge.know(hex.isValid(), "hex", decision.value);
    const Shared &shared = sharedOf(position, decision.self());
    const bool isNew = std::ranges::find(shared.known, hex) == shared.known.end();
    const int named = static_cast<int>(shared.known.size()) + (isNew ? 1 : 0);
    judge.need(std::max(shared.hexes, named) <= shared.most, Code::NoToken, {{"company", decision.by}});
}

void sayHex(Books &books, const Decision &decision)
{
    if (keepsMap(books.position)) {
        const NamedCity named = namedCity(books.game, decision.value);
        const board::HexId hex = onMap(books.game, named.hex);
        const board::Station *other = returnedOn(books.position, hex);
        if (other != nullptr && other->city != *named.city)
            keepOther(books, decision.self(), hex);
        return;
    }
    nameHex(books, decision.self(), books.game.findHex(decision.value));
}

constexpr std::array kinds{
    DecisionKind{MoveKind::Choose, nextOfNumber, judgeNumber, sayNumber, OutOfTurn::Never, "shared_hexes"},
    DecisionKind{MoveKind::Choose, nextOfHex, judgeHex, sayHex, OutOfTurn::Never, "remove_token"}};
/// What is asked for; a hex can be named beside that.
constexpr DecisionKinds asked = DecisionKinds(kinds).first(1);

class SharedStations final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "sharedStations"; }

    void read(Section &section, GameDefinition &game) const override
    {
        game.parts.change<Terms>().makeNextDearer =
            section.choice<bool>("taken", {{"count", true}, {"do-not-count", false}});
    }

    [[nodiscard]] DecisionKinds anyTime() const override { return kinds; }

    /// What has to be given back is not said any time.
    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override
    {
        return !returning(books.position) && Feature::playAnyTime(books, by, move, judge);
    }

    /// Asked until the turn ends, where the map does not tell.
    void offerAnyTime(const GameDefinition &game, const Position &position, Offers &offers) const override
    {
        if (position.round.kind == RoundKind::End || position.operating.turn.parts.find<TurnState>() == nullptr)
            return;
        for (const CompanyId company : ids(game.companies)) {
            if (isAsked(position, company) && unknownHexes(position, company) > 0)
                Decisions(game, asked).offer(position, company, offers);
        }
    }

    void corrected(Books &books, const Move &correction) const override
    {
        if (correction.stations)
            forget(books, books.game.findCompany(correction.company));
    }

    void companyLeaves(Books &books, CompanyId company) const override
    {
        books.position.companies[company].uncountedStations = 0;
        forget(books, company);
    }

    void charterKeys(Keys &keys, Parts &row) const override
    {
        Keys::part<CompanyKeys>(row,
                                [&](CompanyKeys &values) { keys.number("taken_stations", values.taken, mostCounted); });
    }

    void layCompany(Joining &joining, CompanyId company, const JoinedPosition::Company &row) const override
    {
        const auto *keys = row.parts.find<CompanyKeys>();
        const Terms *terms = findTerms(joining.game());
        if (keys == nullptr)
            return;
        joining.need(keys->taken <= row.stations, "companies/" + joining.codeOf(company) + "/taken_stations",
                     Sentence::say("it has %1 stations on the map", {std::to_string(row.stations)}));
        if (terms != nullptr && !terms->makeNextDearer)
            joining.state(company).uncountedStations = keys->taken;
    }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        for (auto &[code, row] : table.companies)
            row.parts.set(CompanyKeys{position.companies[game.findCompany(code)].uncountedStations});
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        for (const CompanyId company : ids(game.companies)) {
            const CompanyState &of = position.companies[company];
            broken.need(of.uncountedStations >= 0 && of.uncountedStations <= of.stationsOnMap,
                        "companies/" + game.companies[company].code + "/taken_stations",
                        "of its stations on the map at most all came with other companies");
        }
        const auto *state = position.parts.find<State>();
        for (const auto &[company, shared] : state != nullptr ? state->companies : std::map<CompanyId, Shared>()) {
            const std::string place = "companies/" + game.companies[company].code + "/stations";
            broken.need(position.companies[company].status == CompanyStatus::Operating, place,
                        "only companies that operate got stations of others");
            broken.need(static_cast<int>(shared.known.size()) <= shared.hexes && shared.hexes <= shared.most, place,
                        "there are at least as many hexes with two stations as are known, and not more than can be");
        }
    }
};

} // namespace

const Feature &feature()
{
    static const SharedStations sharedStations;
    return sharedStations;
}

} // namespace flimnap::shared_stations
