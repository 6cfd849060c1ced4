#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "effects/stories.h"
#include "session/session.h"

namespace flimnap {

class GameView;

/// A move of the journal and all that came of it.
class PlayedMove : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int place READ place WRITE setPlace NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::EffectRow> effects READ effects NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::Story> stories READ stories NOTIFY changed FINAL)
    Q_PROPERTY(QString waived READ waived NOTIFY changed FINAL)
    Q_PROPERTY(QString waivedRule READ waivedRule NOTIFY changed FINAL)

public:
    /// Of the game that the application shows.
    PlayedMove();
    explicit PlayedMove(const GameView &game);

    [[nodiscard]] int place() const { return m_place; }
    void setPlace(int place);
    /// What it caused, in words.
    [[nodiscard]] QList<EffectRow> effects() const;
    /// What befell the whole table with it, told for those who were not looking.
    [[nodiscard]] QList<Story> stories() const;
    /// What stood against it that the table let pass, and by which rule; empty if nothing did.
    [[nodiscard]] QString waived() const;
    [[nodiscard]] QString waivedRule() const;

signals:
    void changed();

private:
    /// There is such a move; 0 is the beginning.
    [[nodiscard]] bool isPlayed() const;
    [[nodiscard]] const Session &session() const;
    [[nodiscard]] std::optional<Refusal> refusal() const;

    const GameView &m_game;
    int m_place = 0;
};

} // namespace flimnap
