#include "journal/played_move.h"

#include "views/game_view.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

PlayedMove::PlayedMove() : PlayedMove(GameView::instance()) {}

PlayedMove::PlayedMove(const GameView &game) : m_game(game)
{
    connect(&game, &GameView::changed, this, &PlayedMove::changed);
}

void PlayedMove::setPlace(int place)
{
    if (place == m_place)
        return;
    m_place = place;
    emit changed();
}

const Session &PlayedMove::session() const
{
    return *m_game.played();
}

bool PlayedMove::isPlayed() const
{
    return m_game.played() != nullptr && m_place >= 0 && m_place <= session().moveCount();
}

QList<EffectRow> PlayedMove::effects() const
{
    return isPlayed() ? effectRows(session().rules(), session().events(m_place), RuleNumbers::Shown)
                      : QList<EffectRow>();
}

QList<Story> PlayedMove::stories() const
{
    if (!isPlayed() || m_place == 0)
        return {};
    return storiesOf(session().rules(), session().move(m_place), session().events(m_place),
                     session().positionAfter(m_place))
        .rows;
}

std::optional<Refusal> PlayedMove::refusal() const
{
    if (!isPlayed() || m_place == 0 || session().move(m_place).force.empty())
        return {};
    Move unforced = session().move(m_place);
    unforced.force.clear();
    const auto played = session().rules().play(session().positionAfter(m_place - 1), unforced);
    return played ? std::nullopt : std::optional(played.error());
}

QString PlayedMove::waived() const
{
    const std::optional<Refusal> refusal = this->refusal();
    return refusal ? Wording(session().rules()).refusal(*refusal) : QString();
}

QString PlayedMove::waivedRule() const
{
    const std::optional<Refusal> refusal = this->refusal();
    return refusal ? toText(refusal->rule) : QString();
}

} // namespace flimnap
