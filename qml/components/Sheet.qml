import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A move is made in a sheet: it comes from the thumb's side, no higher than it must be, and leaves the actor's balance
/// in view.
FocusScope {
    id: root

    property string title: ""
    property string confirmText: qsTr("Confirm")
    property bool confirmEnabled: true
    property bool confirmVisible: true
    default property alias content: column.data
    signal confirmed()

    implicitHeight: heading.implicitHeight + column.implicitHeight + (confirmVisible ? confirm.implicitHeight + Theme.gap : 0) + 2 * Theme.margin + Theme.gap
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    // Taps beside the controls are not for what lies below.
    MouseArea {
        anchors.fill: parent
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        border.width: 1
        border.color: Theme.line
    }
    Rectangle {
        width: parent.width
        height: 3
        color: Theme.accent
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            id: heading

            Layout.fillHeight: false
            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                Layout.fillWidth: true
                text: root.title
                color: Theme.ink
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
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
            interactive: contentHeight > height + 1

            ColumnLayout {
                id: column

                width: flick.width
                spacing: Theme.gap
            }
            ScrollBar.vertical: ScrollBar {
            }
        }
        AppButton {
            id: confirm

            objectName: "confirm"
            Layout.fillWidth: true
            visible: root.confirmVisible
            focus: true
            primary: true
            enabled: root.confirmEnabled
            text: root.confirmText
            onClicked: root.confirmed()
        }
    }
}
