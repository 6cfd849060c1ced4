import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The keypad for the amount being typed; from one amount straight to the next.
Panel {
    id: root

    RowLayout {
        width: parent.width
        spacing: Theme.gap

        Text {
            Layout.fillWidth: true
            text: qsTr("%1: %2").arg(Join.field.subject ?? "").arg(Join.field.label ?? "")
            color: Theme.muted
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        Text {
            objectName: "joinTyped"
            text: Theme.number(Join.fieldValue)
            color: Theme.ink
            font.pixelSize: Theme.money
            font.weight: Font.DemiBold
        }
    }
    Keypad {
        id: keypad

        width: parent.width
        value: Join.fieldValue
        onEdited: value => Join.set(Join.field.place, Math.min(value, Join.field.most))
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "joinTypedDone"
            Layout.fillWidth: true
            Layout.preferredWidth: 120
            text: qsTr("Done")
            onClicked: Join.endEdit()
        }
        AppButton {
            objectName: "joinTypeNext"
            Layout.fillWidth: true
            Layout.preferredWidth: 160
            primary: true
            text: qsTr("Next amount")
            onClicked: Join.editNext()
        }
    }
    Connections {
        target: Join

        function onFieldChanged() {
            keypad.fresh = true;
        }
    }
}
