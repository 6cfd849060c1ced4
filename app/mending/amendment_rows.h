#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rounds/rules.h"

namespace flimnap {

/// What two positions of the same game say differently: a balance, a price, a holding, trains, whose turn it is.
struct DifferenceRow
{
    Q_GADGET
    QML_VALUE_TYPE(differenceRow)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString what MEMBER what FINAL)
    Q_PROPERTY(QString from MEMBER from FINAL)
    Q_PROPERTY(QString to MEMBER to FINAL)

public:
    QString name;
    QString what; ///< of his; empty for a balance
    QString from;
    QString to;

    bool operator==(const DifferenceRow &) const = default;
};

QList<DifferenceRow> differenceRows(const Rules &rules, const Position &before, const Position &after);

/// What it would mean to have moved otherwise.
struct AmendmentTrial
{
    Q_GADGET
    QML_VALUE_TYPE(amendmentTrial)
    Q_PROPERTY(bool isTried MEMBER isTried FINAL)
    Q_PROPERTY(bool fits MEMBER fits FINAL)
    Q_PROPERTY(bool isSame MEMBER isSame FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int until MEMBER until FINAL)
    Q_PROPERTY(int aside MEMBER aside FINAL)
    Q_PROPERTY(QList<flimnap::DifferenceRow> rows MEMBER rows FINAL)
    Q_PROPERTY(int misfitPlace MEMBER misfitPlace FINAL)
    Q_PROPERTY(QString misfitMove MEMBER misfitMove FINAL)
    Q_PROPERTY(QString misfit MEMBER misfit FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)

public:
    bool isTried = false; ///< else nothing is proposed
    bool fits = false;    ///< with all later moves
    bool isSame = false;  ///< as what was decided before
    QString label;        ///< of the proposed move; empty if the old one is struck out
    int until = 0;        ///< the place up to which the table is compared
    int replayed = 0;
    int aside = 0; ///< so many moves are set aside
    QList<DifferenceRow> rows;
    int misfitPlace = 0; ///< of the first move that no longer fits, what it is and why it does not
    QString misfitMove;
    QString misfit;
    QString rule;

    bool operator==(const AmendmentTrial &) const = default;
};

} // namespace flimnap
