#include "mending/mending_view.h"

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Earlier moves of the journal that are made otherwise, struck out or remarked upon.

/// Anna bought S1 (25), Boris S2 (30), Cyril S3 (35): CZ-2.20.
class MendingTest : public GameViewTest
{
protected:
    MendingTest() { after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")}); }

    /// What it would mean to have moved otherwise.
    AmendmentTrial tried(int place, const std::string &line)
    {
        EXPECT_TRUE(mending.begin(place));
        EXPECT_FALSE(play(line)) << "it is only proposed";
        return mending.trial();
    }
    /// The offer that the sheet of the kind opens with.
    [[nodiscard]] std::string chosen(const QString &kind) { return said(form(kind)->offer().key); }
    /// "name what: from > to" of everything that a trial changes.
    static std::vector<std::string> changes(const AmendmentTrial &trial)
    {
        std::vector<std::string> texts;
        for (const DifferenceRow &row : trial.rows) {
            const std::string what = said(row.what);
            texts.push_back(said(row.name) + (what.empty() ? "" : " " + what) + ": " + said(row.from) + " > " +
                            said(row.to));
        }
        return texts;
    }
};

TEST_F(MendingTest, OpensTheSheetOfTheMoveAsItStoodBeforeIt)
{
    ASSERT_TRUE(mending.begin(2));

    EXPECT_EQ(mending.place(), 2);
    EXPECT_EQ(said(mending.former()), "Boris buys S2");
    EXPECT_EQ(said(mending.sheet()), "BuyPrivateSheet");
    EXPECT_EQ(said(mending.kind()), "buy_private");
    EXPECT_EQ(said(turn.name()), "Boris");
    EXPECT_EQ(chosen("buy_private"), "S2");
    EXPECT_THAT(column(offersOf("buy_private"), "key"), Contains("S3")) << "Cyril bought it later";
    EXPECT_EQ(said(preview(buyPrivate("p2", "S3")).label), "Buy S3 for 35 K");
}

TEST_F(MendingTest, TheTableIsAsItWasWhenItIsLeft)
{
    const QList<QVariantMap> before = shown();
    mending.begin(2);
    tried(2, buyPrivate("p2", "L1"));

    mending.leave();

    EXPECT_EQ(mending.place(), 0);
    EXPECT_EQ(said(turn.name()), "Dana");
    EXPECT_EQ(game.moveCount(), 3);
    EXPECT_EQ(chosen("buy_private"), "");
    EXPECT_FALSE(mending.adopt());
    EXPECT_EQ(shown(), before);
    EXPECT_TRUE(play(pass("p4")));
}

TEST_F(MendingTest, IsTriedBeforeItIsAdopted)
{
    const QList<QVariantMap> before = shown();

    const AmendmentTrial trial = tried(1, buyPrivate("p1", "L6"));

    EXPECT_TRUE(trial.fits);
    EXPECT_EQ(trial.replayed, 3);
    EXPECT_EQ(said(trial.misfit), "");
    EXPECT_EQ(said(trial.label), "Anna buys L6");
    EXPECT_EQ(shown(), before);
}

TEST_F(MendingTest, TellsForWhomSomethingChanges)
{
    EXPECT_THAT(changes(tried(1, buyPrivate("p1", "L6"))), ElementsAre("Anna: 275 K > 220 K"));
    EXPECT_THAT(changes(tried(2, pass("p2"))), ElementsAre("Boris: 270 K > 300 K"));
    EXPECT_THAT(changes(tried(3, buyPrivate("p3", "S3"))), IsEmpty());
    EXPECT_TRUE(mending.trial().isSame);
}

TEST_F(MendingTest, TellsOfPricesToo)
{
    // Given that Anna started BCB at 65, with two shares,
    game.undoTo(0);
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65), startCompany("p2", "MW", 60)});

    const std::vector<std::string> changed = changes(tried(5, startCompany("p1", "BCB", 60)));

    // then at 60 she would have paid 2 x 5 less.
    EXPECT_THAT(changed, Contains("BCB price: 65 K > 60 K"));
    EXPECT_THAT(changed, Contains("Anna: 170 K > 180 K"));
}

TEST_F(MendingTest, ChangesTheMoveAndKeepsWhatFollows)
{
    tried(1, buyPrivate("p1", "L6"));

    EXPECT_TRUE(mending.adopt());

    EXPECT_EQ(mending.place(), 0);
    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys L6", "Boris buys S2", "Cyril buys S3"));
    EXPECT_EQ(number(player("p1"), "cash"), 300 - 80);
    EXPECT_EQ(number(player("p3"), "cash"), 300 - 35);
    ASSERT_THAT(journal.undoneLines(), SizeIs(1));
    EXPECT_EQ(number(journal.undoneLines()[0].toMap(), "aside"), 3);
}

TEST_F(MendingTest, AChangedMoveIsMarkedInTheJournalAlsoInAnAppStartedLater)
{
    tried(1, buyPrivate("p1", "L6"));
    mending.adopt();
    const auto formers = [this] { return column(game.journal(), "former"); };

    EXPECT_THAT(formers(), ElementsAre("Anna buys S1", "", ""));
    EXPECT_EQ(said(library.openGame(library.openNumber())), "");
    EXPECT_THAT(formers(), ElementsAre("Anna buys S1", "", ""));
}

