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
    /// What digits from a keyboard go to.
    property Item typesInto: null
    signal confirmed()

    Keys.forwardTo: typesInto !== null ? [typesInto] : []

    implicitHeight: heading.height + Theme.gap + column.implicitHeight + (confirmVisible ? confirm.height + Theme.gap : 0) + 2 * Theme.margin
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
    RowLayout {
        id: heading

        x: Theme.margin
        y: Theme.margin
        width: root.width - 2 * Theme.margin
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
        x: Theme.margin
        y: heading.y + heading.height + Theme.gap
        width: root.width - 2 * Theme.margin
        height: (root.confirmVisible ? confirm.y - Theme.gap : root.height - Theme.margin) - y
        contentWidth: width
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1

        Column {
            id: column

            width: flick.width
            spacing: Theme.gap
        }
        // In the margin beside what scrolls.
        ScrollBar.vertical: PageScrollBar {
            parent: root
            x: root.width - width
            y: flick.y
            height: flick.height
            needed: flick.interactive
        }
    }
    AppButton {
        id: confirm

        objectName: "confirm"
        x: Theme.margin
        y: root.height - height - Theme.margin
        width: root.width - 2 * Theme.margin
        visible: root.confirmVisible
        focus: true
        primary: true
        enabled: root.confirmEnabled
        text: root.confirmText
        onClicked: root.confirmed()
    }
}
