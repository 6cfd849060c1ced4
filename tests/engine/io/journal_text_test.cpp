#include "io/journal_text.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <tuple>

#include "journal/move_schema.h"
#include "support/faults.h"

namespace flimnap {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

const std::string plainHeader = R"({"flimnap":1,"game":"18cz","edition":"ru","variant":"base",)"
                                R"("players":[{"id":"p1","name":"Anna"},{"id":"p2","name":"Boris"}],"options":{}})";

auto faultInJournal(const std::string &place, const std::string &message)
{
    return test::faultIn("table.flimnap", place, message);
}

Faults faultsOfJournal(const std::string &journal)
{
    const Result<Journal, Faults> result = parseJournal(journal, "table.flimnap");
    return result ? Faults() : result.error();
}

Faults faultsOfMove(const std::string &line)
{
    const Result<Move, Faults> result = parseMove(line, "table.flimnap", 12);
    return result ? Faults() : result.error();
}

Faults faultsOfHeader(const std::string &line)
{
    return faultsOfJournal(line + "\n");
}

std::string headerWithPlayers(const std::string &players)
{
    return R"({"flimnap":1,"game":"18cz","edition":"ru","players":)" + players + "}";
}

Move moveFrom(const std::string &line)
{
    const Result<Move, Faults> move = parseMove(line, "table.flimnap", 12);
    if (!move)
        ADD_FAILURE() << text(move.error().front());
    return move ? *move : Move();
}

Header headerFrom(const std::string &line)
{
    const Result<Header, Fault> header = parseHeader(line, "table.flimnap", 1);
    if (!header)
        ADD_FAILURE() << text(header.error());
    return header ? *header : Header();
}

std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    return content.str();
}

// ---- Moves ----

TEST(JournalText, AMoveIsReadIntoItsMembers)
{
    const Move move = moveFrom(R"({"move":"buy_train","by":"SX","train":"d.3E","from":"PR","price":69})");

    Move expected;
    expected.kind = MoveKind::BuyTrain;
    expected.by = "SX";
    expected.train = "d.3E";
    expected.from = "PR";
    expected.price = 69;
    EXPECT_EQ(move, expected);
}

TEST(JournalText, KeysMayStandInAnyOrderAndAreWrittenInOne)
{
    const Move move = moveFrom(
        R"( { "note" : "at last", "price" : 60, "force":"we agreed", "company":"VBW", "by":"p1", "move":"start_company" } )");
    EXPECT_EQ(writeMove(move),
              R"({"move":"start_company","by":"p1","company":"VBW","price":60,"force":"we agreed","note":"at last"})");
}

TEST(JournalText, RoutesKeepTrainsAndStops)
{
    const std::string line =
        R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[{"train":"a.2","stops":["E16","D17"]},{"train":"b.2","stops":[]}]})";
    const Move move = moveFrom(line);
    ASSERT_TRUE(move.routes);
    EXPECT_THAT(*move.routes, ElementsAre(Route{"a.2", {"E16", "D17"}, {}, {}}, Route{"b.2", {}, {}, {}}));
    EXPECT_EQ(writeMove(move), line);
}

TEST(JournalText, NoRoutesAndAnEmptyListOfRoutesDiffer)
{
    const std::string none = R"({"move":"run_trains","by":"BCB","revenue":0})";
    const std::string empty = R"({"move":"run_trains","by":"BCB","revenue":0,"routes":[]})";
    EXPECT_EQ(writeMove(moveFrom(none)), none);
    EXPECT_EQ(writeMove(moveFrom(empty)), empty);
}

TEST(JournalText, AHomeStationIsMarkedByTrueOrNotAtAll)
{
    EXPECT_TRUE(moveFrom(R"({"move":"place_token","by":"SX","hex":"A8","home":true})").home);
    const Move other = moveFrom(R"({"move":"place_token","by":"SX","hex":"A8","home":false})");
    EXPECT_FALSE(other.home);
    EXPECT_EQ(writeMove(other), R"({"move":"place_token","by":"SX","hex":"A8"})");
}

