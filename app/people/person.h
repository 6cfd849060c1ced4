#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// Somebody who plays, or did so the last time.
struct Person
{
    Q_GADGET
    QML_VALUE_TYPE(person)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString colour MEMBER colour FINAL)

public:
    QString name;
    QString colour; ///< empty: the usual one of the seat

    bool operator==(const Person &) const = default;
};

/// Of each of them in their seats.
QStringList coloursOf(const QList<Person> &people);

} // namespace flimnap
