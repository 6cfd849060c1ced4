#include <set>

#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "engine/games/1836jr56_moves.h"
#include "engine/games/18cz_variants.h"
#include "rows.h"
#include "session/random_player.h"
#include "support/games_in_session.h"
#include "support/player_moves.h"
#include "support/random_games.h"
#include "support/table.h"
#include "words/wording.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::vector<std::string> sentencesOf(const Rules &rules, const Events &events)
{
    std::vector<std::string> sentences;
    for (const Event &event : events) {
        const QString words = Wording(rules).event(event);
        if (!words.isEmpty())
            sentences.push_back(plain(words));
    }
    return sentences;
}

std::vector<std::string> sentencesOf(const Table &table)
{
    return sentencesOf(table.rules(), table.events());
}

/// What is no news to the table: whose turn it is and how the cards lie is seen anyway.
bool isNoNews(const Event &event)
{
    return std::holds_alternative<TurnBegan>(event) || std::holds_alternative<OrderChanged>(event) ||
           std::holds_alternative<RoundEnded>(event) || std::holds_alternative<Corrected>(event) ||
           (std::holds_alternative<MinorMoved>(event) && std::get<MinorMoved>(event).to.isNobody());
}

TEST(EventWords, TellABeginningCompany)
{
    Table table(3);
    table.round("SR1").after(startCompany("p1", "BCB", 65));

    // CZ-5.7, CZ-5.9
    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("Player 1 pays 130 K: share bought"), Contains("BCB starts at 65"),
                      Contains("Player 1 takes 50 % of BCB"), Contains("Player 1 becomes director of BCB"),
                      Contains("BCB floats"), Contains("BCB receives 260 K: capital")));
}

// CZ-10.18
TEST(EventWords, TellASaleThatChangesTheDirector)
{
    Table table(3);
    table.operating("BCB", 70, "p1", 0).shares("p2", "BCB", 50).round("SR2").after(sellShares("p1", "BCB", 25));

    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("Player 1 receives 70 K: shares sold"), Contains("BCB: price 70 → 68"),
                      Contains("Player 1 gives 25 % of BCB to the bank"),
                      Contains("Player 2 becomes director of BCB")));
}

// CZ-10.28
TEST(EventWords, TellATakeOver)
{
    Table table(3);
    table.phase("d").operating("ATE", 80, "p1", 340).operating("BCB", 65, "p1", 105).train("BCB", "b.2");
    table.privateOf("BCB", "S3").round("OR4.1").after(acquire("ATE", "BCB", 97));

    const int treasury = 105 + 5; // S3 has paid: CZ-6.2
    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("ATE pays 194 K to Player 1: compensation"),
                      Contains("BCB pays " + std::to_string(treasury) + " K to ATE: treasury taken over"),
                      Contains("S3 goes to ATE"), Contains("Train 2 (b) goes to ATE"),
                      Contains("BCB leaves the game")));

    table.after(convert("ATE", "b.2", "b.2+2"));
    EXPECT_THAT(sentencesOf(table), AllOf(Contains("ATE turns train 2 (b) to 2+2 (b)"),
                                          Contains("ATE pays 10 K: train turned over"))); // CZ-6.57
}

// CZ-10.40, CZ-6.74
TEST(EventWords, TellADirectorsHelp)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("KFN", 80, "p1", 130).round("OR2.1").cash("p1", 20);
    table.after(buyTrain("KFN", "d.3+3"));

    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("Player 1 receives 30 K: loan"), Contains("Player 1 owes 30 K, penalty at the end 30 K"),
                      Contains("Player 1 pays 50 K to KFN: director's help"), Contains("KFN pays 180 K: train bought"),
                      Contains("Train 3+3 (d) goes to KFN")));
}