TEST_F(MendingTest, NamesTheFirstMoveThatNoLongerFits)
{
    const AmendmentTrial trial = tried(1, buyPrivate("p1", "S2")); // which Boris buys in move 2

    EXPECT_FALSE(trial.fits);
    EXPECT_EQ(trial.replayed, 1);
    EXPECT_EQ(trial.until, 1) << "up to there the table is compared";
    EXPECT_EQ(trial.aside, 2);
    EXPECT_THAT(changes(trial), ElementsAre("Anna: 275 K > 270 K"));
    EXPECT_EQ(trial.misfitPlace, 2);
    EXPECT_EQ(said(trial.misfitMove), "Boris buys S2");
    EXPECT_EQ(said(trial.misfit), "S2 is not for sale.");
    EXPECT_EQ(said(trial.rule), "CZ-4.2");
}

TEST_F(MendingTest, IsAdoptedAsFarAsItFits)
{
    tried(1, buyPrivate("p1", "S2"));

    EXPECT_TRUE(mending.adopt());

    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S2"));
    EXPECT_EQ(said(turn.name()), "Boris");
    ASSERT_THAT(journal.undoneLines(), SizeIs(1));
    EXPECT_THAT(journal.undoneLines()[0].toMap().value("moves").toStringList(),
                ElementsAre("Anna buys S1", "Boris buys S2", "Cyril buys S3"));
}

TEST_F(MendingTest, ThatDoesNotFitItselfIsNamedAsItWasChanged)
{
    const AmendmentTrial trial = tried(2, buyPrivate("p2", "S1")); // Anna's

    EXPECT_FALSE(trial.fits);
    EXPECT_EQ(trial.replayed, 0);
    EXPECT_EQ(trial.misfitPlace, 2);
    EXPECT_EQ(said(trial.misfitMove), "Boris buys S1");
    EXPECT_EQ(said(trial.misfit), "S1 is not for sale.");
}

TEST_F(MendingTest, BeginsAtNoMoveThatIsNotThere)
{
    EXPECT_FALSE(mending.begin(4));
    EXPECT_FALSE(mending.begin(0));
    EXPECT_FALSE(mending.adopt());
    EXPECT_TRUE(play(pass("p4"))) << "the game goes on";
}

TEST_F(MendingTest, IsForgottenWhenTheGameGoesOn)
{
    tried(3, buyPrivate("p3", "L6"));

    EXPECT_TRUE(game.undo());

    EXPECT_EQ(mending.place(), 0);
    EXPECT_FALSE(mending.adopt());
    EXPECT_EQ(said(journalRow(3)), "Cyril buys S3");
}

TEST_F(MendingTest, OffersWhatElseCouldHaveBeenDone)
{
    mending.begin(2);
    EXPECT_THAT(column(mending.choices(), "value"), ElementsAre("buy_private", "pass"));
    EXPECT_EQ(said(mending.choice()), "buy_private");

    mending.choose("pass");
    EXPECT_EQ(said(mending.sheet()), "PlainSheet");

    mending.choose("buy_private");
    EXPECT_EQ(chosen("buy_private"), "S2");
}

TEST_F(MendingTest, AForcedMoveOpensWithItsForce)
{
    after({forced(buyPrivate("p4", "S4"))});

    mending.begin(4);

    const auto purchase = form("buy_private");
    EXPECT_EQ(said(purchase->offer().key), "S4");
    EXPECT_EQ(purchase->move()->force, "agreed at the table");
    purchase->choose(purchase->current() == 0 ? 1 : 0);
    EXPECT_EQ(purchase->move()->force, "") << "another one has to be agreed";
}

TEST_F(MendingTest, StrikesOutTheLastMove)
{
    mending.begin(3);
    mending.strike();

    EXPECT_TRUE(mending.trial().fits);
    EXPECT_THAT(changes(mending.trial()), Contains("Cyril: 265 K > 300 K"));
    EXPECT_THAT(changes(mending.trial()), Contains("Turn: Dana > Cyril"));
    EXPECT_TRUE(mending.adopt());
    EXPECT_EQ(game.moveCount(), 2);
    EXPECT_EQ(number(player("p3"), "cash"), 300);
}

TEST_F(MendingTest, CannotStrikeOutATurnThatOthersFollow)
{
    mending.begin(1);
    mending.strike(); // Boris would buy in Anna's turn

    const AmendmentTrial trial = mending.trial();
    EXPECT_FALSE(trial.fits);
    EXPECT_EQ(trial.misfitPlace, 2);
    EXPECT_EQ(said(trial.misfitMove), "Boris buys S2");
    EXPECT_EQ(said(trial.misfit), "It is the turn of Anna.");
}

TEST_F(MendingTest, StrikesOutWhatNobodyNeedsLater)
{
    after({correct(R"("account":"p1","amount":7)"), pass("p4")});

    mending.begin(4);
    EXPECT_EQ(said(mending.sheet()), "CorrectionSheet");
    mending.strike();
    EXPECT_TRUE(mending.trial().fits);
    EXPECT_TRUE(mending.adopt());

    EXPECT_EQ(game.moveCount(), 4);
    EXPECT_EQ(number(player("p1"), "cash"), 300 - 25);
    EXPECT_EQ(said(journalRow(4)), "Dana passes");
}

TEST_F(MendingTest, PutsANoteToAMoveAndTakesItAway)
{
    EXPECT_TRUE(mending.setNote(2, "  he wanted S3  "));
    EXPECT_EQ(said(journalRow(2), "note"), "he wanted S3");
    EXPECT_EQ(game.moveCount(), 3);
    EXPECT_EQ(said(journalRow(2), "former"), "") << "a remark changes nothing";
    EXPECT_THAT(journal.undoneLines(), IsEmpty());

    EXPECT_TRUE(mending.setNote(2, " "));
    EXPECT_EQ(said(journalRow(2), "note"), "");

    EXPECT_FALSE(mending.setNote(9, "nowhere"));
}

} // namespace
} // namespace flimnap::test
