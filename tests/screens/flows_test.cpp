#include <gmock/gmock.h>

#include <QAccessible>
#include <QTest>

#include "decisions/decision_form.h"
#include "features/lots/standing.h"
#include "scores/score_sheet_view.h"
#include "support/games_in_session.h"
#include "support/items.h"
#include "support/scenes.h"
#include "support/touch_player.h"

namespace flimnap::test {

namespace {

std::string inPlainSpaces(QString text)
{
    return text.replace(QChar::Nbsp, ' ').toStdString();
}

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

    void openLilliputsSheet()
    {
        app.home();
        finger.tap("scoreSheet");
        finger.tap("sheetGame_open");
        const int place = ScoreSheetView(library()).usualGame({"18lilliput", "cs", {}, {}});
        finger.tap("sheetGame_" + QString::number(place));
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
    finger.tap("calculator_open");
    finger.tap("calculator_18cz/ru/base");
    finger.tap("kind_0");
    const auto result = [&](const QString &name) {
        return inPlainSpaces(shownItems(app.window(), name).back()->property("text").toString());
    };

    // when 110 is typed,
    for (const char digit : {'1', '1', '0'})
        finger.tap(QString("key_") + digit);

    // then everybody's share stands there.
    EXPECT_EQ(result("resultIncome"), "Income 110 K");

    // and it is in view without scrolling.
    EXPECT_EQ(result("resultBar"), "Income 110 K · Director: 55 · Treasury: 0");
}

TEST_F(Flow, TheCalculatorKeepsWhatWasEnteredWhenTheGameIsChanged)
{
    // Given 50 % with the director of a small company of 18CZ and an income of 110,
    app.home();
    finger.tap("calculator");
    finger.tap("calculator_open");
    finger.tap("calculator_18cz/ru/base");
    finger.tap("kind_0");
    for (const char digit : {'1', '1', '0'})
        finger.tap(QString("key_") + digit);

    // when 1824 is reckoned with,
    finger.tap("calculator_open");
    finger.tap("calculator_1824/ru/base");

    // then the director still has 50 %, and the income is the same.
    EXPECT_EQ(inPlainSpaces(shownItems(app.window(), "resultBar").back()->property("text").toString()),
              "Income 110 G · Director: 55 · Treasury: 0");
}

TEST_F(Flow, TheCalculatorAsksForTrainsWhereRoutesAreDeclared_LI6_2)
{
    // Given the calculator with a game in which an income is a sum,
    app.home();
    finger.tap("calculator");
    finger.tap("calculator_open");
    finger.tap("calculator_18cz/ru/base");
    EXPECT_FALSE(finger.sees("value_worth_0"));

    // when 18Lilliput is reckoned with, then a train is asked for.
    finger.tap("calculator_open");
    finger.tap("calculator_18lilliput/cs/base");
    EXPECT_TRUE(finger.sees("value_worth_0"));
}

TEST_F(Flow, APriceOfTheScoringSheetIsOneOfTheChart)
{
    // Given the scoring sheet of 18Lilliput,
    openLilliputsSheet();

    // when a price is typed that is not on its chart,
    finger.tap("value_price_SR");
    for (const Qt::Key key : {Qt::Key_9, Qt::Key_0, Qt::Key_8, Qt::Key_0, Qt::Key_Return})
        QTest::keyClick(&app.window(), key);

    // then it is refused in words,
    ASSERT_FALSE(shownItems(app.window(), "priceFault_SR").isEmpty());
    EXPECT_EQ(shownItems(app.window(), "priceFault_SR").back()->property("text").toString().toStdString(),
              "9080 is not on the chart; the nearest is 150.");

    // and one can be tapped instead.
    finger.tap("prices_SR");
    finger.tap("charted_SR_90");
    EXPECT_TRUE(shownItems(app.window(), "priceFault_SR").isEmpty());
    EXPECT_EQ(shownItems(app.window(), "value_price_SR").back()->property("text").toString().toStdString(), "90");
}

TEST_F(Flow, WhoComesToAFieldWritesAnewAndGoesOnWithEnter)
{
    // Given the scoring sheet with a price of 90 for the first company,
    openLilliputsSheet();
    finger.tap("value_price_SR");
    const auto type = [&](const QString &text) {
        for (const QChar digit : text)
            QTest::keyClick(&app.window(), digit.toLatin1());
        QTest::keyClick(&app.window(), Qt::Key_Return);
    };
    type("90");

    // when the next price is typed without a tap, and then the first one again,
    type("70");
    finger.tap("value_price_SR");
    type("100");

    // then each stands where it belongs, and nothing of the old number is left.
    const auto price = [&](const QString &company) {
        return shownItems(app.window(), "value_price_" + company).back()->property("text").toString().toStdString();
    };
    EXPECT_EQ(price("SR"), "100");
    EXPECT_EQ(price("LNR"), "70");
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

TEST_F(Flow, NamesAreTypedOneAfterAnother)
{
    // Given three players of a new game who are called by numbers,
    OpenApp other;
    Finger hand(other);
    hand.tap("newGame");
    hand.tap("edition_ru");
    hand.tap("game_18cz");
    hand.tap("players_3");
    const auto write = [&](const char *letters, Qt::Key then) {
        for (; *letters != 0; ++letters)
            QTest::keyClick(&other.window(), *letters);
        QTest::keyClick(&other.window(), then);
        other.settle();
    };

    // when the first name is tapped, and the others follow with Enter or Tab,
    hand.tap("playerName_1");
    write("Anna", Qt::Key_Return);
    write("Boris", Qt::Key_Tab);
    write("Cyril", Qt::Key_Return);

    // then the game has begun, and they are called so.
    ASSERT_NE(other.game().kept(), nullptr);
    std::string names;
    for (const Seat &seat : other.game().kept()->session().header().players)
        names += seat.name + " ";
    EXPECT_EQ(names, "Anna Boris Cyril ");
}

TEST_F(Flow, AGameIsRenamedWithoutErasingItsName)
{
    app.home();
    const QString game = QString::number(app.library().games()->rows()[0].number);
    finger.tap("rename_" + game);
    type("Saturday");
    QTest::keyClick(&app.window(), Qt::Key_Return);
    app.settle();

    EXPECT_EQ(app.library().games()->rows()[0].title.toStdString(), "Saturday");
    EXPECT_FALSE(finger.sees("newTitle_" + game));
}

TEST_F(Flow, ANameIsPutRightDuringTheGame)
{
    // Given the players of the game on the table,
    finger.tap("more");
    finger.tap("more_PeopleScreen");
    EXPECT_FALSE(finger.sees("playerUp_2")); // moves were made

    // when one is called otherwise, and gets another colour,
    finger.tap("playerName_2");
    type("Bob");
    finger.tap("colour_2");
    finger.tap("swatch_2_4");
    EXPECT_EQ(app.overview().players()[1].name.toStdString(), "Bob");
    finger.tap("back");

    // then the table says so, in the journal, too.
    finger.tap("tab_players");
    const PlayerRow bob = app.overview().players()[1];
    EXPECT_EQ(bob.name.toStdString(), "Bob");
    EXPECT_EQ(bob.initial.toStdString(), "B");
    EXPECT_EQ(bob.colour.name().toStdString(), "#8a6d00");
    std::string journal;
    for (int row = 0; row < app.game().journal()->count(); ++row)
        journal += app.game().journal()->row(row).value("text").toString().toStdString() + "\n";
    EXPECT_THAT(journal, testing::AllOf(testing::HasSubstr("Bob "), testing::Not(testing::HasSubstr("Boris"))));
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
    hand.tap("readRules");
    hand.tap("furtherReadings");
    hand.tap("value_admiralDepot=true");
    hand.tap("back");
    hand.tap("checkTable");
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
    EXPECT_EQ(shownItems(other.window(), "readRules").value(0)->property("note").toString(), "1 not as usual");
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

    std::string bids;
    const GameDefinition &tables = other.game().kept()->session().rules().game();
    for (const lots::Lot &lot : lots::termsOf(tables).lots)
        bids += tables.privates[lot.railway].code + " " + std::to_string(lot.least.units) + " ";
    EXPECT_EQ(bids, "3E 50 L1 55 M3 50 MW 50 S1 25 ");
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

TEST_F(Flow, UndoingTwiceUndoesTwoMoves)
{
    const int before = session().moveCount();
    const QRectF undo = placeOf(*item("undo"));
    EXPECT_TRUE(finger.sees("redo")) << "greyed: there is nothing to redo yet";
    EXPECT_FALSE(finger.canTap("redo"));

    finger.tap("undo");
    EXPECT_EQ(placeOf(*item("undo")), undo);
    EXPECT_TRUE(item("booked")->property("text").toString().startsWith("Undone: "));
    finger.tap("undo");
    EXPECT_EQ(session().moveCount(), before - 2);
}

TEST_F(Flow, AMoveThatChangesNothingToSeeIsSaidAndCanBeTakenBackThere)
{
    // Given a player who passes, and another one after him,
    const std::vector<Move> &moves = gameOf(Stage::Middle).moves;
    std::size_t before = moves.size() / 2;
    while (moves[before].kind != MoveKind::Pass || moves[before + 1].kind != MoveKind::Pass)
        --before;
    app.lay(gameOf(Stage::Middle), static_cast<int>(before));
    app.go("TableScreen");
    const QString code = QString::fromStdString(moves[before].by);
    finger.tap("action_pass");

    // then that is said, and his card says it, too,
    EXPECT_TRUE(item("booked")->property("text").toString().contains("passes"));
    QQuickItem *card = item("player_" + code);
    ASSERT_NE(card, nullptr);
    int marks = 0;
    for (const QQuickItem *mark : shownItems(app.window(), "passed"))
        marks += isWithin(mark, card) ? 1 : 0;
    EXPECT_EQ(marks, 1);

    // and one tap takes it back.
    finger.tap("undoBooked");
    EXPECT_EQ(session().moveCount(), static_cast<int>(before));
}

TEST_F(Flow, WhoActsIsSeenAfterEveryChange)
{
    // Given the sixth of the companies in an operating round on a small phone,
    app.resize({360, 640});
    const Journal &journal = gameOf(Stage::Late);
    const auto isSeen = [&] {
        const QList<QQuickItem *> cards = shownItems(app.window(), "company_" + app.turn().code());
        if (cards.isEmpty())
            return false;
        return seenPartOf(*cards.front()).height() >= placeOf(*cards.front()).height() - 1;
    };
    int made = static_cast<int>(std::ssize(journal.moves)) * 88 / 100;
    const auto placeOfTurn = [&] {
        const QList<CompanyRow> &companies = app.overview().companies();
        const auto acting = std::ranges::find_if(companies, &CompanyRow::acting);
        return acting == companies.end() ? 0 : acting->place;
    };
    for (app.lay(journal, made); placeOfTurn() < 4; app.lay(journal, --made))
        ASSERT_GT(made, 100);

    // when the table is opened again, then it is seen,
    app.go("TableScreen");
    EXPECT_TRUE(QTest::qWaitFor([&] { return isSeen(); }, 3000));
    // and after undoing until it is another one's turn,
    const QString company = app.turn().code();
    while (app.turn().code() == company || !app.turn().isCompany())
        app.game().undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return isSeen(); }, 3000));
    // and when it is its turn again.
    while (app.turn().code() != company) {
        app.game().redo();
        app.aftermath().goOn();
        app.aftermath().dismissChecklist();
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return isSeen(); }, 3000));
}

