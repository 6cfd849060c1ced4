#include "views/join_view.h"

#include <algorithm>
#include <functional>

#include <gmock/gmock.h>

#include <QTemporaryDir>

#include "rounds/handover.h"
#include "settings/app_settings.h"
#include "support/games_in_session.h"
#include "views/library_view.h"

namespace flimnap::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::int64_t noTime()
{
    return 0;
}

QVariantMap tableOf(const QStringList &names)
{
    QVariantList players;
    for (const QString &name : names)
        players.append(QVariantMap{{"name", name}});
    return {{"game", "18cz"}, {"edition", "ru"}, {"variant", "base"}, {"title", "Friday"}, {"players", players}};
}

QString toText(const std::string &text)
{
    return QString::fromStdString(text);
}

QStringList toTexts(const JoinedPosition::Names &names)
{
    QStringList texts;
    for (const std::string &name : names)
        texts.append(toText(name));
    return texts;
}

/// A shelf without games, and the form of a game to be joined.
class JoinViewTest : public ::testing::Test
{
protected:
    JoinViewTest() { EXPECT_EQ(join.begin(tableOf({"Anna", "Boris", "Cyril", "Dana"})), QString()); }

    /// BCB operates at 65: Anna directs it with 50 %, it has one of its stations on the map.
    void enterBcb()
    {
        join.set("companies/BCB/state", "operating");
        join.set("companies/BCB/price", 65);
        join.set("companies/BCB/stations", 1);
        join.set("players/p1/shares/BCB", 50);
    }

    QVariantMap group(const QString &section, const QString &key)
    {
        join.setSection(section);
        for (int row = 0; row < join.groups()->count(); ++row) {
            if (join.groups()->row(row).value("key") == key)
                return join.groups()->row(row);
        }
        ADD_FAILURE() << "no group " << key.toStdString() << " in " << section.toStdString();
        return {};
    }
    QVariantMap field(const QString &section, const QString &key, const QString &place)
    {
        const QVariantList fields = group(section, key).value("fields").toList();
        for (const QVariant &entry : fields) {
            if (entry.toMap().value("place") == place)
                return entry.toMap();
        }
        ADD_FAILURE() << "no field " << place.toStdString();
        return {};
    }

    [[nodiscard]] std::vector<std::string> problems()
    {
        std::vector<std::string> texts;
        for (int row = 0; row < join.problems()->count(); ++row)
            texts.push_back(join.problems()->row(row).value("text").toString().toStdString());
        return texts;
    }

    [[nodiscard]] const Session &joined() const { return game.kept()->session(); }

    QTemporaryDir folder;
    Store store = Store::open(folder.filePath("games.db").toStdString()).value().store;
    AppSettings settings{folder.filePath("settings.ini")};
    GameView game{nullptr};
    LibraryView library{store, test::library(), game, settings, noTime};
    JoinView join{library, test::library(), settings};
};

// What was entered becomes the game

/// Types in what lies on a table, as people would: only what is not as at the start of the game.
class Typist
{
public:
    Typist(JoinView &join, const GameDefinition &game) : m_join(join), m_game(game) {}

    void enter(const JoinedPosition &table)
    {
        say("round", toText(table.round));
        say("phase", toText(table.phase));
        say("order", toTexts(table.order));
        for (const auto &[seat, player] : table.players)
            enterPlayer(toText(seat), player);
        for (const auto &[code, company] : table.companies)
            enterCompany(toText(code), company);
        for (const std::string &code : table.closedCompanies)
            say("companies/" + toText(code) + "/state", "closed");
        for (const auto &[cell, pile] : table.stacks)
            say("stacks/" + toText(cell), toTexts(pile));
        for (const std::string &code : table.usedPrivates)
            say("privates/" + toText(code) + "/used", true);
        enterTrains(table);
        enterTurn(table);
    }

private:
    void say(const QString &place, const QVariant &answer) { m_join.set(place, answer); }

    void say(const QString &place, Money amount)
    {
        if (amount != Money{})
            say(place, static_cast<int>(amount.units));
    }