// CZ-6.80, CZ-6.91
TEST(EventWords, TellAnExportAndWhatItSetsOff)
{
    Table table(3);
    table.phase("d").deckFrom("e").operating("BCB", 60, "p1", 0).train("BCB", "c.3").operating("MW", 50, "p2", 0);
    table.train("MW", "a.2").train("pool", "b.2").round("OR1.1");
    table.after({runTrains("BCB", 0), done("BCB"), runTrains("MW", 0)}).after(done("MW"));

    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("The top train card e is exported"), Contains("Phase e begins"),
                      Contains("Train 2 (a) of MW leaves the game"), Contains("Train 2 (b) leaves the open stock"),
                      Contains("Stock round 2 begins")));
}

TEST(EventWords, TellWhatAWaivedRuleAllowed)
{
    Table table(3);
    table.after(forced(buyPrivate("p2", "S1")));
    EXPECT_THAT(sentencesOf(table), Contains("The table waives a rule"));
}

TEST(EventWords, TrainsAreNamedByTheirCardsWhereTheirNamesAreNot)
{
    const Table table(3);
    const Wording words(table.rules());
    EXPECT_EQ(plain(words.train("d.3+3")), "3+3 (d)");
    EXPECT_EQ(plain(words.train("nonsense")), "nonsense");
}

TEST(EventWords, EveryRoundHasItsName)
{
    const Table table(3);
    const Wording words(table.rules());
    EXPECT_EQ(plain(words.round({RoundKind::Operating, 5, 2})), "OR 5.2");
    EXPECT_EQ(plain(words.roundTitle({RoundKind::Operating, 5, 2})), "Operating round 5.2");
    EXPECT_EQ(plain(words.roundTitle({RoundKind::Stock, 3, 0})), "Stock round 3");
    EXPECT_EQ(plain(words.roundTitle({RoundKind::Opening, 0, 0})), "Pre-stock round");
    EXPECT_EQ(plain(words.roundTitle({RoundKind::End, 0, 0})), "End of the game");
    EXPECT_EQ(plain(words.round({RoundKind::End, 0, 0})), "End");
}

TEST(EventWords, AnAmountIsNeverTornApart)
{
    const Table table(3);
    const Wording words(table.rules());
    EXPECT_EQ(words.money(Money{70}), QString::fromUtf8("70\u00a0K"));
    EXPECT_EQ(words.money(Money{999}), QString::fromUtf8("999\u00a0K"));
    EXPECT_EQ(words.money(Money{3011}), QString::fromUtf8("3\u202f011\u00a0K"));
    EXPECT_EQ(words.money(Money{-1234567}), QString::fromUtf8("\u22121\u202f234\u202f567\u00a0K"));
    EXPECT_EQ(words.round({RoundKind::Operating, 5, 2}), QString::fromUtf8("OR\u00a05.2"));
}

TEST(EventWords, TheEndOfTheGameDoesNotBegin)
{
    const Table table(3);
    EXPECT_EQ(plain(Wording(table.rules()).event(RoundBegan{{RoundKind::End, 0, 0}})), "The game ends");
}

TEST(EventWords, ARoundOfAGameOfSoManyRoundsTellsHowManyThereAre_CZ8_3)
{
    const Table table = trainingGame(3);
    const Wording words(table.rules());
    EXPECT_EQ(plain(words.round({RoundKind::Operating, 0, 3})), "Round 3");
    EXPECT_EQ(plain(words.roundTitle({RoundKind::Operating, 0, 3})), "Round 3 of 10");
}

TEST(EventWords, TellWhatTheDummyGets_CZ8_24)
{
    Table table = bohemia();
    table.after(vaclavDraws("EKJ"));
    EXPECT_THAT(sentencesOf(table), ElementsAre("Vaclav takes 50 % of EKJ", "Vaclav becomes director of EKJ",
                                                "EKJ starts at 50", "EKJ floats", "Train 2 (a) goes to EKJ"));
}

