#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// What stands above a statement, section by section, as "label: note".
class AccountSectionsTest : public GameViewTest
{
protected:
    [[nodiscard]] QList<AccountSection> sections(const QString &code) const
    {
        AccountView account(accounts);
        account.setCode(code);
        return account.sections();
    }
    [[nodiscard]] std::vector<std::string> titles(const QString &account) const
    {
        return column(sections(account), "title");
    }
    [[nodiscard]] std::vector<std::string> rows(const QString &account, const QString &title) const
    {
        std::vector<std::string> lines;
        for (const AccountSection &section : sections(account)) {
            for (const AccountFact &fact : section.title == title ? section.facts : QList<AccountFact>())
                lines.push_back(plain(fact.label) + ": " + plain(fact.note));
        }
        return lines;
    }
};

TEST_F(AccountSectionsTest, OfACompanyItIsToldWhoHoldsIt)
{
    after(bcbAndMwOperate()); // CZ-2.1: both are small, their director's certificates are 50 %
    EXPECT_THAT(rows("BCB", "Who holds it"), ElementsAre("Anna, director: 50 %", "bank: 50 %"));
    EXPECT_THAT(rows("MW", "Who holds it"), ElementsAre("Boris, director: 50 %", "bank: 50 %"));
    EXPECT_THAT(titles("BCB"), ElementsAre("Who holds it")); // it has neither trains nor an income yet
}

TEST_F(AccountSectionsTest, OfACompanyTrainsAndLastIncomesAreTold)
{
    after(bcbAndMwOperate() +
          Lines{R"({"move":"buy_train","by":"BCB","from":"bank","train":"a.2"})", R"({"move":"done","by":"BCB"})"});
    EXPECT_THAT(rows("BCB", "Trains"), ElementsAre("train 2: "));
    EXPECT_THAT(rows("BCB", "Last incomes"), ElementsAre("Operating round 1.1: 0 K"));
}

TEST_F(AccountSectionsTest, OfAPlayerHisPropertyIsToldAsTheScoringSheetCountsIt)
{
    // CZ-0.4: the director's certificate of a small company is two shares, here at 65 K each.
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});
    const int cash = number(player("p1"), "cash");
    EXPECT_THAT(rows("p1", "What it is worth now"),
                ElementsAre("Cash: " + std::to_string(cash) + " K", "BCB 50 %: 2 × 65: 130 K",
                            "Sum: " + std::to_string(cash + 130) + " K"));
}

TEST_F(AccountSectionsTest, OfTheBankNothingIsToldBesideTheStatement)
{
    EXPECT_THAT(titles("bank"), IsEmpty());
}

} // namespace
} // namespace flimnap::test
