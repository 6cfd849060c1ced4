#include <algorithm>
#include <cctype>
#include <functional>

#include <gmock/gmock.h>

#include <QJsonDocument>
#include <QJsonObject>

#include "join_fixture.h"
#include "joining/handover.h"
#include "support/games_in_session.h"
#include "support/joined_game.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

/// A moment of a recorded game at which it can be joined.
struct Moment
{
    std::string name;
    std::string round; ///< any if empty
    std::function<bool(const JoinedPosition &)> is;
    std::string game = "18cz-4p-911";
};

void PrintTo(const Moment &moment, std::ostream *out)
{
    *out << moment.name;
}

const auto nameOf = [](const ::testing::TestParamInfo<Moment> &info) { return info.param.name; };

bool atTheBeginning(const JoinedPosition & /*table*/)
{
    return true;
}

bool halfOfTheCompaniesHaveActed(const JoinedPosition &table)
{
    const auto operating = std::count_if(table.companies.begin(), table.companies.end(),
                                         [](const auto &company) { return company.second.isOperating; });
    return table.acted && 2 * static_cast<std::ptrdiff_t>(table.acted->size()) >= operating;
}

bool somebodyHasSold(const JoinedPosition &table)
{
    return !table.soldThisRound.empty();
}

bool somebodyHasPassed(const JoinedPosition &table)
{
    return table.passes > 0 || !table.passed.empty();
}

/// Whether the game can be joined at such a moment now.
std::optional<JoinedPosition> joinableAt(const Session &session, const Moment &moment)
{
    if (!moment.round.empty() && name(session.position().round) != moment.round)
        return {};
    const auto table = handOver(session.rules(), session.position());
    return table && moment.is(*table) ? std::optional<JoinedPosition>(*table) : std::nullopt;
}

/// Games for three as the engine plays them by the printed rules.
const Journal &chanceGame(const std::string &game, std::uint64_t seed)
{
    static std::map<std::pair<std::string, std::uint64_t>, Journal> games;
    const auto known = games.find({game, seed});
    if (known != games.end())
        return known->second;
    const Header header = test::tableOf(game, editionOf(game), "base", 3).header;
    return games[{game, seed}] = {header, randomGame(*rulesFor(header).value(), seed)};
}

bool hasMoment(const Journal &journal, const Moment &moment)
{
    Session session(rulesFor(journal.header).value(), journal.header);
    return std::any_of(journal.moves.begin(), journal.moves.end(), [&](const Move &move) {
        EXPECT_FALSE(session.play(move));
        return joinableAt(session, moment).has_value();
    });
}

/// One of tests/replays; or, by the name of a game alone, the first one played by chance that has the moment.
Journal journalOf(const Moment &moment)
{
    if (moment.game != "1836jr56")
        return replayOf(moment.game);
    constexpr std::uint64_t mostGames = 60;
    for (std::uint64_t seed = 1; seed < mostGames; ++seed)
        if (const Journal &journal = chanceGame(moment.game, seed); hasMoment(journal, moment))
            return journal;
    return chanceGame(moment.game, mostGames);
}

class RecordedGame : public JoinViewTest, public ::testing::WithParamInterface<Moment>
{
protected:
    RecordedGame() : journal(journalOf(GetParam())), recorded(rulesFor(journal.header).value(), journal.header) {}

    /// Plays the recorded game up to the moment and hands over what lies on the table then.
    JoinedPosition tableAt(const Moment &moment)
    {
        for (const Move &move : journal.moves) {
            EXPECT_FALSE(recorded.play(move));
            std::optional<JoinedPosition> table = joinableAt(recorded, moment);
            if (!table)
                continue;
            if (moment.round != "SR1")
                table->parts.drop<lots::TableKeys>(); // it counts for nothing any more
            return *table;
        }
        ADD_FAILURE() << "the recorded game has no such moment";
        return {};
    }

    void type(const JoinedPosition &table)
    {
        QStringList names;
        for (const Seat &seat : journal.header.players)
            names.append(toText(seat.name));
        Configuration config = tableOf(names, toText(journal.header.game), toText(journal.header.variant));
        const QByteArray json = QByteArray::fromStdString(journal.header.options);
        config.switches = QJsonDocument::fromJson(json).object();
        config.overrides = config.switches.take("overrides").toObject();
        EXPECT_EQ(join.begin(config), QString());
        Typist(join, recorded.rules().game()).enter(table);
    }

