#include "core/sentence.h"

#include <gtest/gtest.h>

#include "core/fault.h"

namespace flimnap {
namespace {

TEST(Sentence, EachValueGoesWhereItsNumberStands)
{
    EXPECT_EQ(text(Sentence::say("%2 holds %1 % of %3, %1 %", {"25", "p1", "BCB"})), "p1 holds 25 % of BCB, 25 %");
}

TEST(Sentence, AValueThatLooksLikeAPlaceForOneStays)
{
    EXPECT_EQ(text(Sentence::say("the game \"%1\" stands at %2", {"%2 %1", "49"})), "the game \"%2 %1\" stands at 49");
}

TEST(Sentence, APlaceWithoutAValueStays)
{
    EXPECT_EQ(text(Sentence::say("%1 of %2, %0 %", {"3"})), "3 of %2, %0 %");
}

TEST(Sentence, APlainTextIsSaidAsItIs)
{
    const Sentence plain = std::string("100%1 %");
    EXPECT_EQ(text(plain), "100%1 %");
    EXPECT_FALSE(plain.isTranslated);
    EXPECT_TRUE(Sentence::say("100").isTranslated);
}

TEST(Sentence, AFaultTellsItBehindFileAndPlace)
{
    const Sentence message = Sentence::say("there is no hex \"%1\"", {"Z9"});
    EXPECT_EQ(text(Fault{"friday", "line 3", message}), "friday: line 3: there is no hex \"Z9\"");
    EXPECT_EQ(text(Fault{{}, {}, message}), "there is no hex \"Z9\"");
}

} // namespace
} // namespace flimnap
