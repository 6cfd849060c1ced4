#include "platform/file_sharing.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <gmock/gmock.h>

namespace flimnap::test {
namespace {

class FileSharingTest : public ::testing::Test
{
protected:
    FileSharingTest() { QStandardPaths::setTestModeEnabled(true); }
    ~FileSharingTest() override
    {
        QDir(FileSharing::folder()).removeRecursively();
        QStandardPaths::setTestModeEnabled(false);
    }
};

TEST_F(FileSharingTest, IsNotThereOnADesktop)
{
    EXPECT_EQ(FileSharing::ofThisSystem(), nullptr);
}

TEST_F(FileSharingTest, GivesAFolderWithNothingLeftOfEarlierFiles)
{
    QFile earlier(FileSharing::folder() + "/earlier.csv");
    ASSERT_TRUE(earlier.open(QIODevice::WriteOnly));
    earlier.close();

    const QDir folder(FileSharing::folder());
    EXPECT_TRUE(folder.exists());
    EXPECT_TRUE(folder.isEmpty());
}

// The FileProvider lends what lies in "shared" in the cache, see android/res/xml/shared_paths.xml.
TEST_F(FileSharingTest, FolderIsTheOneThatAndroidLends)
{
    EXPECT_EQ(FileSharing::folder(), QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/shared");
}

} // namespace
} // namespace flimnap::test