TEST(JournalText, AChoiceIsATextOrANumber)
{
    const Move number = moveFrom(R"({"move":"choose","by":"ATE","what":"shared_hexes","value":2})");
    EXPECT_EQ(number.value, "2");
    EXPECT_EQ(writeMove(number), R"({"move":"choose","by":"ATE","what":"shared_hexes","value":2})");

    const Move place = moveFrom(R"({"move":"choose","by":"ATE","what":"remove_token","value":"E12"})");
    EXPECT_EQ(place.value, "E12");
    EXPECT_EQ(writeMove(place), R"({"move":"choose","by":"ATE","what":"remove_token","value":"E12"})");
}

TEST(JournalText, KeepsAListOfTextsAsAValue)
{
    for (const std::string list : {"[]", R"(["6"])", R"(["5","6"])"}) {
        const std::string line = R"({"move":"choose","by":"MESS","what":"keep_trains","value":)" + list + "}";
        EXPECT_EQ(writeMove(moveFrom(line)), line);
    }
    EXPECT_EQ(moveFrom(R"({"move":"choose","by":"MESS","what":"keep_trains","value":["5","6"]})").value, "[5,6]");
}

TEST(JournalText, ATextThatOnlyLooksLikeANumberStaysAText)
{
    for (const std::string value : {"007", "-0", "1e3", "2.5", "99999999"}) {
        const Move move = moveFrom(R"({"move":"choose","by":"p1","what":"mw_value","value":")" + value + R"("})");
        EXPECT_EQ(move.value, value);
        EXPECT_EQ(moveFrom(writeMove(move)), move);
    }
}

TEST(JournalText, NotesHoldWhateverPeopleType)
{
    Move move;
    move.kind = MoveKind::Pass;
    move.by = "p1";
    move.note = "\"Nein\" \\ нет\n\tне 不 \x01\x7F 🚂";
    const std::string line = writeMove(move);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_EQ(moveFrom(line), move);
}

TEST(JournalText, EveryKindComesBackAsItWasWritten)
{
    for (const MoveKind kind : allMoveKinds()) {
        Move move;
        move.kind = kind;
        for (const MoveKey &key : keysOf(kind)) {
            if (const auto *text = std::get_if<std::string Move::*>(&key.member))
                move.*(*text) = key.words.empty() ? "Wien " + std::string(key.name) : std::string(key.words.front());
            else if (const auto *number = std::get_if<std::optional<int> Move::*>(&key.member))
                move.*(*number) = key.most;
            else if (const auto *flag = std::get_if<bool Move::*>(&key.member))
                move.*(*flag) = true;
            else if (key.type == KeyType::Routes)
                move.routes = std::vector<Route>{{"2+2", {"J15", "G20"}, {}, {}}, {"3D", {}, 100, 20}};
            else
                move.amounts = std::vector<Grant>{{"MR", 30}, {"C5", 20}};
        }
        if (kind == MoveKind::Fund)
            move.self = false;
        if (kind == MoveKind::Correct) {
            move = Move();
            move.kind = kind;
            move.holder = "p1";
            move.company = "kk";
            move.percent = -10;
            move.reason = "he never paid";
        }
        EXPECT_EQ(moveFrom(writeMove(move)), move) << writeMove(move);
    }
}

TEST(JournalText, AnUnknownKeyIsAFaultThatNamesTheKnownOnes)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"buy_private","by":"p1","private":"L1","prize":60})"),
                ElementsAre(faultInJournal("line 12, key \"prize\"",
                                           "buy_private has no such key; it takes by, private, price")));
}

TEST(JournalText, AKeyOfAnotherKindIsUnknownToo)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"pass","by":"p1","company":"BCB"})"),
                ElementsAre(faultInJournal("line 12, key \"company\"", "pass has no such key")));
    EXPECT_THAT(faultsOfMove(R"({"move":"draw","by":"p1","what":"vaclav","result":"BCB"})"),
                ElementsAre(faultInJournal("line 12, key \"by\"", "draw has no such key")));
}

