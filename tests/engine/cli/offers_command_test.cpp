#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_call.h"
#include "io/json.h"

namespace flimnap {
namespace {

using test::call;
using test::contentOf;
using test::firstLines;
using test::Printed;
using test::startBcb;
using test::stockJournalOf;
using test::wholeGameFile;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Json offersOf(const std::string &journal)
{
    const Printed printed = call({"offers", "-"}, journal);
    EXPECT_EQ(printed.status, 0) << printed.err;
    const auto json = parseJson(printed.out, "offers");
    return json ? *json : Json();
}

/// The offer whose move is this line; null if there is none.
Json offerOfMove(const Json &all, const std::string &line)
{
    const Json move = parseJson(line, "test").value();
    for (const Json &offer : all["offers"]) {
        if (offer["move"] == move)
            return offer;
    }
    return {};
}

Json effect(const Json &offer, const std::string &event)
{
    for (const Json &effect : offer["effects"]) {
        if (effect["event"] == event)
            return effect;
    }
    return {};
}

TEST(OffersCommand, SaysWhoseTurnItIsAndInWhichRound)
{
    const Json all = offersOf(stockJournalOf(3, {startBcb}));

    EXPECT_EQ(all["turn"], "p2");
    EXPECT_EQ(all["round"], "SR1");
    EXPECT_TRUE(all["offers"].is_array());
}

TEST(OffersCommand, GivesTheChoicesOfAnOffer)
{
    const Json offer =
        offerOfMove(offersOf(stockJournalOf(3, {startBcb})), R"({"move":"start_company","by":"p2","company":"EKJ"})");

    EXPECT_EQ(offer["choices"]["price"]["usual"], Json({50, 55, 60, 65, 70}));
    EXPECT_EQ(offer["choices"]["price"]["only_usual"], true);
    EXPECT_TRUE(offer["refusal"].is_null());
    EXPECT_TRUE(offer["effects"].is_null()) << "no price is suggested";
}

TEST(OffersCommand, GivesTheRefusalOfWhatMayNotBeDone)
{
    const Json offer =
        offerOfMove(offersOf(stockJournalOf(3, {startBcb})), R"({"move":"start_company","by":"p2","company":"BN"})");

    EXPECT_EQ(offer["refusal"]["code"], "not-started-yet");
    EXPECT_EQ(offer["refusal"]["rule"], "CZ-5.6");
    EXPECT_EQ(offer["refusal"]["waivable"], true);
    EXPECT_EQ(offer["refusal"]["args"], Json({{"phase", "a"}}));
    EXPECT_TRUE(offer["effects"].is_null());
}

TEST(OffersCommand, GivesTheEffectsOfAnOfferWithoutChoices)
{
    const Json offer =
        offerOfMove(offersOf(stockJournalOf(3, {startBcb})), R"({"move":"buy_share","by":"p2","company":"BCB"})");

    EXPECT_EQ(offer["choices"], Json::object());
    const Json paid = effect(offer, "paid");
    EXPECT_EQ(paid["from"], "p2");
    EXPECT_EQ(paid["to"], "bank");
    EXPECT_EQ(paid["amount"], 65);
    EXPECT_EQ(effect(offer, "shares_moved")["percent"], 25);
    EXPECT_EQ(effect(offer, "turn_began")["turn"], "p3");
}

TEST(OffersCommand, GivesTheEffectsOfSuggestedValues)
{
    const std::string toOperatingRound = stockJournalOf(
        3, {startBcb, R"({"move":"pass","by":"p2"})", R"({"move":"pass","by":"p3"})", R"({"move":"pass","by":"p1"})"});

    const Json offer = offerOfMove(offersOf(toOperatingRound), R"({"move":"place_token","by":"BCB"})");

    // The first station beside the home station costs 40 (CZ-6.33).
    EXPECT_EQ(offer["choices"]["cost"]["suggested"], 40);
    EXPECT_EQ(effect(offer, "paid")["amount"], 40);
}

TEST(OffersCommand, ListsTheWordsToChooseFrom)
{
    const std::string lines = firstLines(contentOf(wholeGameFile()), 1000);
    const std::size_t dividend = lines.find(R"({"move":"dividend")");
    ASSERT_NE(dividend, std::string::npos);

    const Json all = offersOf(lines.substr(0, dividend));

    const std::string company = all["turn"];
    const Json offer = offerOfMove(all, R"({"move":"dividend","by":")" + company + R"("})");
    EXPECT_EQ(offer["choices"]["pay"], Json({"all", "none"}));
    EXPECT_TRUE(offer["effects"].is_null());
}

TEST(OffersCommand, AfterTheEndHasNobodyInTurnAndNoOffers)
{
    const Json all = offersOf(contentOf(wholeGameFile()));

    EXPECT_TRUE(all["turn"].is_null());
    EXPECT_EQ(all["round"], "END");
    EXPECT_EQ(all["offers"], Json::array());
}

TEST(OffersCommand, SpeaksClearlyAllThroughAGame)
{
    const std::string game = contentOf(wholeGameFile());
    for (int moves = 0; moves < 475; moves += 19) {
        const Printed printed = call({"offers", "-"}, firstLines(game, 1 + moves));
        EXPECT_EQ(printed.status, 0);
        EXPECT_THAT(printed.out, Not(HasSubstr("?"))) << "a fact is missing after move " << moves;
        const Json all = parseJson(printed.out, "offers").value();
        for (const Json &offer : all["offers"]) {
            const bool isOpen = !offer["choices"].empty();
            EXPECT_TRUE(isOpen || offer["refusal"].is_null() == offer["effects"].is_array())
                << offer.dump() << " after move " << moves;
        }
    }
}

TEST(OffersCommand, OfAnIllegalJournalIsNotPrinted)
{
    const Printed printed = call({"offers", "-"}, stockJournalOf(3, {startBcb, startBcb}));
    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.out, IsEmpty());
}

} // namespace
} // namespace flimnap
