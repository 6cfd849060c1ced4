#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_call.h"
#include "io/json.h"
#include "support/joined_game.h"

namespace flimnap {
namespace {

using test::call;
using test::contentOf;
using test::journalOf;
using test::linesOf;
using test::Printed;
using test::startBcb;
using test::stockJournalOf;
using test::wholeGameFile;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

// In phase a only small companies are on sale (CZ-5.6); BN is a medium one.
const std::string startBn = R"({"move":"start_company","by":"p2","company":"BN","price":60})";
const std::string agreedEnd = R"({"move":"end_game","reason":"it is late"})";

TEST(Replay, PrintsTheSnapshotsOfAWholeGame)
{
    const Printed printed = call({"replay", wholeGameFile(), "--snapshots"});

    EXPECT_EQ(printed.status, 0);
    EXPECT_THAT(printed.err, IsEmpty());
    EXPECT_TRUE(printed.out == contentOf(test::wholeGameSnapshotsFile())) << "the snapshots differ";
}

TEST(Replay, ReadsTheStandardInput)
{
    const Printed printed = call({"replay", "-", "--snapshots"}, contentOf(wholeGameFile()));

    EXPECT_EQ(printed.status, 0);
    EXPECT_TRUE(printed.out == contentOf(test::wholeGameSnapshotsFile())) << "the snapshots differ";
}

TEST(Replay, SumsUpWhereTheTableStands)
{
    const Printed printed = call({"replay", "-"}, stockJournalOf(3, {startBcb}));

    EXPECT_EQ(printed.status, 0);
    EXPECT_THAT(printed.out,
                AllOf(StartsWith("18CZ (18cz, ru, base)\n"),
                      HasSubstr("Players: p1 Player 1, p2 Player 2, p3 Player 3\n"), HasSubstr("Rounds: OPEN, SR1\n"),
                      HasSubstr("Moves: 4\n"), HasSubstr("SR1, phase a: it is the turn of p2 Player 2.\n"),
                      HasSubstr("The next train card is a.\n"), HasSubstr("If the game ended now\n"),
                      Not(HasSubstr("wins"))));
    // Capital 4 × 65 (CZ-5.9); the director's certificate of a small company is 50 % (CZ-2.2).
    EXPECT_THAT(linesOf(printed.out),
                ::testing::Contains(::testing::MatchesRegex("BCB +operating +65 +260 +p1 +p1 50 %")));
}

TEST(Replay, NamesTheDirectorOfTheCompanyInTurn)
{
    const std::string toOperatingRound = stockJournalOf(
        3, {startBcb, R"({"move":"pass","by":"p2"})", R"({"move":"pass","by":"p3"})", R"({"move":"pass","by":"p1"})"});

    const Printed printed = call({"replay", "-"}, toOperatingRound);

    EXPECT_THAT(printed.out, HasSubstr("OR1.1, phase a: it is the turn of BCB, directed by p1 Player 1.\n"));
}

TEST(Replay, SaysThatNoCompanyHasBeenStarted)
{
    EXPECT_THAT(call({"replay", "-"}, journalOf(3, {})).out, HasSubstr("No company has been started.\n"));
}

TEST(Replay, OfAnIllegalMovePrintsTheReasonAndNothingElse)
{
    for (const std::vector<std::string> &arguments :
         {std::vector<std::string>{"replay", "-"}, {"replay", "-", "--snapshots"}}) {
        const Printed printed = call(arguments, stockJournalOf(3, {startBcb, startBn}));

        EXPECT_EQ(printed.status, 1);
        EXPECT_THAT(printed.out, IsEmpty());
        EXPECT_THAT(printed.err, StartsWith("standard input: line 6: against rule CZ-5.6: "
                                            "Companies of this size cannot be started in phase a.\n"
                                            "  " +
                                            startBn +
                                            "\n"
                                            "The table may waive this rule: \"force\":\"why\" in the move says so.\n"
                                            "In SR1 it is the turn of p2; possible would be:\n"));
    }
}

TEST(Replay, SaysWhatWouldHaveBeenPossible)
{
    const Printed printed = call({"replay", "-"}, stockJournalOf(3, {startBcb, startBn}));

    const std::vector<std::string> lines = linesOf(printed.err);
    EXPECT_THAT(lines, ::testing::Contains(R"(  {"move":"buy_share","by":"p2","company":"BCB"})"));
    EXPECT_THAT(lines,
                ::testing::Contains(R"(  {"move":"start_company","by":"p2","company":"EKJ","price":50|55|60|65|70})"));
    EXPECT_THAT(lines, ::testing::Contains(R"(  {"move":"pass","by":"p2"})"));
}

TEST(Replay, DoesNotSpeakOfWaivingWhatIsImpossible)
{
    // BCB is started already: no agreement of the table changes that.
    const std::string again = R"({"move":"start_company","by":"p2","company":"BCB","price":65})";

    EXPECT_THAT(call({"replay", "-"}, stockJournalOf(3, {startBcb, again})).err, Not(HasSubstr("waive")));
}

TEST(Replay, AfterTheEndOffersNothing)
{
    const Printed printed = call({"replay", "-"}, stockJournalOf(3, {agreedEnd, startBcb}));

    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.err, AllOf(HasSubstr("line 6: against rule CZ-7.1: The game is over.\n"),
                                   HasSubstr("No further move is possible in END.\n")));
}

TEST(Replay, LenientlyPrintsTheSnapshotsBeforeTheFirstIllegalMove)
{
    const std::string good = stockJournalOf(3, {startBcb});
    const std::string bad = stockJournalOf(3, {startBcb, startBn, R"({"move":"pass","by":"p2"})"});

    const Printed printed = call({"replay", "--lenient", "--snapshots", "-"}, bad);

    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.err, HasSubstr("line 6: against rule CZ-5.6"));
    EXPECT_EQ(printed.out, call({"replay", "--snapshots", "-"}, good).out);
    EXPECT_THAT(linesOf(printed.out), SizeIs(5)); // before any move, three passes, the start of BCB
}

