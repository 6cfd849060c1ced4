#include <cstdio>

#include <QGuiApplication>
#include <QTimer>

#include "application.h"
#include "first_frame.h"

namespace {

int endOnTable(flimnap::Application &application)
{
    if (!application.library().continueLast() || !application.show())
        return 1;
    constexpr int untilFilledMs = 500;
    QTimer::singleShot(untilFilledMs, application.window(), [&application] {
        const bool shown = QMetaObject::invokeMethod(application.window(), "showPage", Q_ARG(QString, "TableScreen"),
                                                     Q_ARG(QVariant, QVariantMap()));
        QCoreApplication::exit(shown ? 0 : 1);
    });
    return QGuiApplication::exec();
}

} // namespace

/// The app as its own main() starts it: flimnap_bench_start FOLDER home|table. With "leave" it opens the last game and
/// ends on its table.
int main(int argc, char *argv[])
{
    flimnap::Application::prepare();
    auto games = flimnap::GameLibrary::readingBuiltIn(); // while the window system answers
    const QGuiApplication qtApplication(argc, argv);
    const QString where = QGuiApplication::arguments().value(2);
    const auto application = flimnap::Application::start(QGuiApplication::arguments().value(1), std::move(games));
    if (!application) {
        qCritical("%s", flimnap::text(application.error()).c_str());
        return 2;
    }
    if (where == "leave")
        return endOnTable(**application);
    if (!(*application)->show())
        return 1;
    flimnap::bench::endAtFirstFrame(*(*application)->window());
    QGuiApplication::exec();
    if ((*application)->game().isOpen() == (where == "table"))
        return 0;
    std::fputs("the app does not open where it was left\n", stderr);
    return 1;
}
