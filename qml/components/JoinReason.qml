import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// Words the table has to say itself.
ColumnLayout {
    id: root

    required property var field

    Layout.fillHeight: false
    spacing: Theme.gap / 2

    Text {
        Layout.fillWidth: true
        text: root.field.label
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    TextField {
        id: input

        objectName: "join_" + root.field.place
        Layout.fillWidth: true
        implicitHeight: Theme.target
        text: root.field.text ?? ""
        maximumLength: 200
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: root.field.label
        background: Rectangle {
            radius: Theme.radius
            color: Theme.panel
            border.width: input.activeFocus ? 3 : 1
            border.color: input.activeFocus ? Theme.accent : Theme.line
        }
        onTextEdited: Join.set(root.field.place, text)
    }
}
