#pragma once

namespace flimnap::bench {

/// Milliseconds of work this thread has done. The whole app works in it, and what other programs do does not count.
[[nodiscard]] double processorTime();

} // namespace flimnap::bench