TEST(EventWords, TellWhoseTrainLeavesTheGame_CZ8_30)
{
    const Table table = bohemia();
    const CompanyId ekj = table.game().findCompany("EKJ");
    const FaceId train = table.game().findFace("a.2");
    EXPECT_THAT(sentencesOf(table.rules(), {TrainMoved{train, ekj, Party::nobody()}}),
                ElementsAre("Train 2 (a) of EKJ leaves the game"));
    EXPECT_THAT(sentencesOf(table.rules(), {TrainMoved{train, Party::pool(), Party::nobody()}}),
                ElementsAre("Train 2 (a) leaves the game"));
}

TEST(EventWords, TellThatTheGameEndsWithThisRound_CZ8_7)
{
    const Table table = trainingGame(3);
    EXPECT_THAT(sentencesOf(table.rules(), {EndDecided{table.game().findCompany("VBW")}}),
                ElementsAre("VBW has no train and cannot pay one: the game ends with this round"));
}

TEST(EventWords, WithoutSharesAnIncomeIsNotKept_CZ8_3)
{
    EXPECT_EQ(plain(Wording(trainingGame(3).rules()).reason(Reason::Withheld)), "income");
    EXPECT_EQ(plain(Wording(Table(3).rules()).reason(Reason::Withheld)), "income kept");
}

void expectWordsFor(const Rules &rules, const Events &events, std::set<std::size_t> &met)
{
    for (const Event &event : events) {
        met.insert(event.index());
        const std::string words = plain(Wording(rules).event(event));
        EXPECT_EQ(words.empty(), isNoNews(event)) << "event " << event.index();
        EXPECT_THAT(words,
                    AllOf(Not(HasSubstr("?")), Not(HasSubstr("%1")), Not(HasSubstr("%2")), Not(HasSubstr("  "))));
    }
}

/// All events of several games that the engine plays from its own offers, and of recorded ones.
TEST(EventWords, TellEverythingThatHappensInWholeGames)
{
    std::set<std::size_t> met;
    for (const char *variant : {"base", "training"}) {
        const auto rules = rulesFor(tableOf("18cz", "ru", variant, 3).header).value();
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            RandomPlayer player(seed);
            Played played = rules->start();
            while (const auto move = player.choose(*rules, played.position)) {
                played = rules->play(played.position, *move).value();
                expectWordsFor(*rules, played.events, met);
            }
        }
    }
    for (const char *name : {"1824-4p-1001", "1824cis-2p-1101", "18cz-2p-911", "18lilliput-4p-601",
                             "18lilliput-solo-601", "1836jr56-3p-1012", "1836jr56-4p-1009"}) {
        const Journal journal = replayOf(name);
        Session session(rulesFor(journal.header).value(), journal.header);
        for (const Move &move : journal.moves) {
            ASSERT_FALSE(session.play(move));
            expectWordsFor(session.rules(), session.events(session.moveCount()), met);
        }
    }
    // What happens seldom.
    const Table table = game1836(3);
    const CompanyId national = table.game().findCompany("MESS");
    expectWordsFor(
        table.rules(),
        {FeatureTold{
             "private_cheapened",
             {Told::say("{private} costs only {price} now"), {{"private", PrivateId(0)}, {"price", Money{15}}}}},
         FeatureTold{"train_borrowed",
                     {Told::say("{company} borrows train {train}"), {{"company", national}, {"train", FaceId(0)}}}},
         FeatureTold{"certificate_limit_changed",
                     {Told::say("The certificate limit is {limit} now"), {{"limit", 12}}}}},
        met);
    // What no offer leads to: a rule that is waived, a correction.
    EXPECT_GE(met.size(), std::variant_size_v<Event> - 2);
}

// AH-2.9
TEST(EventWords, TellAPurchasedCoalRailway)
{
    Table table = game1824(3);
    table.after(buyCoal("p3", "EPP", 160));

    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("EPP goes to Player 3"), Contains("Player 3 pays 160 G to EPP: railway bought"),
                      Contains("EPP pays 120 G: train bought"), Contains("Train 1g goes to EPP"),
                      Contains("BK starts at 80")));
}

