#include "features/characters/characters.h"

#include "features/characters/standing.h"
#include "joining/parts.h"

namespace flimnap::characters {

namespace {

constexpr std::size_t mostPeople = 32;
constexpr int mostTiles = 10; ///< of each
constexpr int mostLaid = 1000;

Power readPower(Section &row, const GameDefinition &game)
{
    const auto amount = [&](std::string_view key) { return row.has(key) ? row.money(key, 0) : Money{}; };
    Power power;
    power.freeMetropolis = row.flag("freeMetropolis");
    power.stationPercentOff = row.number("stationPercentOff", 0, 100).value_or(0);
    power.roundCash = amount("roundCash");
    power.roundTreasury = amount("roundTreasury");
    power.handedIn = amount("handedIn");
    power.tiles = row.number("tiles", 0, mostTiles).value_or(0);
    if (row.has("tilesFrom"))
        power.tilesFrom = PhaseId(row.code("tilesFrom", namesOf(game.phases)));
    power.tilesUpgrade = row.flag("tilesUpgrade");
    return power;
}

class Characters final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "characters"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        for (const auto &[code, row] : section.rows(mostPeople)) {
            PrivateDefinition card;
            card.code = code;
            card.name = row->text("name");
            card.size = ClassId(row->code("class", namesOf(game.classes)));
            card.isPerson = true;
            card.trainPercentOff = row->number("trainPercentOff", 0, 100).value_or(0);
            card.alsoOffOldTrains = row->flag("alsoOffOldTrains");
            terms.powers.emplace(PrivateId(game.privates.count()), readPower(*row, game));
            game.privates.add(std::move(card));
        }
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(game.hasActionRounds, "/characters", "they act in a game with \"actionCards\" only");
        for (const auto &[id, power] : game.parts.get<Terms>().powers) {
            const PrivateDefinition &card = game.privates[id];
            const std::string place = "/characters/" + card.code;
            findings.need(!game.findCompany(card.code), place, "a company has this code; expected another one");
            findings.need(game.classes.holds(card.size), place + "/class", "there is no such class");
            findings.need(power.tiles == 0 || power.tilesFrom, place + "/tilesFrom",
                          "expected the phase from which its tiles can be laid");
        }
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table,
                              [&](TableKeys &values) { keys.numbers("character_tiles", values.tiles, 0, mostLaid); });
    }

    void layTable(Joining &joining) const override
    {
        const auto *keys = joining.table.parts.find<TableKeys>();
        const GameDefinition &game = joining.game();
        if (keys == nullptr || !joining.need(game.parts.find<Terms>() != nullptr, "character_tiles",
                                             Sentence::say("in this game there are no characters")))
            return;
        for (const auto &[code, laid] : keys->tiles) {
            const std::string place = "character_tiles/" + code;
            const PrivateId card = game.findPrivate(code);
            const Power *power = card ? powerOf(game, card) : nullptr;
            if (!joining.need(power != nullptr, place, Sentence::say("there is no such character")))
                continue;
            joining.rule(laid <= power->tiles, place,
                         Sentence::say("it has %1 tiles of its own at most", {std::to_string(power->tiles)}));
            joining.rule(laid == 0 || joining.hasBegun(power->tilesFrom), place,
                         Sentence::say("its tiles are laid from phase %1 on", {game.phases[power->tilesFrom].title}));
            if (laid > 0)
                joining.position().parts.change<State>().tilesLaid[card] = laid;
        }
    }

    /// Money of the round comes before all turns; until it is given out the round can be begun again.
    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        if (awaitsMoney(position))
            table.turn.clear();
        TableKeys keys;
        const auto *state = position.parts.find<State>();
        for (const auto &[card, laid] : state != nullptr ? state->tilesLaid : std::map<PrivateId, int>()) {
            if (position.privates[card].owner.isPlayer())
                keys.tiles[game.privates[card].code] = laid;
        }
        table.parts.set(std::move(keys));
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const auto *state = position.parts.find<State>();
        if (state == nullptr)
            return;
        const bool mayWait = position.round.kind == RoundKind::Actions || position.round.kind == RoundKind::End;
        broken.need(!state->awaitsMoney || mayWait, "round", "money of the round is given out where players act");
        for (const auto &[card, laid] : state->tilesLaid)
            broken.need(powerOf(game, card) != nullptr && laid > 0, "character_tiles/" + game.privates[card].code,
                        "only somebody on a player's side lays tiles of his own");
    }
};

} // namespace

const Feature &feature()
{
    static const Characters characters;
    return characters;
}

} // namespace flimnap::characters
