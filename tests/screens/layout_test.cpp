#include <algorithm>

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QLineF>

#include "support/items.h"
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

/// The scene of that name in the stage.
Scene sceneOf(const QString &name, Stage stage)
{
    for (const Scene &scene : allScenes()) {
        if (scene.name == name && scene.stage == stage)
            return scene;
    }
    ADD_FAILURE() << "no scene " << qPrintable(name);
    return {};
}

TEST(Dividend, WhatAChoiceDoesStandsAboveItsButton)
{
    // Given a company that may pay its income out or keep it,
    OpenApp app;
    app.resize({360, 640});
    show(app, sceneOf("move-dividend", Stage::Late));
    app.layOut();

    // then each button has its own effects above it, and none of the other's between.
    const QList<QQuickItem *> lists = shownItems(app.window(), "dividendEffects");
    const QQuickItem *keep = shownItems(app.window(), "word_pay_none").value(0);
    const QQuickItem *payOut = shownItems(app.window(), "confirm").value(0);
    ASSERT_EQ(lists.size(), 2);
    ASSERT_TRUE(keep != nullptr && payOut != nullptr);
    QList<qreal> ends{placeOf(*lists[0]).bottom(), placeOf(*lists[1]).bottom()};
    std::sort(ends.begin(), ends.end());
    EXPECT_LE(ends[0], placeOf(*keep).top());
    EXPECT_GE(ends[1], placeOf(*keep).bottom());
    EXPECT_LE(ends[1], placeOf(*payOut).top());
}

TEST(Chart, AMarkerUnderAnotherShowsTheMiddleOfItsCode)
{
    for (const QSize size : {QSize(360, 640), QSize(412, 915), QSize(1280, 800)}) {
        // Given a chart with markers on one space,
        OpenApp app;
        app.resize(size);
        show(app, sceneOf("chart", Stage::Late));
        app.layOut();

        // then the tokens of a pile are so far apart that none covers the middle of another.
        QList<QPointF> middles;
        for (const QQuickItem *token : shownItems(app.window(), "markerToken"))
            middles.append(placeOf(*token).center());
        ASSERT_GT(middles.size(), 1);
        for (qsizetype one = 0; one < middles.size(); ++one) {
            for (qsizetype other = one + 1; other < middles.size(); ++other)
                EXPECT_GT(QLineF(middles[one], middles[other]).length(), 12) << size.width();
        }
    }
}

} // namespace

} // namespace flimnap::test
