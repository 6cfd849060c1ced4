#include "io/joined_position_text.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

#include "features/company_loans/standing.h"
#include "features/destinations/standing.h"
#include "features/national/standing.h"
#include "features/stack_draft/standing.h"
#include "io/json.h"
#include "support/faults.h"
#include "support/joined_game.h"

namespace flimnap {
namespace {

using test::faultInText;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Optional;
using ::testing::UnorderedElementsAre;

/// The least a start must say.
const std::string shortest = R"({"round":"SR1","phase":"a","order":["p1"],"players":{},"companies":{},"deck":{},)"
                             R"("pool":[],"scrapped":[]})";

Json startJson()
{
    return *parseJson(test::joinedTable, "");
}

Faults faultsOfStart(const std::string &json)
{
    const Result<JoinedPosition, Faults> table = readJoinedPosition(json);
    return table ? Faults() : table.error();
}

Faults faultsOfStart(const Json &json)
{
    return faultsOfStart(json.dump());
}

TEST(JoinedPositionText, IsReadIntoValues)
{
    const JoinedPosition table = test::readJoined();

    EXPECT_EQ(table.round, "OR3.1");
    EXPECT_EQ(table.turn, "BCB");
    EXPECT_EQ(table.phase, "d");
    EXPECT_THAT(table.order, ElementsAre("p2", "p1", "p3"));
    EXPECT_THAT(table.acted, Optional(ElementsAre("KFN", "MW")));
    const JoinedPosition::Player &anna = table.players.at("p1");
    EXPECT_EQ(anna.cash, Money{70});
    EXPECT_EQ(anna.debt, Money{20});
    EXPECT_EQ(anna.penalty, Money{30});
    EXPECT_THAT(anna.shares, ElementsAre(std::pair("BCB", 50), std::pair("KFN", 20)));
    EXPECT_THAT(anna.privates, ElementsAre("L1"));
    const JoinedPosition::Company &kfn = table.companies.at("KFN");
    EXPECT_TRUE(kfn.isOperating);
    EXPECT_EQ(kfn.price, Money{90});
    EXPECT_EQ(kfn.director, "p2");
    EXPECT_EQ(kfn.cash, Money{240});
    EXPECT_THAT(kfn.trains, ElementsAre("c.2+2", "d.3+3"));
    EXPECT_EQ(kfn.stations, 3);
    EXPECT_THAT(kfn.tokens, Optional(3));
    EXPECT_THAT(kfn.privates, Optional(ElementsAre("S3")));
    EXPECT_THAT(kfn.stationHexes, Optional(ElementsAre("G20", "C26")));
    const JoinedPosition::Company &bte = table.companies.at("BTE");
    EXPECT_FALSE(bte.isOperating);
    EXPECT_THAT(bte.initialPrice, Optional(Money{70}));
    EXPECT_THAT(table.stacks, ElementsAre(std::pair("65", JoinedPosition::Names{"MW", "BCB"})));
    EXPECT_EQ(table.deck.at("d"), 3);
    EXPECT_THAT(table.pool, Optional(ElementsAre("b.2+2")));
    EXPECT_THAT(table.usedPrivates, ElementsAre("S3"));
    EXPECT_THAT(table.closedCompanies, ElementsAre("OFE"));
    EXPECT_THAT(table.tiles, ElementsAre("G20"));
}

TEST(JoinedPositionText, LeavesOutWhatSaysNothing)
{
    const Result<JoinedPosition, Faults> table = readJoinedPosition(shortest);

    ASSERT_TRUE(table);
    EXPECT_EQ(table->turn, "");
    EXPECT_EQ(table->acted, std::nullopt);
    EXPECT_EQ(table->passes, 0);
    EXPECT_EQ(writeJoinedPosition(*table), shortest);
}

TEST(JoinedPositionText, ReadsWhatItWrites)
{
    JoinedPosition table = test::readJoined();
    table.soldThisRound = {{"p1", {"MW"}}};
    table.passes = 2;
    table.force = "we play it so";
    table.companies["KFN"].homeTileLaid = true;
    table.companies["MW"].hadTurn = false;
    table.companies["MW"].hasOperated = true;
    table.companies["MW"].tokens.reset();
    table.companies["MW"].cell = "R4C5";
    table.companies["MW"].certificate = "p1";
    table.companies["BTE"].unpaid = 20;
    table.companies["BTE"].pool = 10;
    table.companies["BTE"].cash = {30};
    table.companies["BTE"].trains = {"1g"};
    table.roundsInSet = 2;
    table.isBankBroken = true;
    table.passed = {"p2"};
    table.lastActor = "p3";
    table.isBackwards = true;
    table.parts.change<stack_draft::TableKeys>().bondToken = "BCB";
    table.companies["MW"].parts.change<company_loans::CompanyKeys>().loans = 2;
    table.companies["BTE"].parts.set(destinations::CompanyKeys{std::string(destinations::escrow), {140}});
    table.companies["KFN"].parts.change<national::CompanyKeys>().shares = 20;
    table.companies["KFN"].parts.change<national::CompanyKeys>().isFrozen = true;
    table.companies["KFN"].parts.change<national::CompanyKeys>().actsFirst = true;
    table.boughtThisRound = {{"p2", {{"BCB", 25}}}};
    table.parts.set(destinations::TableKeys{{"MW"}});
    table.parts.change<national::TableKeys>().certificateLimit = 9;
    table.pool.reset();
    table.scrapped.reset();

    const std::string text = writeJoinedPosition(table);

    EXPECT_EQ(test::readJoined(text), table);
    EXPECT_EQ(writeJoinedPosition(test::readJoined(text)), text);
}

TEST(JoinedPositionText, TakesACompanyWithAStationToHaveHadItsTurn)
{
    Json json = startJson();
    json["companies"]["MW"]["stations"] = 0;
    json["companies"]["BCB"]["had_turn"] = false;

    const JoinedPosition table = test::readJoined(json.dump());

    EXPECT_TRUE(table.companies.at("KFN").hadTurn);
    EXPECT_FALSE(table.companies.at("MW").hadTurn);
    EXPECT_FALSE(table.companies.at("BCB").hadTurn);
}

TEST(JoinedPositionText, IsMissedKeyByKey)
{
    EXPECT_THAT(faultsOfStart(std::string("{}")),
                UnorderedElementsAre(faultInText("start/round", "missing"), faultInText("start/phase", "missing"),
                                     faultInText("start/order", "missing"), faultInText("start/players", "missing"),
                                     faultInText("start/companies", "missing"), faultInText("start/deck", "missing")));
}

TEST(JoinedPositionText, NamesAllFaultsAtOnce)
{
    Json json = startJson();
    json["players"]["p2"].erase("cash");
    json["companies"]["BCB"]["trains"] = "b.2";
    json["bank"] = 1000;

    EXPECT_THAT(faultsOfStart(json), UnorderedElementsAre(faultInText("start/players/p2/cash", "missing"),
                                                          faultInText("start/companies/BCB/trains", "expected a list"),
                                                          faultInText("start/bank", "no such key")));
}

TEST(JoinedPositionText, WantsACharterOfOperatingCompaniesOnly)
{
    Json json = startJson();
    for (const char *key : {"cash", "trains", "stations"})
        json["companies"]["MW"].erase(key);
    json["companies"]["BTE"]["stations"] = 0;

    EXPECT_THAT(faultsOfStart(json),
                UnorderedElementsAre(faultInText("start/companies/MW/cash", "an operating company has it"),
                                     faultInText("start/companies/MW/trains", "an operating company has it"),
                                     faultInText("start/companies/MW/stations", "an operating company has"),
                                     faultInText("start/companies/BTE/stations", "a started company does not")));
}

TEST(JoinedPositionText, TakesARowWithoutPriceForARailwaysWithOneOwner)
{
    Json json = startJson();
    json["companies"]["EPP"] = Json::parse(R"({"cash":40,"trains":["1g"]})");
    json["companies"]["EOD"] = Json::parse(R"({"role":"construction"})");

    const JoinedPosition table = test::readJoined(json.dump());

    EXPECT_TRUE(table.companies.at("EPP").isOperating);
    EXPECT_EQ(table.companies.at("EPP").cash, Money{40});
    EXPECT_EQ(table.companies.at("EOD").role, "construction");
    EXPECT_EQ(writeJoinedPosition(test::readJoined(writeJoinedPosition(table))), writeJoinedPosition(table));
    json["companies"]["EPP"].erase("cash");
    EXPECT_THAT(faultsOfStart(json),
                ElementsAre(faultInText("start/companies/EPP/cash", "a railway with one owner has it")));
}

TEST(JoinedPositionText, WantsAPriceOrACellOfACompanyWithShares)
{
    Json json = startJson();
    json["companies"]["MW"].erase("price");
    EXPECT_THAT(faultsOfStart(json), ElementsAre(faultInText("start/companies/MW/price", "or a cell")));

    json["companies"]["MW"]["cell"] = "R4C5";
    EXPECT_THAT(faultsOfStart(json), IsEmpty());
    EXPECT_EQ(test::readJoined(json.dump()).companies.at("MW").cell, "R4C5");
}

TEST(JoinedPositionText, WantsLittleOfTheBondRailway)
{
    Json json = startJson();
    json["companies"]["MS"] = Json::parse(R"({"state":"operating","cell":"R6C3","role":"bond","stations":1})");
    EXPECT_THAT(faultsOfStart(json), IsEmpty());

    json["companies"]["MS"].erase("stations");
    EXPECT_THAT(faultsOfStart(json),
                ElementsAre(faultInText("start/companies/MS/stations", "an operating company has it")));
}

TEST(JoinedPositionText, HasNoNegativeMoneyAndNoFractions)
{
    Json json = startJson();
    json["players"]["p1"]["cash"] = -1;
    json["players"]["p1"]["debt"] = 1.5;
    json["companies"]["BCB"]["cash"] = "60";

    EXPECT_THAT(faultsOfStart(json), UnorderedElementsAre(faultInText("start/players/p1/cash", "found -1"),
                                                          faultInText("start/players/p1/debt", "found 1.5"),
                                                          faultInText("start/companies/BCB/cash", "found \"60\"")));
}

TEST(JoinedPositionText, HasSharesUpToAHundredPercent)
{
    Json json = startJson();
    json["players"]["p1"]["shares"]["BCB"] = 101;
    json["players"]["p2"]["shares"]["BCB"] = 0;

    EXPECT_THAT(faultsOfStart(json), UnorderedElementsAre(faultInText("start/players/p1/shares/BCB", "from 1 to 100"),
                                                          faultInText("start/players/p2/shares/BCB", "from 1 to 100")));
}

TEST(JoinedPositionText, SaysOfACompanyWhetherItOperates)
{
    Json json = startJson();
    json["companies"]["MW"]["state"] = "floated";
    json["companies"]["BCB"].erase("state");
    json["companies"]["KFN"] = 90;

    EXPECT_THAT(faultsOfStart(json),
                UnorderedElementsAre(faultInText("start/companies/MW/state", "one of started, operating"),
                                     faultInText("start/companies/BCB/state", "missing"),
                                     faultInText("start/companies/KFN", "expected an object")));
}

TEST(JoinedPositionText, IsAnObject)
{
    EXPECT_THAT(faultsOfStart(std::string("[]")), Contains(faultInText("start", "expected an object")));
    EXPECT_THAT(faultsOfStart(std::string("{")), ElementsAre(faultInText("start", "not JSON")));
}

TEST(JoinedPositionText, SurvivesTheHeaderOfAJournal)
{
    Header header;
    header.game = "18cz";
    header.edition = "ru";
    header.players = test::threePlayers();
    header.start = writeJoinedPosition(test::readJoined());

    const Result<Header, Fault> read = parseHeader(writeHeader(header), "table.flimnap", 1);

    ASSERT_TRUE(read);
    EXPECT_EQ(read->start, header.start);
}

/// The first block of JSON behind this heading of the page about joining.
std::string exampleUnder(const std::string &heading)
{
    std::ifstream file(std::string(FLIMNAP_SOURCE_DIR) + "/engine/journal/joining.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    const std::string fence = "```";
    const std::size_t begin = page.find(fence + "json\n", page.find(heading)) + fence.size() + 5;
    return page.substr(begin, page.find(fence, begin) - begin);
}

TEST(JoinedPositionText, HasRightExamplesOnTheFormatsPage)
{
    EXPECT_THAT(test::joiningFaults(test::readJoined(exampleUnder("# A game joined in the middle"))), IsEmpty());
    EXPECT_THAT(test::joiningFaults1824(test::readJoined(exampleUnder("## 1824"))), IsEmpty());
    EXPECT_THAT(test::joiningFaults18Lilliput(test::readJoined(exampleUnder("## 18Lilliput"))), IsEmpty());
}

} // namespace
} // namespace flimnap
