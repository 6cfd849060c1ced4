#include "store/kept_session.h"

#include <filesystem>

#include <gmock/gmock.h>

#include "session/digest.h"
#include "store_fixture.h"
#include "support/faults.h"
#include "support/games_in_session.h"
#include "support/joined_game.h"
#include "support/journals.h"
#include "support/player_moves.h"

namespace flimnap::test {
namespace {

std::int64_t noTime()
{
    return 0;
}

Header headerOfThree()
{
    Header header;
    header.game = "18cz";
    header.edition = "ru";
    header.players = {{"p1", "Anna"}, {"p2", "Boris"}, {"p3", "Cyril"}};
    return header;
}

Move buysPrivate(const std::string &player, const std::string &railway)
{
    return moveFrom(buyPrivate(player, railway));
}

/// A new game of three in a store of its own.
class KeptSessionTest : public StoreFixture
{
protected:
    KeptSessionTest()
        : store(openSound(file)), kept(KeptSession::create(store, library(), headerOfThree(), "Test", noTime).value())
    {
    }

    KeptSession::Opening reopened()
    {
        auto opening = KeptSession::open(store, library(), kept.number(), noTime);
        return std::move(opening).value();
    }

    Store store;
    KeptSession kept;
};

TEST_F(KeptSessionTest, ComesBackAtTheMoveWhereTheTableStood)
{
    ASSERT_TRUE(kept.play(buysPrivate("p1", "S1")));
    ASSERT_TRUE(kept.play(buysPrivate("p2", "S2")));
    ASSERT_TRUE(kept.undo());

    const KeptSession::Opening opening = reopened();

    EXPECT_EQ(opening.kept.session().moveCount(), 1);
    EXPECT_TRUE(opening.kept.session().canRedo());
    EXPECT_EQ(opening.kept.session().position(), kept.session().position());
    EXPECT_FALSE(opening.difference);
    EXPECT_FALSE(opening.misfit);
}

TEST_F(KeptSessionTest, PlayersAreCalledOtherwiseInTheMiddleOfAGame)
{
    // Given a game with a move, and one that was undone,
    ASSERT_TRUE(kept.play(buysPrivate("p1", "S1")));
    ASSERT_TRUE(kept.play(buysPrivate("p2", "S2")));
    ASSERT_TRUE(kept.undo());
    const Position before = kept.session().position();

    // when a typing error in a name is put right,
    ASSERT_TRUE(kept.rename(library(), {"Anna", "Boris", "Cyrill"}));

    // then nothing but the name is another one, here and in the store.
    const KeptSession::Opening opening = reopened();
    for (const Session *session : {&kept.session(), &opening.kept.session()}) {
        EXPECT_EQ(session->header().players[2].name, "Cyrill");
        EXPECT_EQ(session->rules().seats()[2].name, "Cyrill");
        EXPECT_EQ(session->position(), before);
        EXPECT_TRUE(session->canRedo());
    }
    EXPECT_FALSE(opening.difference);
    ASSERT_TRUE(kept.play(buysPrivate("p2", "S3")));
}

TEST_F(KeptSessionTest, ANameThatNoHeaderCanHoldIsNotTaken)
{
    const auto renamed = kept.rename(library(), {"Anna", "   ", "Cyril"});

    ASSERT_FALSE(renamed);
    EXPECT_EQ(kept.session().header(), headerOfThree());
    EXPECT_EQ(reopened().kept.session().header(), headerOfThree());
}

TEST_F(KeptSessionTest, ARefusedMoveIsNotKept)
{
    const Kept refused = kept.play(buysPrivate("p2", "S1"));

    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<Refusal>(refused.error()).code, Code::NotYourTurn);
    EXPECT_EQ(reopened().kept.session().moveCount(), 0);
}

TEST_F(KeptSessionTest, ATableThatStandsBesideItsLineComesBackAtItsLastMove)
{
    // Given a file in which damage moved the table to a move that was undone for another one,
    ASSERT_TRUE(kept.play(buysPrivate("p1", "S1")));
    ASSERT_TRUE(kept.play(buysPrivate("p2", "S2")));
    ASSERT_TRUE(kept.undo());
    ASSERT_TRUE(kept.play(buysPrivate("p2", "S3")));
    store = openSound(folder / "other.db"); // lets go of the file
    executeSql(file, "UPDATE game SET position = 2");

    // when it is opened, then all moves are there and the game can go on.
    auto opened = Store::open(file);
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->notices.size(), 2U);
    const auto opening = KeptSession::open(opened->store, library(), kept.number(), noTime);
    ASSERT_TRUE(opening);
    EXPECT_EQ(opening->kept.session().decisions().size(), 3U);
    EXPECT_EQ(opening->kept.session().currentDecision(), 3);
}

