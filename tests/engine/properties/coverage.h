#pragma once

#include <map>
#include <string>

#include "moment.h"
#include "problems.h"

namespace flimnap::test {

/// Counts what random games have shown, so that a property is known to have been tried where it could fail.
class Coverage
{
public:
    void note(const Moment &moment);
    void noteRefusal(Code code) { ++m_refusals[code]; }

    /// How many random games of a table it takes until what is rare has happened.
    static int gamesNeeded(const GameDefinition &game);
    /// Names whatever belongs to the game and has never happened.
    void demandAll(const Rules &rules, Problems &problems) const;

private:
    void noteWords(const Moment &moment);
    void noteActions(const Moment &moment, const Event &event);
    void demandSwitches(const GameDefinition &game, Problems &problems) const;
    void demandAll(const std::vector<std::string_view> &happenings, Problems &problems) const;
    void demandAll(const std::vector<Code> &refusals, Problems &problems) const;

    std::map<std::string, int, std::less<>> m_happened;
    std::map<Code, int> m_refusals;
};

} // namespace flimnap::test
