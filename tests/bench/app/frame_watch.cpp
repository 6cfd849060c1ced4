#include "frame_watch.h"

#include <algorithm>
#include <ctime>

#include <QTest>

namespace flimnap::bench {

namespace {

double processorTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

FrameWatch::FrameWatch(QQuickWindow &window)
{
    QObject::connect(
        &window, &QQuickWindow::beforeSynchronizing, &m_context, [this] { m_drawingBegan = processorTime(); },
        Qt::DirectConnection);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &m_context,
        [this] {
            const double now = processorTime();
            m_frames.push_back({m_drawingBegan - m_last, now - m_drawingBegan});
            m_last = now;
        },
        Qt::DirectConnection);
}

void FrameWatch::begin()
{
    m_frames.clear();
    m_last = processorTime();
}

void FrameWatch::waitForRest()
{
    constexpr int restMs = 25;
    for (std::size_t seen = m_frames.size() + 1; seen != m_frames.size();) {
        seen = m_frames.size();
        QTest::qWait(restMs);
    }
}

Frame FrameWatch::longest() const
{
    const auto found = std::max_element(m_frames.begin(), m_frames.end(),
                                        [](const Frame &a, const Frame &b) { return a.work() < b.work(); });
    return found == m_frames.end() ? Frame() : *found;
}

} // namespace flimnap::bench
