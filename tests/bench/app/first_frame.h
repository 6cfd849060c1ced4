#pragma once

#include <QQuickWindow>

namespace flimnap::bench {

/// Prints how many milliseconds after the start of the process its window showed its first frame, and ends it there.
/// The start stands in the environment (FLIMNAP_STARTED, nanoseconds of the monotonic clock).
void endAtFirstFrame(QQuickWindow &window);

} // namespace flimnap::bench
