#include "features/action_cards_view.h"

#include <algorithm>

#include "core/bit.h"
#include "features/action_cards/card_use.h"
#include "features/action_cards/standing.h"
#include "rounds/codes.h"
#include "views/choices.h"
#include "views/join_answers.h"
#include "views/join_fields.h"
#include "views/player_looks.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class CardTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::ActionCards)
};

QString tilesText(const Wording &words, const action_cards::CardSide &side)
{
    const std::string &first = side.tiles.front();
    const std::string &last = side.tiles.back();
    const auto colour = [&](const std::string &word) { return words.word("colour", word); };
    if (side.tiles.size() == 1)
        return first == "any" ? CardTexts::tr("lay a tile of any colour")
                              : CardTexts::tr("lay a tile: %1").arg(colour(first));
    return first == last ? CardTexts::tr("lay up to %1 tiles: %2").arg(side.tiles.size()).arg(colour(first))
                         : CardTexts::tr("lay a tile each, in any order: %1, %2").arg(colour(first), colour(last));
}

/// "buy a train"; with the phase also how much it brings.
QString sideText(const Wording &words, const action_cards::CardSide &side, PhaseId phase = {})
{
    switch (side.kind) { // no default: the compiler names what is missing
    case action_cards::ActionKind::Track:
        return tilesText(words, side);
    case action_cards::ActionKind::Cash:
        return CardTexts::tr("take %1").arg(words.money(side.cash));
    case action_cards::ActionKind::Shares:
        return CardTexts::tr("sell shares, then buy one or found a company");
    case action_cards::ActionKind::Trains:
        return side.trains == 1 ? CardTexts::tr("buy a train") : CardTexts::tr("buy up to %1 trains").arg(side.trains);
    case action_cards::ActionKind::Station:
        return CardTexts::tr("place a station");
    case action_cards::ActionKind::Treasury:
        break;
    }
    return phase ? CardTexts::tr("%1 for your companies")
                       .arg(words.money(action_cards::treasuryGrant(words.game(), phase)))
                 : CardTexts::tr("money for your companies");
}

QString sideOf(const Wording &words, const Move &move)
{
    const action_cards::ActionId card = action_cards::findCard(words.game(), move.card);
    return card && move.side
               ? sideText(
                     words,
                     action_cards::termsOf(words.game()).cards[card].sides[static_cast<std::size_t>(*move.side - 1)])
               : QString();
}

QString iconOf(action_cards::ActionKind kind)
{
    switch (kind) { // no default: the compiler names what is missing
    case action_cards::ActionKind::Track:
        return "track";
    case action_cards::ActionKind::Cash:
        return "coin";
    case action_cards::ActionKind::Shares:
        return "certificate";
    case action_cards::ActionKind::Trains:
        return "locomotive";
    case action_cards::ActionKind::Station:
        return "station";
    case action_cards::ActionKind::Treasury:
        break;
    }
    return "chest";
}

