#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// What an effect of a move is about; it gets its mark by that.
namespace EffectKind {
Q_NAMESPACE
QML_ELEMENT
enum Kind {
    Other,
    Bank,
    Card,
    Company,
    Debt,
    Director,
    Income,
    Order,
    Paid,
    Phase,
    Price,
    Private,
    Round,
    Rusted,
    Shares,
    Station,
    Track,
    Train
};
Q_ENUM_NS(Kind)
} // namespace EffectKind

} // namespace flimnap
