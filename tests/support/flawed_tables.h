#pragma once

#include <functional>
#include <ostream>
#include <string>

#include <gmock/gmock.h>

#include "support/faults.h"
#include "table/joined_position.h"

namespace flimnap::test {

/// Some rules are the table's to waive; that two and two make four is not.
enum class Waivable { No, Yes };

/// Said at the end of a flaw that is.
inline constexpr Waivable waivable = Waivable::Yes;

/// What a flaw spoils: the "start" of a journal.
using Start = JoinedPosition;

/// A joined table with one thing wrong.
struct Flaw
{
    std::string name;
    std::function<void(Start &)> spoil;
    std::string place;
    std::string message;
    Waivable waivable = Waivable::No;
};

inline void PrintTo(const Flaw &flaw, std::ostream *out)
{
    *out << flaw.name;
}

inline auto faultOf(const Flaw &flaw)
{
    return ::testing::Contains(faultAt("start/" + flaw.place, flaw.message));
}

/// By the rules alone the flaw is a fault …
template <class FaultsOf>
void expectRefused(const Flaw &flaw, Start table, FaultsOf faultsOf)
{
    flaw.spoil(table);
    EXPECT_THAT(faultsOf(table), faultOf(flaw));
}

/// … and if the table says so none, as far as it is possible at all.
template <class FaultsOf>
void expectAcceptedIfPossible(const Flaw &flaw, Start table, FaultsOf faultsOf)
{
    flaw.spoil(table);
    table.force = "we play it so";
    if (flaw.waivable == Waivable::Yes)
        EXPECT_THAT(faultsOf(table), ::testing::IsEmpty());
    else
        EXPECT_THAT(faultsOf(table), faultOf(flaw));
}

inline std::string nameOfFlaw(const ::testing::TestParamInfo<Flaw> &info)
{
    return info.param.name;
}

} // namespace flimnap::test
