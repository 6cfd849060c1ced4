#include "table/books.h"

#include <gmock/gmock.h>

#include "support/player_ids.h"
#include "support/table.h"

namespace flimnap::test {
namespace {

TEST(Books, ADebtLeavesAPlayerWhatElseHeHas)
{
    Table table("18lilliput", "cs", "base", 3);
    table.copyCards("p1", 2);
    Books books(table.game(), table.position());

    books.setDebt(p1, Money{40}, Money{20});

    EXPECT_EQ(books.position.players[p1].debt, Money{40});
    EXPECT_EQ(books.position.players[p1].penalty, Money{20});
    EXPECT_EQ(books.position.players[p1].spareCards, 2);
}

} // namespace
} // namespace flimnap::test
