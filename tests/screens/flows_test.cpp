#include <gmock/gmock.h>

#include <QAccessible>
#include <QTest>

#include "support/games_in_session.h"
#include "support/items.h"
#include "support/scenes.h"
#include "support/touch_player.h"

namespace flimnap::test {

namespace {

/// The app on a phone with the middle of a game on the table.
class Flow : public testing::Test
{
protected:
    Flow()
    {
        app.resize({412, 915});
        app.lay(gameOf(Stage::Middle), movesBefore(MoveKind::Pass));
        app.go("TableScreen");
    }

    /// A place late in the first half after which the journal goes on with such a move.
    static int movesBefore(MoveKind kind)
    {
        const Journal &journal = gameOf(Stage::Middle);
        int made = static_cast<int>(std::ssize(journal.moves)) * 45 / 100;
        while (journal.moves[static_cast<std::size_t>(made)].kind != kind)
            --made;
        return made;
    }

    void layBefore(MoveKind kind)
    {
        app.lay(gameOf(Stage::Middle), movesBefore(kind));
        app.go("TableScreen");
    }

    /// Cisleithania for two, where the income of the first company with two trains is entered.
    void enterIncomeOfTwoTrains()
    {
        const Journal &journal = gameOf(Stage::ForTwo);
        Session played(rulesFor(journal.header).value(), journal.header);
        for (const Move &move : journal.moves) {
            const CompanyId company = played.rules().game().findCompany(move.by);
            if (move.kind == MoveKind::RunTrains && played.position().trains.count(company) == 2)
                break;
            played.play(move);
        }
        app.lay(journal, played.moveCount());
        app.go("TableScreen");
        if (!finger.sees("confirm")) // the sheet opens by itself where nothing else can be done
            finger.tap("action_run_trains");
    }

    const Move &lastMove() { return session().move(session().moveCount()); }
    const Session &session() { return app.game().kept()->session(); }
    void type(const char *letters)
    {
        for (; *letters != 0; ++letters)
            QTest::keyClick(&app.window(), *letters);
    }
    QQuickItem *item(const QString &name) { return shownItems(app.window(), name).value(0); }

