#include "decisions/income_form.h"
#include "effects/stretches.h"
#include "engine/games/18cz_variants.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// A table for two and somebody whom nobody plays: Vaclav.

class DummyTest : public GameViewTest
{
protected:
    /// The recorded game at one of its moves.
    void at(int moves) { recorded("18cz-2p-911", moves); }
    /// Who has this turn-order card.
    std::string holderOf(int card)
    {
        return said(rowWith(overview.playerList(), "order", QString("order card %1").arg(card)), "name");
    }
};

TEST_F(DummyTest, ACompanyIsDrawnForHimBeforeAnythingElse_CZ8_24)
{
    at(0);

    EXPECT_EQ(said(turn.expectation()), "A company is drawn for Vaclav");
    EXPECT_EQ(said(turn.dueReason()), "Vaclav gets 50 % of it at 50 K, and it gets train 2 (a) at once.");
    EXPECT_EQ(said(turn.dueSheet()), "DrawSheet");
    EXPECT_EQ(said(action("draw").title), "Draw a company for Vaclav");
    EXPECT_EQ(said(turn.actor().look.initial), "V");
    EXPECT_FALSE(turn.actor().hasMoney);
    EXPECT_EQ(said(preview(vaclavDraws("BCB")).label), "Drawn for Vaclav: BCB");
}

TEST_F(DummyTest, EachSizeHasItsOwnTerms_CZ8_25_CZ8_26)
{
    at(23); // the first b-card is sold
    EXPECT_EQ(said(turn.dueReason()), "Vaclav gets 60 % of it at 60 K, and it gets train 2+2 (b) at once.");

    at(84); // the first d-card
    EXPECT_EQ(said(turn.dueReason()), "Vaclav gets 50 % of it at 90 K, and it gets train 3E (d) at once.");
}

TEST_F(DummyTest, ChanceDrawsForHim_CZ8_24)
{
    std::set<std::string> drawn;
    for (int attempt = 0; attempt < 60; ++attempt) {
        at(0);
        ASSERT_TRUE(drawAtRandom());
        drawn.insert(session().move(1).result);
        library.removeGame(1);
    }
    EXPECT_THAT(drawn, ElementsAre("BCB", "EKJ", "VBW"));
}

TEST_F(DummyTest, WhatHeGotIsToldToAll_CZ8_25)
{
    at(23);
    ASSERT_TRUE(play(vaclavDraws("NWB")));

    const QList<Story> stories = aftermath.turn().stories;
    ASSERT_THAT(column(stories, "title"), ElementsAre("Vaclav gets NWB"));
    EXPECT_EQ(said(stories[0].company.token), "NWB");
    EXPECT_THAT(column(stories[0].effects),
                ElementsAre("Vaclav takes 60 % of NWB", "NWB starts at 60", "Train 2+2 (b) goes to NWB"));
    EXPECT_THAT(column(played(24)->stories(), "title"), ElementsAre("Vaclav gets NWB"));
    EXPECT_EQ(said(journalRow(24)), "Drawn for Vaclav: NWB");
}

TEST_F(DummyTest, HisNewTrainsAreToldAtTheEndOfTheSet_CZ8_30)
{
    at(27);
    ASSERT_EQ(said(turn.code()), "EKJ"); // the last one in OR1.1
    ASSERT_TRUE(play(done("EKJ")));

    const QList<Story> stories = aftermath.turn().stories;
    ASSERT_THAT(column(stories, "title"), ElementsAre("Vaclav's companies get new trains"));
    EXPECT_THAT(column(stories[0].effects),
                ElementsAre("Train 2 (a) of EKJ leaves the game", "Train 2 (b) goes to EKJ",
                            "Train 2+2 (b) of NWB leaves the game", "Train 2+2 (b) goes to NWB"));
    // The stock round that begins then is no part of it.
    EXPECT_THAT(column(aftermath.turn().effects),
                AllOf(Contains("Stock round 2 begins"), Not(Contains(HasSubstr("Train")))));
}

// CZ-8.28: the phase that begins with such a train, what it scraps, and what the hands have to do.
TEST_F(DummyTest, WhatHisTrainsSetOffIsPartOfTheStory_CZ8_30)
{
    int told = 0;
    const std::vector<Move> moves = replayOf("18cz-2p-911").moves;
    at(0);
    for (const Move &move : moves) {
        ASSERT_TRUE(game.play(move));
        const Events &events = session().events(session().moveCount());
        const auto isPhase = [](const Event &event) { return std::holds_alternative<PhaseBegan>(event); };
        const auto serves = [&](const Event &event) { return servedBy(event, session().position()).isValid(); };
        const bool isSetEnd = move.kind == MoveKind::Done && std::any_of(events.begin(), events.end(), serves);
        if (!isSetEnd || std::none_of(events.begin(), events.end(), isPhase))
            continue;
        ++told;
        const Story story = aftermath.turn().stories[0];
        EXPECT_THAT(story.effects, Contains(testing::Field(&EffectRow::kind, EffectKind::Phase)));
        EXPECT_THAT(column(aftermath.checklist()),
                    AllOf(Contains(HasSubstr(" from the deck")), Contains(::testing::MatchesRegex("Phase . begins"))));
    }
    EXPECT_GT(told, 0);
}

