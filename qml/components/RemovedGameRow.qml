import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A removed game: back to the shelf with it, or away for good (after asking).
Panel {
    id: root

    required property int number
    required property string title
    required property string players
    required property string until
    property bool asks: false
    property string fault: ""

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
        text: qsTr("%1 · kept until %2").arg(root.players).arg(root.until)
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "bringBack_" + root.number
            Layout.fillWidth: true
            text: qsTr("Bring back")
            Accessible.name: qsTr("Bring %1 back").arg(root.title)
            onClicked: root.fault = Library.bringGameBack(root.number)
        }
        IconButton {
            objectName: "erase_" + root.number
            iconName: "remove"
            label: qsTr("Remove %1 for good").arg(root.title)
            onClicked: root.asks = true
        }
    }
    RowLayout {
        width: parent.width
        visible: root.asks
        spacing: Theme.gap

        AppButton {
            objectName: "reallyErase_" + root.number
            Layout.fillWidth: true
            danger: true
            text: qsTr("Remove for good")
            onClicked: root.fault = Library.eraseGame(root.number)
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
