import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// One kind of move: opens its sheet, or makes the move where there is nothing to choose.
AbstractButton {
    id: root

    required property string kind
    required property string title
    required property bool allowed
    required property string reason
    required property string rule
    required property string sheet
    required property bool direct

    objectName: "action_" + kind
    implicitHeight: Math.max(Theme.target + 4, label.implicitHeight + (hint.visible ? hint.implicitHeight : 0) + 12)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: allowed ? title : qsTr("%1: not possible, %2").arg(title).arg(reason)

    background: Rectangle {
        radius: Theme.radius
        color: !root.allowed ? "transparent" : root.pressed ? Qt.darker(Theme.accent, 1.1) : root.direct ? Theme.panel : Theme.accent
        border.width: root.activeFocus ? 3 : 1
        border.color: root.activeFocus ? Theme.ink : Theme.line
    }
    contentItem: Column {
        topPadding: Math.max(4, (root.height - label.implicitHeight - (hint.visible ? hint.implicitHeight : 0)) / 2)

        Text {
            id: label

            width: parent.width
            text: root.title
            color: !root.allowed ? Theme.muted : root.direct ? Theme.ink : Theme.onAccent
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Text {
            id: hint

            width: parent.width
            visible: !root.allowed
            text: qsTr("%1 (%2)").arg(root.reason).arg(root.rule)
            color: Theme.muted
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
    onClicked: {
        if (root.direct && root.allowed)
            Game.playKind(root.kind);
        else
            Nav.sheet(root.sheet, {
                kind: root.kind
            });
    }
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
}
