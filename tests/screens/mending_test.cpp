#include <gmock/gmock.h>

#include "decisions/decision_form.h"
#include "support/finger.h"
#include "support/games_in_session.h"
#include "support/items.h"
#include "support/scenes.h"

namespace flimnap::test {

namespace {

using ::testing::HasSubstr;

/// An earlier move is opened for mending.
class Mending : public testing::Test
{
protected:
    Mending() { app.resize({360, 640}); }

    const Session &session() { return app.game().kept()->session(); }
    [[nodiscard]] QQuickItem *item(const QString &name) { return shownItems(app.window(), name).value(0); }
    /// What would be played if the sheet that is open were confirmed as it is.
    [[nodiscard]] std::optional<Move> preset()
    {
        const QQuickItem *loader = app.window().findChild<QQuickItem *>("sheet");
        const auto *mend = loader->property("item").value<QQuickItem *>();
        const auto *sheet = mend != nullptr ? mend->property("sheet").value<QQuickItem *>() : nullptr;
        if (sheet == nullptr)
            return {};
        const auto *form = sheet->property("form").value<MoveForm *>();
        return form != nullptr ? form->move() : std::nullopt;
    }

    OpenApp app;
    Finger finger{app};
};

class MendingAWholeGame : public Mending, public testing::WithParamInterface<Stage>
{
};

TEST_P(MendingAWholeGame, OpensEveryMoveWithWhatWasChosen)
{
    const Journal &journal = gameOf(GetParam());
    app.lay(journal, static_cast<int>(std::ssize(journal.moves)));
    app.go("JournalScreen");

    for (int place = 1; place <= session().moveCount(); ++place) {
        const Move &old = session().move(place);
        QMetaObject::invokeMethod(&app.window(), "showSheet", Q_ARG(QString, "MendSheet"),
                                  Q_ARG(QVariant, QVariantMap({{"place", place}})));
        const std::optional<Move> move = preset();
        ASSERT_TRUE(move) << place << ": " << writeMove(old);
        ASSERT_EQ(move->kind, old.kind) << place;
        const auto now = session().rules().play(session().positionAfter(place - 1), *move);
        ASSERT_TRUE(now) << place << ": " << writeMove(*move) << " for " << writeMove(old);
        ASSERT_EQ(now->position, session().positionAfter(place))
            << place << ": " << writeMove(*move) << " for " << writeMove(old);
        if (place % 20 == 0)
            app.settle();
    }
}

INSTANTIATE_TEST_SUITE_P(Titles, MendingAWholeGame,
                         testing::Values(Stage::Middle, Stage::States, Stage::Lilliput, Stage::Solo, Stage::Netherlands,
                                         Stage::Training, Stage::Moravia),
                         [](const auto &stage) { return nameOf(stage.param).remove('-').toStdString(); });

/// The place of the last move of a kind in the first 45 % of the game.
int lastPlaceOf(const Journal &journal, MoveKind kind)
{
    int place = static_cast<int>(std::ssize(journal.moves)) * 45 / 100;
    while (journal.moves[static_cast<std::size_t>(place - 1)].kind != kind)
        --place;
    return place;
}

TEST_F(Mending, AnotherDividendIsLookedAtAdoptedAndMarked)
{
    // Given a company that kept its income as the last thing,
    const Journal &journal = gameOf(Stage::Middle);
    int place = lastPlaceOf(journal, MoveKind::Dividend);
    while (journal.moves[static_cast<std::size_t>(place - 1)].pay != "none")
        --place;
    app.lay(journal, place + 1); // and another move after it
    app.go("JournalScreen");
    app.application().journal().showMove(place);
    app.layOut();

    // when it is opened, and paid out instead,
    finger.tap("move_" + QString::number(place));
    finger.tap("confirm");
    EXPECT_THAT(item("formerMove")->property("text").toString().toStdString(), HasSubstr("keeps its income"));
    EXPECT_EQ(preset()->pay, "none");
    finger.tap("word_pay_all");

    // then nothing has happened yet but that the changes are seen;
    EXPECT_EQ(session().move(place).pay, "none");
    EXPECT_FALSE(app.application().mending().trial().rows.isEmpty());
    finger.tap("confirm");

    // and when they are adopted the line is marked, also after the app was closed.
    EXPECT_EQ(session().move(place).pay, "all");
    EXPECT_FALSE(finger.sees("formerMove"));
    const auto mark = [&] { return app.game().journal()->row(place - 1).value("former").toString().toStdString(); };
    EXPECT_THAT(mark(), HasSubstr("keeps its income"));
    app.library().openGame(app.library().openNumber());
    EXPECT_THAT(mark(), HasSubstr("keeps its income"));
}

TEST_F(Mending, ATrialCanBeLeftAndTheGameIsAsItWas)
{
    const Journal &journal = gameOf(Stage::Middle);
    const int place = lastPlaceOf(journal, MoveKind::BuyShare);
    app.lay(journal, place);
    const Position before = session().position();
    app.go("TableScreen");
    const QList<ActionRow> actions = app.actions().rows();
    app.go("JournalScreen");

    finger.tap("move_" + QString::number(place));
    finger.tap("confirm"); // Change this move …
    finger.tap("otherKinds");
    finger.tap("instead_pass");
    finger.tap("confirm");
    finger.tap("chooseAgain");
    finger.tap("closeSheet");
    finger.tap("back");

    EXPECT_EQ(session().position(), before);
    EXPECT_EQ(app.application().mending().place(), 0);
    EXPECT_EQ(app.actions().rows(), actions);
}

TEST_F(Mending, WhatTheRuleRefusesTheTableMayWaiveThereToo)
{
    // Given a share that may not be bought because it was sold in this round (CZ-5.18), offered at an earlier move,
    const Journal &journal = gameOf(Stage::Middle);
    app.lay(journal, static_cast<int>(std::ssize(journal.moves)) / 2);
    app.go("JournalScreen");
    for (int place = session().moveCount(); place > 1; --place) {
        if (session().move(place).kind != MoveKind::BuyShare)
            continue;
        app.sheet("MendSheet", {{"place", place}});
        DecisionForm form(app.game());
        form.setKind("buy_share");
        for (const OfferRow &row : form.rows()) {
            if (!row.waivable)
                continue;
            // when the table says yes to it,
            if (finger.sees("showRefused"))
                finger.tap("showRefused");
            finger.tap("offer_" + row.key);
            finger.tap("tableSaysYes");
            finger.tap("reason_all agree");
            finger.tap("confirm");
            // then it is tried in the place of the old move, and not played now.
            EXPECT_EQ(session().moveCount(), static_cast<int>(std::ssize(journal.moves)) / 2);
            EXPECT_TRUE(app.application().mending().trial().isTried);
            EXPECT_TRUE(finger.sees("chooseAgain"));
            return;
        }
    }
    FAIL() << "the game should have such a share";
}

TEST_F(Mending, AMoveIsStruckOut)
{
    const Journal &journal = gameOf(Stage::Middle);
    app.lay(journal, 30);
    app.go("JournalScreen");
    finger.tap("move_30");
    finger.tap("strikeMove");
    EXPECT_FALSE(finger.sees("chooseAgain"));
    finger.tap("confirm");

    EXPECT_EQ(session().moveCount(), 29);
}

} // namespace

} // namespace flimnap::test
