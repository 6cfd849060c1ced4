#include "words/names.h"

#include <gtest/gtest.h>

#include "support/journals.h"
#include "words/language.h"
#include "words/place_name.h"

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

TEST(PlaceName, IsWhatTheBoardPrints)
{
    const GameDefinition game = *library().definition("18cz", "ru", "base", "{}");
    EXPECT_EQ(placeName(game, "E12"), "Praha (E11)");
    EXPECT_EQ(placeName(game, "A8"), "A7");
    // The Chinese book prints D1 as the home of BTE.
    EXPECT_EQ(placeName(*library().definition("18cz", "zh", "base", "{}"), "D2"), "Cheb (D1)");
}

TEST_F(Names, SentencesArePartedByASpaceButInChinese)
{
    EXPECT_EQ(inOneText({"One.", "Two."}), "One. Two.");
    EXPECT_EQ(inOneText({"一。", "二。"}), "一。二。");
}

} // namespace
} // namespace flimnap::test
