#include "session/score_trial.h"

#include <gmock/gmock.h>

#include "features/company_loans/standing.h"
#include "support/games_in_session.h"
#include "support/printed_games.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

/// A scoring sheet filled in for so many players.
class Sheet
{
public:
    Sheet(const std::string &game, const std::string &edition, int players)
        : m_rules(rulesFor(tableOf(game, edition, "base", players).header).value())
    {
        const auto companies = static_cast<std::size_t>(m_rules->game().companies.count());
        m_trial = {ById<CompanyId, Money>(companies),
                   ById<CompanyId, Parts>(companies),
                   ById<CompanyId, bool>(companies, false),
                   {}};
        for (int player = 0; player < players; ++player)
            m_trial.players.push_back({{}, {}, {}, 0, ById<CompanyId, int>(companies, 0), {}});
    }

    Sheet &price(const std::string &company, int units, int loans = 0)
    {
        m_trial.prices[id(company)] = Money{units};
        m_trial.rows[id(company)].change<company_loans::CompanyKeys>().loans = loans;
        return *this;
    }
    Sheet &grown(const std::string &company)
    {
        m_trial.hasGrown[id(company)] = true;
        return *this;
    }
    Sheet &holds(std::size_t player, const std::string &company, int percent)
    {
        m_trial.players[player].percents[id(company)] = percent;
        return *this;
    }
    ScoredPlayer &player(std::size_t place) { return m_trial.players[place]; }
    [[nodiscard]] CompanyId id(const std::string &company) const { return m_rules->game().findCompany(company); }

    [[nodiscard]] auto scores() const { return tryScores(*m_rules, m_trial); }
    [[nodiscard]] int total(std::size_t place) const
    {
        const auto ranked = scores().value();
        for (const Score &score : ranked) {
            if (static_cast<std::size_t>(score.player.index()) == place)
                return static_cast<int>(score.total.units);
        }
        return -1;
    }

private:
    std::shared_ptr<const Rules> m_rules;
    ScoreTrial m_trial;
};

TEST(ScoreTrial, AFinalScoreOf18Cz_CZ10_43)
{
    Sheet sheet("18cz", "ru", 3);
    sheet.price("MW", 120).price("OFE", 120).price("BN", 105).price("PR", 231).price("BY", 165).price("Ug", 370);
    sheet.holds(2, "MW", 25).holds(2, "OFE", 50).holds(2, "BN", 60).holds(2, "PR", 40).holds(2, "BY", 60);
    sheet.holds(2, "Ug", 20);
    sheet.player(2).cash = Money{2360};
    sheet.player(2).debt = Money{122};
    sheet.player(2).penalty = Money{122};
    EXPECT_EQ(sheet.total(2), 5445);
}

TEST(ScoreTrial, AFinalScoreOf1824_AH10_54)
{
    Sheet sheet("1824", "ru", 4);
    sheet.price("BK", 150).price("SD", 210).holds(0, "BK", 30).holds(0, "SD", 30);
    sheet.player(0).cash = Money{1240};
    sheet.player(0).debt = Money{75};
    EXPECT_EQ(sheet.total(0), 2245);
}

TEST(ScoreTrial, AFinalScoreOf18Lilliput_LI_S37)
{
    Sheet sheet("18lilliput", "cs", 4);
    sheet.price("SR", 120).price("LNR", 90).holds(0, "SR", 50).holds(0, "LNR", 20);
    sheet.player(0).cash = Money{412};
    sheet.player(0).cards = 1;
    EXPECT_EQ(sheet.total(0), 1212);
}

TEST(ScoreTrial, LoansLowerTheValueOfShares_S43)
{
    Sheet sheet("1836jr56", "pl", 2);
    sheet.price("B", 80, 3).holds(0, "B", 40);
    sheet.player(0).cash = Money{500};
    EXPECT_EQ(sheet.total(0), 700);
}

TEST(ScoreTrial, AShareOfFivePerCentCountsItsFullPrice_JR7_4)
{
    Sheet sheet("1836jr56", "pl", 2);
    sheet.price("MESS", 125).grown("MESS").holds(0, "MESS", 25);
    EXPECT_EQ(sheet.total(0), 5 * 125);
}

TEST(ScoreTrial, EqualScoresShareARank_CZ7_5)
{
    Sheet sheet("18cz", "ru", 3);
    sheet.player(0).cash = Money{100};
    sheet.player(1).cash = Money{300};
    sheet.player(2).cash = Money{300};
    std::vector<int> ranks;
    const auto ranked = sheet.scores().value();
    for (const Score &score : ranked)
        ranks.push_back(score.rank);
    EXPECT_THAT(ranks, ElementsAre(1, 1, 3));
}

TEST(ScoreTrial, APriceThatStandsNowhereIsToldWithItsNeighbours)
{
    Sheet sheet("1836jr56", "pl", 2);
    sheet.price("B", 83);
    const auto scores = sheet.scores();
    ASSERT_FALSE(scores);
    EXPECT_EQ(scores.error().kind, ScoreMistake::Kind::NoSuchPrice);
    EXPECT_EQ(scores.error().company, sheet.id("B"));
    EXPECT_EQ(scores.error().lower, Money{80});
    EXPECT_EQ(scores.error().higher, Money{90});
}

// 20 % of every company were never printed.
TEST(ScoreTrial, NoMoreIsHeldThanWasPrinted_LI2_6)
{
    Sheet sheet("18lilliput", "cs", 2);
    sheet.price("SR", 80).holds(0, "SR", 50).holds(1, "SR", 30);
    EXPECT_EQ(sheet.total(1), 240);

    sheet.holds(1, "SR", 40);
    ASSERT_FALSE(sheet.scores());
    EXPECT_EQ(sheet.scores().error().kind, ScoreMistake::Kind::TooManyShares);
    EXPECT_EQ(sheet.scores().error().percent, 80);
}

TEST(ScoreTrial, IsTheSameUnlessSomethingCountsOtherwise)
{
    const GameDefinition usual = printedGame("1836jr56");
    EXPECT_TRUE(haveSameScores(usual, printedGame("1836jr56", "base", R"({"JR-D22":"share"})")));
    EXPECT_FALSE(haveSameScores(usual, printedGame("1836jr56", "base", R"({"JR-D21":"floor"})")));
}

TEST(ScoreTrial, MoreThanAllOfACompanyIsNotHeld)
{
    Sheet sheet("1836jr56", "pl", 2);
    sheet.price("B", 80).holds(0, "B", 60).holds(1, "B", 50);
    ASSERT_FALSE(sheet.scores());
    EXPECT_EQ(sheet.scores().error().kind, ScoreMistake::Kind::TooManyShares);

    EXPECT_EQ(sheet.scores().error().percent, 100);

    sheet.holds(1, "B", 35);
    ASSERT_FALSE(sheet.scores());
    EXPECT_EQ(sheet.scores().error().kind, ScoreMistake::Kind::OddShare);
}

} // namespace
} // namespace flimnap::test
