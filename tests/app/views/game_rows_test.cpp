#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAreArray;

// What lies on the table, as rows.

TEST_F(GameViewTest, PlayersBeginWithTheCashAndTheLimitOfTheirNumber)
{
    ASSERT_THAT(column(overview.playerList(), "name"), ElementsAre("Anna", "Boris", "Cyril", "Dana"));
    for (const QVariantMap &row : rowsOf(overview.playerList())) {
        EXPECT_EQ(number(row, "cash"), 300); // CZ-3.1, as the limit
        EXPECT_EQ(number(row, "limit"), 12);
        EXPECT_EQ(number(row, "certificates"), 0);
        EXPECT_EQ(number(row, "worth"), 300);
        EXPECT_EQ(number(row, "debt"), 0);
        EXPECT_FALSE(row.value("leads").toBool()); // all alike
    }
    EXPECT_THAT(column(overview.playerList(), "card"), ElementsAre("1", "2", "3", "4")); // CZ-3.2
    EXPECT_THAT(column(overview.playerList(), "acting"), ElementsAre("true", "false", "false", "false"));
    EXPECT_THAT(column(overview.playerList(), "initial"), ElementsAre("A", "B", "C", "D"));
}

TEST_F(GameViewTest, CompaniesWaitInTheOrderOfTheTable)
{
    // CZ-2.1
    EXPECT_THAT(column(overview.companyList(), "code"), ElementsAre("EKJ", "OFE", "BCB", "MW", "VBW", "BN", "NWB",
                                                                    "ATE", "BTE", "KFN", "SX", "PR", "BY", "kk", "Ug"));
    for (const CompanyRow &row : overview.companies()) {
        EXPECT_EQ(row.stage, CompanyStage::Waiting);
        EXPECT_EQ(row.onSale, row.sizeTitle == "small") << said(row.code); // CZ-5.6
        EXPECT_EQ(row.bankPercent, 100);                                   // CZ-3.3
        EXPECT_EQ(row.place, 0);
        EXPECT_EQ(row.director, PlayerLook());
    }
}

TEST_F(GameViewTest, TheChartIsDrawnAsPrinted)
{
    EXPECT_EQ(chart.spaces()->count(), 46); // CZ-2.70
    EXPECT_EQ(chart.rows(), 2);
    EXPECT_EQ(chart.columns(), 23);
    EXPECT_EQ(space("60").row, 1); // the lower one
    EXPECT_EQ(space("60").column, 4 - 1);
    EXPECT_THAT(column(space("60").marks, "code"), ElementsAre("S", "M"));
    EXPECT_THAT(column(space("90").marks, "code"), ElementsAre("M", "L"));
    EXPECT_THAT(space("63").marks, IsEmpty());
    EXPECT_THAT(column(chart.markers(), "shown"), Each("false"));
}

TEST_F(GameViewTest, WhatCanBeDoneIsOfferedAndWhatCannotSaysWhy)
{
    EXPECT_TRUE(action("buy_private").allowed);
    EXPECT_EQ(said(action("buy_private").title), "Buy a private railway");
    EXPECT_EQ(said(action("buy_private").sheet), "BuyPrivateSheet");
    EXPECT_FALSE(action("buy_private").direct);
    EXPECT_TRUE(action("pass").direct);

    after(bcbAndMwOperate());

    // CZ-6.62: BCB owns no train yet.
    EXPECT_FALSE(action("done").allowed);
    EXPECT_EQ(said(action("done").reason), "BCB must own a train it may run.");
    EXPECT_EQ(said(action("done").rule), "CZ-6.62");
    EXPECT_EQ(said(action("lay_track").title), "Lay track, free");
    EXPECT_TRUE(action("lay_track").direct);
    EXPECT_TRUE(action("lay_track").hasChoices); // it may also cost something
}

TEST_F(GameViewTest, WhoHasRepaidAllStillOwesThePenalty_CZ7_4)
{
    recorded("18cz-4p-911", 288);
    EXPECT_EQ(said(player("p3"), "owes"), "penalty at the end 15 K");
}

