#include "scores/score_sheet_view.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include "rows.h"
#include "scores/score_export.h"
#include "scores/scores_view.h"
#include "support/journals.h"
#include "views/choices.h"
#include "views/game_view.h"
#include "words/language.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

QVariantMap entered(const QString &name, int cash, const QVariantMap &percents)
{
    return {{"name", name}, {"cash", cash}, {"percents", percents}};
}

/// 1836jr(56): B at 80 with three loans, NFL at 65.
QVariantMap sheetOfTwo()
{
    return {{"game", "1836jr56"},
            {"edition", "pl"},
            {"companies",
             QVariantMap{{"B", QVariantMap{{"price", 80}, {"loans", 3}}}, {"NFL", QVariantMap{{"price", 65}}}}},
            {"players", QVariantList{entered("Anna", 500, {{"B", 40}}), entered("Żaneta", 100, {{"NFL", 60}})}}};
}

class Scoring : public ::testing::Test
{
protected:
    [[nodiscard]] ScoreSheet ranked() const
    {
        const ScoreTrialResult result = sheets.rank(sheetOfTwo());
        EXPECT_TRUE(result.ok) << plain(result.reason);
        ScoreSheet sheet = result.sheet;
        sheet.worths.append({"p1", sheet.scores[0].player, {{"SR 1", 450}, {"OR 1", 700}}});
        return sheet;
    }
    [[nodiscard]] int bestTotal(const QVariantMap &sheet) const { return sheets.rank(sheet).sheet.scores[0].total; }
    [[nodiscard]] QString file(const QString &name) const { return folder.filePath(name); }
    [[nodiscard]] QByteArray contents(const QString &name) const
    {
        QFile read(folder.filePath(name));
        EXPECT_TRUE(read.open(QIODevice::ReadOnly));
        return read.readAll();
    }

    ScoreSheetView sheets{library()};
    QTemporaryDir folder;
};

TEST_F(Scoring, RanksWhatIsEnteredByTheRules_S43)
{
    const QList<ScoreRow> scores = ranked().scores;
    ASSERT_EQ(scores.size(), 2);
    EXPECT_EQ(plain(scores[0].player.name), "Anna");
    EXPECT_EQ(scores[0].total, 500 + 4 * (80 - 3 * 10)); // three loans
    EXPECT_EQ(plain(scores[1].player.name), "Żaneta");
    EXPECT_EQ(scores[1].total, 100 + 6 * 65); // none
}

TEST_F(Scoring, AsksForWhatTheGameCounts)
{
    const QVariantMap jr = sheets.form("1836jr56", "pl");
    EXPECT_FALSE(jr.value("hasDebt").toBool());
    EXPECT_THAT(column(jr.value("privates").toList(), "label"), ElementsAre("ACC", "E-SF", "CdH", "RdP")); // JR-7.3
    EXPECT_THAT(column(jr.value("companies").toList()[0].toMap().value("counted").toList(), "key"),
                ElementsAre("loans"));
    EXPECT_TRUE(sheets.form("18cz", "ru").value("hasPenalty").toBool());     // CZ-7.2
    EXPECT_TRUE(sheets.form("18lilliput", "cs").value("hasCards").toBool()); // LI-7.2
    EXPECT_THAT(sheets.form("18xy", "ru"), IsEmpty());
}

TEST_F(Scoring, SaysWhichPriceIsNotOnTheChart)
{
    QVariantMap sheet = sheetOfTwo();
    sheet.insert("companies", QVariantMap{{"B", QVariantMap{{"price", 83}}}});
    const ScoreTrialResult result = sheets.rank(sheet);
    EXPECT_FALSE(result.ok);
    EXPECT_EQ(plain(result.reason), "B: this price is not on the chart; beside it are 80 and 90.");
}

TEST_F(Scoring, SaysOfWhichCompanyTooMuchIsHeld)
{
    QVariantMap sheet = sheetOfTwo();
    sheet.insert("players", QVariantList{entered("Anna", 0, {{"B", 60}}), entered("Boris", 0, {{"B", 50}})});
    EXPECT_EQ(plain(sheets.rank(sheet).reason), "Players hold more of B than there is: 100 %.");
}

TEST_F(Scoring, CountsAsTheTableReadsTheRules_JR_D21)
{
    QVariantMap sheet = sheetOfTwo();
    sheet.insert("companies", QVariantMap{{"B", QVariantMap{{"price", 50}, {"loans", 6}}}});
    sheet.insert("players", QVariantList{entered("Anna", 500, {{"B", 40}}), entered("Boris", 0, {})});
    EXPECT_EQ(bestTotal(sheet), 500 - 4 * 10);

    sheet.insert("agreed", QVariantMap{{"JR-D21", "floor"}});

    EXPECT_EQ(bestTotal(sheet), 500);
}

TEST_F(Scoring, AsksOnlyTheReadingsThatChangeAScore)
{
    EXPECT_THAT(column(sheets.form("1836jr56", "pl").value("switches").value<Agreement>().choices, "key"),
                ElementsAre("JR-D21"));
    EXPECT_TRUE(sheets.form("18lilliput", "cs").value("switches").value<Agreement>().isEmpty());
    const QVariantMap agreed = sheets.form("1836jr56", "pl", {{"JR-D21", "floor"}});
    EXPECT_EQ(plain(agreed.value("switches").value<Agreement>().choices[0].word()), "floor");
}

