#include "cli/offer_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "io/journal_text.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;
using ::testing::Contains;
using ::testing::ElementsAre;

Offer emptyOffer(MoveKind kind, const std::string &by)
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

    EXPECT_THAT(lines, Contains(R"({"move":"lay_track","by":"BCB","cost":0|10|20})"));
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
    Offer offer = emptyOffer(MoveKind::BuyTrain, "BN");
    offer.numbers.push_back({.key = "price", .least = 1, .most = 90, .step = 1, .usual = {10, 20}, .suggested = 20});
    offer.numbers.push_back({.key = "loan", .least = 5, .most = 15, .step = 5, .onlyUsual = true});
    offer.words.push_back({"from", {"PR", "SX"}});

    EXPECT_EQ(
        choicesJson(offer).dump(),
        R"({"price":{"least":1,"most":90,"step":1,"usual":[10,20],"only_usual":false,"others_by_leave":false,"suggested":20},)"
        R"("loan":{"least":5,"most":15,"step":5,"usual":[],"only_usual":true,"others_by_leave":false,"suggested":null},)"
        R"("from":["PR","SX"]})");
    EXPECT_EQ(choicesJson(emptyOffer(MoveKind::Done, "BN")).dump(), "{}");
}

Offer routesOffer()
{
    Offer offer = emptyOffer(MoveKind::RunTrains, "MR");
    offer.routes = {{"3D", 1000, 10, 20}, {"3*", 1000, 10, 0}};
    return offer;
}

Offer splitOffer(const std::vector<std::string> &companies)
{
    Offer offer = emptyOffer(MoveKind::Fund, "p1");
    offer.split = SplitChoice{70, companies};
    return offer;
}

TEST(OfferText, WritesRoutesAndSumsToBeSplit)
{
    EXPECT_EQ(choicesJson(routesOffer()).dump(), R"({"routes":[{"train":"3D","most":1000,"step":10,"bonus":20},)"
                                                 R"({"train":"3*","most":1000,"step":10,"bonus":0}]})");
    EXPECT_EQ(choicesJson(splitOffer({"MR", "C5"})).dump(), R"({"amounts":{"sum":70,"companies":["MR","C5"]}})");
}

TEST(OfferText, GivesAllOfASumToTheOnlyCompany)
{
    const std::optional<Move> move = suggestedMove(splitOffer({"MR"}));
    ASSERT_TRUE(move);
    EXPECT_EQ(move->amounts, (std::vector<Grant>{{"MR", 70}}));
    EXPECT_FALSE(suggestedMove(splitOffer({"MR", "C5"})));
    EXPECT_FALSE(suggestedMove(routesOffer()));
}

/// After a draft of two without Balmuff: p1 has MR, p2 has SR.
Position drafted(const Rules &rules)
{
    Position position = rules.start().position;
    for (const char *line :
         {R"({"move":"take","by":"p1","what":"MR"})", R"({"move":"take","by":"p2","what":"SR"})",
          R"({"move":"take","by":"p2","what":"limnoc"})", R"({"move":"take","by":"p1","what":"bolgolam"})"})
        position = rules.play(position, parseMove(line, "test", 1).value())->position;
    return position;
}

TEST(OfferText, ListsActionCardsAndWhatTheyLetDo)
{
    const auto rules = test::rulesFor(test::tableOf("18lilliput", "cs", "base", 2).header).value();
    Position position = drafted(*rules);
    EXPECT_THAT(possibleMoves(*rules, position), Contains(R"({"move":"take_card","by":"p1","side":2,"card":"C10"})"));

    position =
        rules->play(position, parseMove(R"({"move":"take_card","by":"p1","card":"C10","side":1})", "test", 1).value())
            ->position;
    EXPECT_THAT(possibleMoves(*rules, position), Contains(R"({"move":"fund","by":"p1","amounts":{"MR":0…50}})"));
}

TEST(OfferText, CompletesAnOfferWithWhatIsSuggested)
{
    Offer offer = emptyOffer(MoveKind::BuyPrivate, "BN");
    offer.move.privateRailway = "M2";
    offer.numbers.push_back({.key = "price", .least = 1, .most = 40, .suggested = 40});

    Move expected = offer.move;
    expected.price = 40;
    EXPECT_EQ(suggestedMove(offer), expected);
}

TEST(OfferText, CompletesAnOfferWithoutChoicesAsItIs)
{
    const Offer offer = emptyOffer(MoveKind::Done, "BN");
    EXPECT_EQ(suggestedMove(offer), offer.move);
}

TEST(OfferText, CannotCompleteAnOfferWithoutSuggestion)
{
    Offer open = emptyOffer(MoveKind::RunTrains, "BN");
    open.numbers.push_back({.key = "revenue", .least = 0, .most = 100});
    EXPECT_FALSE(suggestedMove(open));

    Offer word = emptyOffer(MoveKind::Dividend, "BN");
    word.words.push_back({"pay", {"all", "none"}});
    EXPECT_FALSE(suggestedMove(word));
}

} // namespace
} // namespace flimnap
