#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "cardDraft" of a game's tables.

class BrokenDrafts : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenDrafts, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithActions());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenDrafts,
    ::testing::Values(
        BrokenTable{"/cardDraft/companies/SR/price", "51", "no such price"},
        BrokenTable{"/cardDraft/companies/SR/trains/0", "\"9\"", "no train \"9\"", "/cardDraft/companies/SR"},
        BrokenTable{"/cardDraft/companies/SR/trains", R"(["2","2","2","2","2"])", "than the first phase allows, 4"},
        BrokenTable{"/cardDraft/companies/XR", R"({"price":50})", "no company \"XR\"", "/cardDraft/companies"},
        BrokenTable{"/cardDraft/companies", R"({"SR":{"price":50}})", "2 in all; there are 1"},
        BrokenTable{"/cardDraft/characters/1", "6", "no more characters than there are, 5"},
        BrokenTable{"/cardDraft/characters/0", "1", "no number of players \"0\""}));

} // namespace
} // namespace flimnap::test
