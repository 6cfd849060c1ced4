#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "depot" of a game's tables.

TEST(TheSectionOfTheDepot, SaysOneThing)
{
    expectReported({"/depot/returnsAnyTime", "\"always\"", "true or false"}, tableWithActions());
    expectReported({"/depot/price", "10", "no such key"}, tableWithActions());
}

} // namespace
} // namespace flimnap::test