    OpenApp app;
    Finger finger{app};
};

TEST_F(Flow, EveryVariantIsSetUpByTouch)
{
    // Given each variant of each game, with the fewest players that can play it,
    for (const GameSummary &game : test::library().games()) {
        SCOPED_TRACE(game.game + " " + game.edition + " " + game.variant);
        Header header;
        header.game = game.game;
        header.edition = game.edition;
        header.variant = game.variant;
        header.players.resize(static_cast<std::size_t>(game.playerCounts.front()));

        // when it is chosen from the home screen,
        OpenApp other;
        TouchPlayer(other).createGame(header);

        // then that game lies on the table.
        const Header &made = other.game().kept()->session().header();
        EXPECT_EQ(made.game, header.game);
        EXPECT_EQ(made.edition, header.edition);
        EXPECT_EQ(made.variant, header.variant);
        EXPECT_EQ(made.players.size(), header.players.size());
    }
}

TEST_F(Flow, WhatWasBegunLastIsChosenAgain)
{
    // Given the Chinese edition begun before,
    Header header;
    header.game = "18cz";
    header.edition = "zh";
    header.players.resize(4);
    OpenApp other;
    TouchPlayer(other).createGame(header);

    // when another game is begun without choosing anything,
    other.go("HomeScreen");
    Finger again(other);
    again.tap("newGame");
    again.tap("startGame");

    // then it is of that edition.
    EXPECT_EQ(other.game().kept()->session().header().edition, "zh");
}

TEST_F(Flow, AnIncomeIsReckonedWithoutAGame_CZ10_6)
{
    // Given the calculator, a small company of 18CZ with 50 % of its director's,
    app.home();
    finger.tap("calculator");
    finger.tap("calculator_18cz/ru/base");
    finger.tap("kind_0");
    const auto result = [&](const QString &name) {
        return shownItems(app.window(), name).back()->property("text").toString().toStdString();
    };

    // when 110 is typed,
    for (const char digit : {'1', '1', '0'})
        finger.tap(QString("key_") + digit);

    // then everybody's share stands there.
    EXPECT_EQ(result("resultIncome"), "Income 110 K");
}

TEST_F(Flow, ALanguageIsChosenAndEverythingIsSaidInIt)
{
    // Given the settings,
    app.home();
    finger.tap("settings");

    // when Polish is chosen,
    finger.tap("language_pl");

    // then the page speaks it at once, and so does the table behind it.
    EXPECT_EQ(app.settings().language(), "pl");
    const std::string polish =
        shownItems(app.window(), "soundsSwitch").back()->property("text").toString().toStdString();
    EXPECT_NE(polish, "Sounds");
    const QString row = app.game().journal()->row(0).value("text").toString();
    finger.tap("language_en");
    EXPECT_NE(app.game().journal()->row(0).value("text").toString(), row);
    EXPECT_EQ(shownItems(app.window(), "soundsSwitch").back()->property("text").toString(), "Sounds");
}

TEST_F(Flow, APlayerIsDraggedToAnotherPlace)
{
    // Given four players of a new game,
    OpenApp other;
    Finger(other).tap("newGame");
    const auto nameAt = [&](int place) {
        return shownItems(other.window(), QString("playerName_%1").arg(place)).value(0)->property("text").toString();
    };
    const QString first = nameAt(1);
    const QString second = nameAt(2);
    const QString third = nameAt(3);
    QQuickItem *grip = shownItems(other.window(), "drag_1").value(0);
    const qreal row = placeOf(*shownItems(other.window(), "drag_2").value(0)).y() - placeOf(*grip).y();
    const QPointF from = placeOf(*grip).center();
    const auto dragTo = [&](qreal rows) {
        QTest::mouseMove(&other.window(), (from + QPointF(0, rows * row)).toPoint());
        other.settle();
    };

    // when the first is dragged two places down, with a finger that goes over both ends before,
    QTest::mousePress(&other.window(), Qt::LeftButton, {}, from.toPoint());
    for (const qreal rows : {0.2, 0.5, -0.8, -1.1, 1.0, 1.2, 1.6, 2.1, 4.9, 3.9, 2.0})
        dragTo(rows);
    QTest::mouseRelease(&other.window(), Qt::LeftButton, {}, (from + QPointF(0, 2 * row)).toPoint());
    other.settle();

    // then he plays third, and the others moved up.
    EXPECT_EQ(nameAt(1), second);
    EXPECT_EQ(nameAt(2), third);
    EXPECT_EQ(nameAt(3), first);
}

TEST_F(Flow, WhoeverSitsAlonePlaysAgainstGulliver_LI1_1)
{
    OpenApp other;
    Finger hand(other);
    hand.tap("newGame");
    hand.tap("edition_cs");
    hand.tap("players_3");
    const auto variant = [&] { return shownItems(other.window(), "gameTitle").value(0)->property("placeholderText"); };
    EXPECT_EQ(variant(), "18Lilliput");
    hand.tap("players_1");
    EXPECT_EQ(variant(), "18Lilliput: Solo");
    hand.tap("players_2");
    EXPECT_EQ(variant(), "18Lilliput");
    hand.tap("variant_solo");
    hand.tap("startGame");

    const Header &made = other.game().kept()->session().header();
    EXPECT_EQ(made.variant, "solo");
    EXPECT_EQ(made.players.size(), 1U);
}

TEST_F(Flow, WhatATableAgreedOnItAgreesOnAgain)
{
    // Given a game begun with a variant, another reading and another board,
    OpenApp other;
    Finger hand(other);
    hand.tap("newGame");
    hand.tap("edition_cs");
    hand.tap("switch_brobdingnag");
    hand.tap("checkTable");
    hand.tap("value_admiralDepot=true");
    hand.tap("chartLonger");
    hand.tap("startGame");
    const std::string agreed = other.game().kept()->session().header().options;
    ASSERT_THAT(agreed, testing::AllOf(testing::HasSubstr("brobdingnag"), testing::HasSubstr("admiralDepot"),
                                       testing::HasSubstr("chart")));

    // when the next one is begun,
    other.go("HomeScreen");
    Finger again(other);
    again.tap("newGame");
    EXPECT_THAT(shownItems(other.window(), "checkTable").value(0)->property("note").toString().toStdString(),
                testing::HasSubstr("Share-price chart"));
    again.tap("startGame");

    // then all of that holds again, without another tap.
    EXPECT_EQ(other.game().kept()->session().header().options, agreed);
    EXPECT_EQ(again.taps(), 2);
}

TEST_F(Flow, ATableWritesThePricesOfItsBoard_LI2_12)
{
    OpenApp other;
    Finger hand(other);
    const auto write = [&](const QString &field, const char *letters) {
        hand.tap(field);
        QTest::keyClick(&other.window(), Qt::Key_A, Qt::ControlModifier);
        for (; *letters != 0; ++letters)
            QTest::keyClick(&other.window(), *letters);
        QTest::keyClick(&other.window(), Qt::Key_Return);
        other.settle();
    };
    hand.tap("newGame");
    hand.tap("edition_cs");
    EXPECT_TRUE(hand.sees("pricesToCompare"));
    hand.tap("checkTable");
    EXPECT_FALSE(hand.sees("value_chart_2")); // 55 is fixed

    // Given a price that no board can have,
    write("value_chart_12", "118");
    EXPECT_FALSE(shownItems(other.window(), "chartFault").isEmpty());
    hand.tap("startGame");
    EXPECT_EQ(other.game().kept(), nullptr);

    // when it is put right, and a company gets its name,
    write("value_chart_12", "145");
    EXPECT_TRUE(shownItems(other.window(), "chartFault").isEmpty());
    write("name_C6", "Blefuscu");
    write("code_C6", "BL");
    hand.tap("colour_C6");
    hand.tap("swatch_C6_4");
    hand.tap("startGame");

    // then the game is played with them.
    ASSERT_NE(other.game().kept(), nullptr);
    const GameDefinition &tables = other.game().kept()->session().rules().game();
    EXPECT_TRUE(tables.findCell(Money{145}));
    EXPECT_FALSE(tables.findCell(Money{135}));
    const CompanyId company = tables.findCompany("BL");
    ASSERT_TRUE(company);
    EXPECT_EQ(tables.companies[company].name, "Blefuscu");
    EXPECT_EQ(tables.companies[company].colour, "#7b4a21");
}

TEST_F(Flow, ALotIsExchangedBeforeTheAuction_CZ8_47)
{
    OpenApp other;
    Finger hand(other);
    hand.tap("newGame");
    hand.tap("edition_ru");
    hand.tap("game_18cz");
    EXPECT_FALSE(hand.sees("setUpHint"));
    hand.tap("variant_moravia-silesia");
    EXPECT_TRUE(hand.sees("setUpHint"));
    hand.tap("checkTable");
    hand.tap("exchange_S1");
    hand.tap("value_lots_S1=M3");
    hand.tap("exchange_M1");
    hand.tap("value_lots_M1=S1");
    hand.tap("startGame");

    std::string lots;
    const GameDefinition &tables = other.game().kept()->session().rules().game();
    for (const Lot &lot : tables.auction->lots)
        lots += tables.privates[lot.railway].code + " " + std::to_string(lot.minimum.units) + " ";
    EXPECT_EQ(lots, "3E 50 L1 55 M3 50 MW 50 S1 25 ");
}

TEST_F(Flow, AMoveIsUndoneAndRedoneWithATapEach)
{
    const int before = session().moveCount();

    finger.tap("action_pass");
    EXPECT_EQ(session().moveCount(), before + 1);
    finger.tap("undo");
    EXPECT_EQ(session().moveCount(), before);
    finger.tap("redo");
    EXPECT_EQ(session().moveCount(), before + 1);
}

TEST_F(Flow, WhatARuleRefusesTheTableMayWaiveWithAReason)
{
    // Given a share that the player may not buy, for having sold it in this round (CZ-5.18),
    const Journal &journal = gameOf(Stage::Middle);
    int made = 0;
    std::string company;
    for (int place = 0; place < std::ssize(journal.moves) && company.empty(); ++place) {
        const Move &move = journal.moves[static_cast<std::size_t>(place)];
        if (move.kind != MoveKind::SellShares)
            continue;
        app.lay(journal, place + 1);
        for (const QVariant &offer : app.game().offersOf("buy_share")) {
            if (offer.toMap().value("rule") == "CZ-5.18" && offer.toMap().value("waivable").toBool()) {
                company = offer.toMap().value("company").toString().toStdString();
                made = place + 1;
            }
        }
    }
    ASSERT_FALSE(company.empty());
    app.go("TableScreen");

    // when the table says yes,
    finger.tap("action_buy_share");
    if (finger.sees("showRefused"))
        finger.tap("showRefused");
    finger.tap("offer_" + QString::fromStdString(company));
    finger.tap("tableSaysYes");
    finger.tap("reason_all agree");
    finger.tap("confirm");

    // then the share is bought, and the journal says why.
    EXPECT_EQ(session().moveCount(), made + 1);
    EXPECT_EQ(lastMove().company, company);
    EXPECT_EQ(lastMove().force, "all agree");
}

TEST_F(Flow, TheJournalLeadsBackToAnyMove)
{
    const int before = session().moveCount();
    const QString place = QString::number(before - 2);

    finger.tap("more");
    finger.tap("more_JournalScreen");
    finger.tap("move_" + place);
    finger.tap("undoToHere");

    EXPECT_EQ(session().moveCount(), before - 2);
}

TEST_F(Flow, AnEarlierIncomeIsCorrectedAndTheRestReplayed)
{
    // Given a company that kept an income,
    const Journal &journal = gameOf(Stage::Middle);
    int place = movesBefore(MoveKind::Dividend);
    while (journal.moves[static_cast<std::size_t>(place)].pay != "none")
        --place;
    const Move &run = journal.moves[static_cast<std::size_t>(place - 1)];
    ASSERT_EQ(run.kind, MoveKind::RunTrains);
    app.lay(journal, place + 1);
    const Party company = session().rules().game().findCompany(run.by);
    const Money before = session().position().ledger.balance(company);

    // when its income was 10 higher after all,
    app.go("JournalScreen");
    finger.tap("move_" + QString::number(place));
    for (const QChar digit : QString::number(*run.revenue + 10))
        finger.tap(QString("key_") + digit);
    finger.tap("confirm");

    // then it has 10 more.
    EXPECT_EQ(session().moveCount(), place + 1);
    EXPECT_EQ(session().position().ledger.balance(company), before + Money{10});
}

TEST_F(Flow, CountedCashIsBookedAsACorrection)
{
    finger.tap("more");
    finger.tap("more_CashCountScreen");
    finger.tap("account_p2");
    for (const char *key : {"key_7", "key_7", "key_7"})
        finger.tap(key);
    finger.tap("bookCorrection");

    EXPECT_EQ(lastMove().kind, MoveKind::Correct);
    EXPECT_EQ(session().position().ledger.balance(PlayerId(1)), Money{777});
}

TEST_F(Flow, AnIncomeIsEnteredStopByStop)
{
    layBefore(MoveKind::RunTrains);
    finger.tap("action_run_trains");
    finger.tap("income_true");
    finger.tap("stop_20");
    finger.tap("stop_30");
    finger.tap("stop_80");
    finger.tap("stop_back");
    finger.tap("confirm");

    ASSERT_EQ(lastMove().kind, MoveKind::RunTrains);
    EXPECT_EQ(lastMove().revenue, 50);
    EXPECT_TRUE(finger.sees("word_pay_none")) << "the dividend is asked for at once";
}

TEST_F(Flow, ABonusIsAddedToAnIncomeForEveryTrainThatEarnsIt_AH8_20)
{
    enterIncomeOfTwoTrains();
    for (const char *key : {"key_1", "key_2", "key_0"})
        finger.tap(key);
    const auto income = [&] { return item("amount_revenue")->property("value").toInt(); };

    finger.tap("bonus_Bukowina");
    EXPECT_EQ(income(), 120 + 50);
    finger.tap("bonus_Bukowina");
    EXPECT_EQ(income(), 120 + 2 * 50);
    finger.tap("bonus_Bukowina");
    EXPECT_EQ(income(), 120) << "there are only two trains";
    finger.tap("bonus_Bukowina");
    finger.tap("key_0");
    EXPECT_EQ(income(), 1200 + 50);
    finger.tap("key_back");
    finger.tap("confirm");

    ASSERT_EQ(lastMove().kind, MoveKind::RunTrains);
    EXPECT_EQ(lastMove().revenue, 170);
}

TEST_F(Flow, ABonusBelongsToOneTrainWhereStopsAreEntered_AH8_20)
{
    enterIncomeOfTwoTrains();
    finger.tap("income_true");
    finger.tap("stop_20");
    finger.tap("bonus_Bukowina");
    finger.tap("train_1");
    EXPECT_FALSE(item("bonus_Bukowina")->property("checked").toBool());
    finger.tap("stop_30");
    finger.tap("bonus_Bukowina");
    EXPECT_EQ(item("amount_revenue")->property("value").toInt(), 20 + 50 + 30 + 50);

    finger.tap("train_0");
    finger.tap("bonus_Bukowina");
    finger.tap("confirm");

    ASSERT_EQ(lastMove().kind, MoveKind::RunTrains);
    EXPECT_EQ(lastMove().revenue, 20 + 30 + 50);
}

TEST_F(Flow, TheChartIsPinchedAndDragged)
{
    finger.tap("chart");
    QQuickItem *scroller = item("chartScroller");
    ASSERT_NE(scroller, nullptr);
    const qreal before = scroller->property("contentHeight").toReal();
    const QPoint middle = placeOf(*scroller).center().toPoint();

    QPointingDevice *touch = QTest::createTouchDevice();
    QTest::touchEvent(&app.window(), touch).press(1, middle - QPoint(0, 20)).press(2, middle + QPoint(0, 20));
    for (int step = 1; step <= 10; ++step) {
        const QPoint reach(0, 20 + 12 * step);
        QTest::touchEvent(&app.window(), touch).move(1, middle - reach).move(2, middle + reach);
        QTest::qWait(5);
    }
    QTest::touchEvent(&app.window(), touch).release(1, middle).release(2, middle);
    app.settle();
    EXPECT_GT(scroller->property("contentHeight").toReal(), before * 1.2);

    const qreal top = scroller->property("contentY").toReal();
    QTest::touchEvent(&app.window(), touch).press(3, middle);
    for (int step = 1; step <= 10; ++step) {
        QTest::touchEvent(&app.window(), touch).move(3, middle - QPoint(0, 10 * step));
        QTest::qWait(5);
    }
    QTest::qWait(120);
    QTest::touchEvent(&app.window(), touch).release(3, middle - QPoint(0, 100));
    EXPECT_GT(scroller->property("contentY").toReal(), top);
}

TEST_F(Flow, AKeyboardMakesMovesToo)
{
    layBefore(MoveKind::RunTrains);
    finger.tap("action_run_trains");
    type("120");
    EXPECT_EQ(item("amount_revenue")->property("value").toInt(), 120);
    QTest::keyClick(&app.window(), Qt::Key_Escape);
    app.settle();
    EXPECT_FALSE(finger.sees("confirm"));

    // From one control to the next until the wanted one has the focus.
    for (int tab = 0; tab < 60 && app.window().activeFocusItem()->objectName() != "action_run_trains"; ++tab)
        QTest::keyClick(&app.window(), Qt::Key_Tab);
    ASSERT_EQ(app.window().activeFocusItem()->objectName(), "action_run_trains");
    QTest::keyClick(&app.window(), Qt::Key_Return);
    app.settle();
    type("90");
    QTest::keyClick(&app.window(), Qt::Key_Return);
    app.settle();
    EXPECT_EQ(lastMove().revenue, 90);

    QTest::keyClick(&app.window(), Qt::Key_Escape); // the dividend's sheet
    QTest::keyClick(&app.window(), Qt::Key_Z, Qt::ControlModifier);
    app.settle();
    EXPECT_NE(lastMove().kind, MoveKind::RunTrains);
}

TEST(Reopening, LeadsToTheSameTableAndScreen)
{
    const QTemporaryDir folder;
    {
        OpenApp app(folder.path());
        app.resize({412, 915});
        app.lay(gameOf(Stage::Late), 100);
        Finger finger(app);
        app.go("TableScreen");
        finger.tap("chart");
    }
    OpenApp app(folder.path());
    app.resize({412, 915});
    Finger finger(app);
    EXPECT_EQ(app.game().moveCount(), 100);
    EXPECT_TRUE(finger.sees("chartScroller"));
    finger.tap("back");
    EXPECT_TRUE(finger.sees("undo"));
}

TEST(EveryControl, SaysItsNameToScreenReaders)
{
    OpenApp app;
    app.resize({412, 915});
    for (const Scene &scene : allScenes()) {
        show(app, scene);
        visitShown(*app.window().contentItem(), [&](QQuickItem &item) {
            if (!item.inherits("QQuickAbstractButton") && !item.inherits("QQuickTextField"))
                return;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&item);
            ASSERT_NE(face, nullptr);
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty())
                << qPrintable(scene.name) << ": " << qPrintable(item.objectName());
            EXPECT_NE(face->role(), QAccessible::NoRole) << qPrintable(item.objectName());
        });
    }
}

} // namespace

} // namespace flimnap::test
