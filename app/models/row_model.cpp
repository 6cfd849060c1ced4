#include "models/row_model.h"

#include <algorithm>

namespace flimnap {

RowModel::RowModel(QList<QByteArray> keys, QObject *parent) : QAbstractListModel(parent), m_keys(std::move(keys)) {}

void RowModel::setRows(QList<QVariantMap> rows)
{
    const qsizetype before = m_rows.size();
    const qsizetype common = std::min(before, rows.size());
    for (qsizetype row = 0; row < common; ++row)
        change(static_cast<int>(row), rows[row]);
    if (rows.size() > before) {
        beginInsertRows({}, static_cast<int>(before), static_cast<int>(rows.size()) - 1);
        for (qsizetype row = before; row < rows.size(); ++row)
            m_rows.append(std::move(rows[row]));
        endInsertRows();
    } else if (rows.size() < before) {
        beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(before) - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    if (m_rows.size() != before)
        emit countChanged();
}

void RowModel::setRowsByKey(const QList<QVariantMap> &rows, const QString &key)
{
    const qsizetype before = m_rows.size();
    QSet<QString> kept;
    for (const QVariantMap &row : rows)
        kept.insert(row.value(key).toString());
    removeOthers(kept, key);
    for (int row = 0; row < rows.size();) {
        const bool isThere = row < m_rows.size() && m_rows[row].value(key) == rows[row].value(key);
        if (isThere) {
            change(row, rows[row]);
            ++row;
            continue;
        }
        int end = row + 1; // of the new rows in front of the next one that is there
        while (end < rows.size() && (row >= m_rows.size() || m_rows[row].value(key) != rows[end].value(key)))
            ++end;
        beginInsertRows({}, row, end - 1);
        for (; row < end; ++row)
            m_rows.insert(row, rows[row]);
        endInsertRows();
    }
    if (m_rows.size() > rows.size()) { // they changed places after all
        beginRemoveRows({}, static_cast<int>(rows.size()), count() - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    if (m_rows.size() != before)
        emit countChanged();
}

void RowModel::removeOthers(const QSet<QString> &kept, const QString &key)
{
    const auto isKept = [&](qsizetype row) { return kept.contains(m_rows[row].value(key).toString()); };
    for (qsizetype last = m_rows.size() - 1; last >= 0; --last) {
        if (isKept(last))
            continue;
        qsizetype first = last;
        while (first > 0 && !isKept(first - 1))
            --first;
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
        m_rows.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
}

void RowModel::change(int row, const QVariantMap &now)
{
    if (m_rows[row] == now)
        return;
    m_rows[row] = now;
    emit dataChanged(index(row), index(row));
}

QVariantMap RowModel::row(int index) const
{
    return index >= 0 && index < m_rows.size() ? m_rows[index] : QVariantMap();
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const int key = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= count() || key < 0 || key >= m_keys.size())
        return {};
    return m_rows[index.row()].value(QString::fromLatin1(m_keys[key]));
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int key = 0; key < m_keys.size(); ++key)
        names.insert(Qt::UserRole + key, m_keys[key]);
    return names;
}

} // namespace flimnap