TEST_F(GameViewTest, ATurnedTrainIsOfTheSizeItWillHave)
{
    recorded("18cz-4p-911", 145);
    const QList<OfferRow> offers = offersOf("convert_train");
    ASSERT_FALSE(offers.isEmpty());
    for (const OfferRow &row : offers) {
        const std::string train = said(row.heading.section(' ', 0, 0));
        // CZ-2.30: 3E is for large companies, 2+2 for medium ones
        EXPECT_EQ(said(row.origin), train.back() == 'E'                    ? "large"
                                    : train.find('+') != std::string::npos ? "medium"
                                                                           : "small")
            << train;
    }
}

TEST_F(GameViewTest, AStartedCompanyHasItsPriceItsCapitalAndItsDirector)
{
    after(bcbAndMwOperate());

    const QVariantMap bcb = company("BCB");
    EXPECT_EQ(charter("BCB").stage, CompanyStage::Operating); // CZ-5.9: a small company floats at once
    EXPECT_EQ(number(bcb, "price"), 65);
    EXPECT_EQ(number(bcb, "treasury"), 4 * 65);
    EXPECT_EQ(said(charter("BCB").director.name), "Anna");
    EXPECT_EQ(charter("BCB").director.colour, seat("p1").colour);
    EXPECT_EQ(number(bcb, "bankPercent"), 50);
    EXPECT_EQ(number(bcb, "trainLimit"), 3); // CZ-2.40
    EXPECT_TRUE(bcb.value("acting").toBool());
    EXPECT_EQ(number(bcb, "stations"), 1); // CZ-6.30: its first turn has begun
    EXPECT_EQ(number(bcb, "markers"), 3 - 1);

    // CZ-6.3: the higher price first, in front of those that wait.
    EXPECT_EQ(number(bcb, "place"), 1);
    EXPECT_EQ(number(company("MW"), "place"), 2);
    EXPECT_EQ(said(overview.companies()[0].code), "BCB");
    EXPECT_EQ(said(overview.companies()[1].code), "MW");
}

TEST_F(GameViewTest, ADirectorsCertificateIsOneOfTwoShares)
{
    after(bcbAndMwOperate());

    const QVariantMap anna = player("p1");
    EXPECT_EQ(number(anna, "cash"), 300 - 2 * 65);
    EXPECT_EQ(number(anna, "worth"), 300); // two shares at what they cost
    EXPECT_EQ(number(anna, "certificates"), 1);
    ASSERT_THAT(seat("p1").holdings, SizeIs(1));
    EXPECT_EQ(holding("p1", "BCB").percent, 50);
    EXPECT_EQ(holding("p1", "BCB").certificates, 1);
    EXPECT_TRUE(holding("p1", "BCB").director);
}

TEST_F(GameViewTest, PrivateRailwaysLieWithTheirOwners)
{
    after({buyPrivate("p1", "M2")});

    const QList<PaperRow> railways = seat("p1").privates;
    ASSERT_THAT(railways, SizeIs(1));
    EXPECT_EQ(said(railways[0].code), "M2");
    EXPECT_EQ(said(railways[0].name), "Schweißing – Hayd"); // CZ-2.20
    EXPECT_EQ(number(player("p1"), "certificates"), 1);     // CZ-5.13
}

TEST_F(GameViewTest, AMarkerThatMovedLeavesAGhostUntilTheNextMove)
{
    after(bcbAndMwOperate());
    ASSERT_TRUE(marker("BCB").shown);
    ASSERT_EQ(marker("BCB").column, 5 - 1); // 65: CZ-2.70

    after({buyTrain("BCB", "a.2")}); // nothing was earned before: CZ-6.46

    EXPECT_EQ(marker("BCB").row, 1);
    EXPECT_EQ(marker("BCB").column, 4 - 1); // 60
    EXPECT_TRUE(marker("BCB").hasGhost);
    EXPECT_EQ(marker("BCB").ghostRow, 1);
    EXPECT_EQ(marker("BCB").ghostColumn, 5 - 1);
    EXPECT_FALSE(marker("MW").hasGhost);

    // MW has been there: BCB lies under it.
    EXPECT_EQ(marker("BCB").pileSize, 2);
    EXPECT_EQ(marker("MW").pile, 0);
    EXPECT_EQ(marker("BCB").pile, 1);

    after({buyTrain("BCB", "a.2")});
    EXPECT_FALSE(marker("BCB").hasGhost);
}

