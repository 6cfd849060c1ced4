#include "first_frame.h"

#include <chrono>
#include <cstdio>
#include <memory>

#include <QCoreApplication>
#include <QVariant>

namespace flimnap::bench {

namespace {

struct Progress
{
    double first = 0;
    bool isFilled = false; ///< the frame being drawn
    bool isOver = false;
};

double sinceStart()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const std::chrono::nanoseconds started(qgetenv("FLIMNAP_STARTED").toLongLong());
    return std::chrono::duration<double, std::milli>(now - started).count();
}

} // namespace

void endAtFirstFrame(QQuickWindow &window)
{
    const auto progress = std::make_shared<Progress>();
    const auto beginFrame = [progress, &window] {
        const QVariant started = window.property("started");
        progress->isFilled = !started.isValid() || started.toBool();
    };
    // Not when it is swapped: what else waits for that comes before us.
    const auto endFrame = [progress] {
        const double now = sinceStart();
        if (progress->first == 0)
            progress->first = now;
        if (!progress->isFilled || progress->isOver)
            return;
        progress->isOver = true;
        std::printf("%.3f %.3f\n", progress->first, now);
        QCoreApplication::quit();
    };
    QObject::connect(&window, &QQuickWindow::beforeSynchronizing, &window, beginFrame, Qt::DirectConnection);
    QObject::connect(&window, &QQuickWindow::afterRendering, &window, endFrame, Qt::DirectConnection);
}

} // namespace flimnap::bench
