#include <functional>
#include <set>

#include <gmock/gmock.h>

#include "core/bit.h"
#include "engine/games/1824_moves.h"
#include "engine/games/1836jr56_moves.h"
#include "engine/games/18cz_variants.h"
#include "engine/games/18lilliput_operation.h"
#include "features/exchanges/standing.h"
#include "rows.h"
#include "support/player_moves.h"
#include "support/table.h"
#include "words/wording.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

/// A move that the rules refuse, and what the app says then. Three players, called "Player 1" to "Player 3".
struct RefusedMove
{
    Code code;
    std::function<Table()> table;
    std::string line;
    std::string sentence;
};

/// SR2: everybody has 380 (CZ-3.1).
Table emptyStockRound()
{
    Table table(3);
    return table.round("SR2");
}

/// OR1.1 in phase d, the deck shows d: BCB (small) at 60, then KFN (medium) at 80 acts first; V = 40 (CZ-2.60).
Table operatingRound(int treasury = 200)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("KFN", 80, "p1", treasury).operating("BCB", 60, "p2", 100);
    return table;
}

Table kfnsTurn(int treasury = 200)
{
    Table table = operatingRound(treasury);
    return table.round("OR1.1");
}

std::vector<RefusedMove> movesOfPlayers()
{
    const auto opening = [] { return Table(3); };
    return {
        {Code::NotYourTurn, opening, pass("p2"), "It is the turn of Player 1."},
        {Code::WrongRound, opening, startCompany("p1", "BCB", 60), "This cannot be done in this round."},
        {Code::NoCash, [] { return Table(3).cash("p1", 79); }, buyPrivate("p1", "L6"),
         "Player 1 has 79 K and needs 80 K."}, // CZ-2.20
        {Code::PrivateNotOnSale, [] { return Table(3).privateOf("p2", "S1"); }, buyPrivate("p1", "S1"),
         "S1 is not for sale."},
        {Code::PriceChoice, opening, with(buyPrivate("p1", "S1"), R"("price":24)"), "The price is 25 K."},
        {Code::UnknownName, opening, buyPrivate("p1", "S7"), "\"S7\" means nothing in this game (private)."},
        {Code::NoCash, [] { return emptyStockRound().cash("p1", 129); }, startCompany("p1", "BCB", 65),
         "Player 1 has 129 K and needs 130 K."}, // CZ-5.7
        {Code::NotStartedYet, emptyStockRound, startCompany("p1", "BN", 60),
         "Companies of this size cannot be started in phase a."}, // CZ-5.6
        {Code::NotOnSale, emptyStockRound, buyShare("p1", "BCB"), "There is nothing of BCB for sale."},
        {Code::BadPar, emptyStockRound, startCompany("p1", "BCB", 75),
         "75 K is not an initial price for this company."},
        {Code::BadPar, emptyStockRound, startCompany("p1", "BCB", 51),
         "51 K is not an initial price for this company."},
        {Code::HoldingLimit, [] { return emptyStockRound().operating("BCB", 60, "p1", 0).shares("p1", "BCB", 25); },
         buyShare("p1", "BCB"), "Player 1 may hold at most 75 % of BCB."}, // CZ-5.12
        {Code::CertificateLimit,
         [] {
             Table table = emptyStockRound().operating("BCB", 60, "p2", 0);
             for (const char *local :
                  {"S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3", "M4", "M5", "M6", "L1", "L2"})
                 table.privateOf("p1", local);
             return table;
         },
         buyShare("p1", "BCB"), "Player 1 has 14 of at most 14 certificates."}, // CZ-3.1
        {Code::MustSell,
         [] {
             Table table = emptyStockRound().operating("BCB", 60, "p2", 0).shares("p1", "BCB", 25);
             for (const char *local :
                  {"S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3", "M4", "M5", "M6", "L1", "L2"})
                 table.privateOf("p1", local);
             return table;
         },
         pass("p1"), "Player 1 has too many certificates and must sell first."}, // CZ-5.14
        {Code::NoSaleFirstRound,
         [] { return Table(3).operating("BCB", 60, "p2", 0).shares("p1", "BCB", 25).round("SR1"); },
         sellShares("p1", "BCB", 25), "No shares are sold in the first stock round."},
        {Code::SoldThisRound,
         [] {
             return emptyStockRound()
                 .operating("BCB", 60, "p2", 0)
                 .shares("p1", "BCB", 25)
                 .after(sellShares("p1", "BCB", 25));
         },
         buyShare("p1", "BCB"), "Player 1 sold BCB in this round and may buy it again in the next."},
        {Code::AlreadySoldThisTurn,
         [] {
             return emptyStockRound()
                 .operating("BCB", 60, "p2", 0)
                 .shares("p1", "BCB", 50)
                 .after(sellShares("p1", "BCB", 25));
         },
         sellShares("p1", "BCB", 25), "BCB was sold in this turn already."},
        {Code::SaleAfterPurchase,
         [] { return emptyStockRound().operating("BCB", 60, "p2", 0).after(buyShare("p1", "BCB")); },
         sellShares("p1", "BCB", 25), "Player 1 has bought; sales come before the purchase."}, // CZ-5.2
        {Code::NotEnoughShares, [] { return emptyStockRound().operating("BCB", 60, "p2", 0); },
         sellShares("p1", "BCB", 25), "Player 1 does not hold so much of BCB."},
        {Code::NobodyTakesOver, [] { return emptyStockRound().operating("BCB", 60, "p1", 0); },
         sellShares("p1", "BCB", 25), "Nobody else holds 50 % of BCB and could become director."}, // CZ-5.24
        {Code::OtherValue, [] { return emptyStockRound().operating("BCB", 60, "p1", 0); }, sellShares("p1", "BCB", 20),
         "This value is not possible here: Per cent. Possible: 25."},
        {Code::InDebt, [] { return emptyStockRound().debt("p1", 72, 72).operating("BCB", 60, "p2", 0); },
         buyShare("p1", "BCB"), "Player 1 owes 72 K and may not buy shares."}, // CZ-5.20
        {Code::RepayRange, [] { return emptyStockRound().debt("p1", 72, 72); }, repayDebt("p1", 73),
         "At most 72 K can be repaid."}, // CZ-5.21
        {Code::GameOver, [] { return Table(3).after(endGame()); }, pass("p1"), "The game is over."},
    };
}

