#pragma once

#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "decisions/move_preview.h"
#include "session/session.h"

namespace flimnap {

class GameView;

/// A decision while it is being made: what was chosen so far, and what it would do.
class MoveForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each kind of form is made for itself")

    Q_PROPERTY(flimnap::MovePreview preview READ preview NOTIFY previewChanged FINAL)

public:
    /// As it would be made now; nothing as long as something must be chosen for it.
    [[nodiscard]] virtual std::optional<Move> move() const = 0;
    [[nodiscard]] const MovePreview &preview() const { return m_preview; }

    /// Makes the move; a refusal is shown and changes nothing.
    Q_INVOKABLE bool confirm();
    /// The rule says no: the table is asked.
    Q_INVOKABLE void askTable();

signals:
    void previewChanged();

protected:
    explicit MoveForm(GameView &game) : m_game(game) {}

    [[nodiscard]] GameView &game() const { return m_game; }
    /// Of a game that lies open, as it stood before the move.
    [[nodiscard]] const Session &session() const;
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] MovePreview previewOf(const std::optional<Move> &move) const;
    /// After anything was chosen.
    void weigh();

private:
    GameView &m_game;
    MovePreview m_preview;
};

} // namespace flimnap
