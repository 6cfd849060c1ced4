#include "models/row_model.h"

#include <gmock/gmock.h>

#include "rows.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

QVariantMap row(const QString &name, int cash)
{
    return {{"name", name}, {"cash", cash}};
}

/// A list of Anna (10) and Boris (20), and what it told of its changes.
class RowModelTest : public ::testing::Test
{
protected:
    RowModelTest()
    {
        model.setRows({row("Anna", 10), row("Boris", 20)});
        QObject::connect(&model, &RowModel::dataChanged, [this](const QModelIndex &first, const QModelIndex &last) {
            told.push_back("changed " + std::to_string(first.row()) + "-" + std::to_string(last.row()));
        });
        QObject::connect(&model, &RowModel::rowsInserted, [this](const QModelIndex &, int first, int last) {
            told.push_back("inserted " + std::to_string(first) + "-" + std::to_string(last));
        });
        QObject::connect(&model, &RowModel::rowsRemoved, [this](const QModelIndex &, int first, int last) {
            told.push_back("removed " + std::to_string(first) + "-" + std::to_string(last));
        });
        QObject::connect(&model, &RowModel::countChanged,
                         [this] { told.push_back("count " + std::to_string(model.count())); });
        QObject::connect(&model, &RowModel::modelReset, [this] { told.push_back("reset"); });
    }

    RowModel model{{"name", "cash"}};
    std::vector<std::string> told;
};

TEST_F(RowModelTest, GivesEachKeyAsARole)
{
    const QHash<int, QByteArray> roles = model.roleNames();

    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.data(model.index(1), roles.key("name")).toString(), "Boris");
    EXPECT_EQ(model.data(model.index(1), roles.key("cash")).toInt(), 20);
    EXPECT_FALSE(model.data(model.index(1), Qt::DisplayRole).isValid());
    EXPECT_FALSE(model.data({}, roles.key("name")).isValid());
    EXPECT_EQ(model.rowCount(model.index(0)), 0); // no tree
}

TEST_F(RowModelTest, GivesWholeRows)
{
    EXPECT_EQ(model.row(0), row("Anna", 10));
    EXPECT_THAT(model.row(2), IsEmpty());
    EXPECT_THAT(model.row(-1), IsEmpty());
}

TEST_F(RowModelTest, TellsOnlyOfTheRowThatChanged)
{
    model.setRows({row("Anna", 10), row("Boris", 15)});

    EXPECT_THAT(told, ElementsAre("changed 1-1"));
    EXPECT_EQ(model.row(1), row("Boris", 15));
}

TEST_F(RowModelTest, SaysNothingWhenNothingChanged)
{
    model.setRows({row("Anna", 10), row("Boris", 20)});

    EXPECT_THAT(told, IsEmpty());
}

TEST_F(RowModelTest, LetsNewRowsComeAtTheEnd)
{
    model.setRows({row("Anna", 10), row("Boris", 20), row("Cyril", 30), row("Dana", 40)});

    EXPECT_THAT(told, ElementsAre("inserted 2-3", "count 4"));
    EXPECT_THAT(column(&model, "name"), ElementsAre("Anna", "Boris", "Cyril", "Dana"));
}

TEST_F(RowModelTest, LetsRowsGoAtTheEnd)
{
    model.setRows({row("Anna", 11)});
    EXPECT_THAT(told, ElementsAre("changed 0-0", "removed 1-1", "count 1"));

    told.clear();
    model.setRows({});
    EXPECT_THAT(told, ElementsAre("removed 0-0", "count 0"));
}

TEST_F(RowModelTest, WithAKeyItTellsOfRowsThatComeAndGoInTheMiddle)
{
    model.setRowsByKey({row("Anna", 10), row("Cyril", 5), row("Dana", 5), row("Boris", 25)}, "name");
    EXPECT_THAT(told, ElementsAre("inserted 1-2", "changed 3-3", "count 4"));

    told.clear();
    model.setRowsByKey({row("Anna", 10), row("Boris", 25)}, "name");
    EXPECT_THAT(told, ElementsAre("removed 1-2", "count 2"));
    EXPECT_EQ(model.row(1), row("Boris", 25));
}

TEST_F(RowModelTest, WithAKeyItHasTheRowsItIsGivenAlsoWhereTheyChangePlaces)
{
    const QList<QVariantMap> others{row("Dana", 1), row("Boris", 20), row("Emil", 2), row("Anna", 10)};

    model.setRowsByKey(others, "name");

    EXPECT_EQ(rowsOf(&model), others);
    model.setRowsByKey({}, "name");
    EXPECT_EQ(model.count(), 0);
}

} // namespace
} // namespace flimnap::test