TEST(Replay, LenientlySumsUpWhatComesBeforeTheFirstIllegalMove)
{
    const Printed printed = call({"replay", "--lenient", "-"}, stockJournalOf(3, {startBcb, startBn}));

    EXPECT_EQ(printed.status, 1);
    EXPECT_EQ(printed.out, call({"replay", "-"}, stockJournalOf(3, {startBcb})).out);
}

TEST(Replay, LenientlyAcceptsALegalJournalAsAlways)
{
    EXPECT_EQ(call({"replay", "--lenient", wholeGameFile()}).status, 0);
}

TEST(Replay, NamesAllFaultsOfAMalformedFile)
{
    const Printed printed =
        call({"replay", "--lenient", "-"}, journalOf(3, {R"({"move":"pas","by":"p1"})", R"({"move":"pass"})"}));

    EXPECT_EQ(printed.status, 2);
    EXPECT_THAT(printed.out, IsEmpty());
    EXPECT_THAT(linesOf(printed.err), ElementsAre(StartsWith("standard input: line 2, key \"move\": "),
                                                  StartsWith("standard input: line 3, key \"by\": ")));
}

TEST(Replay, NamesAFileThatIsNotThere)
{
    const Printed printed = call({"replay", "/no/such/file.flimnap"});

    EXPECT_EQ(printed.status, 2);
    EXPECT_THAT(printed.err, StartsWith("/no/such/file.flimnap: "));
}

TEST(Replay, NamesTheKeyOfTheHeaderThatCannotBeSetUp)
{
    std::string unknownGame = journalOf(3, {});
    unknownGame.replace(unknownGame.find("18cz"), 4, "18ab");
    std::string badOption = journalOf(3, {});
    badOption.replace(badOption.find("]}"), 2, R"(],"options":{"overrides":{"sets":3}}})");

    const Printed game = call({"replay", "-"}, unknownGame);
    EXPECT_EQ(game.status, 2);
    EXPECT_THAT(game.err, StartsWith("standard input: line 1, key \"game\": there is no game \"18ab\""));
    const Printed option = call({"replay", "-"}, badOption);
    EXPECT_EQ(option.status, 2);
    EXPECT_THAT(option.err, StartsWith("standard input: line 1, key \"options.overrides.sets\": "));
    const Printed players = call({"replay", "-"}, journalOf(2, {}));
    EXPECT_EQ(players.status, 2);
    EXPECT_THAT(players.err, AllOf(StartsWith("standard input: line 1, key \"players\": "), HasSubstr("CZ-1.6")));
}

/// A journal without moves of a game of three that is joined in OR3.1.
std::string joinedJournal(const Json &start)
{
    std::string journal = journalOf(3, {});
    return journal.replace(journal.find("]}"), 2, "],\"start\":" + start.dump() + "}");
}

TEST(Replay, BeginsWhereAGameIsJoined)
{
    const Json start = parseJson(test::joinedTable, "").value();

    const Printed printed = call({"replay", "-"}, joinedJournal(start));

    EXPECT_EQ(printed.status, 0) << printed.err;
    EXPECT_THAT(printed.out, AllOf(HasSubstr("Rounds: OR3.1\n"), HasSubstr("Moves: 0\n"),
                                   HasSubstr("it is the turn of BCB, directed by p1 Player 1.\n")));
}

TEST(Replay, NamesAllFaultsOfTheTableThatIsJoined)
{
    Json start = parseJson(test::joinedTable, "").value();
    start["phase"] = "z";
    start["pool"] = {"x.9"};

    const Printed printed = call({"replay", "-"}, joinedJournal(start));

    EXPECT_EQ(printed.status, 2);
    EXPECT_THAT(linesOf(printed.err),
                ::testing::UnorderedElementsAre(StartsWith("standard input: line 1, key \"start/phase\": "),
                                                StartsWith("standard input: line 1, key \"start/pool\": ")));
}

