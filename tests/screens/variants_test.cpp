#include <gmock/gmock.h>

#include "accounts/account_view.h"
#include "support/items.h"
#include "support/scenes.h"
#include "support/touch_player.h"

namespace flimnap::test {

namespace {

/// What a table shows that differs from others in what lies on it.
class Variant : public testing::Test
{
protected:
    Variant() { app.resize({412, 915}); }

    /// The scene of this name in the stage's game.
    void showScene(Stage stage, const QString &name)
    {
        for (const Scene &scene : allScenes()) {
            if (scene.stage == stage && scene.name == name)
                return show(app, scene);
        }
        ADD_FAILURE() << "no scene " << qPrintable(name);
    }
    QString textOf(const QString &name)
    {
        const QList<QQuickItem *> items = shownItems(app.window(), name);
        return items.isEmpty() ? QString() : items.back()->property("text").toString();
    }

    OpenApp app;
    Finger finger{app};
};

TEST_F(Variant, WithoutSharesNothingSpeaksOfThem_CZ8_3)
{
    showScene(Stage::Training, "table");
    EXPECT_FALSE(finger.sees("chart"));
    EXPECT_FALSE(finger.sees("tab_companies"));
    EXPECT_TRUE(finger.sees("tab_trains"));
    EXPECT_TRUE(finger.sees("player_p1")); // also while a company acts

    finger.tap("more");
    EXPECT_FALSE(finger.sees("more_ChartScreen"));
    EXPECT_TRUE(finger.sees("more_WorthScreen"));
}

TEST_F(Variant, WithSharesThereIsAChart)
{
    showScene(Stage::Middle, "table");
    EXPECT_TRUE(finger.sees("chart"));
    EXPECT_TRUE(finger.sees("tab_companies"));
    finger.tap("more");
    EXPECT_TRUE(finger.sees("more_ChartScreen"));
}

TEST_F(Variant, APlayerWhoIsACompanyIsAskedForItsMoney_CZ8_8)
{
    showScene(Stage::Training, "table");
    const PlayerRow anna = app.overview().players().front();
    finger.tap("player_p1");

    AccountView account;
    account.setCode(anna.account);
    const QQuickItem *page = shownItems(app.window(), "scroller").back();
    EXPECT_EQ(page->property("count").toInt(), account.statement().size());
    EXPECT_GT(page->property("count").toInt(), 0);
    EXPECT_FALSE(finger.sees("emptyStatement"));
}

TEST_F(Variant, TheLastRoundIsInView_CZ8_7)
{
    showScene(Stage::Training, "last-round");
    EXPECT_EQ(textOf("ending"), "The game ends with this round");
    showScene(Stage::Training, "table");
    EXPECT_EQ(textOf("ending"), "");
}

TEST_F(Variant, ANobodysCompanyHasNoMoneyToShow_CZ8_23)
{
    showScene(Stage::Bohemia, "dummys-turn");
    EXPECT_THAT(shownItems(app.window(), "actorBalance"), testing::IsEmpty());
    EXPECT_THAT(textOf("expectation").toStdString(), testing::HasSubstr(" runs for Vaclav: "));

    showScene(Stage::Bohemia, "dummys-statement");
    EXPECT_THAT(textOf("emptyStatement").toStdString(), testing::HasSubstr("has no treasury"));
}

TEST_F(Variant, ADummysTurnIsEnteredWithFewTaps_CZ8_29)
{
    showScene(Stage::Bohemia, "dummys-turn");
    const int before = app.game().moveCount();
    finger.tap("action_lay_track");
    finger.tap("action_place_token");
    finger.tap("repeatIncome"); // nothing else is left to do, so its sheet is there
    finger.tap("action_done");
    EXPECT_EQ(app.game().moveCount(), before + 4);
    EXPECT_EQ(finger.taps(), 4);
}

} // namespace

} // namespace flimnap::test
