#include "views/game_view.h"

#include "features/feature_view.h"
#include "set_up/reading_rows.h"
#include "words/chapters.h"
#include "words/own_words.h"
#include "words/wording.h"

namespace flimnap {

QList<TableQuestion> GameView::readings() const
{
    if (!m_game)
        return {};
    const Rules &rules = session().rules();
    return readingRows(rules.game(), static_cast<int>(rules.seats().size()));
}

QString GameView::cited(const QString &reason, const QString &rule) const
{
    return m_game ? withChapter(reason, chapterOf(session().rules().game(), rule.toStdString())) : reason;
}

QVariantList GameView::lots() const
{
    if (!m_game || session().position().round.kind != RoundKind::Opening)
        return {};
    const FeatureView *opening = openingView(session().rules().game());
    return opening != nullptr ? opening->lots(session().rules(), session().position()) : QVariantList();
}

QVariantList GameView::formation() const
{
    QVariantList steps;
    if (m_game) {
        for (const FeatureView *view : viewsOf(session().rules().game()))
            steps += view->progress(session());
    }
    return steps;
}

bool GameView::hasPrivateCompanies() const
{
    return m_game && Wording(session().rules()).hasPrivateCompanies();
}

QList<CardRow> GameView::actionCards() const
{
    QList<CardRow> rows;
    for (const FeatureView *view : m_game ? viewsOf(session().rules().game()) : FeatureViews())
        rows += view->cards(session(), m_offers, m_looks);
    return rows;
}

QList<CardTurn> GameView::cardTurns() const
{
    QList<CardTurn> rows;
    for (const FeatureView *view : m_game ? viewsOf(session().rules().game()) : FeatureViews())
        rows += view->cardTurns(session(), m_looks);
    return rows;
}

int GameView::copyCards() const
{
    const Party actor = m_game ? session().rules().actor(session().position()) : Party::nobody();
    return actor.isPlayer() ? session().position().players[actor.player()].spareCards : 0;
}

QString GameView::inOwnWords(const QString &context, const QString &text) const
{
    return m_game ? inWordsOf(session().rules().game(), context.toUtf8().constData(), text.toUtf8().constData()) : text;
}

} // namespace flimnap
