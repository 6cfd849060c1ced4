import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// What was chosen, and a way to the choices that are folded away behind it.
AbstractButton {
    id: root

    required property string label
    property bool open: false

    implicitWidth: 200
    implicitHeight: Math.max(Theme.target, chosen.implicitHeight + Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("%1: %2").arg(label).arg(text)

    background: Rectangle {
        radius: Theme.radius
        color: Theme.shade
        border.width: root.visualFocus ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.line
    }
    contentItem: RowLayout {
        spacing: Theme.gap

        ColumnLayout {
            id: chosen

            Layout.fillHeight: false
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.label
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Text {
                Layout.fillWidth: true
                text: root.text
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
        }
        LineIcon {
            Layout.rightMargin: Theme.gap
            name: "back"
            size: 16
            rotation: root.open ? 90 : -90
            colour: Theme.muted
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
