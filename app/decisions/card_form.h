#pragma once

#include "decisions/card_rows.h"
#include "decisions/move_form.h"

namespace flimnap {

/// An action card in the hand: one of its two sides is used. A card that somebody has taken is copied.
class CardForm : public flimnap::MoveForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::CardSide> sides READ sides NOTIFY changed FINAL)
    Q_PROPERTY(bool copies READ copies NOTIFY changed FINAL)
    Q_PROPERTY(QString takers READ takers NOTIFY changed FINAL)
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)

public:
    /// Of the game that the application shows.
    CardForm();
    explicit CardForm(GameView &game);

    [[nodiscard]] QString code() const { return m_card.code; }
    void setCode(const QString &code);
    [[nodiscard]] const QList<CardSide> &sides() const { return m_card.sides; }
    [[nodiscard]] bool copies() const { return m_card.state == CardState::Taken; }
    /// Before whom it lies.
    [[nodiscard]] QString takers() const;
    /// That was chosen before, if that is mended; else 0.
    [[nodiscard]] int side() const { return m_side; }

    Q_INVOKABLE bool use(int side);
    /// The rule says no: the table is asked.
    Q_INVOKABLE void askTableFor(int side);

    [[nodiscard]] std::optional<Move> move() const override { return moveOf(m_side); }

signals:
    void changed();

private:
    [[nodiscard]] std::optional<Move> moveOf(int side) const;

    CardRow m_card;
    int m_side = 0;
};

} // namespace flimnap