    void enterPlayer(const QString &seat, const JoinedPosition::Player &player)
    {
        const QString row = "players/" + seat + "/";
        say(row + "cash", static_cast<int>(player.cash.units));
        say(row + "debt", player.debt);
        say(row + "penalty", player.penalty);
        for (const auto &[company, percent] : player.shares)
            say(row + "shares/" + toText(company), percent);
        enterOwner(seat, player.privates);
    }

    void enterCompany(const QString &code, const JoinedPosition::Company &company)
    {
        const QString row = "companies/" + code + "/";
        say(row + "state", company.isOperating ? "operating" : "started");
        if (company.initialPrice)
            say(row + "initial_price", *company.initialPrice);
        say(row + "price", company.price);
        say(row + "director", toText(company.director));
        if (!company.isOperating)
            return;
        say(row + "cash", company.cash);
        say(row + "trains", toTexts(company.trains));
        say(row + "stations", company.stations);
        if (company.homeTileLaid)
            say(row + "home_tile", true);
        say(row + "markers", company.markers);
        if (company.stationHexes)
            say(row + "station_hexes", toTexts(*company.stationHexes));
        enterOwner(code, company.privates);
    }

    void enterOwner(const QString &owner, const JoinedPosition::Names &railways)
    {
        for (const std::string &railway : railways)
            say("privates/" + toText(railway) + "/owner", owner);
    }

    void enterTrains(const JoinedPosition &table)
    {
        for (const TrainCard &card : m_game.cards) {
            const auto left = table.deck.find(card.code);
            if (card.count && (left == table.deck.end() || left->second != *card.count))
                say("deck/" + toText(card.code), left == table.deck.end() ? 0 : left->second);
        }
        say("pool", toTexts(table.pool));
        say("scrapped", toTexts(table.scrapped));
    }

    void enterTurn(const JoinedPosition &table)
    {
        say("turn", toText(table.turn));
        say("passes", table.passes);
        for (const auto &[seat, companies] : table.soldThisRound)
            say("sold_this_round/" + toText(seat), toTexts(companies));
        if (table.acted)
            say("acted", toTexts(*table.acted));
    }

    JoinView &m_join;
    const GameDefinition &m_game;
};

/// A moment of a recorded game at which it can be joined.
struct Moment
{
    std::string name;
    std::string round;
    std::function<bool(const JoinedPosition &)> is;
};

void PrintTo(const Moment &moment, std::ostream *out)
{
    *out << moment.name;
}

const auto nameOf = [](const ::testing::TestParamInfo<Moment> &info) { return info.param.name; };

bool atTheBeginning(const JoinedPosition & /*table*/)
{
    return true;
}

bool halfOfTheCompaniesHaveActed(const JoinedPosition &table)
{
    const auto operating = std::count_if(table.companies.begin(), table.companies.end(),
                                         [](const auto &company) { return company.second.isOperating; });
    return table.acted && 2 * static_cast<std::ptrdiff_t>(table.acted->size()) >= operating;
}

bool somebodyHasSold(const JoinedPosition &table)
{
    return !table.soldThisRound.empty();
}

bool somebodyHasPassed(const JoinedPosition &table)
{
    return table.passes > 0;
}

class RecordedGame : public JoinViewTest, public ::testing::WithParamInterface<Moment>
{
protected:
    RecordedGame() : journal(replayOf("18cz-4p-911")), recorded(rulesFor(journal.header).value(), journal.header) {}

    /// Plays the recorded game up to the moment and hands over what lies on the table then.
    JoinedPosition tableAt(const Moment &moment)
    {
        for (const Move &move : journal.moves) {
            EXPECT_FALSE(recorded.play(move));
            if (name(recorded.position().round) != moment.round)
                continue;
            const auto table = handOver(recorded.rules(), recorded.position());
            if (table && moment.is(*table))
                return *table;
        }
        ADD_FAILURE() << "the recorded game has no such moment";
        return {};
    }

