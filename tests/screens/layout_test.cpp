#include <gtest/gtest.h>

#include <QGuiApplication>

#include "support/layout_problems.h"
#include "support/long_texts.h"
#include "support/scenes.h"

namespace flimnap::test {

namespace {

enum class Language { English, FortyPercentLonger };

struct Look
{
    QSize size;
    int textSize = 1; ///< 0 small, 1 normal, 2 large
    Language language = Language::English;
    const char *name = "";

    friend std::ostream &operator<<(std::ostream &out, const Look &look) { return out << look.name; }
};

class EveryScreen : public testing::TestWithParam<Look>
{
};

TEST_P(EveryScreen, HasNoTextCutOffOrCoveredAndNoTargetTooSmall)
{
    const Look &look = GetParam();
    LongTexts longTexts;
    if (look.language == Language::FortyPercentLonger)
        QGuiApplication::installTranslator(&longTexts);
    OpenApp app;
    app.settings().setTextSize(look.textSize);
    app.resize(look.size);

    for (const Scene &scene : allScenes()) {
        show(app, scene);
        const QStringList problems = layoutProblems(app);
        EXPECT_TRUE(problems.isEmpty()) << qPrintable(scene.name) << ":\n  " << qPrintable(problems.join("\n  "));
    }
    QGuiApplication::removeTranslator(&longTexts);
}

INSTANTIATE_TEST_SUITE_P(Looks, EveryScreen,
                         testing::Values(Look{{360, 640}, 1, Language::English, "SmallPhone"},
                                         Look{{360, 640}, 2, Language::English, "SmallPhoneLargeType"},
                                         Look{{360, 640}, 1, Language::FortyPercentLonger, "SmallPhoneLongTexts"},
                                         Look{{412, 915}, 2, Language::FortyPercentLonger, "PhoneLargeTypeLongTexts"},
                                         Look{{915, 412}, 1, Language::FortyPercentLonger, "PhoneOnItsSideLongTexts"},
                                         Look{{1280, 800}, 0, Language::English, "TabletSmallType"},
                                         Look{
                                             {1280, 800}, 2, Language::FortyPercentLonger, "TabletLargeTypeLongTexts"}),
                         [](const auto &test) { return std::string(test.param.name); });

} // namespace

} // namespace flimnap::test
