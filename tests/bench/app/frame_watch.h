#pragma once

#include <vector>

#include <QQuickWindow>

namespace flimnap::bench {

/// The work of one frame in milliseconds of processor time: what led to it, and drawing it.
struct Frame
{
    double before = 0;  ///< since the last frame, or since the watch began
    double drawing = 0; ///< from taking over the items to the finished picture

    [[nodiscard]] double work() const { return before + drawing; }
};

/// Notes the work of a window's frames.
class FrameWatch
{
public:
    explicit FrameWatch(QQuickWindow &window);

    void begin();
    /// Waits until no more frames come, or none of weight.
    void waitForRest();
    [[nodiscard]] const std::vector<Frame> &frames() const { return m_frames; }
    [[nodiscard]] Frame longest() const;

private:
    QObject m_context; ///< the connections end with it
    double m_last = 0;
    double m_drawingBegan = 0;
    std::vector<Frame> m_frames;
};

} // namespace flimnap::bench
