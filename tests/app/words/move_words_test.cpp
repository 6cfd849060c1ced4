#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "engine/games/18cz_variants.h"
#include "journal/move_schema.h"
#include "rows.h"
#include "support/games_in_session.h"
#include "support/player_moves.h"
#include "support/table.h"
#include "words/wording.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

std::string sentenceOf(const std::string &line)
{
    static const Table table(3);
    return plain(Wording(table.rules()).move(moveFrom(line)));
}

TEST(MoveWords, CallCompaniesAsTheirTokensDo)
{
    EXPECT_EQ(sentenceOf(startCompany("p2", "SX", 100)), "Player 2 starts Sx at 100 K");
    EXPECT_EQ(sentenceOf(layTrack("PR")), "Pr lays track");
}

TEST(MoveWords, TellPlayersMoves)
{
    EXPECT_EQ(sentenceOf(buyPrivate("p1", "S1")), "Player 1 buys S1");
    EXPECT_EQ(sentenceOf(startCompany("p2", "BCB", 65)), "Player 2 starts BCB at 65 K");
    EXPECT_EQ(sentenceOf(buyShare("p3", "BCB")), "Player 3 buys a share of BCB");
    EXPECT_EQ(sentenceOf(sellShares("p1", "Ug", 20)), "Player 1 sells 20 % of Ug");
    EXPECT_EQ(sentenceOf(repayDebt("p1", 48)), "Player 1 repays 48 K");
    EXPECT_EQ(sentenceOf(pass("p1")), "Player 1 passes");
}

TEST(MoveWords, TellCompaniesMoves)
{
    EXPECT_EQ(sentenceOf(layTrack("BCB")), "BCB lays track");
    EXPECT_EQ(sentenceOf(layTrack("BCB", 20)), "BCB lays track for 20 K");
    EXPECT_EQ(sentenceOf(withRightOf("S1", layTrack("BCB", 10))), "BCB lays track with the right of S1");
    EXPECT_EQ(sentenceOf(placeStation("BCB")), "BCB places a station");
    EXPECT_EQ(sentenceOf(placeHome("SX", "A8")), "Sx places its home station");
    EXPECT_EQ(sentenceOf(runTrains("BCB", 140)), "BCB earns 140 K");
    EXPECT_EQ(sentenceOf(payOut("BCB")), "BCB pays its income out");
    EXPECT_EQ(sentenceOf(withhold("BCB")), "BCB keeps its income");
    EXPECT_EQ(sentenceOf(acquire("BN", "BCB", 54)), "BN takes over BCB at 54 K a share");
    EXPECT_EQ(sentenceOf(convert("BN", "b.2", "b.2+2")), "BN turns train 2 (b) to 2+2 (b)");
    EXPECT_EQ(sentenceOf(discard("BN", "b.2")), "BN gives up train 2 (b)");
    EXPECT_EQ(sentenceOf(buyTrain("BN", "d.3+3")), "BN buys train 3+3 (d) from the bank");
    EXPECT_EQ(sentenceOf(buyFromPool("BN", "d.3+3")), "BN buys train 3+3 (d) from the open stock");
    EXPECT_EQ(sentenceOf(buyFrom("BN", "MW", "c.3", 7)), "BN buys train 3 (c) from MW for 7 K");
    EXPECT_EQ(sentenceOf(buyLocal("BN", "M1", 24)), "BN buys M1 for 24 K");
    EXPECT_EQ(sentenceOf(sellLocal("BN", "M1")), "BN sells M1 to the bank");
    EXPECT_EQ(sentenceOf(useLocal("BN", "M1")), "BN uses the right of M1");
    EXPECT_EQ(sentenceOf(done("BN")), "BN ends its turn");
    EXPECT_EQ(sentenceOf(endGame()), "The table agrees to end the game");
}

std::string saidIn1824(const std::string &line)
{
    static const Table table = game1824(4);
    return plain(Wording(table.rules()).move(moveFrom(line)));
}

