#pragma once

#include <vector>

namespace flimnap {

/// Where a question stands on the page of readings.
enum class ReadingPage {
    First,  ///< what can matter: where most money is in it, or where the print itself says two things
    Further ///< one tap further
};

/// A switch that says how a rule is read, in words that are not yet translated.
struct ReadingRow
{
    const char *name; ///< of the switch
    const char *rule; ///< its number; the game's tables know its chapter
    ReadingPage page;
    const char *question;
    const char *changes;               ///< one sentence: "Changes …"
    std::vector<const char *> answers; ///< in the order of the switch's values, the usual one first
};

std::vector<ReadingRow> readings1824();
std::vector<ReadingRow> readings18Cz();
std::vector<ReadingRow> readings18Lilliput();
std::vector<ReadingRow> readings1836Jr56();

} // namespace flimnap