std::vector<RefusedMove> movesOfCompanies()
{
    const auto turn = [] { return kfnsTurn(); };
    const auto established = [] { return operatingRound().established("KFN").round("OR1.1"); };
    return {
        {Code::NotYourTurn, turn, layTrack("BCB"), "It is the turn of KFN."},
        {Code::WrongRound, turn, pass("KFN"), "This cannot be done in this round."},
        {Code::PrivateNotOnSale, turn, buyLocal("KFN", "S1", 10), "S1 is not for sale."},
        {Code::PrivateNotOwned, turn, sellLocal("KFN", "S1"), "KFN does not own S1."},
        {Code::PrivateNotOwned, turn, useLocal("KFN", "S1"), "KFN does not own S1."},
        {Code::PhaseTooEarly, [] { return kfnsTurn().phase("a").privateOf("p2", "S1"); }, buyLocal("KFN", "S1", 10),
         "This is not possible in phase a."}, // CZ-6.10
        {Code::PriceRange, [] { return kfnsTurn().privateOf("p2", "S1"); }, buyLocal("KFN", "S1", 41),
         "The price is between 1 K and 40 K."},
        {Code::PrivateSize, [] { return kfnsTurn().privateOf("p2", "L1"); }, buyLocal("KFN", "L1", 10),
         "The size of KFN does not allow it to own L1."}, // CZ-2.2
        {Code::TakeoverSize,
         [] { return operatingRound().operating("BN", 60, "p3", 100).round("OR1.1").turnOf("KFN"); },
         acquire("KFN", "BN", 60), "The size of KFN does not allow it to take over BN."}, // CZ-6.50
        {Code::BadValue, [] { return kfnsTurn().train("KFN", "b.2+2"); }, runTrains("KFN", -10),
         "This value is not possible here: Income."}, // CZ-6.40
        {Code::NothingToPay, [] { return kfnsTurn().train("KFN", "b.2+2").after(runTrains("KFN", 0)); },
         withhold("KFN"), "KFN has no income to pay or keep."}, // CZ-6.42
        {Code::HomeTileLaid,
         [] {
             Table table = operatingRound().phase("g").operating("BY", 90, "p3", 500);
             return table.round("OR1.1").turnOf("BY").after(layTile("BY", "F3", "8898"));
         },
         layTile("BY", "F3", "8898"), "By has laid its home tile already."}, // CZ-6.20
        {Code::NotLarger,
         [] {
             Table table = operatingRound().train("BCB", "d.3+3").round("OR1.1");
             return table.after(acquire("KFN", "BCB", 60));
         },
         convert("KFN", "d.3+3", "d.3"), "A train 3+3 (d) cannot be turned to 3 (d) here."}, // CZ-6.57
        {Code::NoTreasury, [] { return kfnsTurn(9); }, layTrack("KFN", 10), "KFN has 9 K and needs 10 K."},
        {Code::RightUsed, [] { return kfnsTurn().privateOf("KFN", "M3").usedRight("M3"); }, useLocal("KFN", "M3"),
         "The right of M3 has been used."},
        {Code::RightTerrain, [] { return kfnsTurn().privateOf("KFN", "M3"); },
         withRightOf("M3", layTile("KFN", "A16", "8")), "The right of M3 does not cover this terrain: mountain."},
        {Code::TileColour, turn, layTile("KFN", "C26", "611"), "There are no such tiles in phase d: brown."},
        {Code::SpecialTile, turn, layTile("KFN", "F3", "8898"), "Tile 8898 cannot be laid this way."},
        {Code::SpecialTile, turn, layTile("KFN", "C26", "887p"), "Tile 887p cannot be laid this way."},
        {Code::RightColour, [] { return kfnsTurn().phase("j").privateOf("KFN", "S1"); },
         withRightOf("S1", layTile("KFN", "G20", "889p")), "The right of S1 does not allow this tile: brown."},
        {Code::NoTileInPhase, [] { return kfnsTurn().phase("c").privateOf("KFN", "S1"); }, useLocal("KFN", "S1"),
         "S1 has no tile to lay in phase c."},
        {Code::LaysUsedUp, [established] { return established().after(layTrack("KFN")); }, layTrack("KFN"),
         "KFN has laid all its tiles of this turn."},
        {Code::OneStation, [] { return kfnsTurn().after(placeStation("KFN")); }, placeStation("KFN"),
         "KFN has placed its station of this turn."},
        {Code::NoToken, [] { return kfnsTurn().stations("KFN", 3, 0); }, placeStation("KFN"),
         "KFN has no station marker left."},
        {Code::NoRunnableTrain, turn, runTrains("KFN", 50), "KFN has no train it may run."},
        {Code::IncomeStep, [] { return kfnsTurn().train("KFN", "b.2+2"); }, runTrains("KFN", 55),
         "An income is a multiple of 10."}, // CZ-6.40
        {Code::MustRun, [] { return kfnsTurn().train("KFN", "b.2+2"); }, buyTrain("KFN", "d.3+3"),
         "KFN must declare its income first."},
        {Code::MustPay, [] { return kfnsTurn().train("KFN", "b.2+2").after(runTrains("KFN", 50)); }, done("KFN"),
         "KFN must pay or keep its income first."},
        {Code::WrongStep, [] { return kfnsTurn().after(buyTrain("KFN", "d.3+3")); }, layTrack("KFN"),
         "KFN is past this step of its turn."},
        {Code::NotTakenOver, [] { return kfnsTurn().train("KFN", "b.2+2").after(runTrains("KFN", 0)); },
         discard("KFN", "b.2+2"), "KFN gives up only trains it has taken over just now."},
        {Code::MustOwnTrain, turn, done("KFN"), "KFN must own a train it may run."},
        {Code::TrainSize, turn, buyTrain("KFN", "d.3E"), "KFN may not own a train 3E (d)."},
        {Code::TrainNotOnSale, turn, buyTrain("KFN", "e.4"), "There is no train 4 (e) on sale there now."},
        {Code::TrainNotOnSale, turn, buyFromPool("KFN", "b.2+2"), "There is no train 2+2 (b) on sale there now."},
        {Code::NoSuchTrain, turn, buyFrom("KFN", "BCB", "b.2+2", 10), "BCB has no train 2+2 (b)."},
        {Code::PriceFloor, [] { return kfnsTurn().train("BCB", "b.2"); }, buyFrom("KFN", "BCB", "b.2", 0),
         "The price is at least 1 K."},
        {Code::NoTreasury, [] { return kfnsTurn().train("KFN", "b.2+2").cash("KFN", 20).after(runTrains("KFN", 0)); },
         buyTrain("KFN", "d.3+3"), "KFN has 20 K and needs 180 K."},
        {Code::NotFinanced, [] { return kfnsTurn(100); }, buyTrain("KFN", "d.3"),
         "KFN has 100 K of 120 K, and its director may not help with this."}, // CZ-6.71
        {Code::LoanNotNeeded, [] { return kfnsTurn(100); }, with(buyTrain("KFN", "d.3+3"), R"("loan":10)"),
         "The loan needed is 0 K."}, // the director has 380: CZ-6.74
        {Code::FaceScrapped, [] { return kfnsTurn().scrapped("d.3+3"); }, buyTrain("KFN", "d.3+3"),
         "Trains 3+3 (d) are out of the game."},
        {Code::LastPlace,
         [] {
             return kfnsTurn(900).after({buyTrain("KFN", "d.3"), buyTrain("KFN", "d.3")});
         },
         buyTrain("KFN", "d.3"), "KFN keeps its last place for a train it may run."}, // CZ-6.63
        {Code::TrainLimit,
         [] {
             return kfnsTurn(900).after({buyTrain("KFN", "d.3+3"), buyTrain("KFN", "d.3+3"), buyTrain("KFN", "d.3+3")});
         },
         buyTrain("KFN", "d.3+3"), "KFN may own at most 3 trains."}, // CZ-2.40
        {Code::KeepRunnable, [] { return kfnsTurn(900).phase("f").train("KFN", "c.3").train("KFN", "c.3"); },
         buyTrain("KFN", "d.3"), "KFN must have a train it may run after this."}, // CZ-6.66
        {Code::MustDiscard,
         [] {
             return kfnsTurn(900).phase("f").train("KFN", "c.3").train("KFN", "c.3").after(buyTrain("KFN", "d.3+3"));
         },
         done("KFN"), "KFN must give up a train first."},
        {Code::TurnsTakenOver,
         [] { return kfnsTurn().train("KFN", "c.3").train("KFN", "b.2+2").after(runTrains("KFN", 0)); },
         convert("KFN", "c.3", "c.2+2"), "Only a train taken over just now can be turned to a larger one."},
        {Code::PriceRange, turn, acquire("KFN", "BCB", 91), "The price is between 30 K and 90 K."}, // CZ-6.51
        {Code::PriceChoice, turn, layTrack("KFN", 97), "The price is 0, 10, 20 or 40 K."},          // CZ-2.80
        {Code::NotOperating, turn, acquire("KFN", "MW", 50), "MW does not operate."},
    };
}

