#pragma once

#include <algorithm>
#include <utility>

#include <QAbstractListModel>
#include <QMetaProperty>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// A list for QML; what it holds is in ValueModel.
class ListModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    [[nodiscard]] int count() const { return rowCount({}); }

signals:
    void countChanged();

protected:
    using QAbstractListModel::QAbstractListModel;
};

/// A list whose rows are values; their properties are the roles. New rows are compared with the old ones: delegates
/// live on and can animate what changed, and of what did not change nothing is told.
template <class Row>
class ValueModel final : public ListModel
{
public:
    using ListModel::ListModel;

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    void setRows(QList<Row> rows);
    /// Likewise where rows come and go in the middle and seldom change places: those with the same key are the same
    /// row.
    template <class Key>
    void setRowsByKey(const QList<Row> &rows, Key Row::*key);

    [[nodiscard]] int rowCount(const QModelIndex &parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void change(qsizetype place, const Row &now);
    void insert(qsizetype place, const QList<Row> &rows);
    void remove(qsizetype place, qsizetype count);

    QList<Row> m_rows;
};

template <class Row>
void ValueModel<Row>::setRows(QList<Row> rows)
{
    const qsizetype before = m_rows.size();
    for (qsizetype place = 0; place < std::min(before, rows.size()); ++place)
        change(place, rows[place]);
    if (rows.size() > before)
        insert(before, rows.mid(before));
    else if (rows.size() < before)
        remove(rows.size(), before - rows.size());
    if (m_rows.size() != before)
        emit countChanged();
}

template <class Row>
template <class Key>
void ValueModel<Row>::setRowsByKey(const QList<Row> &rows, Key Row::*key)
{
    const qsizetype before = m_rows.size();
    const auto isIn = [&](const QList<Row> &list, const Row &row) {
        return std::ranges::find(list, row.*key, key) != list.end();
    };
    for (qsizetype place = m_rows.size() - 1; place >= 0; --place) {
        if (!isIn(rows, m_rows[place]))
            remove(place, 1);
    }
    qsizetype place = 0;
    while (place < rows.size()) {
        if (place < m_rows.size() && m_rows[place].*key == rows[place].*key) {
            change(place, rows[place]);
            ++place;
            continue;
        }
        qsizetype end = place + 1; // of the new rows in front of the next one that is there
        while (end < rows.size() && (place >= m_rows.size() || m_rows[place].*key != rows[end].*key))
            ++end;
        insert(place, rows.mid(place, end - place));
        place = end;
    }
    if (m_rows.size() > rows.size()) // they changed places after all
        remove(rows.size(), m_rows.size() - rows.size());
    if (m_rows.size() != before)
        emit countChanged();
}

template <class Row>
void ValueModel<Row>::change(qsizetype place, const Row &now)
{
    if (m_rows[place] == now)
        return;
    const QMetaObject &meta = Row::staticMetaObject;
    QList<int> changed;
    for (int property = 0; property < meta.propertyCount(); ++property) {
        const QMetaProperty told = meta.property(property);
        if (told.readOnGadget(&m_rows[place]) != told.readOnGadget(&now))
            changed.append(Qt::UserRole + property);
    }
    m_rows[place] = now;
    const QModelIndex index = this->index(static_cast<int>(place));
    emit dataChanged(index, index, changed);
}

template <class Row>
void ValueModel<Row>::insert(qsizetype place, const QList<Row> &rows)
{
    beginInsertRows({}, static_cast<int>(place), static_cast<int>(place + rows.size()) - 1);
    for (qsizetype row = 0; row < rows.size(); ++row)
        m_rows.insert(place + row, rows[row]);
    endInsertRows();
}

template <class Row>
void ValueModel<Row>::remove(qsizetype place, qsizetype count)
{
    beginRemoveRows({}, static_cast<int>(place), static_cast<int>(place + count) - 1);
    m_rows.remove(place, count);
    endRemoveRows();
}

template <class Row>
QVariant ValueModel<Row>::data(const QModelIndex &index, int role) const
{
    const int property = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= m_rows.size() || property < 0 ||
        property >= Row::staticMetaObject.propertyCount())
        return {};
    return Row::staticMetaObject.property(property).readOnGadget(&m_rows[index.row()]);
}

template <class Row>
QHash<int, QByteArray> ValueModel<Row>::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < Row::staticMetaObject.propertyCount(); ++property)
        names.insert(Qt::UserRole + property, Row::staticMetaObject.property(property).name());
    return names;
}

} // namespace flimnap
