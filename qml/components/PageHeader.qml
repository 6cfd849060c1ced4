import QtQuick
import QtQuick.Layouts

/// The top of a page: the way back, its title, its actions.
Rectangle {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    required property string title
    property bool canGoBack: true
    default property alias actions: row.data

    implicitHeight: Math.max(Theme.target, label.implicitHeight) + Theme.gap
    color: Theme.paper

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.canGoBack ? 0 : Theme.margin
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        IconButton {
            objectName: "back"
            visible: root.canGoBack
            iconName: "back"
            label: qsTr("Back")
            onClicked: Nav.back()
        }
        Text {
            id: label

            Layout.fillWidth: true
            text: root.title
            color: Theme.ink
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        RowLayout {
            id: row
            Layout.fillHeight: false
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
