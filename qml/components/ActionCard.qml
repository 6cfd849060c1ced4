import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// An action card as it lies on the table, with both its sides; who took it has his badge on it.
AbstractButton {
    id: root

    required property cardRow card
    readonly property bool usable: card.usable
    readonly property bool inUse: card.state === CardState.InUse
    readonly property bool lies: card.state === CardState.Free
    readonly property color ink: lies || usable || inUse ? Theme.ink : Theme.muted
    readonly property string stateText: inUse ? qsTr("in use") : lies ? "" : usable ? qsTr("to be copied") : qsTr("taken")

    implicitHeight: box.implicitHeight + 2 * Theme.gap
    enabled: card.offered
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Card %1: %2").arg(card.code).arg(stateText !== "" ? `${card.text}, ${stateText}` : card.text)

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed || root.inUse ? Theme.shade : root.lies ? Theme.panel : "transparent"
        border.width: root.visualFocus || root.inUse ? 3 : root.lies && root.usable ? 2 : 1
        border.color: root.visualFocus ? Theme.ink : root.inUse || root.usable ? Theme.accent : Theme.line
    }
    contentItem: Item {
        Column {
            id: box

            x: Theme.gap
            y: Theme.gap
            width: root.width - 2 * Theme.gap
            spacing: Theme.gap / 2

            CardSideRow {
                width: parent.width
                side: root.card.sides[0]
                colour: root.ink
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            CardSideRow {
                width: parent.width
                side: root.card.sides[1]
                colour: root.ink
            }
            Item {
                width: parent.width
                height: Math.max(code.height, takers.height)

                Text {
                    id: code

                    anchors.bottom: parent.bottom
                    width: parent.width - takers.width - Theme.gap / 2
                    text: root.stateText !== "" ? qsTr("%1 · %2").arg(root.card.code).arg(root.stateText) : root.card.code
                    color: Theme.muted
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }
                Row {
                    id: takers

                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    spacing: 2

                    Repeater {
                        model: root.card.takers

                        PlayerBadge {
                            required property playerLook modelData

                            initial: modelData.initial
                            colour: modelData.colour
                            textColour: modelData.textColour
                            size: 20
                        }
                    }
                }
            }
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