std::vector<RefusedMove> corrections()
{
    const auto turn = [] { return kfnsTurn(); };
    return {
        {Code::NoCash, turn, correct(R"("account":"p1","amount":-381)"), "Player 1 has 380 K and needs 381 K."},
        {Code::NoTreasury, turn, correct(R"("account":"BCB","amount":-101)"), "BCB has 100 K and needs 101 K."},
        {Code::NoSuchTrain, turn, correct(R"("company":"BCB","train":"a.2","do":"remove")"), "BCB has no train 2 (a)."},
        {Code::NotEnoughShares, turn, correct(R"("holder":"p3","company":"BCB","percent":-25)"),
         "Player 3 does not hold so much of BCB."},
        {Code::NobodyTakesOver, turn, correct(R"("holder":"p2","company":"BCB","percent":-25)"),
         "Nobody else holds 50 % of BCB and could become director."},
        {Code::NotInThisRound, turn, correct(R"("turn":"p1")"), "It cannot be the turn of p1 in this round."},
        {Code::UnknownName, turn, correct(R"("phase":"k")"), "\"k\" means nothing in this game (phase)."},
        {Code::NoAccount, turn, correct(R"("account":"BN","amount":10)"), "BN has no money of its own."},
        {Code::NoPrice, turn, correct(R"("company":"BN","cell":"60")"), "BN has no share price."},
        {Code::NoShares, turn, correct(R"("holder":"p3","company":"BN","percent":20)"),
         "There are no shares of BN in play."},
    };
}

