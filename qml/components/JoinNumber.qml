import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// An amount of the form: a tap brings up the keypad for it.
AbstractButton {
    id: root

    required property var field
    readonly property bool typed: Join.field.place === field.place

    objectName: "join_" + field.place
    implicitHeight: Math.max(Theme.target + 2 * Theme.gap, column.implicitHeight + 2 * Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: %2").arg(field.label).arg(Theme.number(field.value ?? 0))

    background: Rectangle {
        radius: Theme.radius
        color: Theme.shade
        border.width: root.typed || root.visualFocus ? 3 : 1
        border.color: root.typed ? Theme.accent : root.visualFocus ? Theme.ink : Theme.line
    }
    contentItem: ColumnLayout {
        id: column

        spacing: 0

        Text {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            Layout.rightMargin: Theme.gap
            text: root.field.label
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
        Text {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            Layout.rightMargin: Theme.gap
            text: Theme.number(root.field.value ?? 0)
            color: Theme.ink
            font.pixelSize: Theme.money
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignRight
        }
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onClicked: Join.edit(field.place)
}
