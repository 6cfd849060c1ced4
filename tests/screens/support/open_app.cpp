#include "support/open_app.h"

#include <cstdlib>

#include <QCoreApplication>
#include <QJSValue>
#include <QTest>

namespace flimnap::test {

void prepareOffscreen()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("LC_ALL", "C.UTF-8");
    Application::prepare();
}

OpenApp::OpenApp() : OpenApp(QString()) {}

OpenApp::OpenApp(const QString &folder)
{
    auto started = Application::start(folder.isEmpty() ? m_folder.path() : folder);
    if (!started)
        qFatal("%s", text(started.error()).c_str());
    m_application = std::move(*started);
    m_application->settings().setMotion(false);
    m_application->tapGuard().setClock([this] { return m_time; });
    if (!m_application->show())
        qFatal("the app's window does not load");
    m_window = m_application->window();
    if (!QTest::qWaitFor([this] { return m_window->property("started").toBool(); }))
        qFatal("the app shows no page");
    settle();
}

void OpenApp::lay(const Journal &journal, int moves)
{
    home();
    const Journal part{
        journal.header,
        {journal.moves.begin(), journal.moves.begin() + std::min<std::ptrdiff_t>(moves, std::ssize(journal.moves))}};
    const QString fault =
        library().importText(QString::fromStdString(writeJournal(part.header, part.moves)), "Friday evening");
    if (!fault.isEmpty())
        qFatal("%s", qPrintable(fault));
}

void OpenApp::resize(QSize size)
{
    m_window->resize(size);
    settle();
}

void OpenApp::go(const QString &page, const QVariantMap &properties)
{
    QMetaObject::invokeMethod(m_window, "showPage", Q_ARG(QString, page), Q_ARG(QVariant, properties));
    settle();
}

void OpenApp::sheet(const QString &name, const QVariantMap &properties)
{
    QMetaObject::invokeMethod(m_window, "showSheet", Q_ARG(QString, name), Q_ARG(QVariant, properties));
    settle();
}

void OpenApp::home()
{
    QMetaObject::invokeMethod(m_window, "goHome");
    settle();
}

void OpenApp::settle()
{
    pass(2 * static_cast<int>(TapGuard::pause));
}

void OpenApp::pass(int milliseconds)
{
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(1);
    }
    m_time += milliseconds;
}

void OpenApp::layOut()
{
    // A layout within a layout is through one frame after the outer one.
    for (int frame = 0; frame < 4; ++frame) {
        settle();
        m_window->grabWindow();
    }
}

QString OpenApp::shown()
{
    const auto *sheet = m_window->findChild<QQuickItem *>("sheet");
    return QString("%1 %2 %3 held %4 list %5 refused %6")
        .arg(game().moveCount())
        .arg(m_window->property("place").value<QJSValue>().property("page").toString())
        .arg(sheet->property("source").toUrl().fileName())
        .arg(aftermath().holdsTurn())
        .arg(aftermath().checklist().size())
        .arg(game().refusal().text);
}

QImage OpenApp::picture()
{
    layOut();
    QTest::qWait(60); // the table scrolls to who acts when its cards have found their places
    return m_window->grabWindow();
}

} // namespace flimnap::test
