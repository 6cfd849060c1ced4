#include "store/opening.h"

#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

#include "failing_disk.h"
#include "store_fixture.h"

namespace flimnap {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class OpeningTest : public StoreFixture
{
protected:
    std::string faultOnOpening(const std::filesystem::path &path)
    {
        const auto opening = Store::open(path);
        return opening ? "opened" : text(opening.error());
    }
};

TEST_F(OpeningTest, AFileThatIsNotThereIsCreated)
{
    EXPECT_THAT(allGames(openSound(file)), IsEmpty());
    EXPECT_THAT(namesIn(folder), ElementsAre("games.db"));
}

TEST_F(OpeningTest, AnEmptyFileIsANewStore)
{
    writeBytes(file, "");
    EXPECT_THAT(allGames(openSound(file)), IsEmpty());
    EXPECT_THAT(namesIn(folder), ElementsAre("games.db"));
}

TEST_F(OpeningTest, AFileNameMayHaveAnySigns)
{
    file = folder / "Žofie's 50% #1?.db";
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(2)), 1));
    }
    EXPECT_THAT(allGames(openSound(file)), SizeIs(1));
    EXPECT_THAT(namesIn(folder), SizeIs(1));
}

TEST_F(OpeningTest, AFolderIsNoStore)
{
    EXPECT_THAT(faultOnOpening(folder), HasSubstr("this is a folder"));
}

TEST_F(OpeningTest, AFolderThatIsNotThereIsNotCreated)
{
    EXPECT_THAT(faultOnOpening(folder / "nowhere" / "games.db"), HasSubstr("its folder does not exist"));
    EXPECT_THAT(namesIn(folder), IsEmpty());
}

TEST_F(OpeningTest, NoNameIsNoStore)
{
    EXPECT_THAT(faultOnOpening(""), HasSubstr("no file was named"));
}

TEST_F(OpeningTest, AFileThatMayNotBeOpenedIsAFault)
{
    openSound(file);
    FailingDisk disk;
    disk.refuseToOpen();
    EXPECT_THAT(faultOnOpening(file), HasSubstr("allow Flimnap to read and write it"));
    disk.heal();
    openSound(file);
}

TEST_F(OpeningTest, AFileThatMayNotBeWrittenIsAFault)
{
    using std::filesystem::perms;
    openSound(file);
    std::filesystem::permissions(file, perms::owner_read | perms::group_read | perms::others_read);
    std::filesystem::permissions(folder, perms::all);
    constexpr uid_t nobody = 65534;
    const bool isRoot = geteuid() == 0; // who may write everything
    ASSERT_EQ(isRoot ? seteuid(nobody) : 0, 0);
    const std::string fault = faultOnOpening(file);
    ASSERT_EQ(isRoot ? seteuid(0) : 0, 0);
    EXPECT_THAT(fault, HasSubstr("allow Flimnap to read and write it"));
}

TEST_F(OpeningTest, AStoreBelongsToOneAtATime)
{
    {
        Store first = openSound(file);
        ASSERT_TRUE(first.addGame(makeGame("Friday", {}), 1));
        EXPECT_THAT(faultOnOpening(file), HasSubstr("in use by another program"));
        EXPECT_TRUE(first.addGame(makeGame("Sunday", {}), 2)); // the first one is not disturbed
    }
    EXPECT_THAT(allGames(openSound(file)), SizeIs(2));
}

TEST_F(OpeningTest, AStoreThatAnotherProcessHoldsIsAFault)
{
    int ready[2];
    int done[2];
    ASSERT_EQ(pipe(ready), 0);
    ASSERT_EQ(pipe(done), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    char signal = 'x';
    if (child == 0) {
        const auto opening = Store::open(file);
        const bool isTold = write(ready[1], &signal, 1) == 1 && read(done[0], &signal, 1) == 1;
        _exit(opening && isTold ? 0 : 1);
    }
    ASSERT_EQ(read(ready[0], &signal, 1), 1);
    const auto before = bytesOf(file);
    EXPECT_THAT(faultOnOpening(file), HasSubstr("in use by another program"));
    EXPECT_EQ(bytesOf(file), before);
    ASSERT_EQ(write(done[1], &signal, 1), 1);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    for (const int end : {ready[0], ready[1], done[0], done[1]})
        close(end);
    openSound(file);
}

TEST_F(OpeningTest, AnOpenStoreHasALogAndNoSharedMemory)
{
    Store store = openSound(file);
    ASSERT_TRUE(store.addGame(makeGame("Friday", {}), 1));
    EXPECT_THAT(namesIn(folder), ElementsAre("games.db", "games.db-wal"));
}

} // namespace
} // namespace flimnap
