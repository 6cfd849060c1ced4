#include "views/about_view.h"

#include <QCoreApplication>
#include <QDir>
#include <QJSEngine>

#include "words/glossary.h"

namespace flimnap {

namespace {

AboutView *theAbout = nullptr;

QList<QVariantMap> rowsOf(const QList<Explanation> &explanations)
{
    QList<QVariantMap> rows;
    for (const Explanation &explanation : explanations)
        rows.append({{"subject", explanation.subject}, {"meaning", explanation.meaning}});
    return rows;
}

} // namespace

AboutView::AboutView(const QString &folder, QObject *parent)
    : QObject(parent), m_folder(QDir::toNativeSeparators(QDir(folder).absolutePath())), m_signs({"subject", "meaning"}),
      m_words({"subject", "meaning"})
{
    retranslate();
}

AboutView *AboutView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theAbout, QJSEngine::CppOwnership);
    return theAbout;
}

void AboutView::setInstance(AboutView *view)
{
    theAbout = view;
}

QString AboutView::version() const
{
    return QCoreApplication::applicationVersion();
}

void AboutView::retranslate()
{
    m_signs.setRows(rowsOf(signsOfTheScreens()));
    m_words.setRows(rowsOf(wordsOfTheGames()));
}

} // namespace flimnap
