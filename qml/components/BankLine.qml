import QtQuick
import Flimnap.App

/// What a limited bank has left, always in view; it warns in words before it breaks and says when the game ends.
Rectangle {
    id: root

    readonly property bool alarms: Game.bank.state !== "ok"
    readonly property string text: Game.bank.note ? qsTr("Bank %1: %2").arg(Theme.amount(Game.bank.cash ?? 0)).arg(Game.bank.note) : qsTr("Bank %1").arg(Theme.amount(Game.bank.cash ?? 0))

    objectName: "bankLine"
    implicitHeight: label.implicitHeight + 6
    color: alarms ? Theme.bad : Theme.shade
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    LineIcon {
        id: mark

        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: "coin"
        size: 16
        colour: label.color
    }
    Text {
        id: label

        x: mark.x + mark.width + Theme.gap / 2
        width: parent.width - x - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: root.alarms ? Theme.badText : Theme.ink
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
}
