#pragma once

#include <QVariantList>

#include "session/session.h"

namespace flimnap {

/// How far the formation of the national company has come, step by step: [{text, note, state, company, colour,
/// textColour}]; a step is "done", "now" or "later". Empty while none is under way.
QVariantList formationRows(const Session &session);

} // namespace flimnap
