#include "models/row_list.h"

namespace flimnap {

int RowList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RowList::data(const QModelIndex &index, int role) const
{
    const int property = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= count() || property < 0 || property >= m_row.propertyCount())
        return {};
    return m_row.property(property).readOnGadget(at(index.row()));
}

QList<int> RowList::differences(const void *one, const void *other) const
{
    QList<int> roles;
    for (int property = 0; property < m_row.propertyCount(); ++property) {
        if (m_row.property(property).readOnGadget(one) != m_row.property(property).readOnGadget(other))
            roles.append(Qt::UserRole + property);
    }
    return roles;
}

QHash<int, QByteArray> RowList::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < m_row.propertyCount(); ++property)
        names.insert(Qt::UserRole + property, m_row.property(property).name());
    return names;
}

} // namespace flimnap
