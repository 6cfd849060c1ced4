#pragma once

#include "cli/words.h"
#include "io/json.h"

namespace flimnap {

/// An event as an object: "event" names its kind, "words" says it in English, the other keys are its facts.
Json eventJson(const Words &words, const Event &event);
Json eventsJson(const Words &words, const Events &events);

/// Code, rule, whether the table may waive it, arguments and words.
Json refusalJson(const Words &words, const Refusal &refusal);

} // namespace flimnap
