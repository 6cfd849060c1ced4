#include "views/choices.h"
#include "views/score_sheet_view.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include "rows.h"
#include "support/journals.h"
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
    [[nodiscard]] QVariantMap ranked() const
    {
        const QVariantMap result = sheets.rank(sheetOfTwo());
        EXPECT_TRUE(result.value("ok").toBool()) << said(result, "reason");
        return {{"title", "Friday"},
                {"subtitle", "1836jr(56)"},
                {"currency", "F"},
                {"scores", result.value("scores")},
                {"worths", QVariantList{QVariantMap{
                               {"name", "Anna"},
                               {"colour", "#0072b2"},
                               {"worths", QVariantList{QVariantMap{{"worth", 450}}, QVariantMap{{"worth", 700}}}}}}}};
    }
    [[nodiscard]] QUrl file(const QString &name) const { return QUrl::fromLocalFile(folder.filePath(name)); }
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
    const QVariantList scores = ranked().value("scores").toList();
    EXPECT_THAT(column(scores, "name"), ElementsAre("Anna", "Żaneta"));
    EXPECT_EQ(scores[0].toMap().value("total").toInt(), 700);          // 500 + 4 × 50
    EXPECT_EQ(scores[1].toMap().value("total").toInt(), 100 + 6 * 65); // no loans
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
    const QVariantMap result = sheets.rank(sheet);
    EXPECT_FALSE(result.value("ok").toBool());
    EXPECT_EQ(said(result, "reason"), "B: this price is not on the chart; beside it are 80 and 90.");
}

TEST_F(Scoring, SaysOfWhichCompanyTooMuchIsHeld)
{
    QVariantMap sheet = sheetOfTwo();
    sheet.insert("players", QVariantList{entered("Anna", 0, {{"B", 60}}), entered("Boris", 0, {{"B", 50}})});
    EXPECT_EQ(said(sheets.rank(sheet), "reason"), "Players hold more of B than there is: 100 %.");
}

TEST_F(Scoring, CountsAsTheTableReadsTheRules_JR_D21)
{
    QVariantMap sheet = sheetOfTwo();
    sheet.insert("companies", QVariantMap{{"B", QVariantMap{{"price", 50}, {"loans", 6}}}});
    sheet.insert("players", QVariantList{entered("Anna", 500, {{"B", 40}}), entered("Boris", 0, {})});
    const auto total = [&] { return sheets.rank(sheet).value("scores").toList()[0].toMap().value("total").toInt(); };
    EXPECT_EQ(total(), 500 - 4 * 10);

    sheet.insert("agreed", QVariantMap{{"JR-D21", "floor"}});

    EXPECT_EQ(total(), 500);
}

TEST_F(Scoring, AsksOnlyTheReadingsThatChangeAScore)
{
    EXPECT_THAT(column(sheets.form("1836jr56", "pl").value("switches").toList(), "name"), ElementsAre("JR-D21"));
    EXPECT_THAT(sheets.form("18lilliput", "cs").value("switches").toList(), IsEmpty());
    const QVariantMap agreed = sheets.form("1836jr56", "pl", {{"JR-D21", "floor"}});
    EXPECT_EQ(said(agreed.value("switches").toList()[0].toMap(), "value"), "floor");
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
    const int place = sheets.usualGame({{"game", "18cz"}, {"edition", "zh"}});
    EXPECT_EQ(said(games[place].toMap(), "edition"), "zh");
    EXPECT_EQ(sheets.usualGame({}), 0);
}

TEST_F(Scoring, IsTextWithWhatATotalIsMadeOf)
{
    EXPECT_THAT(sheets.text(ranked()).toStdString(),
                HasSubstr("1. Anna: 700 F\n   Cash: 500\n   B 40 %: 4 × (80 − 30 for loans): 200\n"));
}

TEST_F(Scoring, IsATableForSpreadsheets)
{
    ASSERT_EQ(sheets.save(ranked(), "csv", file("s.csv")), QString());
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
    for (const QString format : {"pdf", "csv", "txt"}) {
        const QString fault = sheets.save(ranked(), format, file("no/such/folder/s." + format));
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
    EXPECT_FALSE(sheets.shares()); // a desktop asks where to save
    QString taken;
    const ScoreSheetView phone(library(), std::make_unique<OtherApp>(taken, true));
    EXPECT_TRUE(phone.shares());
    EXPECT_EQ(phone.share(ranked(), "csv"), QString());
    EXPECT_TRUE(taken.endsWith("/scores.csv"));
    EXPECT_TRUE(QFile::exists(taken));

    const ScoreSheetView alone(library(), std::make_unique<OtherApp>(taken, false));
    EXPECT_EQ(alone.share(ranked(), "csv"), "No other app took the file.");
}

TEST_F(Scoring, IsOnePageToPrintInEveryLanguage)
{
    for (const QString &code : Language::known()) {
        Language language;
        language.speak(code);
        ASSERT_EQ(sheets.save(ranked(), "pdf", file(code + ".pdf")), QString());
        const QString cash = QCoreApplication::translate("flimnap::ScoreRows", "Cash");

        QProcess reader;
        reader.start("pdftotext", {"-layout", folder.filePath(code + ".pdf"), "-"});
        ASSERT_TRUE(reader.waitForFinished()) << "pdftotext is missing: package poppler-utils";
        const QString text =
            QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);

        EXPECT_EQ(text.count('\f'), 1) << "one page, " << code.toStdString();
        for (const QString &part : {QString("Friday"), QString("Anna"), QString("Żaneta"), QString("700 F"), cash})
            EXPECT_TRUE(text.contains(part.normalized(QString::NormalizationForm_KC)))
                << part.toStdString() << " in " << code.toStdString() << ":\n"
                << text.toStdString();
    }
    Language().speak("en");
}

TEST_F(Scoring, AFullTableStillFitsOnThePage)
{
    QVariantMap sheet = ranked();
    QVariantList scores;
    for (int player = 0; player < 6; ++player) {
        QVariantMap score = sheet.value("scores").toList()[0].toMap();
        QVariantList lines;
        for (int line = 0; line < 16; ++line)
            lines.append(score.value("lines").toList()[0]);
        score.insert("lines", lines);
        scores.append(score);
    }
    sheet.insert("scores", scores);
    ASSERT_EQ(sheets.save(sheet, "pdf", file("full.pdf")), QString());
    QProcess reader;
    reader.start("pdftotext", {folder.filePath("full.pdf"), "-"});
    ASSERT_TRUE(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    EXPECT_EQ(text.count('\f'), 1);
    EXPECT_EQ(text.count("Anna"), 7); // six times, and once beside the lines of worth
}

} // namespace
} // namespace flimnap::test
