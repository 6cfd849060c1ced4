#include "words/own_words.h"

#include <QCoreApplication>
#include <gmock/gmock.h>

#include "support/journals.h"
#include "words/language.h"

namespace flimnap::test {
namespace {

/// "hill" in the words of a game's book, in the language.
std::string hillIn(const char *spoken, const std::string &game, const std::string &edition)
{
    Language language;
    language.speak(spoken);
    const auto tables = library().definition(game, edition, "base", "{}");
    return inWordsOf(*tables, "flimnap::Wording", "hill").toStdString();
}

TEST(OwnWords, AreThoseOfTheGamesBookInEveryLanguage_CZ1_21)
{
    EXPECT_EQ(hillIn("zh_CN", "18cz", "zh"), "峡谷");
    EXPECT_EQ(hillIn("zh_CN", "1824", "ru"), "丘陵");
}

TEST(OwnWords, AreThoseOfAllGamesWhereTheLanguageHasNone)
{
    EXPECT_EQ(hillIn("pl", "18cz", "ru"), hillIn("pl", "1824", "ru"));
}

/// While it lives the app speaks Russian.
class Russian
{
public:
    Russian() { m_language.speak("ru"); }
    ~Russian() { m_language.speak("en"); }
    Russian(const Russian &) = delete;
    Russian &operator=(const Russian &) = delete;

private:
    Language m_language;
};

GameDefinition tablesOf(const std::string &game)
{
    return *library().definition(game, "ru", "base", "{}");
}

// 1824, VI.5: a company opens with half of its shares sold; 18CZ, VII.5: it starts.
TEST(OwnWords, AreThoseOfTheGamesRulebook)
{
    const Russian russian;
    EXPECT_EQ(inWordsOf(tablesOf("1824"), "flimnap::Told", "{company} floats"), "{company} открывается");
    EXPECT_EQ(inWordsOf(tablesOf("18cz"), "flimnap::Told", "{company} floats"), "{company} стартует");
}

TEST(OwnWords, AreElseThoseForAllGames)
{
    const Russian russian;
    EXPECT_EQ(inWordsOf(tablesOf("1824"), "flimnap::Wording", "Buy a share"),
              QCoreApplication::translate("flimnap::Wording", "Buy a share"));
}

TEST(OwnWords, AreListedUnderTheCodeOfTheirGame)
{
    for (const OwnWords &words : ownWords1824())
        EXPECT_EQ(std::string(words.game), "1824") << words.text;
    for (const OwnWords &words : ownWords18cz())
        EXPECT_EQ(std::string(words.game), "18cz") << words.text;
}

} // namespace
} // namespace flimnap::test
