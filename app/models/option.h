#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// One of several to choose from.
struct Option
{
    Q_GADGET
    QML_VALUE_TYPE(option)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)

public:
    QString value;
    QString label;

    bool operator==(const Option &) const = default;
};

} // namespace flimnap