TEST_F(DummyTest, InHisCompaniesTurnsTheTableIsToldWhoDecides_CZ8_29)
{
    for (const auto &[moves, company, firstCardLaysTrack] :
         {std::tuple{25, "EKJ", true}, std::tuple{31, "NWB", false}, std::tuple{92, "SX", true}}) {
        at(moves);
        ASSERT_EQ(said(turn.code()), company);
        const std::string track = holderOf(firstCardLaysTrack ? 1 : 2);
        const std::string stations = holderOf(firstCardLaysTrack ? 2 : 1);

        EXPECT_EQ(said(turn.expectation()), plain(turn.name()) + " runs for Vaclav: " + track + " decides on track, " +
                                                stations + " on stations");
        EXPECT_EQ(said(action("lay_track").decider.name), track);
        EXPECT_EQ(said(action("place_token").decider.name), stations);
        EXPECT_TRUE(action("run_trains").decider.name.isEmpty());
        EXPECT_EQ(said(form("lay_track")->commonHint()), track + " decides for Vaclav. It is free.");
    }
}

TEST_F(DummyTest, WhereADirectorDecidesNobodyElseIsNamed)
{
    at(33);
    ASSERT_EQ(said(turn.code()), "VBW");
    EXPECT_THAT(said(turn.expectation()), StartsWith("VBW operates, "));
    EXPECT_TRUE(action("lay_track").decider.name.isEmpty());
    EXPECT_THAT(said(offersOf("lay_track").front().hint), IsEmpty());
}

TEST_F(DummyTest, TrackStationAndDoneAreOneTapEach_CZ8_29)
{
    at(25);
    for (const char *kind : {"lay_track", "place_token"}) {
        EXPECT_TRUE(action(kind).direct) << kind;
        EXPECT_FALSE(action(kind).hasChoices) << kind;
    }
    EXPECT_EQ(said(action("place_token").title), "Place a station, free");

    ASSERT_TRUE(play(runTrains("EKJ", 50)));
    EXPECT_TRUE(action("done").direct);
    EXPECT_THAT(said(turn.dueKind()), IsEmpty());
}

TEST_F(DummyTest, HisIncomeIsPaidOutAtOnce_CZ8_29)
{
    at(57); // both players have a quarter of EKJ
    ASSERT_EQ(said(turn.code()), "EKJ");

    EXPECT_EQ(said(form<IncomeForm>("run_trains")->hint()), "EKJ has no treasury: all of it is paid out.");
    const QList<EffectRow> effects = preview(runTrains("EKJ", 80)).effects;
    EXPECT_EQ(sumFor(effects, "Player 1"), 20);
    EXPECT_EQ(sumFor(effects, "Player 2"), 20);
    EXPECT_THAT(column(effects), Not(Contains("Vaclav")));
}

TEST_F(DummyTest, HisCompaniesHaveNoTreasury_CZ8_23)
{
    at(57);
    const QVariantMap ekj = company("EKJ");
    EXPECT_FALSE(ekj.value("hasTreasury").toBool());
    EXPECT_EQ(said(charter("EKJ").director.name), "Vaclav");
    EXPECT_EQ(said(charter("EKJ").director.initial), "V");
    EXPECT_THAT(said(ekj, "facts"), HasSubstr("Vaclav 50 %"));
    EXPECT_FALSE(turn.actor().hasMoney);
    EXPECT_THAT(column(accounts.names(), "value"), AllOf(Contains("VBW"), Not(Contains("EKJ"))));
    EXPECT_THAT(statement("EKJ"), IsEmpty());
    AccountView account(accounts);
    account.setCode("EKJ");
    EXPECT_EQ(said(account.whyEmpty()), "EKJ has no treasury: all it earns is paid out, and it pays for nothing.");
    EXPECT_THAT(said(turn.shortfall()), IsEmpty());
}

TEST_F(DummyTest, NobodysCertificatesAreHis_CZ8_32)
{
    at(57);
    for (const PlayerRow &player : overview.players()) {
        EXPECT_EQ(holding(player.code, "EKJ").percent, 25);
        EXPECT_FALSE(holding(player.code, "EKJ").wide);
    }
}

} // namespace
} // namespace flimnap::test
