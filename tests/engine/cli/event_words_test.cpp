#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/words.h"
#include "support/company_loans.h"
#include "support/destinations.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;
using ::testing::IsSupersetOf;

std::vector<std::string> sentencesOf(const Table &table)
{
    const Words words(table.rules());
    std::vector<std::string> sentences;
    for (const Event &event : table.events())
        sentences.push_back(words.event(event));
    return sentences;
}

TEST(EventWords, TellHowACompanyStarts)
{
    Table table(4);
    table.round("SR1").cash("p1", 290);

    table.after(R"({"move":"start_company","by":"p1","company":"BCB","price":65})");

    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"BCB starts at 65", "p1 pays 130 K: shares bought",
                                                  "p1 takes 50 % of BCB", "p1 becomes director of BCB", "BCB floats",
                                                  "BCB receives 260 K: capital", "It is the turn of p2"}));
}

TEST(EventWords, TellHowATrainIsBoughtWithHelp)
{
    Table table(4);
    table.phase("c").operating("MW", 60, "p2", 50).cash("p2", 40).round("OR2.1").deckFrom("d");

    table.after(R"({"move":"buy_train","by":"MW","train":"d.3"})");

    // 120 K for the train: 50 of the company, 40 of its director, 30 borrowed.
    EXPECT_THAT(sentencesOf(table),
                IsSupersetOf({"MW earns 0 K", "p2 receives 30 K: loan", "p2 owes 30 K, penalty at the end 30 K",
                              "p2 pays 70 K to MW: director's help", "MW pays 120 K: train bought",
                              "Train d.3 goes to MW", "Phase d begins"}));
}

TEST(EventWords, TellOfPricesThatMoveAndThatStay)
{
    const Table table(4);
    const GameDefinition &game = table.game();
    const Words words(table.rules());
    const CompanyId company = game.findCompany("BCB");

    EXPECT_EQ(words.event(PriceMoved{company, game.findCell(Money{65}), game.findCell(Money{68})}),
              "BCB: price 65 → 68");
    EXPECT_EQ(words.event(PriceMoved{company, game.findCell(Money{65}), game.findCell(Money{65})}), "BCB stays at 65");
}

TEST(EventWords, TellOfEverythingElse)
{
    const Table table(4);
    const GameDefinition &game = table.game();
    const Words words(table.rules());
    const CompanyId company = game.findCompany("BN");
    const PrivateId railway = game.findPrivate("M3");
    const FaceId face = game.findFace("d.3");

    EXPECT_EQ(words.event(CompanyClosed{company}), "BN leaves the game");
    EXPECT_EQ(words.event(PrivateMoved{railway, PlayerId(0), company}), "M3 goes to BN");
    EXPECT_EQ(words.event(PrivateMoved{railway, Party::bank(), Party::nobody()}), "M3 leaves the game");
    EXPECT_EQ(words.event(PrivateUsed{railway}), "The right of M3 is used");
    EXPECT_EQ(words.event(TrainMoved{face, company, Party::pool()}), "Train d.3 goes into the open stock");
    EXPECT_EQ(words.event(TrainConverted{company, face, game.findFace("d.3E")}), "BN turns train d.3 to d.3E");
    EXPECT_EQ(words.event(TrainRusted{face, company}), "Train d.3 of BN leaves the game");
    EXPECT_EQ(words.event(CardExported{game.findCard("b")}), "The top train card b is exported");
    EXPECT_EQ(words.event(StationPlaced{company, true}), "BN places its home station");
    EXPECT_EQ(words.event(StationPlaced{company, false}), "BN places a station");
    EXPECT_EQ(words.event(TrackLaid{company}), "BN lays track");
    EXPECT_EQ(words.event(RoundEnded{{RoundKind::Stock, 5, 0}}), "SR5 is over");
    EXPECT_EQ(words.event(RoundBegan{{RoundKind::Operating, 5, 2}}), "OR5.2 begins");
    EXPECT_EQ(words.event(OrderChanged{}), "The order of turns is set anew");
    EXPECT_EQ(words.event(RuleWaived{Code::HoldingLimit}), "The table waives a rule");
    EXPECT_EQ(words.event(Corrected{PlayerId(1)}), "p2 is put right");
    EXPECT_EQ(words.event(TrainRusted{face, Party::bank(), 3}), "3 unsold train(s) d.3 leave the game");
    EXPECT_EQ(words.event(CertificateMoved{company, Party::reserve(), PlayerId(1)}),
              "The director's certificate of BN: the reserve → p2");
    EXPECT_EQ(words.event(MinorMoved{company, Party::nobody(), PlayerId(1)}), "BN goes to p2");
    EXPECT_EQ(words.event(PrivateExchanged{railway, PlayerId(0), company}), "p1 exchanges M3 for a share of BN");
    EXPECT_EQ(words.event(MinorExchanged{game.findCompany("BCB"), PlayerId(0), company, 2}),
              "p1 exchanges BCB for 40 % of BN");
    EXPECT_EQ(words.event(CompanyFormed{company}), "BN is formed");
    EXPECT_EQ(words.event(BankBroke{}), "The bank is broken");
    EXPECT_EQ(words.event(EndDecided{company}), "BN has no train and cannot pay one: the game ends with this round");
    EXPECT_EQ(words.event(StationsCounted{company, 3, 1}), "BN: stations on the map 3, markers left 1");
    EXPECT_EQ(words.event(StationReturned{company}), "A marker of BN goes back to its charter");
}

