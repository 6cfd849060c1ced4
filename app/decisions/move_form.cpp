#include "decisions/move_form.h"

#include "views/game_view.h"

namespace flimnap {

const Session &MoveForm::session() const
{
    return m_game.atTurn().session;
}

bool MoveForm::isOpen() const
{
    return m_game.isOpen();
}

MovePreview MoveForm::previewOf(const std::optional<Move> &move) const
{
    return move && isOpen() ? flimnap::previewOf(session().rules(), session().position(), *move) : MovePreview();
}

void MoveForm::weigh()
{
    const MovePreview preview = previewOf(move());
    if (preview == m_preview)
        return;
    m_preview = preview;
    emit previewChanged();
}

bool MoveForm::confirm()
{
    const std::optional<Move> made = move();
    return made && m_game.play(*made);
}

void MoveForm::askTable()
{
    if (const std::optional<Move> wanted = move())
        m_game.askTable(*wanted);
}

} // namespace flimnap
