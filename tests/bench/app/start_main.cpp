#include <cstdio>

#include <QGuiApplication>

#include "application.h"
#include "first_frame.h"

#include <chrono>
namespace {
void mark(const char *t){ const auto now = std::chrono::steady_clock::now().time_since_epoch(); const std::chrono::nanoseconds st(qgetenv("FLIMNAP_STARTED").toLongLong()); std::fprintf(stderr,"%s %.2f\n",t,std::chrono::duration<double,std::milli>(now-st).count()); }

int endOnTable(flimnap::Application &application)
{
    const bool opened = application.library().continueLast() && application.show();
    const bool shown =
        opened && QMetaObject::invokeMethod(application.window(), "showPage", Q_ARG(QString, "TableScreen"),
                                            Q_ARG(QVariant, QVariantMap()));
    return shown ? 0 : 1;
}

} // namespace

/// The app as its own main() starts it: flimnap_bench_start FOLDER home|table. With "leave" it opens the last game and
/// ends on its table.
int main(int argc, char *argv[])
{
mark("main");    flimnap::Application::prepare();
    const QGuiApplication qtApplication(argc, argv);
mark("qapp");    const QString where = QGuiApplication::arguments().value(2);
    const auto application = flimnap::Application::start(QGuiApplication::arguments().value(1));
    if (!application) {
        qCritical("%s", flimnap::text(application.error()).c_str());
        return 2;
    }
mark("start");    if (where == "leave")
        return endOnTable(**application);
    if (!(*application)->show())
        return 1;
    if ((*application)->game().isOpen() != (where == "table")) {
        std::fputs("the app does not open where it was left\n", stderr);
        return 1;
    }
mark("shown");    flimnap::bench::endAtFirstFrame(*(*application)->window());
    return QGuiApplication::exec();
}
