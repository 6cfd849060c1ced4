import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// Which file: the folders and what is in them, and where something is saved, its name.
FixedPage {
    id: root

    title: Files.title

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: Files.places

            Chip {
                required property string label
                required property string path
                required property bool current
                required property int index

                objectName: "place_" + index
                text: label
                checked: current
                onClicked: Files.enter(path)
            }
        }
    }
    RowLayout {
        Layout.fillHeight: false
        spacing: Theme.gap

        IconButton {
            objectName: "folderUp"
            iconName: "up"
            label: qsTr("The folder above")
            enabled: Files.canGoUp
            onClicked: Files.goUp()
        }
        Text {
            Layout.fillWidth: true
            text: Files.folder
            color: Theme.muted
            font.pixelSize: Theme.small
            elide: Text.ElideLeft
            verticalAlignment: Text.AlignVCenter
        }
    }
    ListView {
        id: list

        objectName: "scroller"
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: Files.entries
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        delegate: FileRow {
            width: list.width
        }
        ScrollBar.vertical: PageScrollBar {
            parent: list.parent
            x: list.x + list.width + 2
            y: list.y
            height: list.height
            needed: list.contentHeight > list.height
        }

        Text {
            anchors.fill: parent
            visible: list.count === 0
            text: Files.saves ? qsTr("No file of this kind is in this folder yet.") : qsTr("No game of Flimnap is in this folder.")
            color: Theme.muted
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: text !== ""
        text: Files.fault
    }
    Loader {
        Layout.fillWidth: true
        active: Files.saves
        visible: active
        sourceComponent: FileTarget {
        }
    }
}