TEST(EventWords, TellOfOldTrainsAndOfRoundsInWhichThePlayersAct)
{
    const auto rules = test::rulesFor(test::tableOf("18lilliput", "cs", "solo", 1).header).value();
    const GameDefinition &game = rules->game();
    const Words words(*rules);
    const CompanyId company = game.findCompany("MR");

    EXPECT_EQ(words.event(TrainAged{game.findFace("2"), company}), "Train 2 of MR is obsolete");
    EXPECT_EQ(words.event(RoundBegan{{RoundKind::Actions, 0, 3}}), "ROUND3 begins");
}

TEST(EventWords, TellOfLoansEscrowAndInterest)
{
    Table table("1836jr56", "pl", "base", 3);
    table.running("B", "R1C5", "p1", 0).shares("p2", "B", 40).train("B", "2").round("OR2.1");
    table.after(R"({"move":"take_loan","by":"B"})");
    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"B has 1 loan(s)"}));
    table.after(R"({"move":"run_trains","by":"B","revenue":50})");
    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"B owes 10 F of interest"}));
    keptFor(table, "B", 300);
    table.after(R"({"move":"choose","by":"B","what":"destination","value":"reached"})");
    EXPECT_THAT(sentencesOf(table),
                IsSupersetOf({"B has reached its destination", "The bank keeps nothing more for B"}));
}

TEST(EventWords, TellOfTheAuctionAndOfABankruptcy)
{
    Table table("1836jr56", "pl", "base", 3);
    table.after(std::vector<std::string>{R"({"move":"pass","by":"p1"})", R"({"move":"pass","by":"p2"})",
                                         R"({"move":"pass","by":"p3"})"});
    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"ACC costs only 15 F now"}));

    Table broke("1836jr56", "pl", "base", 3);
    broke.running("B", "R1C5", "p1", 0).cash("p1", 20).round("OR2.1");
    broke.after(R"({"move":"bankrupt","by":"p1"})");
    EXPECT_THAT(sentencesOf(broke), IsSupersetOf({"p1 is bankrupt"}));
}

TEST(EventWords, TellOfTheNationalCompany)
{
    Table table("1836jr56", "pl", "base", 3);
    table.begun("5").stock("5", 0).running("Nord", "R1C5", "p1", 700).train("Nord", "5");
    for (const auto &[code, cell] : {std::pair("B", "R2C5"), std::pair("GCL", "R3C5"), std::pair("HSM", "R4C5")}) {
        table.running(code, cell, "p2", 0).shares("p2", code, 50).pooled(code, 20);
        loans(table, code, 1);
    }
    table.round("OR2.1");
    table.after(std::vector<std::string>{R"({"move":"run_trains","by":"Nord","revenue":0})",
                                         R"({"move":"buy_train","by":"Nord","train":"6"})",
                                         R"({"move":"choose","by":"B","what":"loans","value":"merge"})",
                                         R"({"move":"choose","by":"GCL","what":"loans","value":"merge"})",
                                         R"({"move":"choose","by":"HSM","what":"loans","value":"merge"})"});
    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"MESS has 20 shares"}));
    table.after(R"({"move":"choose","by":"MESS","what":"certificate_limit","value":11})");
    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"The certificate limit is 11 now"}));
    table.after(R"({"move":"done","by":"Nord"})").after(R"({"move":"borrow_train","by":"MESS","train":"8"})");
    EXPECT_THAT(sentencesOf(table), IsSupersetOf({"MESS borrows train 8"}));
}

} // namespace
} // namespace flimnap
