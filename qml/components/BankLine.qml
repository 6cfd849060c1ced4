import QtQuick
import Flimnap.App

/// What a limited bank has left, always in view; it warns in words before it breaks and says when the game ends.
NoticeLine {
    objectName: "bankLine"
    text: Supply.bankNote !== "" ? qsTr("Bank %1: %2").arg(Theme.amount(Supply.bankCash)).arg(Supply.bankNote) : qsTr("Bank %1").arg(Theme.amount(Supply.bankCash))
    iconName: "coin"
    alarms: Supply.bankNote !== ""
}
