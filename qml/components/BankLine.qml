import QtQuick
import Flimnap.App

/// What a limited bank has left, always in view; it warns in words before it breaks and says when the game ends.
NoticeLine {
    objectName: "bankLine"
    text: Game.bank.note ? qsTr("Bank %1: %2").arg(Theme.amount(Game.bank.cash ?? 0)).arg(Game.bank.note) : qsTr("Bank %1").arg(Theme.amount(Game.bank.cash ?? 0))
    iconName: "coin"
    alarms: Game.bank.state !== "ok"
}
