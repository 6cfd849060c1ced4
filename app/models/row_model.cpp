#include "models/row_model.h"

#include <algorithm>

namespace flimnap {

RowModel::RowModel(QList<QByteArray> keys, QObject *parent) : QAbstractListModel(parent), m_keys(std::move(keys)) {}

void RowModel::setRows(QList<QVariantMap> rows)
{
    const qsizetype before = m_rows.size();
    const qsizetype common = std::min(before, rows.size());
    for (qsizetype row = 0; row < common; ++row) {
        if (m_rows[row] == rows[row])
            continue;
        m_rows[row] = std::move(rows[row]);
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed);
    }
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