TEST(JournalText, AllThatIsWrongWithAMoveIsSaidAtOnce)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"sell_shares","by":7,"percent":150,"prize":1})"),
                ElementsAre(faultInJournal("line 12, key \"by\"", "7 is not a text"),
                            faultInJournal("line 12, key \"prize\"", "no such"),
                            faultInJournal("line 12, key \"company\"", "missing; sell_shares needs it"),
                            faultInJournal("line 12, key \"percent\"", "150 is not a whole number from 1 to 100")));
}

TEST(JournalText, AMoveNeedsAKnownKind)
{
    EXPECT_THAT(faultsOfMove(R"({"by":"p1"})"), ElementsAre(faultInJournal("line 12, key \"move\"", "missing")));
    EXPECT_THAT(faultsOfMove(R"({"move":5})"),
                ElementsAre(faultInJournal("line 12, key \"move\"", "5 is not a kind of move")));
    EXPECT_THAT(faultsOfMove(R"({"move":"byu_share","by":"p1"})"),
                ElementsAre(faultInJournal("line 12, key \"move\"",
                                           R"("byu_share" is not a kind of move; there are buy_private,)")));
}

class WrongValue : public ::testing::TestWithParam<std::tuple<std::string, std::string, std::string>>
{
};

TEST_P(WrongValue, IsAFaultAtItsKey)
{
    const auto &[line, key, message] = GetParam();
    EXPECT_THAT(faultsOfMove(line), ElementsAre(faultInJournal("line 12, key \"" + key + "\"", message))) << line;
}

INSTANTIATE_TEST_SUITE_P(
    JournalText, WrongValue,
    ::testing::Values(
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":97.5})", "price",
                   "97.5 is not a whole number"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":97.0})", "price",
                   "97.0 is not a whole number"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":"97"})", "price",
                   R"("97" is not a whole number)"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":null})", "price",
                   "null is not a whole number"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":-1})", "price", "-1 is not a whole number"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":1000001})", "price",
                   "1000001 is not a whole number from 0 to 1000000"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":18446744073709551615})", "price",
                   "18446744073709551615 is not a whole number"),
        std::tuple(R"({"move":"acquire","by":"ATE","company":"BCB","price":99999999999999999999})", "price",
                   "is not a whole number"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":-1000001})", "revenue", "-1000001 is not"),
        std::tuple(R"({"move":"pass","by":""})", "by", R"("" is not a text)"),
        std::tuple(R"({"move":"pass","by":"p1","note":""})", "note", R"("" is not a text)"),
        std::tuple(R"({"move":"pass","by":["p1"]})", "by", R"(["p1"] is not a text)"),
        std::tuple(R"({"move":"dividend","by":"BCB","pay":"some"})", "pay", R"(not one of "all", "none", "half")"),
        std::tuple(R"({"move":"dividend","by":"BCB","pay":true})", "pay", "true is not one of"),
        std::tuple(R"({"move":"place_token","by":"SX","home":"yes"})", "home", R"("yes" is not true)"),
        std::tuple(R"({"move":"choose","by":"ATE","what":"shared_hexes","value":1.5})", "value",
                   "1.5 is not a text or a whole number"),
        std::tuple(R"({"move":"choose","by":"ATE","what":"shared_hexes","value":10000000})", "value",
                   "10000000 is not a text or a whole number from -1000000"),
        std::tuple(R"({"move":"correct","phase":4,"reason":"misread"})", "phase", "4 is not a text"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":{}})", "routes", "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[5]})", "routes", "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[{"train":"a.2"}]})", "routes",
                   "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[{"train":"","stops":[]}]})", "routes",
                   "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[{"train":"a.2","stops":"E16"}]})",
                   "routes", "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[{"train":"a.2","stops":[16]}]})", "routes",
                   "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"BCB","revenue":60,"routes":[{"train":"a.2","stops":[],"x":1}]})",
                   "routes", "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"MR","routes":[{"train":"3","value":"90"}]})", "routes",
                   "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"MR","routes":[{"train":"3","value":90,"bonus":true}]})", "routes",
                   "not a list of routes"),
        std::tuple(R"({"move":"run_trains","by":"MR","routes":[{"value":90}]})", "routes", "not a list of routes"),
        std::tuple(R"({"move":"fund","by":"p1","amounts":{}})", "amounts", "an object with a whole number"),
        std::tuple(R"({"move":"fund","by":"p1","amounts":{"MR":-5}})", "amounts", "an object with a whole number"),
        std::tuple(R"({"move":"fund","by":"p1","amounts":{"MR":2.5}})", "amounts", "an object with a whole number"),
        std::tuple(R"({"move":"fund","by":"p1","amounts":["MR"]})", "amounts", "an object with a whole number"),
        std::tuple(R"({"move":"take_card","by":"p1","card":"C1","side":3})", "side", "3 is not a whole number from 1"),
        std::tuple(R"({"move":"gulliver","track":"red"})", "track", "not one of \"brown\", \"green\"")));

