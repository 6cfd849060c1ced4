#include "features/action_cards/action_cards.h"

#include <algorithm>

#include "core/bit.h"
#include "features/action_cards/laying.h"
#include "features/action_cards/round.h"
#include "features/action_cards/standing.h"
#include "features/landscape/standing.h"

namespace flimnap::action_cards {

namespace {

constexpr std::size_t mostActionCards = 16; ///< two bits are kept for each
constexpr std::size_t mostTables = 9;
constexpr int mostPurchases = 10;
constexpr int mostCopies = 99;

/// A side has one key that says what it is for.
CardSide readSide(Section &section)
{
    struct Meaning
    {
        ActionKind kind;
        bool isMeant;
    };
    CardSide side;
    side.tiles = section.texts("tiles");
    side.cash = section.has("cash") ? section.money("cash", 1) : Money{};
    side.trains = section.number("trains", 1, mostPurchases).value_or(0);
    const Meaning meanings[] = {
        {ActionKind::Track, !side.tiles.empty()},       {ActionKind::Cash, section.has("cash")},
        {ActionKind::Shares, section.flag("shares")},   {ActionKind::Trains, section.has("trains")},
        {ActionKind::Station, section.flag("station")}, {ActionKind::Treasury, section.flag("treasury")}};
    for (const Meaning &meaning : meanings) {
        if (meaning.isMeant)
            side.kind = meaning.kind;
    }
    if (std::ranges::count_if(meanings, &Meaning::isMeant) != 1)
        section.report("", "expected one of the keys tiles, cash, shares, trains, station, treasury");
    return side;
}

Table readTable(Section &row, const Terms &terms)
{
    Table table;
    const std::vector<std::string> known = codesOf(terms.cards);
    for (const std::string &code : row.texts("cards")) {
        if (const ActionId card(row.placeOf(code, "action card", known)); card)
            table.cards.push_back(card);
    }
    table.copies = row.number("copies", 0, mostCopies).value_or(0);
    return table;
}

class ActionCards final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "actionCards"; }

    void read(Section &section, GameDefinition &game) const override
    {
        game.hasActionRounds = true;
        auto &terms = game.parts.change<Terms>();
        if (Section *cards = section.section("cards")) {
            for (const auto &[code, sides] : cards->rows(mostActionCards)) {
                ActionCard card{code, {}};
                for (Section *side : sides->items(sidesOfCard, sidesOfCard))
                    card.sides.push_back(readSide(*side));
                terms.cards.add(std::move(card));
            }
        }
        if (Section *tables = section.section("tables")) {
            for (const auto &[players, row] : tables->rows(mostTables)) {
                const int place = tables->placeOf(players, "number of players", numbersOfPlayers());
                terms.tables.emplace(place + 1, readTable(*row, terms));
            }
        }
        game.spareCardWorth = section.has("unusedCopy") ? section.money("unusedCopy", 0) : Money{};
        terms.isExtra = section.flag("copyIsExtra");
        terms.sameSideOnly = section.flag("copySameSideOnly");
    }

    void phaseKeys(Keys &keys, Parts &phase) const override
    {
        Keys::part<PhaseKeys>(phase, [&](PhaseKeys &values) { keys.money("treasuryGrant", values.treasuryGrant); });
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(game.rounds.has_value(), "/rounds", "a game with \"actionCards\" has a number of rounds");
        findings.need(landscape::findTerms(game) != nullptr, "/landscape",
                      "a game with \"actionCards\" says what tiles cost that are on no map");
        for (const PlayerCount &table : game.playerCounts) {
            const auto cards = static_cast<int>(tableOf(game, table.players).cards.size());
            findings.need(cards >= 2 * table.players, "/actionCards/tables/" + std::to_string(table.players),
                          "every player takes two cards in a round; expected at least " +
                              std::to_string(2 * table.players));
        }
    }

    [[nodiscard]] std::unique_ptr<RoundRules> actionRound(const GameDefinition &game) const override
    {
        return std::make_unique<ActionRound>(game);
    }

    void setUp(Books &books) const override
    {
        for (const PlayerId player : books.position.order)
            books.position.players[player].spareCards =
                tableOf(books.game, static_cast<int>(books.position.order.size())).copies;
    }

    [[nodiscard]] bool isTurnBegun(const Position &position) const override { return turnOf(position) != Turn(); }

    [[nodiscard]] std::optional<std::vector<std::string>>
    snapshotCodes(std::string_view key, const GameDefinition &game, const Position &position) const override
    {
        return key == "taken" ? std::optional(takenCodes(game, position)) : std::nullopt;
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table, [&](TableKeys &values) {
            keys.flag("second_turn", values.isSecondTurn);
            keys.names("taken", values.taken);
            keys.numberLists("used_sides", values.usedSides, 1, sidesOfCard);
        });
    }

    void layTable(Joining &joining) const override { layCards(joining); }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        const State &state = stateOf(position);
        TableKeys keys;
        const int number = state.turnNumber;
        const bool isPlayersTurn = position.round.kind == RoundKind::Actions && !table.turn.empty() &&
                                   number < static_cast<int>(turns(position).size());
        keys.isSecondTurn = isPlayersTurn && number >= static_cast<int>(position.order.size());
        keys.taken = takenCodes(game, position);
        for (const ActionId card : ids(termsOf(game).cards)) {
            if ((state.taken & bit(card)) == 0)
                continue;
            for (int side = 1; termsOf(game).sameSideOnly && side <= sidesOfCard; ++side) {
                if ((state.usedSides & sideBit(card, side - 1)) != 0)
                    keys.usedSides[termsOf(game).cards[card].code].push_back(side);
            }
        }
        table.parts.set(std::move(keys));
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const State &state = stateOf(position);
        const Table &table = tableOf(game, static_cast<int>(position.order.size()));
        const bool mayAct = position.round.kind == RoundKind::Actions || position.round.kind == RoundKind::End;
        broken.need(mayAct || state.turn == Turn(), "turn", "a card is used before the trains run");
        for (const ActionId card : ids(termsOf(game).cards)) {
            const bool isInPlay = std::ranges::find(table.cards, card) != table.cards.end();
            broken.need(isInPlay || (state.taken & bit(card)) == 0, "taken", "only a card in play is taken");
        }
        for (const PlayerId player : position.order) {
            const int copies = position.players[player].spareCards;
            broken.need(copies >= 0 && copies <= table.copies, "players", "nobody gets more copy cards");
        }
    }

private:
    [[nodiscard]] static std::vector<std::string> takenCodes(const GameDefinition &game, const Position &position)
    {
        std::vector<std::string> codes;
        for (const ActionId card : ids(termsOf(game).cards)) {
            if ((stateOf(position).taken & bit(card)) != 0)
                codes.push_back(termsOf(game).cards[card].code);
        }
        return codes;
    }
};

} // namespace

const Feature &feature()
{
    static const ActionCards cards;
    return cards;
}

} // namespace flimnap::action_cards
