#include <map>
#include <set>

#include <gtest/gtest.h>

#include "support/games_in_session.h"
#include "support/items.h"
#include "support/scenes.h"
#include "support/touch_player.h"

// Nothing moves under the finger, and nothing is booked by a second tap.

namespace flimnap::test {

namespace {

using Positions = std::map<QString, QRectF>;

/// Where the shown controls of these names stand; of several with one name the last.
Positions positionsOf(OpenApp &app, const QStringList &beginnings)
{
    Positions found;
    visitShown(*app.window().contentItem(), [&](QQuickItem &item) {
        const QString name = item.objectName();
        if (std::any_of(beginnings.begin(), beginnings.end(), [&](const QString &one) { return name.startsWith(one); }))
            found[name] = placeOf(item);
    });
    return found;
}

/// Those that are not where they were.
QStringList movedBetween(const Positions &before, const Positions &after)
{
    constexpr qreal tolerance = 0.6;
    QStringList moved;
    for (const auto &[name, place] : before) {
        const auto now = after.find(name);
        if (now != after.end() &&
            (std::abs(now->second.x() - place.x()) > tolerance || std::abs(now->second.y() - place.y()) > tolerance))
            moved.append(QString("%1 from %2,%3 to %4,%5")
                             .arg(name)
                             .arg(place.x())
                             .arg(place.y())
                             .arg(now->second.x())
                             .arg(now->second.y()));
    }
    return moved;
}

const QStringList &barAndKeys()
{
    static const QStringList names{"action_", "choose_", "notNow", "undo", "redo", "key_", "offer_", "confirm"};
    return names;
}

/// What can be tapped in the sheet to choose or to type: of every sort the first two.
QStringList choicesIn(OpenApp &app)
{
    static const QStringList sorts{"offer_", "usual_",  "word_",    "key_5",  "key_0",    "train_",  "stop_",
                                   "bonus_", "income_", "railway_", "route_", "account_", "change_", "mine_"};
    QStringList names;
    std::map<QString, int> ofSort;
    QQuickItem *sheet = shownItems(app.window(), "sheet").value(0);
    if (sheet == nullptr)
        return names;
    visitShown(*sheet, [&](QQuickItem &item) {
        for (const QString &sort : sorts) {
            if (item.objectName().startsWith(sort) && item.isEnabled() && takesTaps(item) && ofSort[sort]++ < 2)
                names.append(item.objectName());
        }
    });
    return names;
}

class Still : public testing::TestWithParam<QSize>
{
};

TEST_P(Still, NoKeyTileOrButtonMovesWhileSomethingIsChosenOrTyped)
{
    OpenApp app;
    app.resize(GetParam());
    for (const Scene &scene : allScenes()) {
        if (scene.sheet.isEmpty())
            continue;
        // Given every sheet as it opens,
        show(app, scene);
        app.layOut();
        Finger finger(app);
        for (const QString &choice : choicesIn(app)) {
            if (!finger.sees(choice))
                continue; // it stood beside what was chosen since
            const QString before = app.shown();
            const bool wasNarrow = finger.sees("chooseAnother");
            Positions places;
            // when something in it is chosen or typed, a finger first brings it into view,
            try {
                finger.lookFor(choice);
                places = positionsOf(app, barAndKeys());
                finger.tap(choice);
            } catch (const OutOfReach &) {
                continue; // a tile of a long list lies under what was unfolded
            }
            app.layOut();
            if (app.shown() != before) {
                show(app, scene); // that made a move
                app.layOut();
                continue;
            }
            // then all others stand where they stood, unless their place was given to what is to be entered.
            if (wasNarrow == finger.sees("chooseAnother")) {
                const QStringList moved = movedBetween(places, positionsOf(app, barAndKeys()));
                EXPECT_TRUE(moved.isEmpty()) << qPrintable(scene.name) << ", " << qPrintable(nameOf(scene.stage))
                                             << ", " << qPrintable(choice) << ":\n  " << qPrintable(moved.join("\n  "));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Phones, Still, testing::Values(QSize(360, 640), QSize(412, 915)),
                         [](const auto &test) { return "Of" + std::to_string(test.param.width()); });

TEST(CalculatorPage, KeepsItsKeysInTheirPlaceWhileAnIncomeIsTyped)
{
    // Given the calculator on a phone, scrolled to its keys,
    for (const QSize size : {QSize(360, 640), QSize(412, 915)}) {
        OpenApp app;
        app.resize(size);
        app.go("CalculatorScreen");
        Finger finger(app);
        finger.lookFor("key_0");
        const Positions places = positionsOf(app, {"key_"});
        ASSERT_EQ(places.size(), 12U);
        // when an income is typed, which is none yet after its first digit,
        for (const char *key : {"key_1", "key_5", "key_0"}) {
            finger.tap(key);
            app.layOut();
            // then no key moves.
            const QStringList moved = movedBetween(places, positionsOf(app, {"key_"}));
            EXPECT_TRUE(moved.isEmpty()) << key << ":\n  " << qPrintable(moved.join("\n  "));
        }
    }
}

TEST(Bar, EveryMoveHasItsPlaceThroughAWholeGame)
{
    for (const char *name : {"18cz-3p-911", "1836jr56-4p-1009", "1824cis-2p-1101", "18lilliput-2p-601"}) {
        // Given a whole game on a small phone,
        const Journal &journal = replayOf(name);
        OpenApp app;
        app.resize({360, 640});
        app.lay(journal, 0);
        app.go("TableScreen");
        app.layOut();
        std::map<RoundKind, Positions> places;
        for (const Move &move : journal.moves) {
            // when it is played,
            const RoundKind round = app.game().kept()->session().position().round.kind;
            ASSERT_TRUE(app.game().play(move));
            app.aftermath().goOn();
            app.aftermath().dismissChecklist();
            app.pass(1);
            if (app.game().kept()->session().position().round.kind != round || app.game().isOver())
                continue;
            // then every button of the bar stands where it stood before in such a round.
            const Positions now = positionsOf(app, {"action_", "choose_", "notNow"});
            const QStringList moved = movedBetween(places[round], now);
            ASSERT_TRUE(moved.isEmpty()) << name << ", after move " << app.game().moveCount() << ":\n  "
                                         << qPrintable(moved.join("\n  "));
            places[round].insert(now.begin(), now.end());
        }
    }
}

TEST(Bar, LeavesTheCompaniesReadableOnASmallPhone)
{
    // Given operating rounds in the second half of a game,
    const Journal &journal = gameOf(Stage::Late);
    const int late = static_cast<int>(std::ssize(journal.moves)) * 88 / 100;
    OpenApp app;
    app.resize({360, 640});
    app.lay(journal, late / 2);
    app.go("TableScreen");
    for (int made = late / 2; made < late; ++made) {
        ASSERT_TRUE(app.game().play(journal.moves[static_cast<std::size_t>(made)]));
        app.aftermath().goOn();
        app.aftermath().dismissChecklist();
        app.pass(1);
        const bool isAsked = app.shown().contains("Sheet"); // a decision's sheet lies over it by itself
        const bool isAskedBesides = app.actions().places().extra > 0;
        if (!app.turn().isCompany() || isAsked || isAskedBesides || made % 10 != 0)
            continue;
        // then the bar takes less than half of the screen, and two companies are to be read above it.
        app.layOut();
        EXPECT_LT(placeOf(*shownItems(app.window(), "actionScroller").value(0)).height(), 300) << made;
        EXPECT_GE(placeOf(*shownItems(app.window(), "scroller").value(0)).height(), 200) << made;
    }
}

TEST(SecondTap, BooksNothingThatOneTapWouldNotHaveShown)
{
    // Given a whole game that is entered by somebody who taps everything twice, 250 ms apart,
    const Journal &journal = replayOf("18cz-moravia-silesia-3p-4");
    OpenApp app;
    app.resize({360, 640});
    auto finger = std::make_unique<Finger>(app);
    finger->getHasty();
    TouchPlayer player(app, std::move(finger));

    // then no second tap does anything, and the game is the one that was meant.
    try {
        player.createGame(journal.header);
        for (const Move &move : journal.moves)
            player.enter(move);
    } catch (const OutOfReach &problem) {
        app.picture().save(QString::fromStdString(testing::TempDir() + "second_tap_failure.png"));
        FAIL() << "after " << app.game().moveCount() << " moves: " << problem.what();
    }
    EXPECT_EQ(app.game().moveCount(), std::ssize(journal.moves));
}

} // namespace

} // namespace flimnap::test
