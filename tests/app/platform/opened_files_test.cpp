#include "platform/opened_files.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileOpenEvent>

#include <gmock/gmock.h>

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class OpenedFilesTest : public ::testing::Test
{
protected:
    std::vector<QString> opened;
    OpenedFiles files{[this](const QString &file) { opened.push_back(file); }};
};

TEST_F(OpenedFilesTest, AreTakenFromTheSystem)
{
    QFileOpenEvent event(QString("/inbox/game.flimnap"));
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    EXPECT_THAT(opened, ElementsAre("/inbox/game.flimnap"));
}

TEST_F(OpenedFilesTest, AreNotMistakenForOtherEvents)
{
    QEvent event(QEvent::ApplicationFontChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    EXPECT_THAT(opened, IsEmpty());
}

} // namespace
} // namespace flimnap::test
