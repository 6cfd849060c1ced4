#include "joining/handover.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "io/joined_position_text.h"
#include "io/journal_text.h"
#include "io/snapshot_text.h"
#include "io/table_setup.h"
#include "session/random_player.h"
#include "support/joined_game.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string obstacle(const Rules &rules, const Position &position)
{
    const Result<JoinedPosition, Fault> table = handOver(rules, position);
    return table ? std::string() : text(table.error().message);
}

JoinedPosition handedOver(const Table &table)
{
    const Result<JoinedPosition, Fault> joined = handOver(table.rules(), table.position());
    if (!joined)
        ADD_FAILURE() << text(joined.error());
    return joined ? *joined : JoinedPosition();
}

/// A game that goes on from where another one stood.
struct Follower
{
    std::shared_ptr<const Rules> rules;
    Position position;
    int joinedAt = 0; ///< after so many moves of the other game
};

/// What may be done now and why not, in an order that does not depend on the order of the trains in the stock.
std::vector<std::string> offersOf(const Rules &rules, const Position &position)
{
    std::vector<std::string> lines;
    for (const Offer &offer : rules.offers(position)) {
        std::string line = writeMove(offer.move);
        for (const NumberChoice &choice : offer.numbers)
            line += " " + std::to_string(choice.least) + "-" + std::to_string(choice.most);
        lines.push_back(line + (offer.refusal ? " " + std::string(name(offer.refusal->code)) : ""));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// A game, and others that were joined at its positions now and then and make the same moves from there.
class Relay
{
public:
    Relay(const Header &header, int movesBetweenJoining, std::size_t mostFollowers = 100)
        : m_header(header), m_movesBetweenJoining(movesBetweenJoining), m_mostFollowers(mostFollowers),
          m_rules(setUp(header))
    {
        if (m_rules)
            m_position = m_rules->start().position;
    }

    [[nodiscard]] bool isSetUp() const { return m_rules != nullptr; }
    [[nodiscard]] const Rules &rules() const { return *m_rules; }
    [[nodiscard]] const Position &position() const { return m_position; }
    /// All there have been.
    [[nodiscard]] int followers() const { return m_joined; }

    void play(const Move &move)
    {
        ++m_moves;
        m_position = m_rules->play(m_position, move)->position;
        for (Follower &follower : m_followers) {
            auto played = follower.rules->play(follower.position, move);
            ASSERT_TRUE(played) << writeMove(move) << " refused: " << name(played.error().code);
            follower.position = std::move(played->position);
        }
        if (m_moves - m_lastJoined >= m_movesBetweenJoining)
            joinHere();
        expectSameTables();
    }

private:
    [[nodiscard]] std::shared_ptr<const Rules> setUp(const Header &header) const
    {
        auto rules = setUpTable(test::library(), header);
        if (rules)
            return *rules;
        for (const Fault &fault : rules.error())
            ADD_FAILURE() << text(fault) << " after " << m_moves << " moves";
        return nullptr;
    }

    void joinHere()
    {
        const Result<std::string, Fault> start = writeJoinedPosition(*m_rules, m_position);
        if (!start)
            return;
        EXPECT_THAT(*start, Not(HasSubstr("\"force\""))) << "after " << m_moves << " moves";
        Header header = m_header;
        header.start = *start;
        if (auto rules = setUp(header)) {
            Position position = rules->start().position;
            m_followers.push_back({std::move(rules), std::move(position), m_moves});
            m_lastJoined = m_moves;
            ++m_joined;
            if (m_followers.size() > m_mostFollowers)
                m_followers.erase(m_followers.begin());
        }
    }

    void expectSameTables() const
    {
        const std::string snapshot = writeSnapshot(*m_rules, m_position, m_moves);
        const std::vector<std::string> offers = offersOf(*m_rules, m_position);
        for (const Follower &follower : m_followers) {
            ASSERT_EQ(writeSnapshot(*follower.rules, follower.position, m_moves), snapshot)
                << "joined after " << follower.joinedAt << " moves";
            ASSERT_EQ(offersOf(*follower.rules, follower.position), offers)
                << "joined after " << follower.joinedAt << " moves, " << snapshot;
        }
    }

    Header m_header;
    int m_movesBetweenJoining;
    std::size_t m_mostFollowers;
    int m_joined = 0;
    int m_moves = 0;
    int m_lastJoined = 0;
    std::shared_ptr<const Rules> m_rules;
    Position m_position;
    std::vector<Follower> m_followers;
};

/// A table at which a game is played by chance.
struct Chance
{
    std::string game;
    std::string variant;
    int players = 0;
    int seed = 0;
    int movesBetweenJoining = 0; ///< fewer where games are short
    std::string options = "{}";
    std::size_t mostFollowers = 100; ///< that still make the same moves; fewer where games are long
};

void PrintTo(const Chance &chance, std::ostream *out)
{
    *out << chance.game << " " << chance.variant << " " << chance.players << " players, seed " << chance.seed << " "
         << chance.options;
}

std::vector<Chance> chances()
{
    std::vector<Chance> chances;
    for (int seed = 1; seed < 9; ++seed)
        chances.push_back({"18cz", "base", 3 + seed % 4, seed, 40});
    for (int seed = 1; seed < 9; ++seed)
        chances.push_back({"1824", "base", 3 + seed % 4, seed, 20});
    for (int seed = 1; seed < 5; ++seed) {
        chances.push_back({"1824", "cisleithania-2", 2, seed, 10});
        chances.push_back({"1824", "cisleithania-3", 3, seed, 15});
        chances.push_back({"18lilliput", "solo", 1, seed, 5});
    }
    for (int seed = 1; seed < 13; ++seed)
        chances.push_back({"18lilliput", "base", 2 + seed % 3, seed, 10});
    for (const char *options : {"{}", R"({"preset":"ENG"})", R"({"lastTrain":"D","JR-D17":"E"})"}) {
        for (int seed = 1; seed < 4; ++seed)
            chances.push_back({"1836jr56", "base", 2 + seed % 3, seed, 20, options, 3});
    }
    return chances;
}

class JoinedRandomGame : public ::testing::TestWithParam<Chance>
{
};

TEST_P(JoinedRandomGame, GoesOnAsTheGameItWasHandedOverFrom)
{
    const Chance &chance = GetParam();
    Header header = test::tableOf(chance.game, test::editionOf(chance.game), chance.variant, chance.players).header;
    header.options = chance.options;
    Relay relay(header, chance.movesBetweenJoining, chance.mostFollowers);
    RandomPlayer player(static_cast<std::uint64_t>(chance.seed));

    // By chance all companies of a game can close, so that nothing ever ends it.
    constexpr int longEnough = 1500;
    int moves = 0;
    while (const std::optional<Move> move = player.choose(relay.rules(), relay.position())) {
        if (++moves > longEnough)
            break;
        ASSERT_NO_FATAL_FAILURE(relay.play(*move));
    }

    EXPECT_TRUE(relay.position().round.kind == RoundKind::End || moves > longEnough);
    EXPECT_GT(relay.followers(), 5);
}

INSTANTIATE_TEST_SUITE_P(Handover, JoinedRandomGame, ::testing::ValuesIn(chances()));

// Recorded games know where tiles and stations lie; random ones do not.
TEST(JoinedRecordedGame, GoesOnAsTheGameItWasHandedOverFrom)
{
    int games = 0;
    for (const test::Replay &replay : test::allReplays()) {
        const Result<Journal, Faults> journal = readJournalFile(replay.journal);
        if (!journal || !test::isPlayable(journal->header))
            continue;
        SCOPED_TRACE(replay.name);
        const auto moves = static_cast<int>(journal->moves.size());
        Relay relay(journal->header, std::clamp(moves / 10, 1, 40));
        ASSERT_TRUE(relay.isSetUp());
        for (const Move &move : journal->moves)
            ASSERT_NO_FATAL_FAILURE(relay.play(move));
        EXPECT_GT(relay.followers(), 3);
        ++games;
    }
    EXPECT_GE(games, 3);
}

TEST(Handover, IsPossibleWhenAPlayersTurnBegins)
{
    Table table(3);
    table.order({"p2", "p3", "p1"}).operating("BCB", 65, "p1", 0).shares("p2", "BCB", 25).round("SR2");

    EXPECT_EQ(obstacle(table.rules(), table.position()), "");
    EXPECT_EQ(handedOver(table).turn, "p2");
    table.after(R"({"move":"sell_shares","by":"p2","company":"BCB","percent":25})");
    EXPECT_THAT(obstacle(table.rules(), table.position()), HasSubstr("p2 is in the middle"));
    table.after(R"({"move":"pass","by":"p2"})");
    EXPECT_THAT(handedOver(table).soldThisRound, ElementsAre(std::pair("p2", JoinedPosition::Names{"BCB"})));
}

TEST(Handover, IsPossibleWhenACompanysTurnBegins)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 100).train("BCB", "a.2").round("OR2.1");

    EXPECT_EQ(obstacle(table.rules(), table.position()), "");
    table.after(R"({"move":"lay_track","by":"BCB"})");
    EXPECT_THAT(obstacle(table.rules(), table.position()), HasSubstr("BCB is in the middle"));
}