TEST(JournalText, RoutesHaveValuesWhereTrainsAreReckonedOneByOne)
{
    const std::string line =
        R"({"move":"run_trains","by":"MR","mine":10,"routes":[{"train":"3D","value":100,"bonus":20},{"train":"3*","stops":["A","B"],"value":90}]})";
    const Move move = moveFrom(line);
    ASSERT_TRUE(move.routes);
    EXPECT_FALSE(move.revenue);
    EXPECT_THAT(*move.routes, ElementsAre(Route{"3D", {}, 100, 20}, Route{"3*", {"A", "B"}, 90, {}}));
    EXPECT_EQ(writeMove(move), line);
}

TEST(JournalText, SumsThatAreGivenOutNameTheirCompanies)
{
    const std::string line = R"({"move":"fund","by":"p1","character":"balmuff","amounts":{"MR":15,"C5":5}})";
    const Move move = moveFrom(line);
    ASSERT_TRUE(move.amounts);
    EXPECT_THAT(*move.amounts, ElementsAre(Grant{"MR", 15}, Grant{"C5", 5}));
    EXPECT_EQ(writeMove(move), line);
}

TEST(JournalText, ACorrectionWithTwoFormsIsAFaultOfItsLine)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"correct","turn":"p1","phase":"d","reason":"we forgot"})"),
                ElementsAre(faultInJournal("line 12", "correct takes exactly one of: account + amount;")));
}

TEST(JournalText, ALongValueIsCutWhereACharacterEnds)
{
    const Faults faults = faultsOfMove(R"({"move":"pass","by":{"ключ":"очень длинное значение, не текст"}})");
    ASSERT_THAT(faults, SizeIs(1));
    EXPECT_THAT(text(faults.front().message), HasSubstr("… is not a text"));
    Move move;
    move.by = "p1";
    move.note = text(faults.front().message);
    EXPECT_EQ(moveFrom(writeMove(move)).note, move.note) << "a broken character would not come back";
}

// ---- Lines that are no moves ----

TEST(JournalText, ALineThatIsNotJsonIsAFaultWithItsColumn)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"pass",})"),
                ElementsAre(faultInJournal("line 12, column 16", "this is not JSON")));
    EXPECT_THAT(faultsOfMove("pass"), ElementsAre(faultInJournal("line 12, column 1", "this is not JSON")));
    EXPECT_THAT(faultsOfMove(R"({"move":"pass","by":"p1"} x)"), SizeIs(1));
    EXPECT_THAT(faultsOfMove(R"([{"move":"pass","by":"p1"}])"),
                ElementsAre(faultInJournal("line 12", "is not a move")));
}

TEST(JournalText, AKeyThatStandsTwiceIsAFault)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"pass","by":"p1","by":"p2"})"),
                ElementsAre(faultInJournal("line 12", R"(the key "by" stands twice)")));
}