TEST_F(Flow, WhatIsImpossibleSaysWhyOnceForAll)
{
    // Given a player's turn in which a move is impossible,
    const auto refused = [&] {
        return std::ranges::find_if(app.actions().rows(), [](const ActionRow &action) {
            return action.group == SlotGroup::Main && !action.reason.isEmpty();
        });
    };
    for (int made = session().moveCount(); refused() == app.actions().rows().end(); --made) {
        app.lay(gameOf(Stage::Middle), made);
        app.go("TableScreen");
    }
    const ActionRow action = *refused();

    // when its greyed button is tapped, then its sheet says each reason once,
    finger.tap("action_" + action.kind);
    std::map<QString, int> said;
    visitShown(*item("sheet"), [&](QQuickItem &shown) {
        if (shown.inherits("QQuickText") && shown.property("text").toString().size() > 40)
            ++said[shown.property("text").toString()];
    });
    for (const auto &[text, times] : said)
        EXPECT_EQ(times, 1) << qPrintable(text);
    finger.tap("closeSheet");

    // and all reasons stand together one tap away.
    finger.tap("notNow");
    EXPECT_FALSE(finger.sees("confirm"));
}

TEST_F(Flow, ATrainOfAnotherCompanyIsNotRefusedBeforeItsPriceIsTyped)
{
    // Given a company on a small phone that may buy another one's train at a price they agree on,
    app.resize({360, 640});
    const Journal &journal = gameOf(Stage::Late);
    int made = static_cast<int>(std::ssize(journal.moves)) * 88 / 100;
    QString tile;
    for (; tile.isEmpty() && made > 50; --made) {
        app.lay(journal, made);
        QString other;
        DecisionForm form(app.game());
        form.setKind("buy_train");
        for (const int place : form.allowed()) {
            form.choose(place);
            if (!form.numbers().isEmpty() && form.numbers()[0].most > 20)
                other = "offer_" + form.offer().key;
        }
        if (form.allowed().size() > 3)
            tile = other;
    }
    ASSERT_FALSE(tile.isEmpty());
    app.go("TableScreen");
    finger.tap("action_buy_train");

    // when it is chosen,
    finger.tap(tile);
    app.layOut();

    // then nothing is refused yet, the other trains are away and all keys are seen;
    EXPECT_FALSE(finger.sees("tableSaysYes"));
    EXPECT_EQ(item("value_price")->property("text").toString(), "–");
    EXPECT_TRUE(finger.sees("chooseAnother"));
    for (const char *key : {"key_0", "key_1", "key_9", "key_back"})
        EXPECT_GE(seenPartOf(*item(key)).height(), 40) << key;
    EXPECT_FALSE(finger.canTap("confirm"));

    // and a price that both agree on is enough.
    finger.tap("key_1");
    finger.tap("key_0");
    finger.tap("confirm");
    EXPECT_EQ(lastMove().kind, MoveKind::BuyTrain);
    EXPECT_EQ(lastMove().price, 10);
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
        for (const Offer &offer : session().offers()) {
            const bool isIt = offer.move.kind == MoveKind::BuyShare && offer.refusal && offer.refusal->waivable;
            if (isIt && offer.refusal->rule == "CZ-5.18") {
                company = offer.move.company;
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
    finger.tap("confirm");
    for (const QChar digit : QString::number(*run.revenue + 10))
        finger.tap(QString("key_") + digit);
    finger.tap("confirm");
    finger.tap("confirm"); // what it changes was seen

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
    finger.tap("confirm");

    EXPECT_EQ(lastMove().kind, MoveKind::Correct);
    EXPECT_EQ(session().position().ledger.balance(PlayerId(1)), Money{777});
}

TEST_F(Flow, StationsOnTheSameHexAreAskedForAfterATakeOver_CZ6_55)
{
    // Given the turn in which BN takes over VBW,
    layBefore(MoveKind::Acquire);
    const int before = session().moveCount();

    // when that is done, and the question that opens is answered,
    TouchPlayer(app).enter(gameOf(Stage::Middle).moves[static_cast<std::size_t>(before)]);
    finger.tap("word_value_1");
    finger.tap("confirm");

    // then the answer stands in the journal, and one station fewer on the map.
    EXPECT_EQ(lastMove().what, "shared_hexes");
    EXPECT_EQ(session().moveCount(), before + 2);
}

TEST_F(Flow, ACompanysStationsAreCorrected)
{
    app.go("JournalScreen");
    finger.tap("correction");
    finger.tap("subject_stations");
    finger.tap("company_BN");
    const CompanyId bn = session().rules().game().findCompany("BN");
    const CompanyState before = session().position().companies[bn];
    const int counted = before.stationsOnMap + before.tokensLeft;
    finger.tap("stations_" + QString::number(counted));
    finger.tap("reason_counted on the table");
    finger.tap("confirm");

    EXPECT_EQ(lastMove().stations, counted);
    EXPECT_EQ(session().position().companies[bn].tokensLeft, 0);
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
