#include "cli/command_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_call.h"

namespace flimnap {
namespace {

using test::call;
using test::Printed;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

struct WrongCall
{
    std::vector<std::string> arguments;
    std::string message;
};

TEST(CommandLine, RejectsWhatItDoesNotUnderstandWithStatus2)
{
    const std::vector<WrongCall> cases = {
        {{"replai", "x"}, "there is no command \"replai\""},
        {{"check", "--fast", "x"}, "there is no option \"--fast\""},
        {{"check", "-x", "x"}, "there is no option \"-x\""},
        {{"check", "--lenient", "x"}, "check has no option \"--lenient\""},
        {{"replay"}, "replay needs FILE"},
        {{"statement", "p1"}, "statement needs FILE"},
        {{"statement"}, "statement needs ACCOUNT"},
        {{"check", "x", "y"}, "\"y\" is too much for check"},
        {{"games", "y"}, "\"y\" is too much for games"},
        {{"random", "1", "--players"}, "--players needs a value, NUMBER"},
    };
    for (const WrongCall &one : cases) {
        const Printed printed = call(one.arguments);
        EXPECT_EQ(printed.status, 2) << one.message;
        EXPECT_THAT(printed.out, IsEmpty()) << one.message;
        EXPECT_THAT(printed.err, HasSubstr(one.message));
    }
}

TEST(CommandLine, SaysHowToUseACommandThatWasMisused)
{
    EXPECT_THAT(call({"replay"}).err, HasSubstr("Usage: flimnap-cli replay FILE [--snapshots] [--lenient]"));
}

TEST(CommandLine, WithoutACommandExplainsItselfAsAnError)
{
    const Printed printed = call({});
    EXPECT_EQ(printed.status, 2);
    EXPECT_THAT(printed.out, IsEmpty());
    EXPECT_THAT(printed.err, HasSubstr("Usage: flimnap-cli COMMAND"));
}

TEST(CommandLine, HelpsWhenAsked)
{
    for (const std::string option : {"--help", "-h"}) {
        const Printed printed = call({option});
        EXPECT_EQ(printed.status, 0);
        EXPECT_THAT(printed.err, IsEmpty());
        for (const std::string command : {"replay", "check", "score", "statement", "offers", "random", "games"})
            EXPECT_THAT(printed.out, HasSubstr("\n  " + command));
    }
}

TEST(CommandLine, HelpsWithEachCommandWithoutRunningIt)
{
    for (const std::string command : {"replay", "check", "score", "statement", "offers", "random", "games"}) {
        const Printed printed = call({command, "-h"});
        EXPECT_EQ(printed.status, 0);
        EXPECT_THAT(printed.out, AllOf(StartsWith("Usage: flimnap-cli " + command), HasSubstr("--data DIR")));
    }
}

TEST(CommandLine, SaysItsVersion)
{
    const Printed printed = call({"--version"});
    EXPECT_EQ(printed.status, 0);
    EXPECT_THAT(printed.out, ::testing::MatchesRegex("flimnap-cli [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(CommandLine, TakesOptionsBeforeAndAfterTheCommand)
{
    const std::string tables = FLIMNAP_SOURCE_DIR "/data/games";
    const Printed before = call({"--data", tables, "games"});
    const Printed after = call({"games", "--data", tables});
    EXPECT_EQ(before.status, 0);
    EXPECT_EQ(before.out, after.out);
}

} // namespace
} // namespace flimnap
