#pragma once

#include <functional>
#include <ostream>
#include <string>

#include <gmock/gmock.h>

#include "core/fault.h"
#include "table/joined_position.h"

namespace flimnap::test {

/// Some rules are the table's to waive; that two and two make four is not.
enum class Waivable { No, Yes };

/// A joined table with one thing wrong.
struct Flaw
{
    std::string name;
    std::function<void(JoinedPosition &)> spoil;
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
    return ::testing::Contains(
        ::testing::AllOf(::testing::Field("place", &Fault::place, "start/" + flaw.place),
                         ::testing::Field("message", &Fault::message, ::testing::HasSubstr(flaw.message))));
}

inline std::string nameOfFlaw(const ::testing::TestParamInfo<Flaw> &info)
{
    return info.param.name;
}

} // namespace flimnap::test