/// CL's turn in OR3.1 of 1824: it has neither train nor money, p1 directs it and holds 30 % of BH, as p2 does; on sale
/// are 3 (180) and 2g (240).
Table clInNeed()
{
    Table table = game1824(3);
    table.begun("3").running("CL", "R3C4", "p1", 0).running("BH", "R4C3", "p1", 0).train("BH", "3");
    return table.shares("p1", "BH", 10).shares("p2", "BH", 30).shares("p3", "BH", 20).cash("p1", 0).round("OR3.1");
}

std::vector<RefusedMove> movesOf1824()
{
    const auto stockRound = [] {
        Table table = game1824(3);
        return table.begun("3").privateOf("p1", "B1").running("BH", "R5C3", "p2", 0);
    };
    return {
        {Code::MustDraw, [] { return cisleithaniaForTwo(); }, take("p1", "SD1"), "A draw is due first."},
        {Code::MustExchange, [] { return game1824(3).begun("4").privateOf("p1", "B1").round("OR4.1"); },
         exchange("p2", "B1", "BH"), "Player 1 must exchange B1 for a share first."}, // AH-6.45
        {Code::MustChooseToken,
         [] {
             Table table = game1824(3);
             table.begun("6").running("KK", "R1C3", "p1", 100).train("KK", "6").round("OR4.1");
             table.position().parts.change<exchanges::State>().tokenChoices = bit(table.game().findCompany("KK"));
             return table;
         },
         done("KK"), "Player 1 must say first which marker of KK stays."}, // AH-6.57
        {Code::NotOperated,
         [] {
             Table table = game1824(3);
             return table.begun("3").floated("BH", "R5C3", "p1", 0).shares("p2", "BH", 30).round("SR4").turnOf("p2");
         },
         sellShares("p2", "BH", 10), "BH has not operated yet; until then its shares are not sold."}, // AH-5.18
        {Code::UnsoldLimit, [stockRound] { return stockRound().shares("p3", "BH", 20).round("SR4").turnOf("p3"); },
         sellShares("p3", "BH", 10),
         "After the sale 70 % of BH would lie in the bank, and at most 50 % may."}, // AH-5.19
        {Code::DirectorStays, clInNeed, sellShares("p1", "BH", 10),
         "A sale for a train must leave BH its director."}, // AH-6.33
        {Code::SaleNotNeeded,
         [] {
             Table table = clInNeed();
             return table.running("MS", "R7C3", "p2", 0).shares("p2", "MS", 30).shares("p1", "MS", 10).cash("p1", 500);
         },
         sellShares("p1", "MS", 10), "Without this sale there is 500 G, and no more than 240 G is needed."}, // AH-6.33
        {Code::MineIncome, [] { return game1824(3).minorOf("p1", "EPP", 0, 120).train("EPP", "1g").round("OR2.1"); },
         runWithMine("EPP", 0, 990), "What goes into the treasury of EPP can be 0 or 10 G."}, // AH-6.12
        {Code::TrainSize,
         [] {
             return game1824(3)
                 .begun("3")
                 .minorOf("p1", "EPP", 500, 120)
                 .train("EPP", "1g")
                 .round("OR2.1")
                 .after(runTrains("EPP", 0));
         },
         buyTrain("EPP", "3"), "EPP may not own a train 3."}, // AH-6.21
        {Code::NoMine,
         [] { return game1824(3).begun("3").running("BH", "R5C3", "p1", 0).train("BH", "3").round("OR3.1"); },
         runWithMine("BH", 50, 10), "BH has no train that serves mines."}, // AH-6.12
        {Code::TradeInTrain,
         [] {
             return game1824(3)
                 .begun("3")
                 .running("BH", "R5C3", "p1", 500)
                 .train("BH", "1g")
                 .round("OR3.1")
                 .after(runTrains("BH", 0));
         },
         tradeIn("BH", "3", "1g"), "A train 1g is not taken in payment for a train 3."}, // AH-6.23
        {Code::TradeInUsed,
         [] {
             Table table = game1824(3);
             table.begun("3").running("BH", "R5C3", "p1", 500).train("BH", "2").train("BH", "2").round("OR3.1");
             return table.after({runTrains("BH", 0), tradeIn("BH", "3", "2")});
         },
         tradeIn("BH", "3", "2"), "BH has paid with an older train once in this turn."}, // AH-6.23
        {Code::ExchangeInto, [stockRound] { return stockRound().round("SR4").turnOf("p1"); },
         exchange("p1", "B1", "SD"), "No share of that company is given for this railway."}, // AH-5.22
        {Code::AlreadyExchanged, [stockRound] { return stockRound().round("SR4").turnOf("p2"); },
         exchange("p2", "B1", "BH"), "B1 is exchanged already, or is somebody else's."},
        {Code::SoldWhole,
         [] {
             Table table = afterDraft();
             const CompanyId bond = table.game().findCompany("MS");
             table.position().holdings.move(bond, Party::pool(), PlayerId(1), 2);
             table.position().holdings.setDirectorsCertificate(bond, PlayerId(1));
             table.begun("2").marker("MS", "R7C3").round("OR2.1").turnOf("SD3");
             return table.cash("SD3", 30).cash("p2", 30);
         },
         sellShares("p2", "MS", 10), "The 20 % of MS that are one certificate are sold whole."}, // AH-5.21
        {Code::BuildsOnly,
         [] {
             Table table = afterDraft();
             return table.round("OR1.1").turnOf("EOD");
         },
         runTrains("EOD", 0), "EOD builds track and does nothing else."}, // AH-8.8
    };
}

