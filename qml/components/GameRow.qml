import QtQuick
import QtQuick.Layouts
import QtQuick.Dialogs
import Flimnap.App

/// A game on the shelf: open it, write it to a file, throw it away (after asking).
Panel {
    id: root

    required property int number
    required property string title
    required property string summary
    required property string players
    required property string state
    required property string when
    property bool asks: false
    property string fault: ""

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            Text {
                Layout.fillWidth: true
                text: root.title
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("%1 · %2 · %3").arg(root.state).arg(root.summary).arg(root.when)
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Text {
                Layout.fillWidth: true
                text: root.players
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        IconButton {
            objectName: "open_" + root.number
            iconName: "locomotive"
            label: qsTr("Open %1").arg(root.title)
            onClicked: {
                root.fault = Library.openGame(root.number);
                if (root.fault === "")
                    Nav.go("TableScreen", {});
            }
        }
        IconButton {
            objectName: "export_" + root.number
            iconName: "share"
            label: qsTr("Write %1 to a file").arg(root.title)
            onClicked: exportDialog.open()
        }
        IconButton {
            objectName: "remove_" + root.number
            iconName: "close"
            label: qsTr("Remove %1").arg(root.title)
            onClicked: root.asks = true
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: root.asks

        AppButton {
            objectName: "reallyRemove_" + root.number
            Layout.fillWidth: true
            danger: true
            text: qsTr("Remove this game for good")
            onClicked: root.fault = Library.removeGame(root.number)
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Keep it")
            onClicked: root.asks = false
        }
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: root.fault !== ""
        text: root.fault
    }

    FileDialog {
        id: exportDialog

        fileMode: FileDialog.SaveFile
        title: qsTr("Write the game to a file")
        nameFilters: [qsTr("Flimnap games (*.flimnap)")]
        defaultSuffix: "flimnap"
        onAccepted: root.fault = Library.exportGame(root.number, selectedFile)
    }
}