    void type(const JoinedPosition &table)
    {
        EXPECT_EQ(join.begin(tableOf({"Player 1", "Player 2", "Player 3", "Player 4"})), QString());
        Typist(join, recorded.rules().game()).enter(table);
    }

    /// The moves of the recorded game after the moment, made by both.
    void playOn(Session &other)
    {
        for (auto place = static_cast<std::size_t>(recorded.moveCount()); place < journal.moves.size(); ++place) {
            ASSERT_FALSE(recorded.play(journal.moves[place]));
            ASSERT_FALSE(other.play(journal.moves[place])) << "move " << place + 1;
        }
    }

    Journal journal;
    Session recorded;
};

std::vector<std::string> offersOf(const Session &session)
{
    std::vector<std::string> lines;
    for (const Offer &offer : session.offers())
        lines.push_back(writeMove(offer.move) + (offer.refusal ? " " + std::string(name(offer.refusal->code)) : ""));
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::vector<Money> totalsOf(const Session &session)
{
    std::vector<Money> totals;
    for (const Score &score : session.rules().scores(session.position()))
        totals.push_back(score.total);
    return totals;
}

TEST_P(RecordedGame, IsJoinedWhereItStood)
{
    const JoinedPosition table = tableAt(GetParam());

    type(table);

    EXPECT_THAT(problems(), IsEmpty());
    ASSERT_EQ(join.create(), QString());
    EXPECT_EQ(handOver(joined().rules(), joined().position()).value(), table);
    EXPECT_EQ(offersOf(joined()), offersOf(recorded));
}

TEST_P(RecordedGame, GoesOnToTheSameEnd)
{
    type(tableAt(GetParam()));
    ASSERT_EQ(join.create(), QString());

    Session other = joined();
    playOn(other);

    EXPECT_EQ(other.position().round.kind, RoundKind::End);
    EXPECT_EQ(totalsOf(other), totalsOf(recorded));
}

INSTANTIATE_TEST_SUITE_P(BetweenRounds, RecordedGame,
                         ::testing::Values(Moment{"FirstStockRound", "SR1", atTheBeginning},
                                           Moment{"StockRoundWithoutLarge", "SR3", atTheBeginning},
                                           Moment{"SecondOperatingRoundOfASet", "OR5.2", atTheBeginning},
                                           Moment{"LateStockRound", "SR8", atTheBeginning},
                                           Moment{"LastRound", "OR8.3", atTheBeginning}),
                         nameOf);

INSTANTIATE_TEST_SUITE_P(InTheMiddle, RecordedGame,
                         ::testing::Values(Moment{"StockRoundAfterAPass", "SR4", somebodyHasPassed},
                                           Moment{"StockRoundAfterASale", "SR6", somebodyHasSold},
                                           Moment{"EarlyOperatingRound", "OR2.1", halfOfTheCompaniesHaveActed},
                                           Moment{"LateOperatingRound", "OR7.2", halfOfTheCompaniesHaveActed}),
                         nameOf);

class RecordedRound : public RecordedGame
{
};

TEST_P(RecordedRound, ThatIsAboutToBeginNeedsNoTurn)
{
    JoinedPosition table = tableAt(GetParam());
    const JoinedPosition begun = table;
    table.turn.clear();

    type(table);

    ASSERT_EQ(join.create(), QString());
    EXPECT_EQ(handOver(joined().rules(), joined().position()).value(), begun);
}

INSTANTIATE_TEST_SUITE_P(StockRounds, RecordedRound,
                         ::testing::Values(Moment{"Early", "SR2", atTheBeginning},
                                           Moment{"Late", "SR7", atTheBeginning}),
                         nameOf);

// What nobody has entered

TEST_F(JoinViewTest, EverythingIsAsAtTheStartOfTheGame)
{
    EXPECT_TRUE(join.isReady());
    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
    EXPECT_EQ(field("trains", "deck", "deck/a").value("value"), 5);
    EXPECT_EQ(field("companies", "BCB", "companies/BCB/state").value("text"), "Not started");
}

TEST_F(JoinViewTest, ThereIsNoFormForATableTheGameIsNotFor)
{
    EXPECT_THAT(join.begin(tableOf({"Anna"})).toStdString(), HasSubstr("players"));
}

TEST_F(JoinViewTest, ACompanyIsAskedForNoMoreThanItHas)
{
    EXPECT_EQ(group("companies", "BCB").value("fieldCount"), 1);

    enterBcb();

    EXPECT_EQ(field("companies", "BCB", "companies/BCB/markers").value("value"), 2);
    EXPECT_EQ(field("companies", "BCB", "companies/BCB/had_turn").value("value"), true);
}

TEST_F(JoinViewTest, WhoHoldsMostIsTheDirectorUntilTheTableSaysOtherwise)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 50);
    EXPECT_EQ(field("shares", "BCB", "companies/BCB/director").value("text"), "Anna");

    join.set("companies/BCB/director", "p2");

    EXPECT_EQ(field("shares", "BCB", "companies/BCB/director").value("text"), "Boris");
}

