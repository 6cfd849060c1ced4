#pragma once

#include "store/sqlite.h"

namespace flimnap {

/// Reads a whole store and finds damage: to SQLite's pages, to references between rows, to what the rows say.
sqlite::Outcome<sqlite::Done> checkHealth(const sqlite::Connection &connection);

} // namespace flimnap