/// Of the variants of 18CZ.
std::vector<RefusedMove> movesOfVariants()
{
    return {
        {Code::NobodysCompany,
         [] {
             Table table = bohemia();
             return smallOfVaclav(table, "EKJ").train("EKJ", "a.2").round("OR1.1").after(runTrains("EKJ", 50));
         },
         withhold("EKJ"),
         "EKJ belongs to nobody at the table; it builds and runs, and nobody deals with it."}, // CZ-8.29
        {Code::BidTooLow, [] { return moravia(3).after(bid("p1", "S1", 25)); }, bid("p2", "S1", 29),
         "The least bid is 30 K."}, // CZ-8.48
        {Code::MustNameValue,
         [] {
             Table table = moravia(3);
             table.operating("SX", 60, "p1", 500).established("SX").phase("d").deckFrom("d");
             return table.privateOf("p2", "MW").round("OR3.1");
         },
         layTrack("SX"), "Player 2 must say first what the hex of MW is worth."}, // CZ-8.51
        {Code::HexStep,
         [] {
             Table table = moravia(3);
             return table.privateOf("p2", "MW").round("OR3.1");
         },
         hexIsWorth("p2", 35), "What a hex is worth is a multiple of 10."}, // CZ-8.51
        {Code::NoSuchRight,
         [] {
             Table table = moravia(3);
             table.operating("SX", 60, "p1", 500).established("SX").phase("d").deckFrom("d").privateOf("p1", "3E");
             return table.round("OR3.1").after(useLocal("SX", "3E"));
         },
         withRightOf("3E", layTrack("SX", 10)), "3E has no right to this."}, // CZ-8.53
        {Code::NotDirectors,
         [] {
             Table table = moravia(3);
             table.operating("PR", 50, "p2", 500).established("PR").phase("d").deckFrom("d");
             return table.privateOf("p1", "3E").round("OR3.1");
         },
         useLocal("PR", "3E"), "The director of Pr does not own 3E."}, // CZ-8.53
        {Code::HexWorth,
         [] {
             Table table = moravia(3);
             return table.privateOf("p2", "MW").round("OR3.1");
         },
         hexIsWorth("p2", 300), "The hex of MW is worth 70 K at most."}, // CZ-8.51
        {Code::NoTrainTrade,
         [] {
             Table table = trainingGame(2);
             return table.after({playerDraws("BCB"), playerDraws("EKJ")}).train("EKJ", "a.2");
         },
         buyFrom("BCB", "EKJ", "a.2", 50), "Companies never sell each other trains in this game."}, // CZ-8.6
    };
}

