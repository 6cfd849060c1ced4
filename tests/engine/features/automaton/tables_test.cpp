#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "automaton" of a game's tables.

class BrokenAutomatons : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenAutomatons, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithActions());
}

INSTANTIATE_TEST_SUITE_P(OfTheTable, BrokenAutomatons,
                         ::testing::Values(BrokenTable{"/automaton/companies", "0", "from 1 to 32"},
                                           BrokenTable{"/automaton/shares", "-1", "from 0 to 1000"},
                                           BrokenTable{"/automaton/code", "\"SR\"", "a code of its own", "/automaton"},
                                           BrokenTable{"/automaton/code", "\"p4\"", "a code of its own", "/automaton"},
                                           BrokenTable{"/automaton/name", "\"\"", "expected a text"},
                                           BrokenTable{"/automaton/foundsAtOnce", "1", "true or false"}));

} // namespace
} // namespace flimnap::test
