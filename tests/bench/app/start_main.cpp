#include <QGuiApplication>

#include "application.h"
#include "first_frame.h"

/// The app as its own main() starts it: flimnap_bench_start FOLDER.
int main(int argc, char *argv[])
{
    flimnap::Application::prepare();
    const QGuiApplication qtApplication(argc, argv);
    const auto application = flimnap::Application::start(QGuiApplication::arguments().value(1));
    if (!application) {
        qCritical("%s", flimnap::text(application.error()).c_str());
        return 2;
    }
    if (!(*application)->show())
        return 1;
    flimnap::bench::endAtFirstFrame(*(*application)->window());
    return QGuiApplication::exec();
}
