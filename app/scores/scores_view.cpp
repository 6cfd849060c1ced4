#include "scores/scores_view.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QJSEngine>
#include <QLocale>

#include "files/file_exports.h"
#include "scores/score_export.h"
#include "views/game_view.h"

namespace flimnap {

namespace {

ScoresView *theScores = nullptr;

}

ScoresView::ScoresView(GameView &game, std::unique_ptr<FileSharing> sharing, QObject *parent)
    : QObject(parent), m_game(game), m_sharing(std::move(sharing))
{
    connect(&game, &GameView::changed, this, &ScoresView::changed);
}

ScoresView::~ScoresView() = default;

ScoresView *ScoresView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theScores, QJSEngine::CppOwnership);
    return theScores;
}

void ScoresView::setInstance(ScoresView *view)
{
    theScores = view;
}

QString ScoresView::title() const
{
    return m_game.isOver() ? tr("Final scoring") : tr("Scoring if the game ended now");
}

QList<ScoreRow> ScoresView::rows() const
{
    const Session *session = m_game.played();
    return session == nullptr ? QList<ScoreRow>() : scoreRows(session->rules(), session->position(), m_game.looks());
}

QList<WorthLine> ScoresView::worths() const
{
    const Session *session = m_game.played();
    return session == nullptr ? QList<WorthLine>() : worthLines(*session, m_game.looks());
}

ScoreSheet ScoresView::sheet(bool withWorths) const
{
    const QString day = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    return {m_game.title(), tr("%1, %2", "title of the page, day").arg(title(), day), m_game.currency(), rows(),
            withWorths ? worths() : QList<WorthLine>()};
}

void ScoresView::copy(const ScoreSheet &sheet) const
{
    QGuiApplication::clipboard()->setText(scoreText(sheet));
}

QString ScoresView::save(const ScoreSheet &sheet, const QString &format, const QString &file)
{
    return format == "pdf" ? writeScorePdf(sheet, file) : writeFile(file, scoreCsv(sheet));
}

QString ScoresView::share(const ScoreSheet &sheet, const QString &format) const
{
    return shareFile(m_sharing.get(), "scores." + format,
                     [&](const QString &file) { return save(sheet, format, file); });
}

} // namespace flimnap
