#include "cli/text_table.h"

#include <gtest/gtest.h>

namespace flimnap {
namespace {

using Align = TextTable::Align;

TEST(TextTable, MakesEachColumnAsWideAsItsWidestCell)
{
    TextTable table({{"who"}, {"cash", Align::Right}});
    table.add({"p1", "5"});
    table.add({"nobody", "12345"});

    EXPECT_EQ(table.text(), "who      cash\n"
                            "p1          5\n"
                            "nobody  12345\n");
}

TEST(TextTable, LeavesNoSpacesAtTheEndOfALine)
{
    TextTable table({{"a"}, {"long title"}});
    table.add({"x", ""});

    EXPECT_EQ(table.text(), "a  long title\n"
                            "x\n");
}

TEST(TextTable, CountsCharactersAndNotBytes)
{
    TextTable table({{"name"}, {"no"}});
    table.add({"Жанна", "1"});
    table.add({"Anna", "2"});

    EXPECT_EQ(table.text(), "name   no\n"
                            "Жанна  1\n"
                            "Anna   2\n");
}

TEST(TextTable, KnowsWhetherItHasRows)
{
    TextTable table({{"a"}});
    EXPECT_TRUE(table.isEmpty());
    table.add({"x"});
    EXPECT_FALSE(table.isEmpty());
}

} // namespace
} // namespace flimnap
