#include <csignal>
#include <iostream>
#include <random>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

#include "store/suspicion.h"
#include "store_fixture.h"
#include "support/repetitions.h"

namespace flimnap {
namespace {

using testing::IsEmpty;

NewGame gameToKill()
{
    return makeGame("Killed", {});
}

/// The players get other names with every move.
std::string headerAfter(int move)
{
    return move <= 0 ? gameToKill().header : "{\"names\":" + std::to_string(move) + "}";
}

/// A child process that records decision after decision, renames the players after each, and tells every one that it
/// was promised to be kept.
class RecordingProcess
{
public:
    RecordingProcess(const std::filesystem::path &file, GameNumber game, int lastMove)
    {
        int ends[2];
        if (pipe(ends) != 0)
            throw std::runtime_error("no pipe");
        m_child = fork();
        if (m_child == 0) {
            close(ends[0]);
            recordForever(file, game, lastMove, ends[1]);
            _exit(1); // it is not meant to come to an end
        }
        close(ends[1]);
        m_acknowledgements = ends[0];
    }

    /// Kills it without warning; gives the moves that it acknowledged.
    std::vector<int> kill()
    {
        ::kill(m_child, SIGKILL);
        int status = 0;
        waitpid(m_child, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status)) << "it came to an end by itself";
        std::vector<int> numbers;
        int number = 0;
        while (read(m_acknowledgements, &number, sizeof number) == static_cast<ssize_t>(sizeof number))
            numbers.push_back(number);
        close(m_acknowledgements);
        return numbers;
    }

private:
    static void recordForever(const std::filesystem::path &file, GameNumber game, int lastMove, int pipeEnd)
    {
        auto opening = Store::open(file);
        if (!opening)
            return;
        // The last one once more: the one before may have been killed before it could tell.
        for (int number = std::max(lastMove, 1);; ++number) {
            const std::vector move = {makeMove(number, number - 1)};
            if (!opening->store.record(game, move, number, number, "OR 1.1", number))
                return;
            if (!opening->store.rewriteHeader(game, headerAfter(number)))
                return;
            if (write(pipeEnd, &number, sizeof number) != static_cast<ssize_t>(sizeof number))
                return;
        }
    }

    pid_t m_child = -1;
    int m_acknowledgements = -1;
};

class CrashTest : public StoreFixture
{
};

TEST_F(CrashTest, NoAcknowledgedMoveIsLostWhenTheProgramIsKilled)
{
    const int rounds = test::repetitions("FLIMNAP_KILLS", 200);
    constexpr int movesPerGame = 1500;
    std::mt19937 random(1726);
    std::size_t acknowledged = 0;
    GameNumber game;
    int lastMove = movesPerGame;
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        if (lastMove >= movesPerGame) { // a new game, lest the file grows and most of the time goes into opening it
            Store store = openSound(file);
            ASSERT_TRUE(round == 0 || (store.remove(game, round) && store.erase(game)));
            const auto added = store.addGame(gameToKill(), round);
            ASSERT_TRUE(added);
            game = *added;
            lastMove = 0;
        }
        RecordingProcess process(file, game, lastMove);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 60'000));
        const std::vector<int> numbers = process.kill();
        acknowledged += numbers.size();

        suspect(file); // so that the whole file is read
        const auto opening = Store::open(file);
        ASSERT_TRUE(opening) << text(opening.error());
        ASSERT_THAT(opening->notices, IsEmpty());
        const auto found = opening->store.load(game);
        ASSERT_TRUE(found);
        const int count = static_cast<int>(found->moves.size());
        const int promised = numbers.empty() ? lastMove : numbers.back();
        ASSERT_GE(count, promised);
        ASSERT_LE(count, promised + 1); // one may have been kept and not yet acknowledged
        ASSERT_EQ(found->moves, makeLine(count));
        const bool isLast = found->header == headerAfter(count);
        ASSERT_TRUE(isLast || (found->header == headerAfter(count - 1) && (numbers.empty() || count > promised)))
            << found->header << " after " << count << " moves, of which " << promised << " were promised, "
            << numbers.size() << " of them now";
        ASSERT_EQ(found->position, count);
        ASSERT_EQ(found->tip, count);
        lastMove = count;
    }
    std::cout << "acknowledged and kept: " << acknowledged << " moves in " << rounds << " rounds\n";
    EXPECT_GT(acknowledged, static_cast<std::size_t>(rounds));
}

} // namespace
} // namespace flimnap
