#include "first_frame.h"

#include <chrono>
#include <cstdio>

#include <QCoreApplication>

namespace flimnap::bench {

void endAtFirstFrame(QQuickWindow &window)
{
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [] {
            const auto now = std::chrono::steady_clock::now().time_since_epoch();
            const std::chrono::nanoseconds started(qgetenv("FLIMNAP_STARTED").toLongLong());
            std::printf("%.3f\n", std::chrono::duration<double, std::milli>(now - started).count());
            QCoreApplication::quit();
        },
        Qt::ConnectionType(Qt::DirectConnection | Qt::SingleShotConnection));
}

} // namespace flimnap::bench
