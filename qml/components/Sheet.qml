import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A move is made in a sheet: it comes from the thumb's side and leaves the actor's balance in view.
Rectangle {
    id: root

    property string title: ""
    property string confirmText: qsTr("Confirm")
    property bool confirmEnabled: true
    property bool confirmVisible: true
    default property alias content: column.data
    signal confirmed()

    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    radius: Theme.radius
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    // Taps beside the controls are not for what lies below.
    MouseArea {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                Layout.fillWidth: true
                text: root.title
                color: Theme.ink
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            IconButton {
                objectName: "closeSheet"
                iconName: "close"
                label: qsTr("Close")
                onClicked: Nav.closeSheet()
            }
        }
        Flickable {
            id: flick

            objectName: "sheetScroller"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: width
            contentHeight: column.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            ColumnLayout {
                id: column

                width: flick.width
                spacing: Theme.gap
            }
            ScrollBar.vertical: ScrollBar {
                policy: flick.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }
        }
        AppButton {
            objectName: "confirm"
            Layout.fillWidth: true
            visible: root.confirmVisible
            primary: true
            enabled: root.confirmEnabled
            text: root.confirmText
            onClicked: root.confirmed()
        }
    }
}
