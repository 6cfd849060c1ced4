#include "frame_watch.h"

#include <algorithm>

#include <QTest>

#include "processor_time.h"

namespace flimnap::bench {

FrameWatch::FrameWatch(QQuickWindow &window)
{
    const auto beginDrawing = [this] { m_drawingBegan = processorTime(); };
    const auto endFrame = [this] {
        const double now = processorTime();
        m_frames.push_back({m_drawingBegan - m_last, now - m_drawingBegan});
        m_last = now;
    };
    QObject::connect(&window, &QQuickWindow::beforeSynchronizing, &m_context, beginDrawing, Qt::DirectConnection);
    QObject::connect(&window, &QQuickWindow::frameSwapped, &m_context, endFrame, Qt::DirectConnection);
}

void FrameWatch::begin()
{
    m_frames.clear();
    m_last = processorTime();
}

void FrameWatch::waitForRest()
{
    constexpr int restMs = 25;
    constexpr int rests = 4; // a scroll bar takes longer to fade away; its frames are none to wait for
    std::size_t seen = m_frames.size() + 1;
    for (int rest = 0; rest < rests && seen != m_frames.size(); ++rest) {
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
