#include "models/value_model.h"

#include <gmock/gmock.h>

#include "rows.h"
#include "scores/score_rows.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Lines = QList<ScoreLine>;

/// A list of Anna (10) and Boris (20), and what it told of its changes.
class ValueModelTest : public ::testing::Test
{
protected:
    ValueModelTest()
    {
        model.setRows(Lines{{"Anna", 10}, {"Boris", 20}});
        QObject::connect(&model, &ListModel::dataChanged,
                         [this](const QModelIndex &first, const QModelIndex &, const QList<int> &roles) {
                             std::string names;
                             for (const int role : roles)
                                 names += " " + model.roleNames().value(role).toStdString();
                             told.push_back("changed " + std::to_string(first.row()) + ":" + names);
                         });
        QObject::connect(&model, &ListModel::rowsInserted, [this](const QModelIndex &, int first, int last) {
            told.push_back("inserted " + std::to_string(first) + "-" + std::to_string(last));
        });
        QObject::connect(&model, &ListModel::rowsRemoved, [this](const QModelIndex &, int first, int last) {
            told.push_back("removed " + std::to_string(first) + "-" + std::to_string(last));
        });
        QObject::connect(&model, &ListModel::countChanged,
                         [this] { told.push_back("count " + std::to_string(model.count())); });
        QObject::connect(&model, &ListModel::modelReset, [this] { told.push_back("reset"); });
    }

    ValueModel<ScoreLine> model;
    std::vector<std::string> told;
};

TEST_F(ValueModelTest, GivesEachPropertyAsARole)
{
    const QHash<int, QByteArray> roles = model.roleNames();

    EXPECT_EQ(model.rowCount({}), 2);
    EXPECT_EQ(model.data(model.index(1), roles.key("label")).toString(), "Boris");
    EXPECT_EQ(model.data(model.index(1), roles.key("amount")).toInt(), 20);
    EXPECT_FALSE(model.data(model.index(1), Qt::DisplayRole).isValid());
    EXPECT_FALSE(model.data({}, roles.key("label")).isValid());
    EXPECT_EQ(model.rowCount(model.index(0)), 0); // no tree
}

TEST_F(ValueModelTest, TellsOnlyWhatChanged)
{
    model.setRows({{"Anna", 10}, {"Boris", 25}});
    EXPECT_THAT(told, ElementsAre("changed 1: amount"));
    EXPECT_EQ(model.rows()[1].amount, 25);
}

TEST_F(ValueModelTest, OfTheSameRowsNothingIsTold)
{
    model.setRows({{"Anna", 10}, {"Boris", 20}});
    EXPECT_THAT(told, IsEmpty());
}

TEST_F(ValueModelTest, RowsComeAndGoAtTheEnd)
{
    model.setRows({{"Anna", 10}, {"Boris", 20}, {"Cyril", 30}});
    model.setRows(Lines{{"Anna", 10}});
    EXPECT_THAT(told, ElementsAre("inserted 2-2", "count 3", "removed 1-2", "count 1"));
}

TEST_F(ValueModelTest, RowsOfTheSameKeyLiveOn)
{
    model.setRowsByKey({{"Zoe", 1}, {"Anna", 11}, {"Kim", 2}, {"Boris", 20}}, &ScoreLine::label);
    EXPECT_THAT(told, ElementsAre("inserted 0-0", "changed 1: amount", "inserted 2-2", "count 4"));
    told.clear();

    model.setRowsByKey({{"Anna", 11}, {"Boris", 20}}, &ScoreLine::label);
    EXPECT_THAT(told, ElementsAre("removed 2-2", "removed 0-0", "count 2"));
    EXPECT_THAT(column(&model, "label"), ElementsAre("Anna", "Boris"));
}

TEST_F(ValueModelTest, RowsThatChangePlacesAreStillAllThere)
{
    model.setRowsByKey({{"Boris", 20}, {"Anna", 10}}, &ScoreLine::label);
    EXPECT_THAT(column(&model, "label"), ElementsAre("Boris", "Anna"));
}

} // namespace
} // namespace flimnap::test
