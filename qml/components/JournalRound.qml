import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// A round of the journal: a tap folds or unfolds its moves.
AbstractButton {
    id: root

    required property var line

    implicitHeight: Math.max(Theme.target, box.implicitHeight)
    objectName: "round_" + line.round
    activeFocusOnTab: true
    text: line.title
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, %n move(s)", "a round", line.count).arg(line.title)
    Accessible.description: line.open ? qsTr("Fold") : qsTr("Unfold")

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Theme.shade : "transparent"
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
    contentItem: RowLayout {
        id: box

        spacing: Theme.gap

        LineIcon {
            name: root.line.open ? "up" : "down"
            size: 18
            colour: Theme.muted
        }
        Text {
            Layout.fillWidth: true
            text: root.line.title
            color: Theme.ink
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        Text {
            text: qsTr("%n move(s)", "", root.line.count)
            color: Theme.muted
            font.pixelSize: Theme.small
        }
        Text {
            Layout.rightMargin: Theme.gap
            visible: root.line.amountKind === "change"
            text: Theme.change(root.line.amount)
            color: Theme.ink
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
        }
    }
    onClicked: Journal.toggleRound(line.round)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
