#include "effects/stories.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "engine/games/1836jr56_moves.h"
#include "engine/games/18lilliput_moves.h"
#include "rows.h"
#include "support/games_in_session.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// What the end of a round does to everybody is told to all, whichever round it is.

/// Everybody passes until the round is another one; the stories of the last pass.
Stories passedOut(Table &table)
{
    const std::string round = table.round();
    std::string last;
    while (table.round() == round) {
        last = pass(table.turn());
        table.after(last);
    }
    return storiesOf(table.rules(), moveFrom(last), table.events(), table.position());
}

QList<EffectRow> effectsOf(const Stories &stories, const std::string &title)
{
    return rowWhere(stories.rows, &Story::title, title.c_str()).effects;
}

TEST(RoundEnds, TheOpeningOf18CzTellsTheNewOrderAndWhatIsLeft_CZ10_1)
{
    Table table(3);
    table.after({buyPrivate("p1", "L1"), buyPrivate("p2", "L2"), buyPrivate("p3", "L3"), buyPrivate("p3", "S1")});

    const QList<EffectRow> effects = effectsOf(passedOut(table), "Pre-stock round: the end");

    EXPECT_THAT(column(effects),
                AllOf(Contains("Order of play: Player 3, Player 2, Player 1"), Contains("Stock round 1 begins"),
                      Contains(StartsWith("Out of the game: S2, "))));
}

TEST(RoundEnds, AStockRoundOf18CzTellsPricesCardsAndIncomes_CZ5_27_CZ5_29_CZ6_2)
{
    // Given KFN at 100, all its shares with players, and p1 with locals of 5 and 10; p2 has most cash.
    Table table(3);
    table.cash("p1", 100).cash("p2", 180).cash("p3", 90).privateOf("p1", "S2").privateOf("p1", "M3");
    table.operating("KFN", 100, "p1", 0).shares("p1", "KFN", 20).shares("p2", "KFN", 40).round("SR3");

    const QList<EffectRow> effects = effectsOf(passedOut(table), "Stock round 3: the end");

    EXPECT_THAT(column(effects), ElementsAre("KFN: price 100 → 105", "Order of play: Player 2, Player 1, Player 3",
                                             "Operating round 3.1 begins", "Player 1", "KFN places its home station"));
    EXPECT_EQ(sumFor(effects, "Player 1"), 15);
}

TEST(RoundEnds, WhereNothingHappensNothingIsTold)
{
    // Given players whose order cards stay as they are, no railway and no company.
    Table table(3);
    table.cash("p1", 300).cash("p2", 200).cash("p3", 100).operating("BCB", 60, "p1", 0).round("SR3");

    EXPECT_THAT(passedOut(table).rows, IsEmpty());
}

TEST(RoundEnds, AStockRoundOf1824TellsThePriorityCardAndWhatRises_AH5_31)
{
    Table table = game1824(3);
    table.begun("3").running("BH", "R5C3", "p1", 0).train("BH", "3");
    table.shares("p1", "BH", 30).shares("p2", "BH", 50).round("SR4");

    const QList<EffectRow> effects = effectsOf(passedOut(table), "Stock round 4: the end");

    EXPECT_THAT(column(effects), AllOf(Contains(StartsWith("BH: price ")), Contains("Operating round 4.1 begins")));
}

TEST(RoundEnds, TheOpeningOf1836TellsWhoHasThePriorityCard_JR4_9)
{
    Table table = game1836(3);
    table.after({buyPrivate("p1", "ACC"), buyPrivate("p2", "E-SF"), buyPrivate("p3", "CdH")});
    const std::string last = buyPrivate("p1", "RdP");
    table.after(last);

    const Stories stories = storiesOf(table.rules(), moveFrom(last), table.events(), table.position());

    EXPECT_THAT(column(effectsOf(stories, "Auction of the private companies: the end")),
                ElementsAre("Order of play: Player 2, Player 3, Player 1", "Stock round 1 begins"));
}

/// Whether an event changes what somebody has or when he plays.
bool isNews(const Event &event)
{
    if (const auto *paid = std::get_if<Paid>(&event))
        return paid->to.isPlayer() || paid->to.isCompany();
    return std::holds_alternative<PriceMoved>(event) || std::holds_alternative<OrderChanged>(event);
}

class EveryRoundEnd : public ::testing::TestWithParam<const char *>
{
};

TEST_P(EveryRoundEnd, IsToldIfItBringsAnything)
{
    // Given a whole game,
    const Journal journal = replayOf(GetParam());
    Session session(rulesFor(journal.header).value(), journal.header);
    int told = 0;
    for (const Move &move : journal.moves) {
        // when a move ends a round,
        session.play(move);
        const Events &events = session.events(session.moveCount());
        const auto isEnd = [](const Event &event) { return std::holds_alternative<RoundEnded>(event); };
        const auto ended = std::find_if(events.begin(), events.end(), isEnd);
        if (ended == events.end())
            continue;

        // then nothing that this brought to anybody is left untold,
        const Stories stories = storiesOf(session.rules(), move, events, session.position());
        const auto left = std::find_if(stories.rest.begin(), stories.rest.end(), isEnd);
        EXPECT_TRUE(std::none_of(left, stories.rest.end(), isNews)) << "move " << session.moveCount();
        // and where it brought nothing, nobody is stopped for it.
        const bool hasNews = std::any_of(ended, events.end(), isNews);
        const std::vector<std::string> titles = column(stories.rows, "title");
        const auto isEndTold = std::any_of(titles.begin(), titles.end(),
                                           [](const std::string &title) { return title.ends_with(": the end"); });
        told += isEndTold ? 1 : 0;
        EXPECT_TRUE(hasNews || !isEndTold ||
                    std::any_of(ended, events.end(),
                                [](const Event &event) {
                                    return std::holds_alternative<CardExported>(event) ||
                                           std::holds_alternative<PrivateMoved>(event) ||
                                           std::holds_alternative<TrainMoved>(event);
                                }))
            << "move " << session.moveCount();
    }
    EXPECT_GT(told, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryRoundEnd,
                         ::testing::Values("18cz-4p-911", "1824-4p-1001", "18lilliput-4p-601", "1836jr56-3p-1012"),
                         [](const auto &test) {
                             std::string name = test.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace flimnap::test
