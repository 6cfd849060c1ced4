#pragma once

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include <QMetaProperty>
#include <QVariantMap>

#include "models/row_list.h"
#include "models/row_model.h"

namespace flimnap::test {

// Rows as QML sees them, with texts that a failing test can print.

/// Without what only keeps a line from being torn apart, or parts thousands.
inline std::string plain(QString text)
{
    return text.replace(QChar(0x00a0), ' ').remove(QChar(0x202f)).toStdString();
}

inline std::string said(const QVariantMap &row, const QString &key = "text")
{
    return plain(row.value(key).toString());
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

inline QList<QVariantMap> rowsOf(const RowList *model)
{
    const QHash<int, QByteArray> roles = model->roleNames();
    QList<QVariantMap> rows;
    for (int row = 0; row < model->count(); ++row) {
        QVariantMap map;
        for (auto role = roles.begin(); role != roles.end(); ++role)
            map.insert(role.value(), model->data(model->index(row), role.key()));
        rows.append(map);
    }
    return rows;
}

inline QList<QVariantMap> rowsOf(const QVariantList &list)
{
    QList<QVariantMap> rows;
    for (const QVariant &row : list)
        rows.append(row.toMap());
    return rows;
}

/// The properties of a value, by their names.
template <class Value>
QVariantMap mapOf(const Value &value)
{
    const QMetaObject &meta = Value::staticMetaObject;
    QVariantMap map;
    for (int index = 0; index < meta.propertyCount(); ++index)
        map.insert(meta.property(index).name(), meta.property(index).readOnGadget(&value));
    return map;
}

template <class Value>
    requires requires
    {
        Value::staticMetaObject;
    }
QList<QVariantMap> rowsOf(const QList<Value> &values)
{
    QList<QVariantMap> rows;
    for (const Value &value : values)
        rows.append(mapOf(value));
    return rows;
}

/// The row of which a property has this value; as made where none has.
template <class Row, class Value>
Row rowWhere(const QList<Row> &rows, Value Row::*property, const std::type_identity_t<Value> &value)
{
    const auto row = std::ranges::find(rows, value, property);
    return row == rows.end() ? Row() : *row;
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
template <class Rows>
int sumFor(const Rows &rows, const QString &text)
{
    int sum = 0;
    for (const QVariantMap &row : rowsOf(rows)) {
        if (row.value("text") == text)
            sum += number(row, "amount");
    }
    return sum;
}

} // namespace flimnap::test