TEST_F(GameViewTest, ATrainOfAnotherSizeIsSaidNotToRun)
{
    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2")});

    const QList<OwnTrain> trains = charter("BCB").trains;
    ASSERT_THAT(trains, SizeIs(1));
    EXPECT_EQ(said(trains[0].code), "a.2");
    EXPECT_EQ(said(trains[0].name), "2");
    EXPECT_TRUE(trains[0].runnable); // CZ-2.2
    EXPECT_THAT(charter("MW").trains, IsEmpty());
}

TEST_F(GameViewTest, APlayersShareRowsAndTheBankMakeTheWholeCompany)
{
    recorded("18cz-4p-911", 250);

    for (const CompanyRow &row : overview.companies()) {
        int percent = row.bankPercent;
        for (const PlayerRow &holder : overview.players())
            percent += holding(holder.code, row.token).percent;
        EXPECT_EQ(percent, row.stage == CompanyStage::Closed ? 0 : 100) << said(row.code);
    }
}

std::vector<std::string> texts(const QJsonValue &list)
{
    std::vector<std::string> found;
    for (const QJsonValue &entry : list.toArray())
        found.push_back(entry.toString().toStdString());
    return found;
}

/// A recorded game at one of its moves, beside what another program says is on the table then.
class RecordedPosition : public GameViewTest, public ::testing::WithParamInterface<int>
{
protected:
    RecordedPosition()
    {
        recorded("18cz-4p-911", GetParam());
        const auto file =
            std::filesystem::path(FLIMNAP_SOURCE_DIR) / "tests" / "replays" / "18cz-4p-911.snapshots.jsonl";
        const std::string line =
            linesOfFile(file)[static_cast<std::size_t>(GetParam())]; // the first is before any move
        snapshot = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    }

    /// What journals call the company with this token.
    [[nodiscard]] QString codeOf(const CompanyLook &look) const
    {
        for (const CompanyDefinition &company : game.played()->rules().game().companies) {
            if (company.printed == look.token.toStdString())
                return QString::fromStdString(company.code);
        }
        return {};
    }

    QJsonObject snapshot;
};

TEST_P(RecordedPosition, ShowsThePlayersAsTheyAre)
{
    const QJsonObject players = snapshot["players"].toObject();
    ASSERT_EQ(players.size(), overview.players().size());
    for (const QString &code : players.keys()) {
        const QJsonObject there = players[code].toObject();
        const QVariantMap row = player(code);
        EXPECT_EQ(number(row, "cash"), there["cash"].toInt());
        EXPECT_EQ(number(row, "debt"), there["debt"].toInt());
        EXPECT_EQ(number(row, "penalty"), there["penalty"].toInt());
        EXPECT_EQ(number(row, "worth"), there["worth"].toInt());
        QJsonObject shares;
        for (const HoldingRow &held : seat(code).holdings)
            shares.insert(codeOf(held.company), held.percent);
        EXPECT_EQ(shares, there["shares"].toObject());
        EXPECT_THAT(column(seat(code).privates, "code"), UnorderedElementsAreArray(texts(there["privates"])));
    }
}

TEST_P(RecordedPosition, ShowsTheCompaniesAsTheyAre)
{
    const QJsonObject companies = snapshot["companies"].toObject();
    for (const QString &code : companies.keys()) {
        const QJsonObject there = companies[code].toObject();
        const QVariantMap row = company(code);
        EXPECT_EQ(QVariant::fromValue(charter(code).stage).toString().toLower(), there["state"].toString());
        EXPECT_EQ(number(row, "price"), there["price"].toInt());
        EXPECT_EQ(number(row, "treasury"), there["cash"].toInt());
        EXPECT_EQ(charter(code).director.name, seat(there["director"].toString()).name);
        EXPECT_THAT(column(charter(code).trains, "code"), UnorderedElementsAreArray(texts(there["trains"])));
    }
    EXPECT_EQ(said(supply.phase()), snapshot["phase"].toString().toStdString());
    EXPECT_EQ(said(turn.code()), snapshot["turn"].toString().toStdString());
    EXPECT_EQ(said(supply.stacks()[0].card), snapshot["next_train"].toString().toStdString());
}

INSTANTIATE_TEST_SUITE_P(AtMove, RecordedPosition, ::testing::Values(60, 146, 247, 250, 320, 424),
                         ::testing::PrintToStringParamName());

} // namespace
} // namespace flimnap::test