TEST_F(Scoring, ALilliputCompanyHasEightyPercent_LI2_6)
{
    const QVariantList all =
        rowWith(sheets.form("18lilliput", "cs").value("companies").toList(), "code", "SR").value("percents").toList();
    EXPECT_EQ(all.back().toInt(), 80);
    EXPECT_EQ(sheets.percentsBeside(all, 50).back().toInt(), 30);
    EXPECT_EQ(sheets.percentsBeside(all, 80).back().toInt(), 0);
}

TEST_F(Scoring, SaysWhichPricesAreBesideOneThatIsNotOnTheChart)
{
    const QVariantList charted = sheets.form("18lilliput", "cs").value("prices").toList();
    EXPECT_EQ(priceFault(charted, 90).toStdString(), "");
    EXPECT_EQ(priceFault(charted, 95).toStdString(), "95 is not on the chart; beside it are 90 and 100.");
    EXPECT_EQ(priceFault(charted, 9080).toStdString(), "9080 is not on the chart; the nearest is 150.");
    EXPECT_EQ(priceFault(charted, 1).toStdString(), "1 is not on the chart; the nearest is 45.");
}

TEST_F(Scoring, BeginsWithTheGameThatWasBegunLast)
{
    const QVariantList games = sheets.games();
    const int place = sheets.usualGame({"18cz", "zh", {}, {}});
    EXPECT_EQ(said(games[place].toMap(), "edition"), "zh");
    EXPECT_EQ(sheets.usualGame({}), 0);
}

TEST_F(Scoring, IsTextWithWhatATotalIsMadeOf)
{
    EXPECT_THAT(scoreText(ranked()).toStdString(),
                HasSubstr("1. Anna: 700 F\n   Cash: 500\n   B 40 %: 4 × (80 − 30 for loans): 200\n"));
}

TEST_F(Scoring, IsATableForSpreadsheets)
{
    ASSERT_EQ(ScoresView::save(ranked(), "csv", file("s.csv")), QString());
    const QByteArray csv = contents("s.csv");
    EXPECT_TRUE(csv.startsWith("\xEF\xBB\xBF"));
    EXPECT_THAT(csv.toStdString(),
                HasSubstr("\"Rank\",\"Player\",\"Cash\",\"B\",\"NFL\",\"Private companies\","
                          "\"Copy cards not used\",\"Treasury\",\"Debt\",\"Penalty\",\"Total\"\r\n"));
    EXPECT_THAT(csv.toStdString(),
                HasSubstr("\"1\",\"Anna\",\"500\",\"200\",\"0\",\"0\",\"0\",\"0\",\"0\",\"0\",\"700\"\r\n"));
}

TEST_F(Scoring, AFileThatCannotBeWrittenIsTold)
{
    for (const QString format : {"pdf", "csv"}) {
        const QString fault = ScoresView::save(ranked(), format, file("no/such/folder/s." + format));
        EXPECT_THAT(fault.toStdString(), HasSubstr("cannot be written")) << format.toStdString();
    }
}

/// Another app that takes files, or none.
class OtherApp : public FileSharing
{
public:
    OtherApp(QString &taken, bool takes) : m_taken(taken), m_takes(takes) {}
    bool share(const QString &file) override
    {
        m_taken = file;
        return m_takes;
    }

private:
    QString &m_taken;
    bool m_takes;
};

TEST_F(Scoring, GoesToAnotherAppWhereTheSystemHandsFilesOver)
{
    GameView game(nullptr);
    EXPECT_FALSE(ScoresView(game).shares()); // a desktop asks where to save
    QString taken;
    const ScoresView phone(game, std::make_unique<OtherApp>(taken, true));
    EXPECT_TRUE(phone.shares());
    EXPECT_EQ(phone.share(ranked(), "csv"), QString());
    EXPECT_TRUE(taken.endsWith("/scores.csv"));
    EXPECT_TRUE(QFile::exists(taken));

    const ScoresView alone(game, std::make_unique<OtherApp>(taken, false));
    EXPECT_EQ(alone.share(ranked(), "csv"), "No other app took the file.");
}

TEST_F(Scoring, IsOnePageToPrintInEveryLanguage)
{
    for (const QString &code : Language::known()) {
        Language language;
        language.speak(code);
        ASSERT_EQ(ScoresView::save(ranked(), "pdf", file(code + ".pdf")), QString());
        const QString cash = QCoreApplication::translate("flimnap::ScoreRows", "Cash");

        QProcess reader;
        reader.start("pdftotext", {"-layout", folder.filePath(code + ".pdf"), "-"});
        ASSERT_TRUE(reader.waitForFinished()) << "pdftotext is missing: package poppler-utils";
        const QString text =
            QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);

        EXPECT_EQ(text.count('\f'), 1) << "one page, " << code.toStdString();
        for (const QString &part : {QString("1836"), QString("Anna"), QString("Żaneta"), QString("700 F"), cash})
            EXPECT_TRUE(text.contains(part.normalized(QString::NormalizationForm_KC)))
                << part.toStdString() << " in " << code.toStdString() << ":\n"
                << text.toStdString();
    }
    Language().speak("en");
}

TEST_F(Scoring, AFullTableStillFitsOnThePage)
{
    ScoreSheet sheet = ranked();
    sheet.scores[0].lines = QList<ScoreLine>(16, sheet.scores[0].lines[0]);
    sheet.scores = QList<ScoreRow>(6, sheet.scores[0]);
    ASSERT_EQ(ScoresView::save(sheet, "pdf", file("full.pdf")), QString());
    QProcess reader;
    reader.start("pdftotext", {folder.filePath("full.pdf"), "-"});
    ASSERT_TRUE(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    EXPECT_EQ(text.count('\f'), 1);
    EXPECT_EQ(text.count("Anna"), 7); // six times, and once beside the lines of worth
}

} // namespace
} // namespace flimnap::test
