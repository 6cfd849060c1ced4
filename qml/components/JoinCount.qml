import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A small number of the form: up and down.
RowLayout {
    id: root

    required property var field
    readonly property int value: field.value ?? 0
    readonly property int step: field.step ?? 1

    Layout.fillHeight: false
    spacing: Theme.gap / 2

    Text {
        Layout.fillWidth: true
        text: root.field.label
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    IconButton {
        objectName: "less_" + root.field.place
        enabled: root.value > (root.field.least ?? 0)
        iconName: "minus"
        label: qsTr("Less: %1").arg(root.field.label)
        onClicked: Join.set(root.field.place, Math.max(root.field.least ?? 0, root.value - root.step))
    }
    Text {
        objectName: "value_" + root.field.place
        Layout.preferredWidth: Math.max(implicitWidth, 3.2 * Theme.body)
        text: root.field.text ?? ""
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }
    IconButton {
        objectName: "more_" + root.field.place
        enabled: root.value < (root.field.most ?? 0)
        iconName: "add"
        label: qsTr("More: %1").arg(root.field.label)
        onClicked: Join.set(root.field.place, Math.min(root.field.most, root.value + root.step))
    }
}
