#pragma once

#include <QAbstractListModel>
#include <QSet>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// A list for QML whose rows are maps with the same keys. New rows are compared with the old ones, so that delegates
/// live on and can animate what changed.
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the views")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// The keys every row has; they become the roles.
    explicit RowModel(QList<QByteArray> keys, QObject *parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    void setRows(QList<QVariantMap> rows);
    /// Likewise where rows come and go in the middle and seldom change places: those with the same value of the key are
    /// the same row.
    void setRowsByKey(const QList<QVariantMap> &rows, const QString &key);
    [[nodiscard]] Q_INVOKABLE QVariantMap row(int index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    void removeOthers(const QSet<QString> &kept, const QString &key);
    void change(int row, const QVariantMap &now);

    QList<QByteArray> m_keys;
    QList<QVariantMap> m_rows;
};

} // namespace flimnap
