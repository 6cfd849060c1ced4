#include <gtest/gtest.h>

#include <QGuiApplication>

#include "support/layout_problems.h"
#include "support/long_texts.h"
#include "support/scenes.h"

namespace flimnap::test {

namespace {

enum class Texts { English, FortyPercentLonger };

struct Look
{
    QSize size;
    int textSize = 1; ///< 0 small, 1 normal, 2 large
    Texts texts = Texts::English;
    const char *name = "";
    const char *language = "en";

    friend std::ostream &operator<<(std::ostream &out, const Look &look) { return out << look.name; }
};

class EveryScreen : public testing::TestWithParam<Look>
{
};

TEST_P(EveryScreen, HasNoTextCutOffOrCoveredAndNoTargetTooSmall)
{
    const Look &look = GetParam();
    LongTexts longTexts;
    if (look.texts == Texts::FortyPercentLonger)
        QGuiApplication::installTranslator(&longTexts);
    OpenApp app;
    app.settings().setLanguage(look.language);
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
                         testing::Values(Look{{360, 640}, 1, Texts::English, "SmallPhone"},
                                         Look{{360, 640}, 2, Texts::English, "SmallPhoneLargeType"},
                                         Look{{360, 640}, 1, Texts::FortyPercentLonger, "SmallPhoneLongTexts"},
                                         Look{{412, 915}, 2, Texts::FortyPercentLonger, "PhoneLargeTypeLongTexts"},
                                         Look{{915, 412}, 1, Texts::FortyPercentLonger, "PhoneOnItsSideLongTexts"},
                                         Look{{1280, 800}, 0, Texts::English, "TabletSmallType"},
                                         Look{{1280, 800}, 2, Texts::FortyPercentLonger, "TabletLargeTypeLongTexts"},
                                         Look{{360, 640}, 1, Texts::English, "SmallPhoneRussian", "ru"},
                                         Look{{360, 640}, 1, Texts::English, "SmallPhoneCzech", "cs"},
                                         Look{{360, 640}, 1, Texts::English, "SmallPhonePolish", "pl"},
                                         Look{{360, 640}, 1, Texts::English, "SmallPhoneChinese", "zh_CN"}),
                         [](const auto &test) { return std::string(test.param.name); });

} // namespace

} // namespace flimnap::test
