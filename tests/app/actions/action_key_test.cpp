#include "actions/action_key.h"

#include <gtest/gtest.h>

namespace flimnap::test {
namespace {

TEST(ActionKeyTest, WhatCanBeSaidAnyTimeStandsAside)
{
    EXPECT_TRUE((ActionKey{MoveKind::Choose, "destination"}).isAside());
    EXPECT_TRUE((ActionKey{MoveKind::Choose, "certificate_limit"}).isAside());
    EXPECT_FALSE((ActionKey{MoveKind::Choose, "remove_token"}).isAside()); // its company waits for it
    EXPECT_FALSE((ActionKey{MoveKind::BuyTrain, {}}).isAside());
    EXPECT_TRUE((ActionKey{MoveKind::TakeLoan, "others"}).isAside());
    EXPECT_FALSE((ActionKey{MoveKind::TakeLoan, {}}).isAside());
}

TEST(ActionKeyTest, IsWrittenAndReadBack)
{
    for (const char *text : {"buy_train", "choose:destination", "take_loan:others"}) {
        const auto key = ActionKey::parse(text);
        ASSERT_TRUE(key) << text;
        EXPECT_EQ(key->text(), text);
    }
    EXPECT_FALSE(ActionKey::parse("fly"));
}

} // namespace
} // namespace flimnap::test