TEST(JournalText, AnObjectHasAGreatestNumberOfKeys)
{
    std::string keys;
    for (int i = 0; i < 1000; ++i)
        keys += (keys.empty() ? "\"k" : ",\"k") + std::to_string(i) + "\":0";
    const std::string header = R"({"flimnap":1,"game":"18cz","edition":"ru","players":[{"id":"p1","name":"A"}],)";
    EXPECT_THAT(faultsOfHeader(header + R"("options":{)" + keys + "}}"), IsEmpty());
    EXPECT_THAT(faultsOfHeader(header + R"("options":{)" + keys + R"(,"one":1}})"),
                ElementsAre(faultInJournal("line 1", "more than 1000 keys")));
}

TEST(JournalText, ANumberBeyondAllBoundsIsAFault)
{
    EXPECT_THAT(faultsOfMove(R"({"move":"pass","by":1e999})"),
                ElementsAre(faultInJournal("line 12, column 25", "a number is too large")));
}

TEST(JournalText, BrokenUtf8IsAFaultWithASoundMessage)
{
    const Faults faults = faultsOfMove("{\"move\":\"pass\",\"by\":\"p1\",\"note\":\"\xD0\"}");
    EXPECT_THAT(faults, ElementsAre(faultInJournal("line 12, column 35", "ill-formed UTF-8")));
    EXPECT_EQ(text(faults.front().message).find('\xD0'), std::string::npos);
    EXPECT_THAT(faultsOfMove("\xD0\x9F"), ElementsAre(faultInJournal("line 12, column 1", "this is not JSON")));
}

TEST(JournalText, NothingHidesBehindAZeroByte)
{
    std::string line = R"({"move":"pass","by":"p1"})";
    line += '\0';
    line += "{";
    EXPECT_THAT(faultsOfMove(line), ElementsAre(faultInJournal("line 12, column 26", "zero byte")));
}

TEST(JournalText, ALineHasAGreatestLength)
{
    const std::string start = R"({"move":"pass","by":"p1","note":")";
    const std::string end = R"("})";
    const std::string fits = std::string(longestJournalLine - start.size() - end.size(), 'x');
    EXPECT_THAT(faultsOfMove(start + fits + end), IsEmpty());
    EXPECT_THAT(faultsOfMove(start + fits + "x" + end), ElementsAre(faultInJournal("line 12", "longer than 64 KiB")));
}

// ---- The header ----

TEST(JournalText, AHeaderIsReadIntoItsMembers)
{
    const Header header = headerFrom(
        R"({"flimnap":1,"game":"18cz","edition":"zh","variant":"base","players":[{"id":"p2","name":"安娜"},{"id":"p1","name":"Boris"}],"start":{"round":"SR3"},"options":{"diesel": true, "overrides": {"start_cash": 400}}})");

    Header expected;
    expected.game = "18cz";
    expected.edition = "zh";
    expected.variant = "base";
    expected.players = {{"p2", "安娜"}, {"p1", "Boris"}};
    expected.start = R"({"round":"SR3"})";
    expected.options = R"({"diesel":true,"overrides":{"start_cash":400}})";
    EXPECT_EQ(header, expected);
    EXPECT_EQ(headerFrom(writeHeader(header)), header);
}

TEST(JournalText, AHeaderMayLeaveOutVariantStartAndOptions)
{
    const Header header =
        headerFrom(R"({"flimnap":1,"game":"18cz","edition":"ru","players":[{"id":"p1","name":"Anna"}]})");
    EXPECT_EQ(header.variant, "base");
    EXPECT_EQ(header.start, "");
    EXPECT_EQ(header.options, "{}");
    EXPECT_EQ(
        writeHeader(header),
        R"({"flimnap":1,"game":"18cz","edition":"ru","variant":"base","players":[{"id":"p1","name":"Anna"}],"options":{}})");
}

TEST(JournalText, ANewerFormatIsRefusedAndNothingBehindItIsJudged)
{
    EXPECT_THAT(
        faultsOfJournal("{\"flimnap\":2,\"tables\":[]}\n{\"move\":\"teleport\"}\n"),
        ElementsAre(faultInJournal("line 1, key \"flimnap\"", "format version 2; this program knows version 1 only")));
}

