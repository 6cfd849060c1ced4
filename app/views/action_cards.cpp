#include "views/action_cards.h"

#include <algorithm>

#include "core/bit.h"
#include "table/values.h"
#include "views/move_map.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QString iconOf(ActionKind kind)
{
    switch (kind) { // no default: the compiler names what is missing
    case ActionKind::Track:
        return "track";
    case ActionKind::Cash:
        return "coin";
    case ActionKind::Shares:
        return "certificate";
    case ActionKind::Trains:
        return "locomotive";
    case ActionKind::Station:
        return "station";
    case ActionKind::Treasury:
        break;
    }
    return "chest";
}

/// Cards taken and copied in the round that is running, in their order; nothing of what came before a game was joined.
std::vector<CardTaken> takenInRound(const Session &session)
{
    std::vector<CardTaken> taken;
    for (int place = session.moveCount(); place > 0; --place) {
        const Events &events = session.events(place);
        const auto began = std::find_if(events.rbegin(), events.rend(),
                                        [](const Event &event) { return std::holds_alternative<RoundBegan>(event); });
        for (auto event = events.rbegin(); event != began; ++event) {
            if (const auto *card = std::get_if<CardTaken>(&*event))
                taken.insert(taken.begin(), *card);
        }
        if (began != events.rend())
            break;
    }
    return taken;
}

class Cards
{
public:
    Cards(const Session &session, const Offers &offers, const PlayerLooks &looks)
        : m_game(session.rules().game()), m_position(session.position()), m_offers(offers), m_looks(looks),
          m_words(session.rules()), m_taken(takenInRound(session))
    {
    }

    [[nodiscard]] QVariantMap row(ActionId card) const
    {
        QVariantList sides;
        for (int side = 0; side < static_cast<int>(m_game.actionCards[card].sides.size()); ++side)
            sides.append(sideRow(card, side));
        return {{"code", toText(m_game.actionCards[card].code)},
                {"state", state(card)},
                {"takers", takers(card)},
                {"sides", sides}};
    }

private:
    [[nodiscard]] QString state(ActionId card) const
    {
        if (m_position.actions.turn.card == card)
            return "use";
        return (m_position.actions.taken & bit(card)) != 0 ? "taken" : "free";
    }

    [[nodiscard]] QVariantList takers(ActionId card) const
    {
        QVariantList badges;
        for (const CardTaken &taken : m_taken) {
            if (taken.card == card)
                badges.append(m_looks.badge(taken.player));
        }
        return badges;
    }

    [[nodiscard]] bool isUsed(ActionId card, int side) const
    {
        return std::any_of(m_taken.begin(), m_taken.end(),
                           [&](const CardTaken &taken) { return taken.card == card && taken.side == side; });
    }

    [[nodiscard]] const Offer *offerOf(ActionId card, int side) const
    {
        const auto found = std::find_if(m_offers.begin(), m_offers.end(), [&](const Offer &offer) {
            const bool isOfCards = offer.move.kind == MoveKind::TakeCard || offer.move.kind == MoveKind::CopyCard;
            return isOfCards && offer.move.card == m_game.actionCards[card].code && offer.move.side == side + 1;
        });
        return found == m_offers.end() ? nullptr : &*found;
    }

    [[nodiscard]] QVariantMap sideRow(ActionId card, int side) const
    {
        const CardSide &table = m_game.actionCards[card].sides[static_cast<std::size_t>(side)];
        QString text = m_words.side(table, m_position.phase);
        text.replace(0, 1, text.left(1).toUpper());
        QVariantMap row{{"side", side + 1},           {"text", text},        {"icon", iconOf(table.kind)},
                        {"used", isUsed(card, side)}, {"offered", false},    {"allowed", false},
                        {"waivable", false},          {"reason", QString()}, {"rule", QString()},
                        {"move", QVariantMap()}};
        if (const Offer *offer = offerOf(card, side)) {
            row.insert("offered", true);
            row.insert("allowed", !offer->refusal);
            row.insert("move", toMap(offer->move));
            if (offer->refusal) {
                row.insert("reason", m_words.refusal(*offer->refusal));
                row.insert("rule", toText(offer->refusal->rule));
                row.insert("waivable", offer->refusal->waivable);
            }
        }
        return row;
    }

    const GameDefinition &m_game;
    const Position &m_position;
    const Offers &m_offers;
    const PlayerLooks &m_looks;
    Wording m_words;
    std::vector<CardTaken> m_taken;
};

bool choosesCards(const Session &session)
{
    return session.position().round.kind == RoundKind::Actions;
}

} // namespace

QVariantList actionCardRows(const Session &session, const Offers &offers, const PlayerLooks &looks)
{
    QVariantList rows;
    if (!choosesCards(session))
        return rows;
    const Cards cards(session, offers, looks);
    for (const ActionId card :
         session.rules().game().tableOf(static_cast<int>(session.position().order.size()))->actionCards)
        rows.append(cards.row(card));
    return rows;
}

QVariantList cardTurnRows(const Session &session, const PlayerLooks &looks)
{
    QVariantList rows;
    if (!choosesCards(session))
        return rows;
    int number = 0;
    for (const PlayerId player : actionTurns(session.position())) {
        const int now = session.position().actions.turnNumber;
        QVariantMap row = looks.badge(player);
        row.insert("state", number < now ? "over" : number == now ? "now" : "to come");
        rows.append(row);
        ++number;
    }
    return rows;
}

int copyCardsOfActor(const Session &session)
{
    const Party actor = session.rules().actor(session.position());
    return actor.isPlayer() ? session.position().players[actor.player()].copyCards : 0;
}

} // namespace flimnap
