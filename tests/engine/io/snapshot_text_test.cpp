#include "io/snapshot_text.h"

#include <gmock/gmock.h>

#include "io/json.h"
#include "support/table.h"

namespace flimnap::test {
namespace {

TEST(Snapshot, OfATableWithCodesOfItsOwnIsJson)
{
    const std::string code = R"(B"\C)";
    Table table(4, R"({"overrides":{"companies":{"BCB":{"code":"B\"\\C"}}}})");
    table.operating(code, 65, "p1", 100);

    const auto snapshot = parseJson(writeSnapshot(table.rules(), table.position(), 7), "");

    ASSERT_TRUE(snapshot);
    EXPECT_EQ((*snapshot)["companies"][code]["cash"], 100);
    EXPECT_EQ((*snapshot)["players"]["p1"]["shares"][code], 50);
}

} // namespace
} // namespace flimnap::test