/// Of 18Lilliput: SR of Player 1 to GVR of Player 4, whose turns come in this order.
std::vector<RefusedMove> movesOf18Lilliput()
{
    const auto round = [] { return fourDirectors().round("ACTIONS1"); };
    const auto with = [](const std::string &line) {
        return [line] { return fourDirectors().round("ACTIONS1").after(line); };
    };
    const auto depot = [] {
        Table table = fourDirectors();
        table.begun("4").train("SR", "3").train("depot", "2*").train("depot", "3").cash("SR", 500);
        return table.round("ROUND4").turnOf("SR");
    };
    return {
        {Code::DirectorLimit,
         [] {
             Table table = fourDirectors();
             return foundedBy(table, "p1", "C5", 50, 500)
                 .cash("p1", 500)
                 .round("ACTIONS1")
                 .after(takeCard("p1", "C4", 1));
         },
         startCompany("p1", "C6", 50), "Player 1 directs 2 companies already; that is the most."}, // LI-5.23
        {Code::AlreadyTaken, [] { return lilliput(4).after(take("p1", "SR")); }, take("p2", "SR"),
         "SR is taken already, or cannot be taken."}, // LI-4.2
        {Code::HasThatKind,
         [] {
             return lilliput(4).after({take("p1", "golbasto"), take("p2", "SR"), take("p3", "LNR"), take("p4", "MR")});
         },
         take("p4", "GVR"), "Player 4 has one of that kind already."}, // LI-4.2
        {Code::CardTaken,
         [round] {
             return round().after({takeCard("p1", "C9", 2), pass("p1")});
         },
         takeCard("p2", "C9", 1), "This card was taken in this round."}, // LI-5.3
        {Code::CardNotUsed, [] { return fourDirectors().copyCards("p1", 1).round("ACTIONS1"); },
         copyCard("p1", "C9", 1), "Nobody has used this card in this round."}, // LI-5.4
        {Code::SideNotUsed,
         [] {
             Table table = fourDirectors(R"({"copySameSideOnly":true})").copyCards("p2", 1);
             return table.round("ACTIONS1").after({takeCard("p1", "C9", 2), pass("p1")});
         },
         copyCard("p2", "C9", 1), "Nobody has used this side of the card in this round."}, // LI-D4
        {Code::NoCopyCard, [] { return fourDirectors().copyCards("p1", 0).round("ACTIONS1"); }, copyCard("p1", "C9", 2),
         "Player 1 has no copy card left."},                                                            // LI-5.4
        {Code::MustTakeCard, round, pass("p1"), "An action card comes first: every turn uses one up."}, // LI-5.6
        {Code::NotOnCard, with(takeCard("p1", "C9", 1)), buyTrain("SR", "2"),
         "The side chosen of card C9 is for something else."}, // LI-5.3
        {Code::CardTrainsBought,
         [round] {
             return round().after({takeCard("p1", "C7", 1), buyTrain("SR", "2")});
         },
         buyTrain("SR", "2"), "The trains of this card are bought."}, // LI-5.29
        {Code::CardInUse, with(takeCard("p1", "C9", 2)), takeCard("p1", "C1", 2),
         "A card is in use in this turn."}, // LI-5.3
        {Code::ActionUsedUp,
         [round] {
             return round().after({takeCard("p1", "C10", 1), fund("p1", {{"SR", 50}})});
         },
         fund("p1", {{"SR", 50}}), "Player 1 has done what the card is for."}, // LI-5.38
        {Code::MustFund,
         [] {
             Table table = fourDirectors();
             return table.privateOf("p2", "balmuff").round("ACTIONS1");
         },
         takeCard("p1", "C1", 2), "Player 2 must say first where the money of Balmuff goes."}, // LI-5.1
        {Code::FundedAtStart,
         [] {
             Table table = fourDirectors();
             table.privateOf("p1", "balmuff").round("ACTIONS1").after(balmuffPays("p1"));
             return table.after(takeCard("p1", "C10", 1));
         },
         balmuffPays("p1"), "The money of Balmuff is given out at the start of a round."}, // LI-2.38
        {Code::TilesLaid,
         [] {
             Table table = fourDirectors();
             table.privateOf("p1", "limnoc").round("ACTIONS1");
             return table.after({layTileOf("limnoc", "SR"), layTileOf("limnoc", "SR")});
         },
         layTileOf("limnoc", "SR"), "The tiles of Limnoc are laid."}, // LI-2.41
        {Code::DepotOnly,
         [depot] {
             return depot().after({run("SR", {{"3", 70}}), withhold("SR")});
         },
         buyTrain("SR", "4"), "SR buys from nowhere but the depot now."}, // LI-5.26
        {Code::DepotUsedUp,
         [depot] {
             return depot().after({run("SR", {{"3", 70}}), withhold("SR"), buyFromDepot("SR", "2*")});
         },
         buyFromDepot("SR", "3"), "SR has bought its train from the depot."}, // LI-6.14
        {Code::WrongSum, with(takeCard("p1", "C10", 1)), fund("p1", {{"SR", 40}}),
         "50 £ is given out, not 40 £."}, // LI-5.38
        {Code::NotDirected, with(takeCard("p1", "C10", 1)), fund("p1", {{"MR", 50}}),
         "Player 1 does not direct MR."},                                                     // LI-5.38
        {Code::NotHeld, round, handIn("p1", "flimnap"), "Player 1 cannot use Flimnap here."}, // LI-2.40
        {Code::NotOld,
         [] {
             Table table = fourDirectors();
             return table.train("SR", "2").round("ACTIONS1");
         },
         returnTrain("SR", "2"), "Train 2 is not obsolete; only obsolete trains are given back."}, // LI-5.30
        {Code::DepotClosed,
         [] {
             Table table = fourDirectors();
             return table.train("depot", "2").round("ACTIONS1").after(takeCard("p1", "C7", 1));
         },
         buyFromDepot("SR", "2"),
         "SR buys from the depot only when just founded, or having paid no dividend."}, // LI-5.26
        {Code::ReturnClosed,
         [] {
             Table table = fourDirectors();
             table.begun("4").train("SR", "4").train("SR", "2*").round("ROUND4").turnOf("SR");
             return table.after({run("SR", {{"4", 100}}), payOut("SR")});
         },
         returnTrain("SR", "2*"),
         "SR gives trains back in the turn of its director, or having paid no dividend."}, // LI-6.14
        {Code::DirectorsShareStays, with(takeCard("p1", "C4", 1)), sellShares("p1", "SR", 50),
         "The director's share of SR (50 %) can never be sold."}, // LI-5.17
        {Code::TileColour,
         [] {
             Table table = againstGulliver();
             table.after(draw("company", "SR"));
             draft(table, {"MR", "golbasto"});
             idleWith(table, "C9");
             idleWith(table, "C8");
             return table;
         },
         gulliver("brown"), "There are no such tiles in phase 1: brown."}, // LI-8.9
    };
}

/// OR2.1: B of Player 1 runs, and so does GCL of Player 2.
Table runningB(const std::string &phase = "2", int loansOfB = 0)
{
    Table table = game1836(3);
    if (phase != "2")
        table.begun(phase);
    table.running("B", "R1C5", "p1", 0).shares("p1", "B", 20).shares("p2", "B", 30).train("B", "3");
    table.running("GCL", "R2C5", "p2", 0).train("GCL", "3");
    return loans(table, "B", loansOfB).round("OR2.1");
}

