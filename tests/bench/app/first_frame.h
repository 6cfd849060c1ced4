#pragma once

#include <QQuickWindow>

namespace flimnap::bench {

/// Prints how many milliseconds after the start of the process its window showed its first frame, and the first one
/// with something in it; ends the process there. The start stands in the environment (FLIMNAP_STARTED, nanoseconds of
/// the monotonic clock). A window that is filled later says with a property "started" that it is.
void endAtFirstFrame(QQuickWindow &window);

} // namespace flimnap::bench