std::string saidOnCisleithania(const std::string &line)
{
    static const Table table = cisleithaniaForTwo();
    return plain(Wording(table.rules()).move(moveFrom(line)));
}

TEST(MoveWords, TellMovesOf1824)
{
    EXPECT_EQ(saidIn1824(buyCoal("p1", "EPP", 160)), "Player 1 buys EPP for 160 G");
    EXPECT_EQ(saidIn1824(exchange("p1", "B1", "BH")), "Player 1 exchanges B1 for a share of BH");
    EXPECT_EQ(saidIn1824(exchange("p1", "B1")), "Player 1 loses B1, there is no share left");
    EXPECT_EQ(saidIn1824(exchange("p1", "EPP")), "Player 1 exchanges EPP for 20 % of BK"); // AH-2.8
    EXPECT_EQ(saidIn1824(runWithMine("EPP", 60, 10)), "EPP earns 60 G, and 10 G from mines");
    EXPECT_EQ(saidIn1824(tradeIn("BH", "3", "2")), "BH buys train 3 from the bank and hands in train 2");
    EXPECT_EQ(saidIn1824(keepToken("p4", 1)), "Player 4 decides: the marker placed first stays");
    EXPECT_EQ(saidIn1824(keepToken("p4", 2)), "Player 4 decides: the marker placed second stays");
}

TEST(MoveWords, TellMovesOfCisleithania)
{
    EXPECT_EQ(saidOnCisleithania(draw("stack1-coal", "EOD")), "Drawn: EOD only builds track");
    EXPECT_EQ(saidOnCisleithania(take("p1", "SD1")), "Player 1 takes SD1");
    EXPECT_EQ(saidOnCisleithania(takeCoal("p1", "EPP", 200)), "Player 1 takes EPP for 200 G");
    EXPECT_EQ(saidOnCisleithania(buyShareFromPool("p1", "BK")), "Player 1 buys a share of BK from the open stock");
    EXPECT_EQ(saidOnCisleithania(with(buyShareFromPool("p1", "MS"), R"("percent":20)")), "Player 1 buys 20 % of MS");
    EXPECT_EQ(saidOnCisleithania(placeBondToken("SD", "B5")), "SD places the second marker of the bond railway: B5");
}

std::string saidInVariant(const char *variant, const std::string &line)
{
    const Table table("18cz", "ru", variant, 2);
    return plain(Wording(table.rules()).move(moveFrom(line)));
}

TEST(MoveWords, TellWhatWasDrawn)
{
    EXPECT_EQ(saidInVariant("bohemia", vaclavDraws("EKJ")), "Drawn for Vaclav: EKJ");
    EXPECT_EQ(saidInVariant("training", playerDraws("BCB")), "Drawn: BCB");
    EXPECT_EQ(saidInVariant("moravia-silesia", leftOut("PR")), "Drawn: Pr is left out");
}

// CZ-8.1
TEST(MoveWords, TellWhoDrewHisCompanyOnceThatIsKnown)
{
    Table table("18cz", "ru", "training", 2);
    table.after(playerDraws("BCB")).after(playerDraws("EKJ"));
    EXPECT_EQ(plain(Wording(table.rules()).move(moveFrom(playerDraws("EKJ")), table.events())), "Player 2 draws EKJ");
}

TEST(MoveWords, TellCorrections)
{
    EXPECT_EQ(sentenceOf(correct(R"("account":"p1","amount":-30)")), "Correction: Player 1 −30 K");
    EXPECT_EQ(sentenceOf(correctBetween("p1", "p2", 30)), "Correction: Player 1 gives 30 K to Player 2");
    EXPECT_EQ(sentenceOf(correct(R"("company":"BCB","cell":70)")), "Correction: BCB stands at 70");
    EXPECT_EQ(sentenceOf(correct(R"("holder":"p1","company":"BCB","percent":25)")), "Correction: Player 1 25 % of BCB");
    EXPECT_EQ(sentenceOf(correct(R"("company":"BCB","stations":2)")), "Correction: BCB, stations on the map: 2");
    EXPECT_EQ(sentenceOf(correct(R"("company":"BCB","train":"a.2","do":"add")")), "Correction: BCB gets train 2 (a)");
    EXPECT_EQ(sentenceOf(correct(R"("company":"BCB","train":"a.2","do":"remove")")),
              "Correction: BCB gives train 2 (a)");
    EXPECT_EQ(sentenceOf(correct(R"("turn":"p2")")), "Correction: it is the turn of Player 2");
    EXPECT_EQ(sentenceOf(correct(R"("phase":"e")")), "Correction: phase e");
}

