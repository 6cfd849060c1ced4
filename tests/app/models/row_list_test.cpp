#include "models/row_list.h"

#include <gmock/gmock.h>

#include "rows.h"
#include "scores/score_rows.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A list of Anna (10) and Boris (20), and what it told of its changes.
class RowListTest : public ::testing::Test
{
protected:
    RowListTest()
    {
        model.set({{"Anna", 10}, {"Boris", 20}});
        QObject::connect(
            &model, &Rows<ScoreLine>::dataChanged, [this](const QModelIndex &first, const QModelIndex &last) {
                told.push_back("changed " + std::to_string(first.row()) + "-" + std::to_string(last.row()));
            });
        QObject::connect(&model, &Rows<ScoreLine>::rowsInserted, [this](const QModelIndex &, int first, int last) {
            told.push_back("inserted " + std::to_string(first) + "-" + std::to_string(last));
        });
        QObject::connect(&model, &Rows<ScoreLine>::rowsRemoved, [this](const QModelIndex &, int first, int last) {
            told.push_back("removed " + std::to_string(first) + "-" + std::to_string(last));
        });
        QObject::connect(&model, &Rows<ScoreLine>::countChanged,
                         [this] { told.push_back("count " + std::to_string(model.count())); });
        QObject::connect(&model, &Rows<ScoreLine>::modelReset, [this] { told.push_back("reset"); });
    }

    Rows<ScoreLine> model;
    std::vector<std::string> told;
};

TEST_F(RowListTest, TellsOfARowOnlyThePropertiesThatChanged)
{
    QList<int> changed;
    QObject::connect(&model, &Rows<ScoreLine>::dataChanged,
                     [&](const QModelIndex &, const QModelIndex &, const QList<int> &roles) { changed = roles; });

    model.set({{"Anna", 10}, {"Boris", 25}});

    ASSERT_EQ(changed.size(), 1);
    EXPECT_EQ(model.roleNames().value(changed.front()), "amount");
}

TEST_F(RowListTest, GivesEachPropertyAsARole)
{
    const QHash<int, QByteArray> roles = model.roleNames();

    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.data(model.index(1), roles.key("label")).toString(), "Boris");
    EXPECT_EQ(model.data(model.index(1), roles.key("amount")).toInt(), 20);
    EXPECT_FALSE(model.data(model.index(1), Qt::DisplayRole).isValid());
    EXPECT_FALSE(model.data({}, roles.key("label")).isValid());
    EXPECT_EQ(model.rowCount(model.index(0)), 0); // no tree
}

TEST_F(RowListTest, TellsOnlyOfTheRowThatChanged)
{
    model.set({{"Anna", 10}, {"Boris", 15}});

    EXPECT_THAT(told, ElementsAre("changed 1-1"));
    EXPECT_EQ(model.rows()[1], (ScoreLine{"Boris", 15}));
}

TEST_F(RowListTest, SaysNothingWhenNothingChanged)
{
    model.set({{"Anna", 10}, {"Boris", 20}});

    EXPECT_THAT(told, IsEmpty());
}

TEST_F(RowListTest, LetsNewRowsComeAtTheEnd)
{
    model.set({{"Anna", 10}, {"Boris", 20}, {"Cyril", 30}, {"Dana", 40}});

    EXPECT_THAT(told, ElementsAre("inserted 2-3", "count 4"));
    EXPECT_THAT(column(&model, "label"), ElementsAre("Anna", "Boris", "Cyril", "Dana"));
}

TEST_F(RowListTest, LetsRowsGoAtTheEnd)
{
    model.set({{"Anna", 11}});
    EXPECT_THAT(told, ElementsAre("changed 0-0", "removed 1-1", "count 1"));

    told.clear();
    model.set({});
    EXPECT_THAT(told, ElementsAre("removed 0-0", "count 0"));
}

TEST_F(RowListTest, WithAKeyItTellsOfRowsThatComeAndGoInTheMiddle)
{
    model.set({{"Anna", 10}, {"Cyril", 5}, {"Dana", 5}, {"Boris", 25}}, &ScoreLine::label);
    EXPECT_THAT(told, ElementsAre("inserted 1-2", "changed 3-3", "count 4"));

    told.clear();
    model.set({{"Anna", 10}, {"Boris", 25}}, &ScoreLine::label);
    EXPECT_THAT(told, ElementsAre("removed 1-2", "count 2"));
    EXPECT_EQ(model.rows()[1], (ScoreLine{"Boris", 25}));
}

TEST_F(RowListTest, WithAKeyItHasTheRowsItIsGivenAlsoWhereTheyChangePlaces)
{
    const QList<ScoreLine> others{{"Dana", 1}, {"Boris", 20}, {"Emil", 2}, {"Anna", 10}};

    model.set(others, &ScoreLine::label);

    EXPECT_EQ(model.rows(), others);
    model.set({}, &ScoreLine::label);
    EXPECT_EQ(model.count(), 0);
}

} // namespace
} // namespace flimnap::test