TEST_F(KeptSessionTest, AnUndoneLineCanBeBroughtBackAfterReopening)
{
    ASSERT_TRUE(kept.play(buysPrivate("p1", "S1")));
    ASSERT_TRUE(kept.undo());
    ASSERT_TRUE(kept.play(buysPrivate("p1", "L6")));

    KeptSession again = reopened().kept;
    const std::vector<UndoneLine> lines = again.session().undoneLines();
    ASSERT_EQ(lines.size(), 1U);
    ASSERT_TRUE(again.bringBack(lines.front().tip));

    EXPECT_EQ(again.session().move(1).privateRailway, "S1");
}

TEST_F(KeptSessionTest, AChangedMoveIsKeptWithWhatFollows)
{
    ASSERT_TRUE(kept.play(buysPrivate("p1", "S1")));
    ASSERT_TRUE(kept.play(buysPrivate("p2", "S2")));

    ASSERT_TRUE(kept.adopt(kept.session().amend(1, {buysPrivate("p1", "L1")})));

    const KeptSession::Opening opening = reopened();
    EXPECT_EQ(opening.kept.session().moveCount(), 2);
    EXPECT_EQ(opening.kept.session().move(1).privateRailway, "L1");
    EXPECT_EQ(opening.kept.session().undoneLines().size(), 1U);
}

TEST_F(KeptSessionTest, AnImportedJournalWithAnIllegalMoveNamesItsLineAndRule)
{
    const Journal journal{headerOfThree(), {buysPrivate("p1", "S1"), buysPrivate("p2", "S1")}};

    const auto imported = KeptSession::import(store, library(), journal, "Import", noTime);

    ASSERT_FALSE(imported);
    EXPECT_EQ(imported.error().front().place, "line 3");
    EXPECT_EQ(imported.error().front().rule, "CZ-4.2");
    EXPECT_EQ(store.games().value().size(), 1U);
}

/// Given a game whose rules gave p1 100 more when it was played.
class CorrectedRules : public KeptSessionTest
{
protected:
    CorrectedRules()
    {
        EXPECT_TRUE(kept.play(buysPrivate("p1", "S1")));
        StoredMove move = store.load(kept.number()).value().moves.front();
        const std::string now = "p1=355"; // 380 - 25
        const std::size_t at = move.digest.find(now);
        EXPECT_NE(at, std::string::npos) << move.digest;
        move.digest.replace(at, now.size(), "p1=455");
        move.rulesRevision = "18cz/0";
        EXPECT_TRUE(store.restamp(kept.number(), std::vector<StoredMove>{move}));
    }
};

TEST_F(CorrectedRules, AreNoticedAtTheMoveWithWhatChanges)
{
    const KeptSession::Opening opening = reopened();

    ASSERT_TRUE(opening.difference);
    EXPECT_EQ(opening.difference->place, 1);
    EXPECT_EQ(opening.difference->rulesRevision, "18cz/0");
    EXPECT_THAT(opening.difference->before, testing::HasSubstr("p1=455"));
    EXPECT_THAT(opening.difference->now, testing::HasSubstr("p1=355"));
}

TEST_F(CorrectedRules, AreToldWithTheLawsThatDoNotHoldNow)
{
    Header header = headerOfThree();
    JoinedPosition table = readJoined();
    table.players["p1"].penalty = Money{19}; // with a debt of 20
    table.force = "so it lay there";
    header.start = writeJoinedPosition(table);
    KeptSession joined = KeptSession::create(store, library(), header, "Joined", noTime).value();
    ASSERT_TRUE(joined.play(moveFrom(correctCash("p1", 10))));
    StoredMove move = store.load(joined.number()).value().moves.front();
    EXPECT_FALSE(KeptSession::open(store, library(), joined.number(), noTime).value().difference);

    move.digest = "another one";
    ASSERT_TRUE(store.restamp(joined.number(), std::vector<StoredMove>{move}));

    const auto opening = KeptSession::open(store, library(), joined.number(), noTime);
    ASSERT_TRUE(opening.value().difference);
    EXPECT_THAT(opening.value().difference->brokenLaws,
                testing::ElementsAre(faultAt("start/players/p1/penalty", "at least the debt, 20")));
    EXPECT_THAT(reopened().difference->brokenLaws, testing::IsEmpty());
}

TEST_F(CorrectedRules, AreNoNewsAnyMoreOnceTheTableTookTheirResult)
{
    KeptSession::Opening opening = reopened();

    ASSERT_TRUE(opening.kept.acceptRules());

    EXPECT_FALSE(reopened().difference);
}

TEST_F(CorrectedRules, LetTheTableKeepTheOldBalancesByCorrections)
{
    KeptSession::Opening opening = reopened();

    const std::vector<Move> corrections =
        correctionsTowards(opening.difference->lastKept, opening.kept.session(), "as it was");

    ASSERT_EQ(corrections.size(), 1U);
    EXPECT_EQ(corrections.front().account, "p1");
    EXPECT_EQ(corrections.front().amount, 100);
    ASSERT_TRUE(opening.kept.play(corrections.front()));
    EXPECT_EQ(opening.kept.session().position().ledger.balance(PlayerId(0)), Money{455});
}

} // namespace
} // namespace flimnap::test
