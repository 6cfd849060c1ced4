#pragma once

#include <string>
#include <vector>

#include <QVariantMap>

#include "models/row_model.h"

namespace flimnap::test {

// Rows as QML sees them, with texts that a failing test can print.

inline std::string said(const QVariantMap &row, const QString &key = "text")
{
    return row.value(key).toString().toStdString();
}

inline int number(const QVariantMap &row, const QString &key)
{
    return row.value(key).toInt();
}

inline QList<QVariantMap> rowsOf(const RowModel *model)
{
    QList<QVariantMap> rows;
    for (int row = 0; row < model->count(); ++row)
        rows.append(model->row(row));
    return rows;
}

inline QList<QVariantMap> rowsOf(const QVariantList &list)
{
    QList<QVariantMap> rows;
    for (const QVariant &row : list)
        rows.append(row.toMap());
    return rows;
}

/// One key of all rows, in their order.
template <class Rows>
std::vector<std::string> column(const Rows &rows, const QString &key = "text")
{
    std::vector<std::string> texts;
    for (const QVariantMap &row : rowsOf(rows))
        texts.push_back(said(row, key));
    return texts;
}

/// The row whose key has this value; empty if none has.
template <class Rows>
QVariantMap rowWith(const Rows &rows, const QString &key, const QString &value)
{
    for (const QVariantMap &row : rowsOf(rows)) {
        if (row.value(key) == value)
            return row;
    }
    return {};
}

/// All amounts of the rows whose text is this.
inline int sumFor(const QVariantList &rows, const QString &text)
{
    int sum = 0;
    for (const QVariantMap &row : rowsOf(rows)) {
        if (row.value("text") == text)
            sum += number(row, "amount");
    }
    return sum;
}

} // namespace flimnap::test
