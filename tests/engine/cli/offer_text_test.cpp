#include "cli/offer_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

Offer offerOf(MoveKind kind, const std::string &by)
{
    Offer offer;
    offer.move.kind = kind;
    offer.move.by = by;
    return offer;
}

TEST(OfferText, ListsWhatMayBeDoneAsJournalLines)
{
    Table table(3);
    table.round("SR1").started("BN", 60, "p2").cash("p1", 110);

    const std::vector<std::string> lines = possibleMoves(table.rules(), table.position());

    // 110 K is two units at 50 or 55 only.
    EXPECT_THAT(lines, Contains(R"({"move":"start_company","by":"p1","company":"BCB","price":50|55})"));
    EXPECT_THAT(lines, Contains(R"({"move":"buy_share","by":"p1","company":"BN"})"));
    EXPECT_THAT(lines, Contains(R"({"move":"pass","by":"p1"})"));
}

TEST(OfferText, LeavesOutWhatIsRefused)
{
    Table table(3);
    table.round("SR1").cash("p1", 99);

    EXPECT_THAT(possibleMoves(table.rules(), table.position()), ElementsAre(R"({"move":"pass","by":"p1"})"));
}

TEST(OfferText, ShowsRangesAndTheirSteps)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 30).train("BCB", "a.2").round("OR1.1");

    const std::vector<std::string> lines = possibleMoves(table.rules(), table.position());

    EXPECT_THAT(lines, Contains(R"({"move":"lay_track","by":"BCB","cost":0…30})"));
    EXPECT_THAT(lines, Contains(R"({"move":"run_trains","by":"BCB","revenue":0…10000 in steps of 10})"));
}

TEST(OfferText, ShowsTheWordsToChooseFrom)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 30).train("BCB", "a.2").round("OR1.1");
    table.after(R"({"move":"run_trains","by":"BCB","revenue":30})");

    EXPECT_THAT(possibleMoves(table.rules(), table.position()),
                Contains(R"({"move":"dividend","by":"BCB","pay":"all"|"none"})"));
}

TEST(OfferText, WritesTheChoicesByTheirKeys)
{
    Offer offer = offerOf(MoveKind::BuyTrain, "BN");
    offer.numbers.push_back({.key = "price", .least = 1, .most = 90, .step = 1, .usual = {10, 20}, .suggested = 20});
    offer.numbers.push_back({.key = "loan", .least = 5, .most = 15, .step = 5, .onlyUsual = true});
    offer.words.push_back({"from", {"PR", "SX"}});

    EXPECT_EQ(choicesJson(offer).dump(),
              R"({"price":{"least":1,"most":90,"step":1,"usual":[10,20],"only_usual":false,"suggested":20},)"
              R"("loan":{"least":5,"most":15,"step":5,"usual":[],"only_usual":true,"suggested":null},)"
              R"("from":["PR","SX"]})");
    EXPECT_EQ(choicesJson(offerOf(MoveKind::Done, "BN")).dump(), "{}");
}

TEST(OfferText, CompletesAnOfferWithWhatIsSuggested)
{
    Offer offer = offerOf(MoveKind::BuyPrivate, "BN");
    offer.move.privateRailway = "M2";
    offer.numbers.push_back({.key = "price", .least = 1, .most = 40, .suggested = 40});

    Move expected = offer.move;
    expected.price = 40;
    EXPECT_EQ(suggestedMove(offer), expected);
}

TEST(OfferText, CompletesAnOfferWithoutChoicesAsItIs)
{
    const Offer offer = offerOf(MoveKind::Done, "BN");
    EXPECT_EQ(suggestedMove(offer), offer.move);
}

TEST(OfferText, CannotCompleteAnOfferWithoutSuggestion)
{
    Offer open = offerOf(MoveKind::RunTrains, "BN");
    open.numbers.push_back({.key = "revenue", .least = 0, .most = 100});
    EXPECT_FALSE(suggestedMove(open));

    Offer word = offerOf(MoveKind::Dividend, "BN");
    word.words.push_back({"pay", {"all", "none"}});
    EXPECT_FALSE(suggestedMove(word));
}

} // namespace
} // namespace flimnap
