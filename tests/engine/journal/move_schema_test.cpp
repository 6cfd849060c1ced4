#include "journal/move_schema.h"

#include <gmock/gmock.h>

#include <set>
#include <utility>

namespace flimnap {
namespace {

using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// "by, private, [price]": the keys in their order, optional ones in brackets, without those of every move.
std::string summary(MoveKind kind)
{
    std::string words;
    for (const MoveKey &key : keysOf(kind)) {
        if (key.name == "force" || key.name == "note")
            continue;
        const std::string name(key.name);
        words += (words.empty() ? "" : ", ") + (key.required ? name : "[" + name + "]");
    }
    return words;
}

/// Sets every key of the kind: texts to the key's own name, numbers to 1 and up.
Move filled(MoveKind kind)
{
    Move move;
    move.kind = kind;
    int number = 0;
    for (const MoveKey &key : keysOf(kind)) {
        if (const auto *text = std::get_if<std::string Move::*>(&key.member))
            move.*(*text) = key.name;
        else if (const auto *count = std::get_if<std::optional<int> Move::*>(&key.member))
            move.*(*count) = ++number;
        else if (const auto *flag = std::get_if<bool Move::*>(&key.member))
            move.*(*flag) = true;
        else if (key.type == KeyType::Routes)
            move.routes.emplace();
        else
            move.amounts.emplace();
    }
    return move;
}

Move correction(const std::string &reason = "we counted")
{
    Move move;
    move.kind = MoveKind::Correct;
    move.reason = reason;
    return move;
}

std::vector<std::string> keysOfProblems(const Move &move)
{
    std::vector<std::string> keys;
    for (const MoveProblem &problem : problemsOf(move))
        keys.emplace_back(problem.key);
    return keys;
}

TEST(MoveSchema, EveryKindIsFoundByItsWord)
{
    std::set<std::string_view> words;
    for (const MoveKind kind : allMoveKinds()) {
        EXPECT_EQ(moveKind(word(kind)), kind) << word(kind);
        words.insert(word(kind));
    }
    EXPECT_EQ(words.size(), allMoveKinds().size());
}

TEST(MoveSchema, AWordOfNoMoveIsNoKind)
{
    EXPECT_EQ(moveKind("buy_privates"), std::nullopt);
    EXPECT_EQ(moveKind("Pass"), std::nullopt);
    EXPECT_EQ(moveKind(""), std::nullopt);
}

TEST(MoveSchema, KindsTakeTheKeysOfTheFormat)
{
    const std::vector<std::pair<std::string, std::string>> format = {
        {"buy_private", "by, private, [price]"},
        {"bid", "by, private, amount"},
        {"take", "by, what, [price]"},
        {"start_company", "by, company, price"},
        {"buy_share", "by, company, [percent], [from]"},
        {"sell_shares", "by, company, percent, [papers]"},
        {"exchange", "by, private, [company]"},
        {"repay_debt", "by, amount"},
        {"pass", "by"},
        {"lay_track", "by, [hex], [tile], [rotation], [cost], [private]"},
        {"place_token", "by, [hex], [city], [cost], [private], [home]"},
        {"run_trains", "by, [revenue], [mine], [routes]"},
        {"dividend", "by, pay"},
        {"buy_train", "by, train, [from], [price], [trade_in], [loan]"},
        {"discard_train", "by, train"},
        {"convert_train", "by, train, to"},
        {"borrow_train", "by, train"},
        {"sell_private", "by, private"},
        {"use_private", "by, private, [hex], [company]"},
        {"acquire", "by, company, price"},
        {"take_loan", "by"},
        {"repay_loan", "by, [count]"},
        {"done", "by"},
        {"draw", "what, result"},
        {"choose", "by, what, value, [city]"},
        {"take_card", "by, side, card"},
        {"copy_card", "by, card, side"},
        {"fund", "by, [character], [amounts], [self]"},
        {"hand_in", "by, what"},
        {"return_train", "by, train"},
        {"gulliver", "track, [extra], [rolls]"},
        {"bankrupt", "by"},
        {"correct",
         "[from], [account], [amount], [holder], [company], [cell], [percent], [train], [do], [stations], [turn], "
         "[phase], reason"},
        {"end_game", "reason"},
    };

    EXPECT_EQ(format.size(), allMoveKinds().size());
    for (const auto &[name, keys] : format) {
        const std::optional<MoveKind> kind = moveKind(name);
        ASSERT_TRUE(kind) << name;
        EXPECT_EQ(summary(*kind), keys) << name;
    }
}

TEST(MoveSchema, EveryMoveTakesForceAndNoteAtItsEnd)
{
    for (const MoveKind kind : allMoveKinds()) {
        const std::span<const MoveKey> keys = keysOf(kind);
        ASSERT_GE(keys.size(), 2U);
        EXPECT_EQ(keys[keys.size() - 2].name, "force") << word(kind);
        EXPECT_EQ(keys.back().name, "note") << word(kind);
        EXPECT_FALSE(keys[keys.size() - 2].required || keys.back().required) << word(kind);
    }
}

TEST(MoveSchema, NoTwoKeysOfAKindShareAPlace)
{
    for (const MoveKind kind : allMoveKinds()) {
        const Move move = filled(kind);
        std::set<int> numbers;
        std::size_t count = 0;
        for (const MoveKey &key : keysOf(kind)) {
            EXPECT_TRUE(isGiven(move, key)) << word(kind) << " " << key.name;
            if (const auto *text = std::get_if<std::string Move::*>(&key.member)) {
                EXPECT_EQ(move.*(*text), key.name) << word(kind);
            }
            if (const auto *number = std::get_if<std::optional<int> Move::*>(&key.member)) {
                numbers.insert(*(move.*(*number)));
                ++count;
            }
        }
        EXPECT_EQ(numbers.size(), count) << word(kind);
    }
}

TEST(MoveSchema, KeysWhoseNamesDifferFromTheMembersReachThem)
{
    EXPECT_EQ(filled(MoveKind::BuyPrivate).privateRailway, "private");
    EXPECT_EQ(filled(MoveKind::BuyTrain).tradeIn, "trade_in");
    EXPECT_EQ(filled(MoveKind::Correct).change, "do");
}

TEST(MoveSchema, NothingIsGivenInAnEmptyMove)
{
    for (const MoveKind kind : allMoveKinds()) {
        Move move;
        move.kind = kind;
        for (const MoveKey &key : keysOf(kind))
            EXPECT_FALSE(isGiven(move, key)) << word(kind) << " " << key.name;
    }
}

TEST(MoveSchema, AKeyIsFoundByItsNameWithinItsKindOnly)
{
    ASSERT_NE(keyOf(MoveKind::Bid, "amount"), nullptr);
    EXPECT_EQ(keyOf(MoveKind::Bid, "amount")->name, "amount");
    EXPECT_EQ(keyOf(MoveKind::Pass, "amount"), nullptr);
    EXPECT_EQ(keyOf(MoveKind::Draw, "by"), nullptr);
}

TEST(MoveSchema, AWellFormedMoveHasNoProblems)
{
    Move move;
    move.kind = MoveKind::StartCompany;
    move.by = "p1";
    move.company = "BCB";
    move.price = 0; // whether it is a price to start at is for the rules to say
    EXPECT_THAT(problemsOf(move), IsEmpty());
}

TEST(MoveSchema, EveryMissingKeyIsAProblem)
{
    Move move;
    move.kind = MoveKind::StartCompany;
    move.by = "p1";
    EXPECT_THAT(problemsOf(move), ElementsAre(MoveProblem{"company", "missing; start_company needs it"},
                                              MoveProblem{"price", "missing; start_company needs it"}));
}

TEST(MoveSchema, ANumberOutsideItsBoundsIsAProblem)
{
    Move move;
    move.kind = MoveKind::SellShares;
    move.by = "p1";
    move.company = "BCB";

    for (const int good : {1, 100}) {
        move.percent = good;
        EXPECT_THAT(problemsOf(move), IsEmpty()) << good;
    }
    for (const int bad : {-25, 0, 101}) {
        move.percent = bad;
        EXPECT_THAT(problemsOf(move),
                    ElementsAre(MoveProblem{"percent", std::to_string(bad) + " is not a whole number from 1 to 100"}));
    }
}

TEST(MoveSchema, MoneyIsNeitherNegativeNorAboveTheLargestNumber)
{
    Move move;
    move.kind = MoveKind::Acquire;
    move.by = "ATE";
    move.company = "BCB";

    move.price = largestNumber;
    EXPECT_THAT(problemsOf(move), IsEmpty());
    move.price = largestNumber + 1;
    EXPECT_THAT(keysOfProblems(move), ElementsAre("price"));
    move.price = -1;
    EXPECT_THAT(keysOfProblems(move), ElementsAre("price"));
}

TEST(MoveSchema, ATileHasSixWaysToLie)
{
    Move move;
    move.kind = MoveKind::LayTrack;
    move.by = "BCB";
    for (const int good : {0, 5}) {
        move.rotation = good;
        EXPECT_THAT(problemsOf(move), IsEmpty()) << good;
    }
    for (const int bad : {-1, 6}) {
        move.rotation = bad;
        EXPECT_THAT(keysOfProblems(move), ElementsAre("rotation")) << bad;
    }
}

TEST(MoveSchema, AtLeastOneLoanIsRepaid)
{
    Move move;
    move.kind = MoveKind::RepayLoan;
    move.by = "B";
    move.count = 1;
    EXPECT_THAT(problemsOf(move), IsEmpty());
    move.count = 0;
    EXPECT_THAT(keysOfProblems(move), ElementsAre("count"));
}

TEST(MoveSchema, ANegativeIncomeIsLeftToTheRules)
{
    Move move;
    move.kind = MoveKind::RunTrains;
    move.by = "BCB";
    move.revenue = -10;
    EXPECT_THAT(problemsOf(move), IsEmpty());
}

TEST(MoveSchema, ADividendIsPaidToAllToNoneOrByHalf)
{
    Move move;
    move.kind = MoveKind::Dividend;
    move.by = "BCB";
    for (const std::string good : {"all", "none", "half"}) {
        move.pay = good;
        EXPECT_THAT(problemsOf(move), IsEmpty()) << good;
    }
    move.pay = "some";
    EXPECT_THAT(problemsOf(move), ElementsAre(MoveProblem{"pay", R"(this is not one of "all", "none", "half")"}));
}

TEST(MoveSchema, EachFormOfACorrectionStandsAlone)
{
    Move money = correction();
    money.account = "p1";
    money.amount = -40;
    Move between = correction();
    between.from = "p2";
    between.account = "p1";
    between.amount = 40;
    Move price = correction();
    price.company = "BCB";
    price.cell = "12";
    Move shares = correction();
    shares.holder = "p1";
    shares.company = "BCB";
    shares.percent = -25;
    Move train = correction();
    train.company = "BCB";
    train.train = "a.2";
    train.change = "remove";
    Move turn = correction();
    turn.turn = "BCB";
    Move phase = correction();
    phase.phase = "d";

    for (const Move &move : {money, between, price, shares, train, turn, phase})
        EXPECT_THAT(problemsOf(move), IsEmpty());
}

TEST(MoveSchema, ACorrectionMixesNoForms)
{
    Move move = correction();
    move.account = "p1";
    move.amount = 10;
    move.phase = "d";

    EXPECT_THAT(problemsOf(move),
                ElementsAre(MoveProblem{
                    "", "correct takes exactly one of: account + amount; from + account + amount; company + cell; "
                        "holder + company + percent; company + train + do; company + stations; turn; phase; "
                        "this one has account, amount, phase"}));
}

TEST(MoveSchema, ACorrectionHasAWholeForm)
{
    EXPECT_THAT(problemsOf(correction()),
                ElementsAre(Field(&MoveProblem::message, HasSubstr("this one has none of them"))));

    Move half = correction();
    half.company = "BCB";
    EXPECT_THAT(problemsOf(half), ElementsAre(Field(&MoveProblem::message, HasSubstr("this one has company"))));
}

TEST(MoveSchema, ACorrectionSaysWhy)
{
    Move move = correction("");
    move.turn = "BCB";
    EXPECT_THAT(keysOfProblems(move), ElementsAre("reason"));
}

TEST(MoveSchema, ACorrectionChangesSomething)
{
    Move money = correction();
    money.account = "p1";
    money.amount = 0;
    EXPECT_THAT(problemsOf(money),
                ElementsAre(MoveProblem{"amount", "0 is not a whole number from -1000000 to 1000000, and not 0"}));

    Move shares = correction();
    shares.holder = "p1";
    shares.company = "BCB";
    for (const int good : {-100, 100}) {
        shares.percent = good;
        EXPECT_THAT(problemsOf(shares), IsEmpty()) << good;
    }
    for (const int bad : {-101, 0, 101}) {
        shares.percent = bad;
        EXPECT_THAT(keysOfProblems(shares), ElementsAre("percent")) << bad;
    }

    Move train = correction();
    train.company = "BCB";
    train.train = "a.2";
    train.change = "swap";
    EXPECT_THAT(keysOfProblems(train), ElementsAre("do"));
}

TEST(MoveSchema, OnlyCorrectionsAndFundsHaveForms)
{
    for (const MoveKind kind : allMoveKinds())
        EXPECT_EQ(shapesOf(kind).empty(), kind != MoveKind::Correct && kind != MoveKind::Fund) << word(kind);
}

TEST(MoveSchema, EveryFormIsMadeOfTheKeysOfItsKind)
{
    for (const MoveKind kind : allMoveKinds())
        for (const MoveShape shape : shapesOf(kind))
            for (const std::string_view name : shape)
                EXPECT_NE(keyOf(kind, name), nullptr) << word(kind) << " " << name;
}

TEST(MoveSchema, MoneyIsGivenOutToCompaniesOrKept)
{
    Move fund;
    fund.kind = MoveKind::Fund;
    fund.by = "p1";
    EXPECT_THAT(problemsOf(fund),
                ElementsAre(Field(&MoveProblem::message, HasSubstr("exactly one of: amounts; self"))));
    fund.self = true;
    EXPECT_THAT(problemsOf(fund), IsEmpty());
    fund.amounts = {{"MR", 20}};
    EXPECT_THAT(problemsOf(fund),
                ElementsAre(Field(&MoveProblem::message, HasSubstr("exactly one of: amounts; self"))));
    fund.self = false;
    EXPECT_THAT(problemsOf(fund), IsEmpty());
}

TEST(MoveSchema, AnIncomeIsDeclaredAsAWholeOrByRoutesWithValues)
{
    Move run;
    run.kind = MoveKind::RunTrains;
    run.by = "MR";
    EXPECT_FALSE(declaresIncome(run));
    EXPECT_THAT(problemsOf(run), IsEmpty()); // a map may tell
    run.routes = {{"3D", {}, 100, {}}, {"3*", {"A"}, {}, {}}};
    EXPECT_FALSE(declaresIncome(run)); // the second one says no value
    run.routes->back().value = 90;
    EXPECT_TRUE(declaresIncome(run));
    EXPECT_THAT(problemsOf(run), IsEmpty());
    run.routes->clear(); // no train ran
    EXPECT_THAT(problemsOf(run), IsEmpty());
}

TEST(MoveSchema, ACardHasTwoSides)
{
    for (const int side : {0, 1, 2, 3}) {
        Move take;
        take.kind = MoveKind::TakeCard;
        take.by = "p1";
        take.card = "C1";
        take.side = side;
        EXPECT_EQ(problemsOf(take).empty(), side == 1 || side == 2) << side;
    }
}

TEST(MoveSchema, GulliverLaysOneOfFourKindsOfTilesOrNone)
{
    Move built;
    built.kind = MoveKind::Gulliver;
    for (const std::string track : {"brown", "green", "yellow", "plain", "none"}) {
        built.track = track;
        EXPECT_THAT(problemsOf(built), IsEmpty()) << track;
    }
    built.track = "red";
    EXPECT_THAT(keysOfProblems(built), ElementsAre("track"));
}

TEST(MoveSchema, WholeNumbersHaveOneWayToBeWritten)
{
    for (const std::string_view good : {"0", "2", "-5", "40", "1000000", "-1000000"})
        EXPECT_TRUE(isWholeNumber(good)) << good;
    for (const std::string_view bad :
         {"", "-", "-0", "+2", "007", "2.0", " 2", "2 ", "E12", "1000001", "-1000001", "99999999999999999999"})
        EXPECT_FALSE(isWholeNumber(bad)) << bad;
}

} // namespace
} // namespace flimnap