    /// The moves of the recorded game after the moment, made by both.
    void playOn(Session &other)
    {
        for (auto place = static_cast<std::size_t>(recorded.moveCount()); place < journal.moves.size(); ++place) {
            ASSERT_FALSE(recorded.play(journal.moves[place]));
            ASSERT_FALSE(other.play(journal.moves[place])) << "move " << place + 1;
        }
    }

    Journal journal;
    Session recorded;
};

std::vector<std::string> offersOf(const Session &session)
{
    std::vector<std::string> lines;
    for (const Offer &offer : session.offers())
        lines.push_back(writeMove(offer.move) + (offer.refusal ? " " + std::string(name(offer.refusal->code)) : ""));
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::string written(const JoinedPosition &table)
{
    return writeJoinedPosition(table);
}

std::vector<Money> totalsOf(const Session &session)
{
    std::vector<Money> totals;
    for (const Score &score : session.rules().scores(session.position()))
        totals.push_back(score.total);
    return totals;
}

TEST_P(RecordedGame, IsJoinedWhereItStood)
{
    const JoinedPosition table = tableAt(GetParam());

    type(table);

    EXPECT_THAT(problems(), IsEmpty());
    ASSERT_EQ(join.create(), QString());
    EXPECT_EQ(written(handOver(joined().rules(), joined().position()).value()), written(table));
    EXPECT_EQ(offersOf(joined()), offersOf(recorded));
}

TEST_P(RecordedGame, GoesOnToTheSameEnd)
{
    type(tableAt(GetParam()));
    ASSERT_EQ(join.create(), QString());

    Session other = joined();
    playOn(other);

    EXPECT_EQ(other.position().round.kind, RoundKind::End);
    EXPECT_EQ(totalsOf(other), totalsOf(recorded));
}

INSTANTIATE_TEST_SUITE_P(BetweenRounds, RecordedGame,
                         ::testing::Values(Moment{"FirstStockRound", "SR1", atTheBeginning},
                                           Moment{"StockRoundWithoutLarge", "SR3", atTheBeginning},
                                           Moment{"SecondOperatingRoundOfASet", "OR5.2", atTheBeginning},
                                           Moment{"LateStockRound", "SR8", atTheBeginning},
                                           Moment{"LastRound", "OR8.3", atTheBeginning}),
                         nameOf);

INSTANTIATE_TEST_SUITE_P(InTheMiddle, RecordedGame,
                         ::testing::Values(Moment{"StockRoundAfterAPass", "SR4", somebodyHasPassed},
                                           Moment{"StockRoundAfterASale", "SR6", somebodyHasSold},
                                           Moment{"EarlyOperatingRound", "OR2.1", halfOfTheCompaniesHaveActed},
                                           Moment{"LateOperatingRound", "OR7.2", halfOfTheCompaniesHaveActed}),
                         nameOf);

/// 1824 in all its phases: what comes about, what it comes out of, and what is set aside meanwhile.
std::vector<Moment> momentsOf1824()
{
    std::vector<Moment> moments;
    const auto add = [&](const std::string &game, const std::string &round, const char *when, const auto &is) {
        std::string name = game + "_" + round + "_" + when;
        std::replace_if(
            name.begin(), name.end(), [](unsigned char sign) { return std::isalnum(sign) == 0; }, '_');
        moments.push_back({name, round, is, game});
    };
    add("1824-4p-1001", "SR1", "AtTheBeginning", atTheBeginning);
    add("1824-4p-1001", "SR1", "SomebodyHasPassed", somebodyHasPassed);
    add("1824-4p-1001", "OR2.1", "HalfActed", halfOfTheCompaniesHaveActed);
    add("1824-4p-1001", "SR4", "Phase3", atTheBeginning);
    add("1824-4p-1001", "SR5", "Phase4", atTheBeginning);
    add("1824-4p-1001", "OR5.2", "HalfActed", halfOfTheCompaniesHaveActed);
    add("1824-4p-1001", "SR6", "Phase6", somebodyHasPassed);
    add("1824cis-2p-1101", "SR1", "AfterTheDraft", atTheBeginning);
    add("1824cis-2p-1101", "OR3.2", "HalfActed", halfOfTheCompaniesHaveActed);
    add("1824cis-2p-1101", "SR8", "SomebodyHasSold", somebodyHasSold);
    add("1824cis-2p-1101", "OR7.3", "HalfActed", halfOfTheCompaniesHaveActed);
    add("1824cis-3p-1101", "SR6", "Phase3", somebodyHasPassed);
    add("1824cis-3p-1101", "OR8.2", "HalfActed", halfOfTheCompaniesHaveActed);
    return moments;
}

INSTANTIATE_TEST_SUITE_P(Of1824, RecordedGame, ::testing::ValuesIn(momentsOf1824()), nameOf);

bool theDummyHasAll(const JoinedPosition &table)
{
    return std::count_if(table.companies.begin(), table.companies.end(),
                         [](const auto &company) { return company.second.director == "vaclav"; }) == 3;
}

bool playersHoldSomeOfTheDummys(const JoinedPosition &table)
{
    return std::any_of(table.players.begin(), table.players.end(), [&](const auto &player) {
        return std::any_of(player.second.shares.begin(), player.second.shares.end(), [&](const auto &share) {
            const auto company = table.companies.find(share.first);
            return company != table.companies.end() && company->second.director == "vaclav";
        });
    });
}

bool aPlayerHoldsMw(const JoinedPosition &table)
{
    return std::any_of(table.players.begin(), table.players.end(), [](const auto &player) {
        return std::count(player.second.privates.begin(), player.second.privates.end(), "MW") > 0;
    });
}

bool aCompanyHasAStationMore(const JoinedPosition &table)
{
    return std::any_of(table.companies.begin(), table.companies.end(), [](const auto &company) {
        return company.second.stations + company.second.tokens.value_or(0) > 3; // CZ-8.43
    });
}

bool isTheLastRound(const JoinedPosition &table)
{
    return table.isLastRound;
}

std::vector<Moment> momentsOfTheVariants()
{
    const std::string bohemia = "18cz-2p-911";
    const std::string training = "18cz-training-3p-5";
    const std::string moravia = "18cz-moravia-silesia-3p-4";
    return {{"BohemiaSR1", "SR1", atTheBeginning, bohemia},
            {"BohemiaSR3", "SR3", playersHoldSomeOfTheDummys, bohemia},
            {"BohemiaWithThreeOfVaclavs", "SR6", theDummyHasAll, bohemia},
            {"BohemiaHalfActed", "OR5.2", halfOfTheCompaniesHaveActed, bohemia},
            {"BohemiaLate", "OR8.2", halfOfTheCompaniesHaveActed, bohemia},
            {"TrainingFirstRound", "ROUND1", atTheBeginning, training},
            {"TrainingHalfActed", "ROUND3", halfOfTheCompaniesHaveActed, training},
            {"TrainingLater", "ROUND6", halfOfTheCompaniesHaveActed, training},
            {"TrainingLastRound", "ROUND5", isTheLastRound, "18cz-training-4p-1"},
            {"MoraviaSR1", "SR1", atTheBeginning, moravia},
            {"MoraviaEarly", "OR1.1", aPlayerHoldsMw, moravia},
            {"MoraviaWithMwSold", "SR3", aCompanyHasAStationMore, moravia},
            {"MoraviaHalfActed", "OR4.1", halfOfTheCompaniesHaveActed, moravia},
            {"MoraviaLate", "OR6.2", halfOfTheCompaniesHaveActed, moravia},
            {"MoraviaForTwoSR1", "SR1", atTheBeginning, "18cz-moravia-silesia-2p-1"},
            {"MoraviaForTwoLate", "OR5.1", halfOfTheCompaniesHaveActed, "18cz-moravia-silesia-2p-1"}};
}

INSTANTIATE_TEST_SUITE_P(OfVariants, RecordedGame, ::testing::ValuesIn(momentsOfTheVariants()), nameOf);

bool somebodyHasTakenCards(const JoinedPosition &table)
{
    const auto *keys = table.parts.find<action_cards::TableKeys>();
    return keys != nullptr && keys->taken.size() > 1;
}

bool trainsRun(const JoinedPosition &table)
{
    return table.companies.contains(table.turn);
}

bool gulliverIsToBuild(const JoinedPosition &table)
{
    return table.turn == "gulliver";
}

std::vector<Moment> momentsOf18Lilliput()
{
    std::vector<Moment> moments;
    for (const char *game : {"18lilliput-hand-2p", "18lilliput-hand-3p", "18lilliput-hand-solo"}) {
        const std::string table = std::string(game).substr(std::string("18lilliput-hand-").size());
        moments.push_back({"Lilliput_" + table + "_Beginning", "ROUND2", atTheBeginning, game});
        moments.push_back({"Lilliput_" + table + "_Cards", "ROUND3", somebodyHasTakenCards, game});
        moments.push_back({"Lilliput_" + table + "_Trains", "ROUND5", trainsRun, game});
        moments.push_back({"Lilliput_" + table + "_LastRound", "ROUND8", somebodyHasTakenCards, game});
    }
    moments.push_back({"Lilliput_Gulliver", "ROUND4", gulliverIsToBuild, "18lilliput-hand-solo"});
    return moments;
}

INSTANTIATE_TEST_SUITE_P(Of18Lilliput, RecordedGame, ::testing::ValuesIn(momentsOf18Lilliput()), nameOf);

bool somebodyHasLoans(const JoinedPosition &table)
{
    return std::any_of(table.companies.begin(), table.companies.end(), [](const auto &company) {
        return company.second.parts.template find<company_loans::CompanyKeys>() != nullptr;
    });
}

bool theNationalCompanyIsThere(const JoinedPosition &table)
{
    return table.companies.contains("MESS") && table.turn != "MESS"; // its first turn comes before all others
}

bool somebodyWasPassedOver(const JoinedPosition &table)
{
    const JoinedPosition::Names acted = table.acted.value_or(JoinedPosition::Names());
    return std::any_of(acted.begin(), acted.end(),
                       [&](const std::string &code) { return !table.companies.at(code).isOperating; });
}

bool somebodyHasBought(const JoinedPosition &table)
{
    return table.boughtThisRound.size() > 1;
}

/// As the engine plays by the printed rules.
std::vector<Moment> momentsOf1836()
{
    const std::string any;
    return {{"Loans1836", any, somebodyHasLoans, "1836jr56"},
            {"PassedOver1836", any, somebodyWasPassedOver, "1836jr56"},
            {"Bought1836", any, somebodyHasBought, "1836jr56"},
            {"National1836", any, theNationalCompanyIsThere, "1836jr56"}};
}

INSTANTIATE_TEST_SUITE_P(Of1836, RecordedGame, ::testing::ValuesIn(momentsOf1836()), nameOf);

class RecordedRound : public RecordedGame
{
};

TEST_P(RecordedRound, ThatIsAboutToBeginNeedsNoTurn)
{
    JoinedPosition table = tableAt(GetParam());
    const JoinedPosition begun = table;
    table.turn.clear();

    type(table);

    ASSERT_EQ(join.create(), QString());
    EXPECT_EQ(written(handOver(joined().rules(), joined().position()).value()), written(begun));
}

INSTANTIATE_TEST_SUITE_P(StockRounds, RecordedRound,
                         ::testing::Values(Moment{"Early", "SR2", atTheBeginning},
                                           Moment{"Late", "SR7", atTheBeginning}),
                         nameOf);

TEST_F(JoinViewTest, RightsTilesAndTreasuriesOfATableWithTheMapAreJoined)
{
    const JoinedPosition table = readJoined();
    join.begin(tableOf({"Anna", "Boris", "Cyril"}));

    Typist(join, printed18Cz()).enter(table);

    EXPECT_THAT(problems(), IsEmpty());
    ASSERT_EQ(join.create(), QString());
    const Position &position = joined().position();
    const GameDefinition &tables = joined().rules().game();
    EXPECT_EQ(handOver(joined().rules(), position)->usedPrivates, table.usedPrivates);
    EXPECT_EQ(handOver(joined().rules(), position)->tiles, table.tiles);
    EXPECT_EQ(position.ledger.balance(tables.findCompany("KFN")), Money{240});
}

TEST_F(JoinViewTest, ALargeCompanysHomeTileIsJoined)
{
    join.begin(tableOf({"Anna", "Boris", "Cyril"}));
    Typist(join, printed18Cz()).enter(readJoined());
    join.set("companies/SX/state", "operating");
    join.set("companies/SX/price", 100);
    join.set("companies/SX/stations", 1);
    join.set("players/p3/shares/SX", 50);

    join.set("companies/SX/home_tile", true);

    ASSERT_EQ(join.create(), QString());
    EXPECT_TRUE(joined().position().companies[joined().rules().game().findCompany("SX")].homeTileLaid);
}

} // namespace
} // namespace flimnap::test