/// Cards taken and copied in the round that is running, in their order; nothing of what came before a game was joined.
std::vector<action_cards::CardUse> takenInRound(const Session &session)
{
    std::vector<action_cards::CardUse> taken;
    for (int place = session.moveCount(); place > 0; --place) {
        const Events &events = session.events(place);
        const auto began = std::find_if(events.rbegin(), events.rend(),
                                        [](const Event &event) { return std::holds_alternative<RoundBegan>(event); });
        for (auto event = events.rbegin(); event != began; ++event) {
            if (const auto use = action_cards::cardUseOf(session.rules().game(), *event))
                taken.insert(taken.begin(), *use);
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

    [[nodiscard]] CardRow row(action_cards::ActionId card) const
    {
        const action_cards::ActionCard &table = action_cards::termsOf(m_game).cards[card];
        CardRow row;
        row.code = toText(table.code);
        row.state = state(card);
        row.takers = takers(card);
        QStringList texts;
        for (int side = 0; side < static_cast<int>(table.sides.size()); ++side) {
            const CardSide &shown = row.sides.emplaceBack(sideRow(card, side));
            row.offered = row.offered || shown.offered;
            row.usable = row.usable || shown.allowed;
            texts.append(shown.text);
        }
        row.text = texts.join(", ");
        return row;
    }

private:
    [[nodiscard]] CardState::State state(action_cards::ActionId card) const
    {
        if (action_cards::turnOf(m_position).card == card)
            return CardState::InUse;
        return (action_cards::stateOf(m_position).taken & bit(card)) != 0 ? CardState::Taken : CardState::Free;
    }

    [[nodiscard]] QList<PlayerLook> takers(action_cards::ActionId card) const
    {
        QList<PlayerLook> badges;
        for (const action_cards::CardUse &taken : m_taken) {
            if (taken.card == card)
                badges.append(m_looks.look(taken.player));
        }
        return badges;
    }

    [[nodiscard]] bool isUsed(action_cards::ActionId card, int side) const
    {
        return std::any_of(m_taken.begin(), m_taken.end(), [&](const action_cards::CardUse &taken) {
            return taken.card == card && taken.side == side;
        });
    }

    [[nodiscard]] const Offer *offerOf(action_cards::ActionId card, int side) const
    {
        const auto found = std::find_if(m_offers.begin(), m_offers.end(), [&](const Offer &offer) {
            const bool isOfCards = offer.move.kind == MoveKind::TakeCard || offer.move.kind == MoveKind::CopyCard;
            return isOfCards && offer.move.card == action_cards::termsOf(m_game).cards[card].code &&
                   offer.move.side == side + 1;
        });
        return found == m_offers.end() ? nullptr : &*found;
    }

    [[nodiscard]] CardSide sideRow(action_cards::ActionId card, int side) const
    {
        const action_cards::CardSide &table =
            action_cards::termsOf(m_game).cards[card].sides[static_cast<std::size_t>(side)];
        CardSide row;
        row.side = side + 1;
        row.text = sideText(m_words, table, m_position.phase);
        row.text.replace(0, 1, row.text.left(1).toUpper());
        row.icon = iconOf(table.kind);
        row.used = isUsed(card, side);
        const Offer *offer = offerOf(card, side);
        row.offered = offer != nullptr;
        row.allowed = offer != nullptr && !offer->refusal;
        if (row.offered && offer->refusal) {
            row.reason = m_words.refusal(*offer->refusal);
            row.rule = toText(offer->refusal->rule);
            row.waivable = offer->refusal->waivable;
        }
        return row;
    }

    const GameDefinition &m_game;
    const Position &m_position;
    const Offers &m_offers;
    const PlayerLooks &m_looks;
    Wording m_words;
    std::vector<action_cards::CardUse> m_taken;
};

const std::vector<action_cards::ActionId> &cardsInPlay(const GameDefinition &game, std::size_t players)
{
    return action_cards::tableOf(game, static_cast<int>(players)).cards;
}

QStringList cardsAsked(const JoinAnswers &answers)
{
    QStringList codes;
    for (const action_cards::ActionId card :
         cardsInPlay(answers.game(), static_cast<std::size_t>(answers.players().size())))
        codes.append(toText(action_cards::termsOf(answers.game()).cards[card].code));
    return codes;
}

/// Before a round has begun all of them lie on the table.
QStringList takenCards(const JoinAnswers &answers)
{
    if (answers.word("turn").isEmpty())
        return {};
    QStringList taken = answers.codes("taken");
    const QStringList known = cardsAsked(answers);
    taken.removeIf([&](const QString &code) { return !known.contains(code); });
    return taken;
}

bool isPlayersTurn(const JoinAnswers &answers)
{
    return answers.isCardTurn() && answers.players().contains(answers.word("turn"));
}

Events::const_iterator roundIn(const Events &events)
{
    return std::find_if(events.begin(), events.end(),
                        [](const Event &event) { return std::holds_alternative<RoundBegan>(event); });
}

} // namespace

QString ActionCardsView::expectation(const Rules &rules, const Position &position, const QString &player) const
{
    if (position.round.kind != RoundKind::Actions)
        return {};
    const action_cards::CardSide *side = action_cards::chosenSide(rules.game(), position);
    return side == nullptr ? tr("%1 chooses an action card").arg(player)
                           : tr("%1: %2", "player, what his card is for")
                                 .arg(player, sideText(Wording(rules), *side, position.phase));
}

/// What comes between two rounds.
std::vector<Stretch> ActionCardsView::stories(const Rules &rules, const Move & /*move*/, const Events &events,
                                              const Position &after) const
{
    const auto round = roundIn(events);
    const auto pooled = std::find_if(events.begin(), round, [](const Event &event) {
        const auto *moved = std::get_if<TrainMoved>(&event);
        return moved != nullptr && moved->from == Party::bank() && moved->to == Party::pool();
    });
    const auto place = [&](Events::const_iterator event) { return static_cast<std::size_t>(event - events.begin()); };
    const bool endsRound = round != events.end() && std::get<RoundBegan>(*round).round.kind == RoundKind::Actions &&
                           std::get<RoundBegan>(*round).round.number > 1;
    if (endsRound)
        return {{tr("Bureaucracy: %1 is first now").arg(Wording(rules).party(after.order.front())),
                 {},
                 place(pooled),
                 place(round)}};
    if (pooled != round)
        return {{tr("The top train goes into the depot"), {}, place(pooled), place(round)}};
    return {};
}

QString ActionCardsView::said(const Wording &words, const Move &move) const
{
    const QString by = words.by(move);
    if (move.kind == MoveKind::TakeCard)
        return tr("%1 takes card %2: %3").arg(by, toText(move.card), sideOf(words, move));
    if (move.kind == MoveKind::CopyCard)
        return tr("%1 copies card %2: %3").arg(by, toText(move.card), sideOf(words, move));
    return {};
}

QString ActionCardsView::confirmation(const Wording &words, const Move &move) const
{
    if (move.kind == MoveKind::TakeCard)
        return tr("Take the card: %1").arg(sideOf(words, move));
    return move.kind == MoveKind::CopyCard ? tr("Copy the card: %1").arg(sideOf(words, move)) : QString();
}

QString ActionCardsView::meaning(const Wording &words, const GameDefinition &game, const Move &move) const
{
    if (move.kind != MoveKind::LayTrack)
        return {};
    const PrivateId card = game.findPrivate(move.tile);
    return card ? tr("own tile of %1").arg(words.privateName(card)) : tr("tile of the card");
}

EffectKind::Kind ActionCardsView::eventKind(std::string_view event) const
{
    return event == action_cards::cardTakenEvent ? EffectKind::Card : EffectKind::Other;
}

QList<CardRow> ActionCardsView::cards(const Session &session, const Offers &offers, const PlayerLooks &looks) const
{
    QList<CardRow> rows;
    if (session.position().round.kind != RoundKind::Actions)
        return rows;
    const Cards cards(session, offers, looks);
    for (const action_cards::ActionId card : cardsInPlay(session.rules().game(), session.position().order.size()))
        rows.append(cards.row(card));
    return rows;
}

QList<CardTurn> ActionCardsView::cardTurns(const Session &session, const PlayerLooks &looks) const
{
    QList<CardTurn> rows;
    if (session.position().round.kind != RoundKind::Actions)
        return rows;
    int number = 0;
    const int now = action_cards::stateOf(session.position()).turnNumber;
    for (const PlayerId player : action_cards::turns(session.position())) {
        rows.append({looks.look(player), number < now    ? CardTurnState::Over
                                         : number == now ? CardTurnState::Now
                                                         : CardTurnState::ToCome});
        ++number;
    }
    return rows;
}

QString ActionCardsView::phaseFact(const Wording &words, PhaseId phase) const
{
    const Money grant = action_cards::treasuryGrant(words.game(), phase);
    return grant > Money{} ? tr("Treasury card: %1.").arg(words.money(grant)) : QString();
}

QVariantList ActionCardsView::playerFields(const JoinAnswers &answers, const JoinFields &fields,
                                           const QString &seat) const
{
    const int copies = action_cards::tableOf(answers.game(), static_cast<int>(answers.players().size())).copies;
    if (!answers.players().contains(seat) || copies == 0)
        return {};
    return {fields.count(placeOf("players", seat, "copies"), tr("“Dimen's Land” cards not yet used"), copies)};
}

/// The cards that lie taken, and how they were used where that matters.
QVariantList ActionCardsView::turnFields(const JoinAnswers &answers, const JoinFields &fields) const
{
    const Wording words(answers.rules());
    const action_cards::Terms &terms = action_cards::termsOf(answers.game());
    const auto sidesOf = [&](const QString &code) {
        QStringList sides;
        for (const action_cards::CardSide &side :
             terms.cards[action_cards::findCard(answers.game(), code.toStdString())].sides)
            sides.append(sideText(words, side));
        return sides;
    };
    QVariantList asked;
    if (isPlayersTurn(answers))
        asked.append(fields.flag("second_turn", tr("It is the second turn of this round")));
    QVariantList options;
    for (const QString &code : cardsAsked(answers))
        options.append(option(code, sidesOf(code).join(" / ")));
    asked.append(fields.set("taken", tr("Action cards taken in this round"), options));
    for (const QString &code : terms.sameSideOnly ? takenCards(answers) : QStringList()) {
        QVariantList sides;
        for (const QString &side : sidesOf(code))
            sides.append(option(QString::number(sides.size() + 1), side));
        asked.append(
            fields.set("used_sides/" + code, tr("Used of this card: %1").arg(sidesOf(code).join(" / ")), sides));
    }
    return asked;
}

std::optional<int> ActionCardsView::usualNumber(const JoinAnswers &answers, const QStringList &place) const
{
    if (place.last() != "copies")
        return {};
    return action_cards::tableOf(answers.game(), static_cast<int>(answers.players().size())).copies;
}

std::optional<JoinSections::Spot> ActionCardsView::spot(const QStringList &place) const
{
    if (!QStringList{"taken", "used_sides", "second_turn"}.contains(place.front()))
        return {};
    return JoinSections::Spot{"turn", "turn", JoinSections::tr("Whose turn")};
}

void ActionCardsView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    for (const QString &seat : answers.players()) {
        JoinedPosition::Names &papers = table.players[seat.toStdString()].privates;
        papers.insert(papers.end(), static_cast<std::size_t>(answers.number(placeOf("players", seat, "copies"))),
                      spareCard);
    }
    if (table.turn.empty())
        return;
    action_cards::TableKeys keys;
    for (const QString &code : takenCards(answers))
        keys.taken.push_back(code.toStdString());
    keys.isSecondTurn = isPlayersTurn(answers) && answers.flag("second_turn");
    for (const std::string &code :
         action_cards::termsOf(answers.game()).sameSideOnly ? keys.taken : std::vector<std::string>()) {
        for (const QString &side : answers.codes("used_sides/" + toText(code)))
            keys.usedSides[code].push_back(side.toInt());
    }
    table.parts.set(std::move(keys));
}

} // namespace flimnap