TEST(Handover, WaitsUntilTrainsOverTheLimitAreGivenUp)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 0).established("BCB").phase("e").deckFrom("f");
    table.train("BCB", "a.2").train("BCB", "a.2").train("BCB", "b.2");
    table.position().companies[table.game().findCompany("BCB")].mustDiscard = true;
    table.round("SR5");

    EXPECT_THAT(obstacle(table.rules(), table.position()), HasSubstr("BCB gives up"));
    table.after(R"({"move":"discard_train","by":"BCB","train":"b.2"})");
    EXPECT_EQ(obstacle(table.rules(), table.position()), "");
}

TEST(Handover, IsForGamesThatGoOn)
{
    const Table fresh(3);
    EXPECT_THAT(obstacle(fresh.rules(), fresh.position()), HasSubstr("before its first round"));

    Table over(3);
    over.round("SR1").after(R"({"move":"end_game","reason":"late"})");
    EXPECT_THAT(obstacle(over.rules(), over.position()), HasSubstr("over"));
}

TEST(Handover, LeavesTheHomeStationToTheFirstTurn)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 100).operating("MW", 60, "p2", 100).established("MW").round("OR2.1");
    ASSERT_EQ(table.turn(), "BCB");
    ASSERT_EQ(table.stationsOnMap("BCB"), 1);

    const JoinedPosition::Company row = handedOver(table).companies.at("BCB");

    EXPECT_FALSE(row.hadTurn);
    EXPECT_EQ(row.stations, 0);
    EXPECT_EQ(row.tokens, 3);
    EXPECT_THAT(row.stationHexes, ::testing::Optional(IsEmpty()));
    EXPECT_EQ(handedOver(table).companies.at("MW").stations, 1);
}

TEST(Handover, SaysWhoActedAlready)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 0).operating("MW", 60, "p2", 0).operating("EKJ", 55, "p3", 0);
    table.train("BCB", "a.2").train("MW", "a.2").round("OR1.1");

    EXPECT_THAT(handedOver(table).acted, ::testing::Optional(IsEmpty()));
    table.after(R"({"move":"run_trains","by":"BCB","revenue":0})").after(R"({"move":"done","by":"BCB"})");

    EXPECT_EQ(handedOver(table).turn, "MW");
    EXPECT_THAT(handedOver(table).acted, ::testing::Optional(ElementsAre("BCB")));
}

TEST(Handover, SaysThatTheTableOverruledTheRules)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 0).established("BCB").deckFrom("b").round("SR1");
    EXPECT_EQ(handedOver(table).force, "");

    table.train("BCB", "b.2+2");

    EXPECT_NE(handedOver(table).force, "");
}

} // namespace
} // namespace flimnap
