#include "words/names.h"

#include <gtest/gtest.h>

#include "words/language.h"

namespace flimnap::test {
namespace {

/// Speaks another language for the time of a test.
class Names : public ::testing::Test
{
protected:
    void TearDown() override { language.speak("en"); }

    Language language;
};

TEST_F(Names, OfACompanyIsWhatIsPrinted)
{
    EXPECT_EQ(companyName("Slamecksan Railway", "SR"), "Slamecksan Railway");
}

TEST_F(Names, OfACompanyThatNobodyKnowsIsSaidInTheLanguageThatIsSpoken)
{
    EXPECT_EQ(companyName("C5", "C5"), "Company C5");
    language.speak("cs");
    EXPECT_EQ(companyName("C5", "C5"), "Společnost C5");
}

TEST_F(Names, FollowEachOtherAsTheLanguageHasIt)
{
    EXPECT_EQ(listed({"1", "2", "3"}), "1, 2, 3");
    EXPECT_EQ(listed({"1"}), "1");
    EXPECT_EQ(listed({}), "");
    language.speak("zh_CN");
    EXPECT_EQ(listed({"黄色", "绿色"}), "黄色、绿色");
}

TEST_F(Names, SentencesArePartedByASpaceButInChinese)
{
    EXPECT_EQ(inOneText({"One.", "Two."}), "One. Two.");
    EXPECT_EQ(inOneText({"一。", "二。"}), "一。二。");
}

} // namespace
} // namespace flimnap::test