/// HSM of Player 2 cannot pay its loans when Nord of Player 1 buys the first 6-train.
Table firstSix()
{
    Table table = game1836(3);
    table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5");
    table.running("HSM", "R11C3", "p2", 50).train("HSM", "4");
    loans(table, "HSM", 3).round("OR2.1");
    return table.turnOf("Nord").after({runTrains("Nord", 0), buyTrain("Nord", "6")});
}

std::vector<RefusedMove> movesOf1836Jr56()
{
    const auto stock = [] {
        Table table = game1836(3);
        table.started("B", "R1C5", "p2").shares("p1", "B", 20).pooled("B", 40).cash("p1", 500);
        return table.started("GCL", "R2C5", "p3").round("SR2").turnOf("p1");
    };
    const auto bought = [stock] { return stock().after(buyShare("p1", "GCL")); };
    const auto owing = [] {
        Table table = runningB("2", 5);
        return table.cash("p1", 10).after(runTrains("B", 0));
    };
    const auto formed = [] { return firstSix().after(merges("HSM")); };
    const auto inNeed = [](const std::string &options) {
        Table table = game1836(4, options);
        table.begun("4").running("B", "R1C5", "p1", 0).running("GCL", "R3C5", "p2", 0).train("GCL", "5");
        table.shares("p1", "GCL", 30).cash("B", 100).cash("p1", 215);
        return table.round("OR2.1");
    };
    return {
        {Code::HoldsTooMuch,
         [] { return game1836(4).started("B", "R1C5", "p1").shares("p1", "B", 50).round("SR2").turnOf("p1"); },
         pass("p1"), "Player 1 holds too much of a company and must sell first."}, // JR-5.2
        {Code::TrainFirst,
         [inNeed] {
             Table table = inNeed(R"({"JR-6.35":"E","JR-D31":"E"})");
             return table.after(sellShares("p1", "GCL", 10));
         },
         takeLoan("B"), "Shares were sold for a train of B; it buys the train first."}, // JR-6.35
        {Code::SaleInVain, [inNeed] { return inNeed("{}"); }, sellShares("p1", "GCL", 20),
         "After this sale no train could be paid for: with 545 F at most, and 550 F is needed."}, // JR-6.35
        {Code::SoldBeforePurchase,
         [stock] {
             return stock().after({sellShares("p1", "B", 10), buyShare("p1", "GCL")});
         },
         sellShares("p1", "B", 10), "Player 1 has sold before the purchase; after it nothing more is sold."}, // JR-5.3
        {Code::LoanCount, [] { return runningB("2", 3).after(runTrains("B", 0)); }, repayLoans("B", 4),
         "Loans that can be repaid: at most 3."}, // JR-6.17
        {Code::NoBorrowing,
         [formed] {
             return formed().after({keepsTrains("[]"), done("Nord"), borrow("6")});
         },
         borrow("8"), "MESS borrows no train now."}, // JR-6.58
        {Code::RightElsewhere, [] { return runningB().privateOf("B", "E-SF"); },
         withRightOf("E-SF", layTile("B", "G3", "7")),
         "The right of E-SF is for Enkhuizen & Stavoren (B8) only."}, // JR-2.12
        {Code::RightNeedsTrack, [] { return runningB().privateOf("B", "CdH"); }, withRightOf("CdH", placeStation("B")),
         "The station of CdH comes with its tile on Hainaut Coalfields (J8)."},                           // JR-2.13
        {Code::BidStep, [] { return game1836(3); }, bid("p1", "E-SF", 46), "Bids rise in steps of 5 F."}, // JR-4.3
        {Code::KeepsBought, bought, sellShares("p1", "GCL", 10),
         "Player 1 must keep the 10 % of GCL bought just now."}, // JR-5.15
        {Code::BoughtThisTurn, bought, buyShare("p1", "B"), "Player 1 has bought something in this turn already."},
        {Code::PoolLimit, stock, sellShares("p1", "B", 20),
         "60 % of B would lie in the open stock, and at most 50 % may."}, // JR-5.14
        {Code::PoolFirst,
         [formed] {
             Table table = formed();
             table.after(keepsTrains("[]")).pooled("MESS", 60).cash("p3", 500);
             return table.round("SR3").turnOf("p3");
         },
         buyShare("p3", "MESS"),
         "The bank sells no share of MESS while more than half of it lies in the open stock."}, // JR-5.29
        {Code::MustBuyShare,
         [formed] {
             Table table = formed();
             return table.after(keepsTrains("[]")).round("SR3").turnOf("p2");
         },
         pass("p2"), "Player 2 directs MESS with one share and must buy the second one first."}, // JR-6.55
        {Code::LoanLimit, [] { return runningB("2", 7); }, takeLoan("B"),
         "B has 7 loans. It gets no more than players hold shares of it: 7."}, // JR-6.11
        {Code::LoanUsed, [] { return runningB().after(takeLoan("B")); }, takeLoan("B"),
         "B takes one loan a round, and none after repaying one."},                                       // JR-6.11
        {Code::NoLoans, [] { return runningB("6"); }, takeLoan("B"), "B gets no loans in phase 6."},      // JR-6.19
        {Code::MustRaiseMoney, owing, done("B"), "Player 1 must sell shares first, for the money owed."}, // JR-6.14
        {Code::CanPay, [] { return runningB(); }, bankrupt("p1"),
         "Player 1 can raise the money, or owes none."}, // JR-6.39
        {Code::SameKind,
         [] {
             Table table = runningB();
             return table.cash("B", 500).after({runTrains("B", 0), buyTrain("B", "2")});
         },
         buyTrain("B", "2"), "Only one train 2 may be bought in a turn."}, // JR-6.26
        {Code::NotCheapest,
         [] {
             Table table = game1836(3);
             table.begun("5").running("B", "R1C5", "p1", 0).cash("p1", 600).train("pool", "4");
             return table.round("OR2.1");
         },
         buyTrain("B", "5"), "A director helps with the cheapest train of the bank, not with train 5."},   // JR-6.33
        {Code::MustSettleLoans, firstSix, done("Nord"), "First the loans of HSM are paid, or it merges."}, // JR-6.41
        {Code::MustKeepTrains, formed, done("Nord"), "MESS must say first which trains it keeps."},        // JR-6.51
        {Code::IsFrozen,
         [formed] {
             return formed().after({keepsTrains("[]"), done("Nord")});
         },
         layTrack("MESS", 40), "MESS spends nothing before it has a train of its own."}, // JR-6.58
        {Code::AlreadyReached, [] { return game1836(3).after(reaches("B")); }, reaches("B"),
         "B has reached its destination already."}, // JR-5.20
        {Code::WillClose,
         [] {
             Table table = game1836(3);
             return table.running("B", "R10C2", "p1", 400).round("OR2.1");
         },
         buyTrain("B", "2"), "B leaves the game with this turn and deals no more."}, // JR-6.60
        {Code::HexBlocked,
         [] {
             Table table = runningB();
             return table.privateOf("p2", "ACC");
         },
         layTile("B", "D6", "57"), "Nobody lays track on Amsterdam (D6) while a player owns ACC."}, // JR-6.5
        {Code::StationThere,
         [] {
             Table table = runningB();
             return table.cash("B", 300).stations("B", 1, 3).after(placeStation("B", "G7")).turnOf("B");
         },
         placeStation("B", "G7"), "B already has a station on Antwerp (G7)."}, // JR-6.b2
    };
}

