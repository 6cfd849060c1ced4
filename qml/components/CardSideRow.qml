import QtQuick
import Flimnap.App

/// One side of an action card: what it lets a player do, ticked if somebody has used it in this round.
Item {
    id: root

    required property cardSide side
    property color colour: Theme.ink

    implicitHeight: Math.max(icon.height, words.implicitHeight)

    LineIcon {
        id: icon

        anchors.verticalCenter: parent.verticalCenter
        name: root.side.used ? "check" : root.side.icon
        size: 20
        colour: root.colour
    }
    Text {
        id: words

        x: icon.width + Theme.gap / 2
        width: root.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.side.text
        color: root.colour
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