TEST(JournalText, AFileThatBeginsWithoutAHeaderIsNoJournal)
{
    EXPECT_THAT(faultsOfJournal("{\"move\":\"pass\",\"by\":\"p1\"}\nnonsense\n"),
                ElementsAre(faultInJournal("line 1, key \"flimnap\"", "missing; a journal begins with its header")));
    EXPECT_THAT(faultsOfJournal("[]"), ElementsAre(faultInJournal("line 1", "[] is not a journal's header")));
    for (const std::string version : {"0", "-1", "1.0", "\"1\"", "null", "1.5"})
        EXPECT_THAT(faultsOfJournal("{\"flimnap\":" + version + "}"),
                    ElementsAre(faultInJournal("line 1, key \"flimnap\"", version + " is not a format version")));
}

TEST(JournalText, AHeaderNeedsGameEditionAndPlayers)
{
    EXPECT_THAT(faultsOfHeader(R"({"flimnap":1})"), ElementsAre(faultInJournal("line 1, key \"game\"", "missing"),
                                                                faultInJournal("line 1, key \"edition\"", "missing"),
                                                                faultInJournal("line 1, key \"players\"", "missing")));
}

TEST(JournalText, KeysOfAHeaderHaveTheirTypes)
{
    EXPECT_THAT(
        faultsOfHeader(
            R"({"flimnap":1,"game":18,"edition":"","variant":null,"players":{},"start":[],"options":"none","x":1})"),
        ElementsAre(faultInJournal("line 1, key \"game\"", "18 is not a text"),
                    faultInJournal("line 1, key \"edition\"", R"("" is not a text)"),
                    faultInJournal("line 1, key \"variant\"", "null is not a text"),
                    faultInJournal("line 1, key \"players\"", "{} is not a list of 1 to 6 players"),
                    faultInJournal("line 1, key \"start\"", "[] is not an object"),
                    faultInJournal("line 1, key \"options\"", R"("none" is not an object)"),
                    faultInJournal("line 1, key \"x\"", "the header has no such key; it takes flimnap, game,")));
}

TEST(JournalText, OneToSixPlayersSitAtATable)
{
    std::string players;
    for (const std::string id : {"p1", "p2", "p3", "p4", "p5", "p6"}) {
        players += (players.empty() ? "" : ",") + (R"({"id":")" + id + R"(","name":"A"})");
        EXPECT_THAT(faultsOfHeader(headerWithPlayers("[" + players + "]")), IsEmpty()) << players;
    }
    EXPECT_THAT(faultsOfHeader(headerWithPlayers("[" + players + R"(,{"id":"p1","name":"A"}])")),
                ElementsAre(faultInJournal("line 1, key \"players\"", "not a list of 1 to 6 players")));
    EXPECT_THAT(faultsOfHeader(headerWithPlayers("[]")),
                ElementsAre(faultInJournal("line 1, key \"players\"", "not a list of 1 to 6 players")));
}

TEST(JournalText, PlayersHaveIdsOfTheirOwn)
{
    EXPECT_THAT(faultsOfHeader(headerWithPlayers(R"([{"id":"p1","name":"A"},{"id":"p1","name":"B"}])")),
                ElementsAre(faultInJournal("line 1, key \"players\"", R"(player 2: the id "p1" is another player's)")));
    for (const std::string id : {R"("p0")", R"("p7")", R"("P1")", R"("p")", R"("p10")", "1", R"("vaclav")"})
        EXPECT_THAT(faultsOfHeader(headerWithPlayers(R"([{"id":)" + id + R"(,"name":"A"}])")),
                    ElementsAre(faultInJournal("line 1, key \"players\"", "the id " + id + " is not one of p1 to p6")));
}