TEST_F(JoinViewTest, AMarkerStandsWhereItsCompanyWasStartedUntilTheTableSaysOtherwise)
{
    join.set("companies/BCB/state", "started");
    join.set("companies/BCB/initial_price", "60");

    EXPECT_EQ(field("companies", "BCB", "companies/BCB/price").value("value"), 60);
}

// What is wrong

TEST_F(JoinViewTest, SharesAreSummedUpWhileTheyAreEntered)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 25);

    EXPECT_EQ(group("shares", "BCB").value("note"), "75 % of 100 % entered");
}

TEST_F(JoinViewTest, AWrongSumOfSharesNamesTheCompany)
{
    enterBcb();

    join.set("players/p2/shares/BCB", 75);

    ASSERT_EQ(join.problems()->row(0).value("section"), "shares");
    EXPECT_EQ(join.problems()->row(0).value("group"), "BCB");
    EXPECT_THAT(problems().front(), HasSubstr("BCB: the players hold 125 % of it together"));
    EXPECT_THAT(group("shares", "BCB").value("problem").toString().toStdString(), HasSubstr("125 %"));
}

TEST_F(JoinViewTest, AWrongSumOfCardsNamesTheCard)
{
    enterBcb();

    join.add("companies/BCB/trains", "a.2");

    ASSERT_EQ(join.problems()->row(0).value("section"), "trains");
    EXPECT_THAT(problems().front(), HasSubstr("Card a: 5 are left in the deck and 1 in play"));
}

TEST_F(JoinViewTest, PeopleAreCalledByTheirNames)
{
    enterBcb();
    join.set("players/p1/shares/BCB", 25);

    EXPECT_THAT(problems(), ::testing::Contains(HasSubstr("Anna holds 25 % of it")));
}

TEST_F(JoinViewTest, NoGameIsMadeWhileAnythingIsWrong)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 75);

    EXPECT_FALSE(join.isReady());
    EXPECT_THAT(join.create().toStdString(), HasSubstr("125 %"));
    EXPECT_FALSE(game.isOpen());
    EXPECT_EQ(library.games()->count(), 0);
}

TEST_F(JoinViewTest, AProblemLeadsToWhereItIsMended)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 75);
    join.setSection("check");

    join.showProblem(0);

    EXPECT_EQ(join.section(), "shares");
    EXPECT_EQ(join.openGroup(), "BCB");
}

TEST_F(JoinViewTest, ItsSectionSaysHowMuchIsWrong)
{
    join.set("players/p1/debt", 20);

    EXPECT_EQ(join.sections()->row(1).value("key"), "players");
    EXPECT_EQ(join.sections()->row(1).value("problems"), 1);
    EXPECT_EQ(join.sections()->row(0).value("problems"), 0);
}

TEST_F(JoinViewTest, TheTableMaySayYesToWhatOnlyARuleForbids)
{
    join.set("players/p1/debt", 20);
    ASSERT_FALSE(join.isReady());

    join.set("force", "the penalty was paid off");

    EXPECT_TRUE(join.isReady());
    EXPECT_EQ(join.create(), QString());
}

