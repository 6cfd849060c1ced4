#include "sounds/sounds.h"

#include <QFile>

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class SoundsTest : public GameViewTest
{
protected:
    SoundsTest()
    {
        QObject::connect(&game, &GameView::sounded, &speaker, &Sounds::play);
        QObject::connect(&aftermath, &AftermathView::sounded, &speaker, &Sounds::play);
        QObject::connect(&speaker, &Sounds::played,
                         [this](const QString &sound) { played.push_back(sound.toStdString()); });
    }

    Sounds speaker{settings};
    std::vector<std::string> played;
};

TEST_F(SoundsTest, ArePlayedForWhatHappensAtTheTable)
{
    play(buyPrivate("p1", "S1"));
    play(buyPrivate("p1", "S2"));

    EXPECT_THAT(played, ElementsAre("coin", "refused"));
}

TEST_F(SoundsTest, AreSilentWhenTheTableWantsNone)
{
    settings.setSounds(false);
    play(buyPrivate("p1", "S1"));
    EXPECT_THAT(played, IsEmpty());

    settings.setSounds(true);
    play(buyPrivate("p2", "S2"));
    EXPECT_THAT(played, ElementsAre("coin"));
}

TEST_F(SoundsTest, EverySoundOfTheTableIsThereToBeHeard)
{
    recorded("18cz-4p-911", 245);
    play(pass("p1"));              // refused
    play(buyTrain("PR", "f.4E"));  // a new phase
    play(discard("BN", "b.2+2"));  // silent
    play(discard("NWB", "b.2+2")); // silent
    play(buyTrain("PR", "f.4"));   // paid
    recorded("18cz-4p-911", 19);
    play(pass("p4")); // the pre-stock round is over

    std::vector<std::string> names = played;
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    ASSERT_THAT(names, UnorderedElementsAre("bell", "coin", "refused", "whistle"));
    for (const std::string &name : names) {
        QFile file(":/sounds/" + QString::fromStdString(name) + ".wav");
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        EXPECT_TRUE(file.read(4) == "RIFF") << name;
        EXPECT_GT(file.size(), 1000) << name;
    }
}

} // namespace
} // namespace flimnap::test
