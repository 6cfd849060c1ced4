#include <functional>

#include <gmock/gmock.h>

#include "rounds/feature.h"
#include "support/faults.h"
#include "support/joined_game.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;

/// Who can have waived it.
enum class Kept { Always, InMoves, ByRulesAlone };

struct BrokenLaw
{
    std::string name;
    std::function<void(Position &, const GameDefinition &)> spoil;
    std::string place;
    std::string message;
    Kept kept = Kept::Always;
};

void PrintTo(const BrokenLaw &law, std::ostream *out)
{
    *out << law.name;
}

/// The table of 18CZ that is joined in OR3.1.
class Laws : public ::testing::TestWithParam<BrokenLaw>
{
protected:
    [[nodiscard]] Faults broken(Waived waived) const { return brokenLaws(**m_rules, m_position, waived); }

    Result<std::unique_ptr<const Rules>, Faults> m_rules = makeJoinedRules(printed18Cz(), threePlayers(), readJoined());
    Position m_position = (*m_rules)->start().position;
};

TEST_P(Laws, AreFoundBrokenWhereTheyAreNotWaived)
{
    ASSERT_THAT(broken(Waived::Nothing), IsEmpty());

    GetParam().spoil(m_position, (*m_rules)->game());

    const auto it = Contains(faultAt("start/" + GetParam().place, GetParam().message));
    EXPECT_THAT(broken(Waived::Nothing), it);
    if (GetParam().kept == Kept::ByRulesAlone)
        EXPECT_THAT(broken(Waived::InMoves), Not(it));
    else
        EXPECT_THAT(broken(Waived::InMoves), it);
    if (GetParam().kept == Kept::Always)
        EXPECT_THAT(broken(Waived::AtStart), it);
    else
        EXPECT_THAT(broken(Waived::AtStart), Not(it));
}

CompanyState &stateOf(Position &position, const GameDefinition &game, const char *company)
{
    return position.companies[game.findCompany(company)];
}

const auto nameOf = [](const auto &law) { return law.param.name; };

INSTANTIATE_TEST_SUITE_P(
    OfMoney, Laws,
    ::testing::Values(
        BrokenLaw{"PlayerBelowNothing",
                  [](auto &position, auto &) { position.ledger.transfer(PlayerId(0), Party::bank(), Money{71}); },
                  "players/p1/cash", "less than nothing"},
        BrokenLaw{"TreasuryBelowNothing",
                  [](auto &position, auto &game) {
                      position.ledger.transfer(game.findCompany("MW"), Party::bank(), Money{1});
                  },
                  "companies/MW/cash", "no less than nothing"},
        BrokenLaw{"TreasuryOfAStartedCompany",
                  [](auto &position, auto &game) {
                      position.ledger.transfer(Party::bank(), game.findCompany("BTE"), Money{10});
                  },
                  "companies/BTE/cash", "a started company has no money"},
        BrokenLaw{"PenaltyBelowDebt", [](auto &position, auto &) { position.players[PlayerId(0)].penalty = Money{19}; },
                  "players/p1/penalty", "at least the debt, 20", Kept::InMoves}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    OfShares, Laws,
    ::testing::Values(
        BrokenLaw{
            "NobodyDirects",
            [](auto &position, auto &game) { position.holdings.setDirector(game.findCompany("MW"), Party::nobody()); },
            "companies/MW/director", "somebody directs it"},
        BrokenLaw{"DirectorWithoutHisCertificate",
                  [](auto &position, auto &game) {
                      position.holdings.setDirectorsCertificate(game.findCompany("MW"), PlayerId(0));
                  },
                  "companies/MW/director", "has his certificate"},
        BrokenLaw{"DirectorWithHalfOfIt",
                  [](auto &position, auto &game) {
                      position.holdings.move(game.findCompany("BCB"), PlayerId(0), Party::bank(), 1);
                  },
                  "companies/BCB/director", "p1 holds 25 % of it; the director's certificate alone is 50 %"},
        BrokenLaw{"SomebodyHoldsMore",
                  [](auto &position, auto &game) {
                      position.holdings.move(game.findCompany("KFN"), Party::bank(), PlayerId(2), 2);
                      position.holdings.move(game.findCompany("KFN"), PlayerId(0), PlayerId(2), 1);
                  },
                  "companies/KFN/director", "p3 holds more of it, 60 %, than p2 does", Kept::InMoves},
        BrokenLaw{"CertificatesLost",
                  [](auto &position, auto &game) { stateOf(position, game, "MW").status = CompanyStatus::Closed; },
                  "companies/MW", "always as many"},
        BrokenLaw{"PriceOfNothing",
                  [](auto &position, auto &game) {
                      position.markers.place(game.findCompany("BN"), game.findCell(std::string_view("60")));
                  },
                  "companies/BN/price", "nothing else has one"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    OfThings, Laws,
    ::testing::Values(
        BrokenLaw{
            "TrainOfAStartedCompany",
            [](auto &position, auto &game) { position.trains.add(game.findFace("b.2"), game.findCompany("BTE")); },
            "companies/BTE/trains", "a started company has no trains"},
        BrokenLaw{
            "TrainOfAnotherSize",
            [](auto &position, auto &game) { position.trains.add(game.findFace("b.2+2"), game.findCompany("MW")); },
            "companies/MW/trains", "may not own a b.2+2", Kept::ByRulesAlone},
        BrokenLaw{"TrainOverTheLimit",
                  [](auto &position, auto &game) {
                      for (int train = 0; train < 2; ++train)
                          position.trains.add(game.findFace("a.2"), game.findCompany("MW"));
                  },
                  "companies/MW/trains", "it may own 3 in phase d", Kept::ByRulesAlone},
        BrokenLaw{"TrainGivenUpWithinTheLimit",
                  [](auto &position, auto &game) { stateOf(position, game, "MW").mustDiscard = true; },
                  "companies/MW/trains", "over the limit"},
        BrokenLaw{"TrainThatLeftTheGame",
                  [](auto &position, auto &game) { position.trains.scrap(game.findFace("c.3")); }, "scrapped",
                  "c.3 is still in play", Kept::InMoves},
        BrokenLaw{"CardsThatAreNot", [](auto &position, auto &game) { position.trains.setLeft(game.findCard("d"), 4); },
                  "deck/d", "4 are left in the deck and 1 in play"},
        BrokenLaw{"StationLost", [](auto &position, auto &game) { --stateOf(position, game, "MW").tokensLeft; },
                  "companies/MW/markers", "it came with 3", Kept::InMoves},
        BrokenLaw{"StationsThatDidNotPassOn",
                  [](auto &position, auto &game) { --stateOf(position, game, "KFN").tokensLeft; }, "closed_companies",
                  "1 too few", Kept::InMoves},
        BrokenLaw{"PrivateOfNobody",
                  [](auto &position, auto &game) { position.privates[game.findPrivate("L1")].owner = Party::bank(); },
                  "privates/L1", "has left the game"},
        BrokenLaw{"PrivateOfAnotherSize",
                  [](auto &position, auto &game) {
                      position.privates[game.findPrivate("L1")].owner = game.findCompany("MW");
                  },
                  "companies/MW/privates", "may not own L1", Kept::ByRulesAlone},
        BrokenLaw{"OrderWithAGap", [](auto &position, auto &) { position.order.pop_back(); }, "order", "is missing"},
        BrokenLaw{"OrderWithSomebodyTwice",
                  [](auto &position, auto &) { position.order.back() = position.order.front(); }, "order",
                  "one turn-order card, not two"}),
    nameOf);

} // namespace
} // namespace flimnap::test
