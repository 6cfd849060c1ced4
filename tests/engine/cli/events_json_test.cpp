#include "cli/events_json.h"

#include <gtest/gtest.h>

#include "features/action_cards/card_use.h"
#include "features/automaton/turn.h"
#include "io/journal_text.h"
#include "session/session.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/table.h"

namespace flimnap {
namespace {

using test::Table;

class EventsJson : public ::testing::Test
{
protected:
    /// The event without its words.
    [[nodiscard]] Json written(const Event &event) const
    {
        Json json = eventJson(Words(table.rules()), event);
        EXPECT_EQ(json["words"], Words(table.rules()).event(event));
        json.erase("words");
        return json;
    }
    [[nodiscard]] static Json json(std::string_view text) { return parseJson(text, "test").value(); }

    Table table{4};
    const GameDefinition &game = table.game();
    CompanyId company = game.findCompany("BN");
    PrivateId railway = game.findPrivate("M3");
    FaceId face = game.findFace("d.3");
};

TEST_F(EventsJson, WritesEveryKindWithTheJournalsNames)
{
    const CellId cell65 = game.findCell(Money{65});
    const CellId cell68 = game.findCell(Money{68});
    const std::vector<std::pair<Event, std::string>> cases = {
        {Paid{PlayerId(0), Party::bank(), Money{130}, Reason::SharePurchase, company},
         R"({"event":"paid","from":"p1","to":"bank","amount":130,"reason":"shares bought","about":"BN"})"},
        {Paid{Party::bank(), PlayerId(0), Money{300}, Reason::Opening, {}},
         R"({"event":"paid","from":"bank","to":"p1","amount":300,"reason":"opening balance","about":null})"},
        {SharesMoved{company, Party::bank(), PlayerId(1), 2, 40},
         R"({"event":"shares_moved","company":"BN","from":"bank","to":"p2","percent":40})"},
        {DirectorChanged{company, Party::nobody(), PlayerId(1)},
         R"({"event":"director_changed","company":"BN","from":null,"to":"p2"})"},
        {CompanyStarted{company, cell65}, R"({"event":"company_started","company":"BN","cell":"65"})"},
        {CompanyFloated{company}, R"({"event":"company_floated","company":"BN"})"},
        {CompanyClosed{company}, R"({"event":"company_closed","company":"BN"})"},
        {PriceMoved{company, cell65, cell68}, R"({"event":"price_moved","company":"BN","from":"65","to":"68"})"},
        {PrivateMoved{railway, PlayerId(0), Party::nobody()},
         R"({"event":"private_moved","private":"M3","from":"p1","to":null})"},
        {PrivateUsed{railway}, R"({"event":"private_used","private":"M3"})"},
        {CertificateMoved{company, Party::reserve(), PlayerId(1)},
         R"({"event":"certificate_moved","company":"BN","from":"reserve","to":"p2"})"},
        {MinorMoved{company, Party::nobody(), PlayerId(1)},
         R"({"event":"minor_moved","minor":"BN","from":null,"to":"p2"})"},
        {PrivateExchanged{railway, PlayerId(0), company},
         R"({"event":"private_exchanged","private":"M3","owner":"p1","into":"BN"})"},
        {MinorExchanged{game.findCompany("BCB"), PlayerId(0), company, 2},
         R"({"event":"minor_exchanged","minor":"BCB","owner":"p1","into":"BN","percent":40})"},
        {CompanyFormed{company}, R"({"event":"company_formed","company":"BN"})"},
        {BankBroke{}, R"({"event":"bank_broke"})"},
        {EndDecided{company}, R"({"event":"end_decided","company":"BN"})"},
        {StationsCounted{company, 3, 1}, R"({"event":"stations_counted","company":"BN","on_map":3,"left":1})"},
        {StationReturned{company}, R"({"event":"station_returned","company":"BN"})"},
        {DebtChanged{PlayerId(0), Money{30}, Money{45}},
         R"({"event":"debt_changed","player":"p1","debt":30,"penalty":45})"},
        {IncomeDeclared{company, Money{90}}, R"({"event":"income_declared","company":"BN","amount":90})"},
        {TrainMoved{face, Party::bank(), company}, R"({"event":"train_moved","train":"d.3","from":"bank","to":"BN"})"},
        {TrainConverted{company, face, game.findFace("d.3E")},
         R"({"event":"train_converted","company":"BN","from":"d.3","to":"d.3E"})"},
        {TrainRusted{face, Party::bank(), 3}, R"({"event":"train_rusted","train":"d.3","owner":"bank","count":3})"},
        {CardExported{game.findCard("b")}, R"({"event":"card_exported","card":"b"})"},
        {PhaseBegan{game.findPhase("d")}, R"({"event":"phase_began","phase":"d"})"},
        {StationPlaced{company, true}, R"({"event":"station_placed","company":"BN","home":true})"},
        {TrackLaid{company}, R"({"event":"track_laid","company":"BN"})"},
        {SharesSplit{company, game.companies[company].size}, R"({"event":"shares_split","company":"BN","shares":5})"},
        {SharesMerged{company, PlayerId(0), 9, 4},
         R"({"event":"shares_merged","into":"BN","holder":"p1","given":9,"received":4})"},
        {PriceAveraged{company, {Money{90}, Money{75}, Money{50}}, Money{50}, Money{80}},
         R"({"event":"price_averaged","company":"BN","prices":[90,75,50],"left_out":50,"average":80})"},
        {FeatureTold{"private_cheapened",
                     {Told::say("{private} costs only {price} now"), {{"private", railway}, {"price", Money{15}}}}},
         R"({"event":"private_cheapened","private":"M3","price":15})"},
        {RoundEnded{{RoundKind::Stock, 2, 0}}, R"({"event":"round_ended","round":"SR2"})"},
        {RoundBegan{{RoundKind::Stock, 3, 0}}, R"({"event":"round_began","round":"SR3"})"},
        {TurnBegan{company}, R"({"event":"turn_began","turn":"BN"})"},
        {OrderChanged{}, R"({"event":"order_changed"})"},
        {RuleWaived{Code::HoldingLimit}, R"({"event":"rule_waived","code":"holding-limit"})"},
        {Corrected{PlayerId(1)}, R"({"event":"corrected","subject":"p2"})"},
    };
    constexpr std::size_t ofActions = 1; // see below
    EXPECT_EQ(cases.size() + ofActions, std::variant_size_v<Event> + 1)
        << "every kind once, and a payment about nobody";
    for (const auto &[event, expected] : cases)
        EXPECT_EQ(written(event), json(expected));
}

TEST_F(EventsJson, WritesARefusalWithItsArguments)
{
    const Refusal refusal{Code::HoldingLimit,
                          true,
                          {{"player", Party(PlayerId(0))}, {"limit", 60}, {"terrain", TerrainWord{"hill"}}},
                          "CZ-5.12"};

    Json written = refusalJson(Words(table.rules()), refusal);

    EXPECT_EQ(written["words"], Words(table.rules()).refusal(refusal));
    written.erase("words");
    EXPECT_EQ(written, json(R"({"code":"holding-limit","rule":"CZ-5.12","waivable":true,)"
                            R"("args":{"player":"p1","limit":60,"terrain":"hill"}})"));
}

TEST(EventsJsonOfActions, AreWrittenWithTheJournalsNames)
{
    const auto rules = test::rulesFor(test::tableOf("18lilliput", "cs", "solo", 1).header).value();
    const GameDefinition &game = rules->game();
    const CompanyId company = game.findCompany("MR");
    const std::vector<std::pair<Event, std::string>> cases = {
        {TrainAged{game.findFace("2"), company}, R"({"event":"train_aged","train":"2","owner":"MR"})"},
        {action_cards::told(game, {PlayerId(0), action_cards::findCard(game, "C9"), 1, true}),
         R"({"event":"card_taken","player":"p1","card":"C9","side":2,"copy":1})"},
        {automaton::built(game, PlayerId(1), "none", true),
         R"({"event":"automaton_built","who":"Gulliver","automaton":"gulliver","track":"none","extra":1})"}};
    for (const auto &[event, expected] : cases) {
        Json json = eventJson(Words(*rules), event);
        json.erase("words");
        EXPECT_EQ(json, parseJson(expected, "test").value());
    }
}

} // namespace
} // namespace flimnap