TEST(JournalText, PlayersHaveNamesOfOneToFortyCharacters)
{
    std::string forty;
    for (int i = 0; i < 40; ++i)
        forty += "Ж";
    EXPECT_THAT(faultsOfHeader(headerWithPlayers(R"([{"id":"p1","name":")" + forty + R"("}])")), IsEmpty());
    for (const std::string &name :
         {std::string("\"\""), std::string("\"  \""), "\"" + forty + "Ж\"", std::string(R"("An\nna")"),
          std::string(R"("An\u007Fna")"), std::string("5"), std::string("null")})
        EXPECT_THAT(
            faultsOfHeader(headerWithPlayers(R"([{"id":"p1","name":)" + name + "}]")),
            ElementsAre(faultInJournal("line 1, key \"players\"", "is not a text of 1 to 40 visible characters")))
            << name;
}

TEST(JournalText, APlayerIsAnObjectOfIdAndName)
{
    EXPECT_THAT(faultsOfHeader(headerWithPlayers(R"(["Anna",{"id":"p2","name":"B","colour":"red"}])")),
                ElementsAre(faultInJournal("line 1, key \"players\"", R"(player 1: "Anna" is not a player)"),
                            faultInJournal("line 1, key \"players\"", R"(player 2: a player has no key "colour")")));
}

TEST(JournalText, AHeaderAloneReportsItsFirstFault)
{
    const Result<Header, Fault> header = parseHeader(R"({"flimnap":1})", "table.flimnap", 7);
    ASSERT_FALSE(header);
    EXPECT_THAT(header.error(), faultInJournal("line 7, key \"game\"", "missing"));
}

// ---- Whole journals ----

TEST(JournalText, AJournalIsAHeaderAndItsMoves)
{
    const std::string text = plainHeader + "\n" + R"({"move":"pass","by":"p1"})" + "\n" +
                             R"({"move":"buy_private","by":"p2","private":"L1"})" + "\n";
    const Result<Journal, Faults> journal = parseJournal(text, "table.flimnap");
    ASSERT_TRUE(journal);
    EXPECT_EQ(journal->header.players[1].name, "Boris");
    EXPECT_THAT(journal->moves, ElementsAre(Field(&Move::kind, MoveKind::Pass), Field(&Move::privateRailway, "L1")));
    EXPECT_EQ(writeJournal(journal->header, journal->moves), text);
}

TEST(JournalText, LinesMayEndAsOnWindowsAndTheLastNeedsNoEnd)
{
    const std::string pass = R"({"move":"pass","by":"p1"})";
    const Result<Journal, Faults> expected = parseJournal(plainHeader + "\n" + pass + "\n", "table.flimnap");
    ASSERT_TRUE(expected);
    for (const std::string &text : {plainHeader + "\r\n" + pass + "\r\n", plainHeader + "\n" + pass}) {
        const Result<Journal, Faults> journal = parseJournal(text, "table.flimnap");
        ASSERT_TRUE(journal) << text;
        EXPECT_EQ(*journal, *expected);
    }
}

TEST(JournalText, EmptyLinesMayEndAJournalButNotStandInIt)
{
    const std::string pass = R"({"move":"pass","by":"p1"})";
    EXPECT_THAT(faultsOfJournal(plainHeader + "\n" + pass + "\n\n \r\n\n"), IsEmpty());
    EXPECT_THAT(faultsOfJournal(plainHeader + "\n\n\n" + pass + "\n"), ElementsAre(faultInJournal("line 2", "empty")));
    EXPECT_THAT(faultsOfJournal("\n" + plainHeader + "\n" + pass + "\n"),
                ElementsAre(faultInJournal("line 1", "empty")));
}

TEST(JournalText, AnEmptyFileIsNoJournal)
{
    EXPECT_THAT(faultsOfJournal(""), ElementsAre(faultInJournal("", "empty; a journal begins with its header")));
    EXPECT_THAT(faultsOfJournal("\n\n"), ElementsAre(faultInJournal("", "empty; a journal begins with its header")));
}

TEST(JournalText, AByteOrderMarkIsRefused)
{
    EXPECT_THAT(faultsOfJournal("\xEF\xBB\xBF" + plainHeader + "\n"),
                ElementsAre(faultInJournal("line 1", "byte order mark")));
    EXPECT_THAT(faultsOfJournal(plainHeader + "\n\xEF\xBB\xBF" + R"({"move":"pass","by":"p1"})"),
                ElementsAre(faultInJournal("line 2", "byte order mark")));
}