class RefusalWords : public ::testing::TestWithParam<RefusedMove>
{
};

TEST_P(RefusalWords, TellTheTableWhyNot)
{
    Table table = GetParam().table();

    const Verdict refused = table.play(GetParam().line);

    ASSERT_TRUE(refused) << GetParam().line;
    EXPECT_EQ(name(refused->code), name(GetParam().code)) << GetParam().line;
    EXPECT_NE(refused->rule, "");
    EXPECT_EQ(plain(Wording(table.rules()).refusal(*refused)), GetParam().sentence);
}

std::string nameOf(const ::testing::TestParamInfo<RefusedMove> &test)
{
    std::string words(name(test.param.code));
    std::erase(words, '-');
    return words + std::to_string(test.index);
}

INSTANTIATE_TEST_SUITE_P(Players, RefusalWords, ::testing::ValuesIn(movesOfPlayers()), nameOf);
INSTANTIATE_TEST_SUITE_P(Companies, RefusalWords, ::testing::ValuesIn(movesOfCompanies()), nameOf);
INSTANTIATE_TEST_SUITE_P(Of1824, RefusalWords, ::testing::ValuesIn(movesOf1824()), nameOf);
INSTANTIATE_TEST_SUITE_P(OfVariants, RefusalWords, ::testing::ValuesIn(movesOfVariants()), nameOf);
INSTANTIATE_TEST_SUITE_P(Of18Lilliput, RefusalWords, ::testing::ValuesIn(movesOf18Lilliput()), nameOf);
INSTANTIATE_TEST_SUITE_P(Of1836Jr56, RefusalWords, ::testing::ValuesIn(movesOf1836Jr56()), nameOf);
INSTANTIATE_TEST_SUITE_P(Corrections, RefusalWords, ::testing::ValuesIn(corrections()), nameOf);

TEST(RefusalWords, AreTriedForEveryCodeThatAMoveCanMeet)
{
    // Refused before there is a table, where an income is only tried, and by a law, which has a sentence of its own.
    std::set<Code> met{Code::PlayersCount, Code::TooManyShares, Code::AgainstLaw};
    // Met where a table keeps the map, of which tests/engine/features/map tells.
    met.insert({Code::MixedLays,        Code::ForeignHomeTile, Code::NotHomeHex,      Code::HomeFirst,
                Code::NeverBuilt,       Code::NoTileLeft,      Code::TileDoesNotFit,  Code::TrackOffMap,
                Code::StubUnused,       Code::TrackLost,       Code::StationLost,     Code::NotConnected,
                Code::NothingNew,       Code::NothingWaived,   Code::NoStopThere,     Code::NoCityThere,
                Code::CityFull,         Code::SlotKept,        Code::CityNotReached,  Code::CityNotSaid,
                Code::HomeDue,          Code::HomeElsewhere,   Code::NotBestIncome,   Code::AboveBestIncome,
                Code::NotBestMine,      Code::RouteNotReached, Code::RouteImpossible, Code::RoutesShareTrack,
                Code::RoutesOtherSum,   Code::NoTrainOfRoute,  Code::NotReached,      Code::StationNotBoth,
                Code::MustReturnStation});
    for (const auto &moves : {movesOfPlayers(), movesOfCompanies(), movesOf1824(), movesOfVariants(),
                              movesOf18Lilliput(), movesOf1836Jr56(), corrections()})
        for (const RefusedMove &refused : moves)
            met.insert(refused.code);

    for (const CodeWords &words : allCodes())
        EXPECT_TRUE(met.contains(words.code)) << words.name;
}

} // namespace
} // namespace flimnap::test
