import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A game on the shelf: open it, write it to a file, take it off the shelf (after asking).
Panel {
    id: root

    required property int number
    required property string title
    required property string players
    required property string facts
    required property bool over
    property bool asks: false
    property bool renames: false
    property string fault: ""

    function keepTitle() {
        fault = Library.renameGame(number, newTitle.text);
        renames = fault !== "";
    }

    Text {
        width: parent.width
        text: root.title
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        text: root.facts
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        text: root.players
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "open_" + root.number
            Layout.fillWidth: true
            text: root.over ? qsTr("Look at it") : qsTr("Play on")
            Accessible.name: qsTr("Open %1").arg(root.title)
            onClicked: {
                root.fault = Library.openGame(root.number);
                if (root.fault === "")
                    Nav.go("TableScreen", {});
            }
        }
        IconButton {
            objectName: "rename_" + root.number
            iconName: "journal"
            label: qsTr("Rename %1").arg(root.title)
            onClicked: root.renames = !root.renames
        }
        IconButton {
            objectName: "export_" + root.number
            iconName: "share"
            label: qsTr("Write %1 to a file").arg(root.title)
            onClicked: {
                if (Library.sharesFiles())
                    root.fault = Library.shareGame(root.number);
                else
                    Files.saveGame(root.number);
            }
        }
        IconButton {
            objectName: "remove_" + root.number
            iconName: "remove"
            label: qsTr("Remove %1").arg(root.title)
            onClicked: root.asks = true
        }
    }
    RowLayout {
        width: parent.width
        visible: root.renames

        InkField {
            id: newTitle

            objectName: "newTitle_" + root.number
            Layout.fillWidth: true
            text: root.title
            maximumLength: 60
            group: "title"
            Accessible.name: qsTr("New name of the game")
            onFinished: root.keepTitle()
            onVisibleChanged: {
                if (visible)
                    forceActiveFocus();
            }
        }
        AppButton {
            objectName: "keepTitle_" + root.number
            text: qsTr("Rename")
            onClicked: root.keepTitle()
        }
    }
    RowLayout {
        width: parent.width
        visible: root.asks

        AppButton {
            objectName: "reallyRemove_" + root.number
            Layout.fillWidth: true
            danger: true
            text: qsTr("Remove this game")
            onClicked: root.fault = Library.removeGame(root.number)
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Keep it")
            onClicked: root.asks = false
        }
    }
    RefusalLine {
        width: parent.width
        visible: root.fault !== ""
        text: root.fault
    }
}