TEST(JournalText, TheFaultsOfAllLinesAreCollected)
{
    EXPECT_THAT(
        faultsOfJournal(R"({"flimnap":1,"game":"18cz","edition":"ru","players":[],"x":1})"
                        "\n{\"move\":\"pass\"}\nnonsense\n{\"move\":\"pass\",\"by\":\"p1\"}\n{\"move\":\"sit\"}\n"),
        ElementsAre(faultInJournal("line 1, key \"players\"", "1 to 6"),
                    faultInJournal("line 1, key \"x\"", "no such key"), faultInJournal("line 2, key \"by\"", "missing"),
                    faultInJournal("line 3, column 2", "not JSON"),
                    faultInJournal("line 5, key \"move\"", "not a kind of move")));
}

TEST(JournalText, ReadingStopsWhereTooMuchIsWrong)
{
    std::string text = plainHeader + "\n";
    for (std::size_t i = 0; i < 2 * mostJournalFaults; ++i)
        text += "{\"move\":\"pass\"}\n";
    const Faults faults = faultsOfJournal(text);
    ASSERT_THAT(faults, SizeIs(mostJournalFaults + 1));
    EXPECT_THAT(faults.back(), faultInJournal("", "there is more wrong with it; reading stopped at line 102"));
}

TEST(JournalText, AFileHasAGreatestSize)
{
    const std::string header = plainHeader + "\n";
    const std::string blanks(largestJournal - header.size(), ' ');
    EXPECT_THAT(faultsOfJournal(header + blanks), IsEmpty());
    EXPECT_THAT(faultsOfJournal(header + blanks + " "), ElementsAre(faultInJournal("", "larger than 16 MiB")));
}

// ---- Files ----

TEST(JournalText, AFileThatIsNotThereIsAFault)
{
    const Result<Journal, Faults> journal = readJournalFile("no/such/table.flimnap");
    ASSERT_FALSE(journal);
    EXPECT_THAT(journal.error(),
                ElementsAre(AllOf(Field(&Fault::file, "no/such/table.flimnap"),
                                  Field(&Fault::message, test::says(StartsWith("cannot be opened: "))))));
}

TEST(JournalText, AFolderIsNoJournal)
{
    const Result<Journal, Faults> journal = readJournalFile(FLIMNAP_SOURCE_DIR);
    ASSERT_FALSE(journal);
    EXPECT_THAT(journal.error(), ElementsAre(Field(&Fault::message, test::says(StartsWith("cannot be ")))));
}

TEST(JournalText, RecordedGamesComeBackByteForByte)
{
    int games = 0;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(FLIMNAP_SOURCE_DIR "/tests/replays")) {
        if (entry.path().extension() != ".flimnap")
            continue;
        const Result<Journal, Faults> journal = readJournalFile(entry.path());
        ASSERT_TRUE(journal) << text(journal.error().front());
        EXPECT_FALSE(journal->moves.empty()) << entry.path();
        EXPECT_EQ(writeJournal(journal->header, journal->moves), contentOf(entry.path())) << entry.path();
        ++games;
    }
    EXPECT_GT(games, 0);
}

// Who keeps no map says what the trains brought.
TEST(JournalText, AnIncomeIsDeclaredUnlessTheMapTells)
{
    const std::string run = R"({"move":"run_trains","by":"BCB","routes":[{"train":"a.2","stops":["E16"]}]})";
    const std::string keepsMap = R"({"flimnap":1,"game":"18cz","edition":"ru","variant":"base",)"
                                 R"("players":[{"id":"p1","name":"Anna"}],"options":{"board":true}})";

    EXPECT_THAT(faultsOfJournal(plainHeader + "\n" + run + "\n"),
                ElementsAre(faultInJournal("line 2, key \"revenue\"", "missing")));
    EXPECT_THAT(faultsOfJournal(keepsMap + "\n" + run + "\n"), IsEmpty());
}

} // namespace
} // namespace flimnap
