#pragma once

#include "table/joined_position.h"
#include "views/join_answers.h"

namespace flimnap {

/// All answers together, without those to questions that do not arise.
JoinedPosition tableFrom(const JoinAnswers &answers);

} // namespace flimnap
