#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// Where the button of a kind of move stands in the bar of actions.
namespace SlotGroup {
Q_NAMESPACE
QML_ELEMENT
enum Group {
    Rare,  ///< above the others
    Main,  ///< always there
    End,   ///< passes or ends the turn
    Extra, ///< only while it is asked for: above all others
    Aside  ///< beside the moves of the turn
};
Q_ENUM_NS(Group)
} // namespace SlotGroup

} // namespace flimnap
