#include "about/about_view.h"

#include <QCoreApplication>
#include <QDir>
#include <QJSEngine>

namespace flimnap {

namespace {

AboutView *theAbout = nullptr;

} // namespace

AboutView::AboutView(const QString &folder, QObject *parent)
    : QObject(parent), m_folder(QDir::toNativeSeparators(QDir(folder).absolutePath()))
{
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

} // namespace flimnap
