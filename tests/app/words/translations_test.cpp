#include <map>
#include <set>

#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "words/language.h"

namespace flimnap::test {

namespace {

using ::testing::IsEmpty;

struct Message
{
    QStringList forms; ///< one, or as many as the language has plurals
    bool isNumerus = false;
    bool isUnfinished = false;
};

using Messages = std::map<std::string, Message>; ///< by context, source and comment

/// A file of translations as Qt's tools write it.
Messages messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        ADD_FAILURE() << qPrintable(path) << " cannot be read";
    QXmlStreamReader xml(&file);
    Messages messages;
    QString context;
    QString source;
    QString comment;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"message") {
            message = {};
            message.isNumerus = xml.attributes().value("numerus") == u"yes";
            comment.clear();
        } else if (xml.isStartElement() && xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"comment") {
            comment = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"translation") {
            message.isUnfinished = !xml.attributes().value("type").isEmpty();
            if (!message.isNumerus)
                message.forms.append(xml.readElementText());
        } else if (xml.isStartElement() && xml.name() == u"numerusform") {
            message.forms.append(xml.readElementText());
        } else if (xml.isEndElement() && xml.name() == u"message") {
            messages[(context + " | " + source + " | " + comment).toStdString()] = message;
        }
    }
    EXPECT_FALSE(xml.hasError()) << qPrintable(path + ": " + xml.errorString());
    return messages;
}

QString fileOf(const QString &language)
{
    return QString(FLIMNAP_SOURCE_DIR) + "/translations/flimnap_" + language + ".ts";
}

/// What stands in the sources now.
const Messages &wanted()
{
    static const Messages messages = [] {
        const QTemporaryDir folder;
        const QString file = folder.filePath("all.ts");
        QProcess lupdate;
        lupdate.setWorkingDirectory(FLIMNAP_SOURCE_DIR);
        lupdate.start(FLIMNAP_LUPDATE, {"app",
                                        "qml",
                                        "engine/core",
                                        "engine/features",
                                        "engine/games",
                                        "engine/joining",
                                        "engine/laws",
                                        "engine/rounds",
                                        "engine/store",
                                        "engine/table",
                                        "-I",
                                        "app",
                                        "-I",
                                        "engine",
                                        "-tr-function-alias",
                                        "tr+=say",
                                        "-ts",
                                        file,
                                        "-source-language",
                                        "en",
                                        "-target-language",
                                        "ru"});
        EXPECT_TRUE(lupdate.waitForFinished(120'000));
        return messagesOf(file);
    }();
    return messages;
}

std::multiset<QString> placeholders(const QString &text)
{
    static const QRegularExpression expression("%(L?[0-9]|n)|{[a-z_]+}");
    std::multiset<QString> found;
    auto match = expression.globalMatch(text);
    while (match.hasNext())
        found.insert(match.next().captured());
    return found;
}

QString sourceOf(const std::string &key)
{
    return QString::fromStdString(key).section(" | ", 1, 1);
}

qsizetype pluralsOf(const QString &language)
{
    return language == "zh_CN" ? 1 : language == "en" ? 2 : 3;
}

class Translation : public ::testing::TestWithParam<const char *>
{
protected:
    QString language = GetParam();
    Messages messages = messagesOf(fileOf(language));
};

TEST(Language, EveryOneIsKnownByItsOwnName)
{
    for (const QString &code : Language::known()) {
        EXPECT_TRUE(QFile::exists(fileOf(code))) << qPrintable(code);
        EXPECT_NE(Language::nameOf(code), code);
    }
}

TEST(Language, WhoChoosesOneGetsIt)
{
    EXPECT_EQ(Language::spoken("pl"), "pl");
    EXPECT_TRUE(Language::known().contains(Language::spoken("system")));
    EXPECT_TRUE(Language::known().contains(Language::spoken("xx")));
}

TEST_P(Translation, HasEveryTextOfTheApp)
{
    std::vector<std::string> missing;
    for (const auto &[key, message] : wanted()) {
        if (language != "en" && messages.count(key) == 0)
            missing.push_back(key);
        if (message.isNumerus && messages.count(key) == 0)
            missing.push_back(key);
    }
    EXPECT_THAT(missing, IsEmpty());
}

TEST_P(Translation, HasNothingThatTheAppNoLongerSays)
{
    std::vector<std::string> old;
    for (const auto &[key, message] : messages) {
        if (wanted().count(key) == 0)
            old.push_back(key);
    }
    EXPECT_THAT(old, IsEmpty());
}

TEST_P(Translation, IsFinished)
{
    for (const auto &[key, message] : messages) {
        EXPECT_FALSE(message.isUnfinished) << key;
        EXPECT_EQ(message.forms.size(), message.isNumerus ? pluralsOf(language) : 1) << key;
        for (const QString &form : message.forms)
            EXPECT_FALSE(form.trimmed().isEmpty()) << key;
    }
}

TEST_P(Translation, KeepsWhatIsFilledIn)
{
    for (const auto &[key, message] : messages) {
        const std::multiset<QString> expected = placeholders(sourceOf(key));
        for (const QString &form : message.forms) {
            std::multiset<QString> found = placeholders(form);
            // A plural form may say its number in words.
            if (message.isNumerus && found.count("%n") == 0 && expected.count("%n") > 0)
                found.insert("%n");
            EXPECT_EQ(found, expected) << key << " -> " << form.toStdString();
        }
    }
}

/// Of the forms that can stand for people; "on the table" is another one.
TEST_P(Translation, NeverCallsPeopleTheTable)
{
    const QRegularExpression table(R"(\b((?<!Рабочий )[Сс]тол|[Сс]толу|[Ss]tůl|[Ss]tół)\b|全桌|本桌)",
                                   QRegularExpression::UseUnicodePropertiesOption);
    for (const auto &[key, message] : messages) {
        for (const QString &form : message.forms)
            EXPECT_FALSE(form.contains(table)) << key << " -> " << form.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Translation, ::testing::Values("en", "ru", "cs", "pl", "zh_CN"),
                         [](const auto &test) { return std::string(test.param); });

} // namespace
} // namespace flimnap::test
