#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "session/statement.h"

namespace flimnap {

/// A change of a balance, why it was and what it left.
struct StatementRow
{
    Q_GADGET
    QML_VALUE_TYPE(statementRow)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(int change MEMBER change FINAL)
    Q_PROPERTY(int balance MEMBER balance FINAL)

public:
    int place = 0; ///< of the move; 0: the game began with it
    QString text;
    int change = 0;
    int balance = 0;

    bool operator==(const StatementRow &) const = default;
};

/// The newest first.
QList<StatementRow> statementRows(const Session &session, Party account, const std::vector<StatementLine> &lines);

} // namespace flimnap
