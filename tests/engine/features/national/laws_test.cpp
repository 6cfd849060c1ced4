#include <gmock/gmock.h>

#include "engine/games/1836jr56_moves.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// MESS of p1 has had no lasting train yet.
Table withNational()
{
    Table table = game1836(3);
    table.begun("6").running("MESS", "R1C5", "p1", 0).running("B", "R2C5", "p2", 0).stations("B", 1, 3);
    setFrozen(table, true);
    return table;
}

struct BrokenLaw
{
    std::string name;
    std::function<void(CompanyState &national, CompanyState &other)> spoil;
    std::string place;
};

class LawsOfTheNational : public ::testing::TestWithParam<BrokenLaw>
{
};

TEST_P(LawsOfTheNational, AreFoundBroken)
{
    Table table = withNational();
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    auto &companies = table.position().companies;
    GetParam().spoil(companies[table.game().findCompany("MESS")], companies[table.game().findCompany("B")]);

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/" + GetParam().place, "")));
}

INSTANTIATE_TEST_SUITE_P(
    Each, LawsOfTheNational,
    ::testing::Values(
        BrokenLaw{"SpendsAgainOnceItThaws", [](auto &national, auto &) { national.isFrozen = false; },
                  "companies/MESS/frozen"},
        BrokenLaw{"OperatesAtOnce", [](auto &national, auto &) { national.status = CompanyStatus::Started; },
                  "companies/MESS/frozen"},
        BrokenLaw{"OwesAShareIfOneIsMissing", [](auto &national, auto &) { national.owesShare = true; },
                  "companies/MESS/director"},
        BrokenLaw{"FreezesNoOther", [](auto &, auto &other) { other.isFrozen = true; }, "companies/B"},
        BrokenLaw{"LetsNoOtherActFirst", [](auto &, auto &other) { other.actsFirst = true; }, "companies/B"}),
    [](const auto &law) { return law.param.name; });

} // namespace
} // namespace flimnap::test
