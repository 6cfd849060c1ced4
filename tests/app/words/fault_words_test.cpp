#include "words/fault_words.h"

#include <gtest/gtest.h>

#include "store/sqlite.h"
#include "words/language.h"

namespace flimnap::test {
namespace {

class FaultWords : public ::testing::Test
{
protected:
    ~FaultWords() override { m_language.speak("en"); }

    std::string inCzech(const Fault &fault)
    {
        m_language.speak("cs");
        return faultWords(fault).toStdString();
    }

private:
    Language m_language;
};

TEST_F(FaultWords, AFullDiskIsToldInTheLanguageThatIsSpoken)
{
    const int full = 13; // SQLITE_FULL
    EXPECT_EQ(inCzech(sqlite::faultOf({full, "database or disk is full"}, "/games/games.db")),
              "/games/games.db: disk je plný, nic se nezměnilo; uvolněte místo a\u00a0zkuste to znovu "
              "(database or disk is full, kód 13)");
}

TEST_F(FaultWords, WhatStandsInAValueIsNoPlaceForAnotherOne)
{
    const Fault fault{{}, {}, Sentence::say("the database refused, nothing was changed (%1, code %2)", {"%2 %1", "1"})};
    EXPECT_EQ(inCzech(fault), "databáze odmítla, nic se nezměnilo (%2 %1, kód 1)");
}

TEST_F(FaultWords, HowAFileIsWrittenIsToldInEnglish)
{
    const std::string wrong = "there is no such card"; // which is told in Czech where somebody says it
    EXPECT_EQ(inCzech({"friday", "line 3", wrong}), "friday: line 3: there is no such card");
    EXPECT_EQ(inCzech({"friday", "line 3", Sentence::say(wrong)}), "friday: line 3: taková karta není");
}

} // namespace
} // namespace flimnap::test
