#include "cli/words.h"

#include <gmock/gmock.h>

#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;

const Table &table()
{
    static const Table table(4);
    return table;
}

const GameDefinition &game()
{
    return table().game();
}

std::string said(Code code, Args args = {})
{
    return Words(table().rules()).refusal({code, false, std::move(args), ""});
}

TEST(Words, SayARefusalWithItsValues)
{
    const CompanyId bn = game().findCompany("BN");

    EXPECT_EQ(said(Code::GameOver), "The game is over.");
    EXPECT_EQ(said(Code::NoCash, {{"player", PlayerId(1)}, {"cash", Money{35}}, {"needed", Money{65}}}),
              "p2 has 35 K and needs 65 K.");
    EXPECT_EQ(said(Code::TrainLimit, {{"company", bn}, {"limit", 3}}), "BN may own at most 3 trains.");
    EXPECT_EQ(said(Code::TrainSize, {{"company", bn}, {"train", game().findFace("d.3E")}}),
              "BN may not own a train d.3E.");
    EXPECT_EQ(said(Code::HexBlocked, {{"hex", HexCode{"C26"}}, {"private", game().findPrivate("S1")}}),
              "Nobody lays track on C26 while a player owns S1.");
    EXPECT_EQ(said(Code::TileColour, {{"colour", ColourWord{"brown"}}, {"phase", game().findPhase("d")}}),
              "There are no such tiles in phase d: brown.");
    EXPECT_EQ(said(Code::UnknownName, {{"name", std::string("XYZ")}, {"key", KeyWord{"company"}}}),
              "\"XYZ\" means nothing in this game (company).");
}

TEST(Words, ListWhatAnAmountCanBe)
{
    EXPECT_EQ(said(Code::PriceChoice, {{"choices", std::vector<Money>{{0}, {20}, {40}}}}),
              "The price is 0, 20 or 40 K.");
    EXPECT_EQ(said(Code::PriceChoice, {{"choices", std::vector<Money>{{0}}}}), "The price is 0 K.");
    EXPECT_EQ(said(Code::PriceChoice, {{"choices", Money{65}}}), "The price is 65 K.");
}

TEST(Words, CallPartiesByTheirCodes)
{
    const Words words(table().rules());
    EXPECT_EQ(words.code(PlayerId(2)), "p3");
    EXPECT_EQ(words.code(game().findCompany("BCB")), "BCB");
    EXPECT_EQ(words.code(Party::bank()), "bank");
    EXPECT_EQ(words.code(Party::nobody()), "");
    EXPECT_EQ(words.code(CompanyId()), "");
    EXPECT_EQ(words.party(Party::bank()), "the bank");
    EXPECT_EQ(words.party(Party::nobody()), "nobody");
    EXPECT_EQ(words.party(CompanyId()), "nobody");
}

TEST(Words, ShowMoneyInTheGamesCurrency)
{
    EXPECT_EQ(Words(table().rules()).money(Money{-65}), "-65 K");
}

} // namespace
} // namespace flimnap