TEST(Check, CountsTheMovesOfALegalJournal)
{
    const Printed whole = call({"check", wholeGameFile()});
    EXPECT_EQ(whole.status, 0);
    const std::size_t moves = linesOf(contentOf(wholeGameFile())).size() - 1;
    EXPECT_EQ(whole.out, "legal: " + std::to_string(moves) + " moves\n");
    EXPECT_EQ(call({"check", "-"}, journalOf(3, {agreedEnd})).out, "legal: 1 move\n");
}

TEST(Check, SaysTheFirstProblem)
{
    const std::string bad = stockJournalOf(3, {startBcb, startBn, R"({"move":"pass","by":"p9"})"});

    const Printed printed = call({"check", "-"}, bad);

    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.out, IsEmpty());
    EXPECT_EQ(printed.err, call({"replay", "-"}, bad).err);
}

TEST(Check, FailsForAMalformedFile)
{
    EXPECT_EQ(call({"check", "-"}, "nonsense\n").status, 2);
}

TEST(Score, SharesTheVictoryBetweenEqualTotals)
{
    // BCB's director has paid 2 × 65 and owns 2 units at 65: everybody still has the 380 of the start (CZ-3.1, CZ-7.5).
    const Printed printed = call({"score", "-"}, stockJournalOf(3, {startBcb, agreedEnd}));

    EXPECT_EQ(printed.status, 0);
    EXPECT_EQ(printed.out, "Final scoring\n"
                           "rank  player       cash  shares  privates  debt  penalty  total\n"
                           "   1  p1 Player 1   250     130         0     0        0    380\n"
                           "   1  p2 Player 2   380       0         0     0        0    380\n"
                           "   1  p3 Player 3   380       0         0     0        0    380\n"
                           "p1 Player 1 and p2 Player 2 and p3 Player 3 share the victory.\n");
}

TEST(Score, SaysWhoWins)
{
    const Printed printed = call({"score", "-"}, journalOf(3, {R"({"move":"buy_private","by":"p1","private":"S1"})",
                                                               R"({"move":"pass","by":"p2"})",
                                                               R"({"move":"correct","account":"p2","amount":1,)"
                                                               R"("reason":"found under the table"})",
                                                               agreedEnd}));

    EXPECT_THAT(printed.out, HasSubstr("   1  p2 Player 2   381"));
    EXPECT_THAT(printed.out, HasSubstr("p2 Player 2 wins.\n"));
}

TEST(Score, AddsUpToTheWorthOfTheLastSnapshot)
{
    const Json last = parseJson(linesOf(contentOf(test::wholeGameSnapshotsFile())).back(), "").value();
    const std::vector<std::string> lines = linesOf(call({"score", wholeGameFile()}).out);

    for (const auto &[id, player] : last["players"].items()) {
        const auto row = std::find_if(lines.begin(), lines.end(), [&, code = id](const std::string &line) {
            return line.find(" " + code + " ") != std::string::npos;
        });
        ASSERT_NE(row, lines.end());
        std::istringstream numbers(row->substr(row->find("Player ") + 8));
        int cash = 0, shares = 0, privates = 0, debt = 0, penalty = 0, total = 0;
        numbers >> cash >> shares >> privates >> debt >> penalty >> total;
        EXPECT_EQ(cash, player["cash"]) << id;
        EXPECT_EQ(debt, player["debt"]) << id;
        EXPECT_EQ(penalty, player["penalty"]) << id;
        EXPECT_EQ(total, player["worth"]) << id;
        EXPECT_EQ(cash + shares + privates - debt - penalty, total) << id;
    }
}

TEST(Score, OfAnIllegalJournalIsNotPrinted)
{
    const Printed printed = call({"score", "-"}, stockJournalOf(3, {startBn}));
    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.out, IsEmpty());
}

TEST(Score, CountsWithTheTablesOfTheGivenFolder)
{
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "flimnap_cli_tables";
    std::filesystem::create_directories(folder);
    std::string tables = contentOf(FLIMNAP_SOURCE_DIR "/data/games/18cz-ru.json");
    const std::string printedCash = R"("3": {"cash": 380)";
    ASSERT_NE(tables.find(printedCash), std::string::npos);
    tables.replace(tables.find(printedCash), printedCash.size(), R"("3": {"cash": 401)");
    std::ofstream(folder / "18cz-ru.json") << tables;

    const Printed printed = call({"score", "-", "--data", folder.string()}, journalOf(3, {}));

    EXPECT_EQ(printed.status, 0);
    EXPECT_THAT(printed.out, HasSubstr("p3 Player 3   401"));
}

TEST(Score, NeedsAFolderWithTables)
{
    const Printed printed = call({"score", "-", "--data", "/no/such/folder"}, journalOf(3, {}));
    EXPECT_EQ(printed.status, 2);
    EXPECT_THAT(printed.err, StartsWith("/no/such/folder: "));
}

} // namespace
} // namespace flimnap