// AH-5.22, AH-5.23
TEST(EventWords, TellExchanges)
{
    Table table = game1824(3);
    table.begun("3").privateOf("p1", "B1").minorOf("p1", "EPP", 45, 160).running("BH", "R5C3", "p2", 0).round("SR4");
    table.turnOf("p1").after(exchange("p1", "B1", "BH"));
    EXPECT_THAT(sentencesOf(table), AllOf(Contains("Player 1 exchanges B1 for a share of BH"),
                                          Contains("B1 leaves the game"), Contains("Player 1 takes 10 % of BH")));

    table.turnOf("p1").after(exchange("p1", "EPP"));
    EXPECT_THAT(sentencesOf(table),
                AllOf(Contains("Player 1 exchanges EPP for 20 % of BK"),
                      Contains("Player 1 takes 20 % of BK from the reserve"),
                      Contains("Player 1 becomes director of BK"), Contains("EPP leaves the game")));
}

TEST(EventWords, TellWhereSharesAndCertificatesGo)
{
    const Table table = game1824(3);
    const Wording words(table.rules());
    const CompanyId kk = table.game().findCompany("KK");
    const auto said = [&](const Event &event) { return plain(words.event(event)); };

    EXPECT_EQ(said(SharesMoved{kk, Party::pool(), PlayerId(0), 1, 10}),
              "Player 1 takes 10 % of KK from the open stock");
    EXPECT_EQ(said(SharesMoved{kk, PlayerId(0), Party::pool(), 2, 20}),
              "Player 1 gives 20 % of KK into the open stock");
    EXPECT_EQ(said(SharesMoved{kk, PlayerId(0), Party::bank(), 2, 20}), "Player 1 gives 20 % of KK to the bank");
    EXPECT_EQ(said(SharesMoved{kk, Party::reserve(), Party::bank(), 1, 10}),
              "10 % of KK go from the reserve to the bank");
    EXPECT_EQ(said(SharesMoved{kk, Party::bank(), Party::pool(), 8, 80}), "80 % of KK go into the open stock");
    EXPECT_EQ(said(CertificateMoved{kk, Party::bank(), PlayerId(1)}),
              "Player 2 takes the director's certificate of KK for as many shares"); // AH-5.24
    EXPECT_EQ(said(CertificateMoved{kk, Party::reserve(), Party::bank()}),
              "The director's certificate of KK: reserve → bank");
}

TEST(EventWords, TellTheBankTheDebtAndTheMarkers)
{
    const Table table = game1824(3);
    const Wording words(table.rules());
    const CompanyId kk = table.game().findCompany("KK");
    const FaceId goods = table.game().findFace("1g");
    const auto said = [&](const Event &event) { return plain(words.event(event)); };

    EXPECT_EQ(said(BankBroke{}), "The bank is broken");
    EXPECT_EQ(Wording::eventKind(BankBroke{}), EffectKind::Bank);
    EXPECT_EQ(said(DebtChanged{PlayerId(0), Money{105}, Money{}}), "Player 1 owes 105 G");
    EXPECT_EQ(said(StationsCounted{kk, 3, 1}), "KK: stations on the map 3, markers left 1");
    EXPECT_EQ(said(StationReturned{kk}), "A marker of KK goes back to its charter");
    EXPECT_EQ(said(CompanyFormed{kk}), "KK is formed");
    EXPECT_EQ(said(TrainRusted{goods, Party::bank(), 3}), "3 unsold train(s) 1g leave the game");
    EXPECT_EQ(plain(words.party(Party::reserve())), "reserve");
    EXPECT_EQ(plain(words.reason(Reason::Mine)), "income of mines");
}

TEST(EventWords, EveryReasonForMoneyHasWords)
{
    const Table table(3);
    for (int reason = 0; reason <= static_cast<int>(Reason::Correction); ++reason)
        EXPECT_FALSE(Wording(table.rules()).reason(static_cast<Reason>(reason)).isEmpty()) << reason;
}

} // namespace
} // namespace flimnap::test