TEST_F(JoinViewTest, AQuestionThatNoLongerArisesIsNotAnswered)
{
    enterBcb();
    join.set("round", "OR1.1");
    join.set("turn", "BCB");
    join.set("privates/S1/owner", "BCB");

    join.set("companies/BCB/state", "waiting");

    EXPECT_THAT(problems(), IsEmpty());
    EXPECT_EQ(field("turn", "turn", "turn").value("text"), "The round begins now");
    EXPECT_EQ(field("privates", "S", "privates/S1/owner").value("text"), "nobody");
}

// Lists

TEST_F(JoinViewTest, MarkersOnOnePriceAreBroughtIntoTheirOrder)
{
    enterBcb();
    join.set("companies/MW/state", "operating");
    join.set("companies/MW/price", 65);
    const QStringList before = field("piles", "65", "stacks/65").value("values").toStringList();

    join.raise("stacks/65", 1);

    EXPECT_EQ(before, QStringList({"BCB", "MW"}));
    EXPECT_EQ(field("piles", "65", "stacks/65").value("values").toStringList(), QStringList({"MW", "BCB"}));
}

TEST_F(JoinViewTest, ACompanyMayOwnTrainsThatAreAlike)
{
    enterBcb();
    join.add("companies/BCB/trains", "a.2");
    join.add("companies/BCB/trains", "a.2");
    join.add("companies/BCB/trains", "b.2");

    join.removeAt("companies/BCB/trains", 0);

    EXPECT_EQ(field("trains", "BCB", "companies/BCB/trains").value("values").toStringList(),
              QStringList({"a.2", "b.2"}));
}

TEST_F(JoinViewTest, ATappedChoiceIsTakenBackByASecondTap)
{
    join.toggle("scrapped", "a.2");
    join.toggle("scrapped", "b.2");

    join.toggle("scrapped", "a.2");

    EXPECT_EQ(field("trains", "scrapped", "scrapped").value("values").toStringList(), QStringList({"b.2"}));
}

// Amounts

TEST_F(JoinViewTest, TypingGoesFromOneAmountToTheNext)
{
    join.setSection("players");
    join.edit("players/p1/penalty");

    join.editNext();

    EXPECT_EQ(join.field().value("place"), "players/p2/cash");
    EXPECT_EQ(join.fieldValue(), 300);
    EXPECT_EQ(join.openGroup(), "p2");
}

TEST_F(JoinViewTest, AfterTheLastAmountNothingIsTyped)
{
    join.setSection("players");
    join.edit("players/p4/penalty");

    join.editNext();

    EXPECT_TRUE(join.field().isEmpty());
}

// Kept until the game is made

TEST_F(JoinViewTest, WhatWasEnteredIsStillThereAfterTheAppWasClosed)
{
    join.set("players/p1/cash", 123);
    join.toggle("scrapped", "a.2");

    JoinView reopened(library, test::library(), settings);
    reopened.begin(tableOf({"Anna", "Boris", "Cyril", "Dana"}));
    reopened.setSection("players");

    const QVariantMap cash = reopened.groups()->row(0).value("fields").toList().front().toMap();
    EXPECT_EQ(cash.value("value"), 123);
    EXPECT_FALSE(reopened.isReady());
}

TEST_F(JoinViewTest, WhatWasEnteredBelongsToItsTable)
{
    join.set("players/p1/cash", 123);

    join.begin(tableOf({"Anna", "Boris", "Cyril", "Eva"}));

    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
}

TEST_F(JoinViewTest, StartingOverForgetsEverything)
{
    join.set("players/p1/cash", 123);

    join.startOver();

    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
}

TEST_F(JoinViewTest, OnceTheGameIsMadeTheFormIsEmptyAgain)
{
    join.set("players/p1/cash", 123);
    ASSERT_EQ(join.create(), QString());

    join.begin(tableOf({"Anna", "Boris", "Cyril", "Dana"}));

    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
    EXPECT_EQ(joined().position().ledger.balance(PlayerId(0)), Money{123});
    EXPECT_EQ(game.title(), "Friday");
}

} // namespace
} // namespace flimnap::test
