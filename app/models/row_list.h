#pragma once

#include <algorithm>

#include <QAbstractListModel>
#include <QMetaProperty>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// A list for QML whose rows are values with properties, which become the roles; see Rows.
class RowList : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    [[nodiscard]] virtual int count() const = 0;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    explicit RowList(const QMetaObject &row) : m_row(row) {}

    [[nodiscard]] virtual const void *at(int row) const = 0;
    /// The roles in which two rows differ.
    [[nodiscard]] QList<int> differences(const void *one, const void *other) const;

private:
    const QMetaObject &m_row;
};

/// Rows of one type. New ones are compared with the old ones and only differences told, so that delegates live on and
/// can animate what changed.
template <class Row>
class Rows final : public RowList
{
public:
    Rows() : RowList(Row::staticMetaObject) {}

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

    void set(const QList<Row> &rows)
    {
        update(rows, [](const Row &, const Row &) { return true; });
    }
    /// Where rows come and go in the middle: those with the same key are the same row.
    template <class Key>
    void set(const QList<Row> &rows, Key Row::*key)
    {
        update(rows, [key](const Row &row, const Row &other) { return row.*key == other.*key; });
    }

private:
    [[nodiscard]] const void *at(int row) const override { return &m_rows[row]; }

    template <class Same>
    void update(const QList<Row> &rows, const Same &areSame)
    {
        const int before = count();
        const auto isKept = [&](int place) {
            return std::ranges::any_of(rows, [&](const Row &row) { return areSame(m_rows[place], row); });
        };
        for (int end = count(); end > 0;) {
            int first = end;
            while (first > 0 && !isKept(first - 1))
                --first;
            remove(first, end);
            end = first - 1;
        }
        const auto isThere = [&](int place, qsizetype row) {
            return place < count() && areSame(m_rows[place], rows[row]);
        };
        for (int row = 0; row < rows.size(); ++row) {
            int end = row; // of the new rows in front of the next one that is there
            while (end < rows.size() && !isThere(row, end))
                ++end;
            insert(row, rows.mid(row, end - row));
            row = end;
            if (row < rows.size())
                change(row, rows[row]);
        }
        remove(static_cast<int>(rows.size()), count()); // they changed places
        if (count() != before)
            emit countChanged();
    }

    void change(int place, const Row &row)
    {
        if (m_rows[place] == row)
            return;
        const QList<int> roles = differences(&m_rows[place], &row);
        m_rows[place] = row;
        emit dataChanged(index(place), index(place), roles);
    }

    void insert(int place, const QList<Row> &rows)
    {
        if (rows.isEmpty())
            return;
        beginInsertRows({}, place, place + static_cast<int>(rows.size()) - 1);
        for (const Row &row : rows)
            m_rows.insert(place++, row);
        endInsertRows();
    }

    void remove(int first, int end)
    {
        if (first >= end)
            return;
        beginRemoveRows({}, first, end - 1);
        m_rows.remove(first, end - first);
        endRemoveRows();
    }

    QList<Row> m_rows;
};

} // namespace flimnap
