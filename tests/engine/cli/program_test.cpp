#include <array>
#include <cstdio>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include "cli_call.h"

namespace flimnap {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// The program itself, run by the shell; what it prints is its standard output unless redirected.
test::Printed shell(const std::string &arguments, const std::string &before = {})
{
    std::FILE *pipe = popen((before + "'" FLIMNAP_CLI "' " + arguments).c_str(), "r");
    test::Printed printed;
    std::array<char, 4096> piece{};
    while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), pipe))
        printed.out.append(piece.data(), size);
    const int status = pclose(pipe);
    printed.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return printed;
}

TEST(Program, EndsWith0AfterAWholeJournal)
{
    const test::Printed printed = shell("replay --snapshots " + test::wholeGameFile());
    EXPECT_EQ(printed.status, 0);
    EXPECT_TRUE(printed.out == test::contentOf(test::wholeGameSnapshotsFile())) << "the snapshots differ";
}

TEST(Program, EndsWith1AfterAnIllegalMoveAndSaysWhyOnTheErrorOutput)
{
    const std::string tooMuch = "(cat " + test::wholeGameFile() + R"(; echo '{"move":"pass","by":"p1"}') | )";
    const test::Printed silent = shell("check - 2>/dev/null", tooMuch);
    EXPECT_EQ(silent.status, 1);
    EXPECT_EQ(silent.out, "");
    EXPECT_THAT(shell("check - 2>&1", tooMuch).out, HasSubstr("against rule CZ-7.1: The game is over."));
}

TEST(Program, EndsWith2WithoutAUsableFileOrCommand)
{
    EXPECT_EQ(shell("check /no/such/file 2>/dev/null").status, 2);
    EXPECT_EQ(shell("2>/dev/null").status, 2);
}

TEST(Program, EndsWith2IfItsOutputCannotBeWritten)
{
    EXPECT_EQ(shell("games 2>/dev/null >/dev/full").status, 2);
}

TEST(Program, PlaysARandomGameThatItTakesForLegal)
{
    EXPECT_THAT(shell("random 7 | '" FLIMNAP_CLI "' check -").out, StartsWith("legal: "));
}

} // namespace
} // namespace flimnap
