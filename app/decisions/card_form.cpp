#include "decisions/card_form.h"

#include <algorithm>

#include <QStringList>

#include "views/game_view.h"

namespace flimnap {

CardForm::CardForm() : CardForm(GameView::instance()) {}

CardForm::CardForm(GameView &game) : MoveForm(game) {}

void CardForm::setCode(const QString &code)
{
    const QList<CardRow> cards = game().actionCards();
    const auto card = std::ranges::find(cards, code, &CardRow::code);
    m_card = card == cards.end() ? CardRow() : *card;
    const Move *former = game().formerMove();
    const bool wasIt = former != nullptr && former->card == code.toStdString();
    m_side = wasIt ? former->side.value_or(0) : 0;
    emit changed();
    weigh();
}

QString CardForm::takers() const
{
    QStringList names;
    for (const PlayerLook &taker : m_card.takers)
        names.append(taker.name);
    return names.join(", ");
}

std::optional<Move> CardForm::moveOf(int side) const
{
    for (const Offer &offer : isOpen() ? game().atTurn().offers : Offers()) {
        const bool isOfCards = offer.move.kind == MoveKind::TakeCard || offer.move.kind == MoveKind::CopyCard;
        if (isOfCards && offer.move.card == m_card.code.toStdString() && offer.move.side == side)
            return offer.move;
    }
    return {};
}

bool CardForm::use(int side)
{
    const std::optional<Move> move = moveOf(side);
    return move && game().play(*move);
}

void CardForm::askTableFor(int side)
{
    if (const std::optional<Move> move = moveOf(side))
        game().askTable(*move);
}

} // namespace flimnap