/// A move of the kind with everything that can be said of it.
Move fullMove(MoveKind kind)
{
    Move move;
    move.kind = kind;
    move.by = "p1";
    move.company = "BCB";
    move.privateRailway = "S1";
    move.train = "a.2";
    move.to = "b.2+2";
    move.what = move.value = move.result = "BTE";
    move.pay = "all";
    move.account = "p1";
    move.price = move.percent = move.amount = move.cost = move.revenue = move.count = 10;
    return move;
}

TEST(MoveWords, AreThereForEveryKind)
{
    const Table table(3);
    const Table withCards("18lilliput", "cs", "solo", 1); // and with an automaton
    for (const MoveKind kind : allMoveKinds()) {
        const bool isOfCards = kind == MoveKind::TakeCard || kind == MoveKind::CopyCard || kind == MoveKind::Gulliver;
        const Wording words((isOfCards ? withCards : table).rules());
        Move bare;
        bare.kind = kind;
        bare.by = "p1";
        for (const Move &move : {fullMove(kind), bare}) {
            const std::string sentence = plain(words.move(move));
            EXPECT_NE(sentence, "") << word(kind);
            EXPECT_THAT(sentence, AllOf(Not(HasSubstr("?")), Not(ContainsRegex("%[0-9]")))) << word(kind);
        }
        EXPECT_FALSE(Wording::kindTitle(kind).isEmpty()) << word(kind);
        EXPECT_FALSE(words.confirmation(fullMove(kind), {}).isEmpty()) << word(kind);
    }
}

TEST(MoveWords, OfRecordedGamesSayEverything)
{
    for (const char *name :
         {"18cz-5p-911", "1824-4p-1001", "1824cis-2p-1101", "18lilliput-4p-601", "18lilliput-solo-601"}) {
        const Journal journal = replayOf(name);
        const Session session(rulesFor(journal.header).value(), journal.header);
        for (const Move &move : journal.moves) {
            const std::string sentence = plain(Wording(session.rules()).move(move));
            EXPECT_THAT(sentence,
                        AllOf(Not(HasSubstr("?")), Not(HasSubstr("%1")), Not(HasSubstr("  ")), Not(""), Not(" ")))
                << writeMove(move);
        }
    }
}

TEST(MoveWords, KeysAndWordsOfTheJournalHaveTheirNames)
{
    const Table table(3);
    const Wording words(table.rules());
    for (const char *key : {"price", "percent", "amount", "cost", "revenue", "mine", "pay", "hex", "result", "value"})
        EXPECT_NE(plain(Wording::keyTitle(key)), key);
    for (const char *pay : {"all", "none", "half"})
        EXPECT_NE(plain(words.word("pay", pay)), pay);
    EXPECT_EQ(plain(words.word("company", "BCB")), "BCB");
    // CZ-2.2
    EXPECT_EQ(plain(words.size(table.game().findClass("S"))), "small");
    EXPECT_EQ(plain(words.size(table.game().findClass("L"))), "large");
    const Table other = game1824(4);
    for (const char *name : {"preState", "mountain", "goods"}) // AH-2.1 to AH-2.5, AH-2.15
        EXPECT_NE(plain(Wording(other.rules()).size(other.game().findClass(name))), "") << name;
    EXPECT_EQ(plain(Wording(other.rules()).size(other.game().findClass("preState"))), "pre-state");
}

} // namespace
} // namespace flimnap::test
