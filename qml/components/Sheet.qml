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
    property alias outcome: outcomeColumn.data ///< what comes and goes with what is chosen or typed, below the rest
    property real reserve: 0 ///< room for it, so that the sheet keeps its height and everything its place
    property bool fills: false ///< as high as there is room: what is chosen brings a page of its own
    readonly property real usualReserve: Math.max(130 * Theme.scale, Math.min(240, Window.height * 0.22))
    /// What digits from a keyboard go to.
    property Item typesInto: null
    signal confirmed()

    /// On something that is chosen already, Enter goes on.
    function confirm(event: KeyEvent) {
        event.accepted = confirmVisible && confirmEnabled;
        if (event.accepted)
            confirmed();
    }

    Keys.forwardTo: typesInto !== null ? [typesInto] : []
    Keys.onReturnPressed: event => confirm(event)
    Keys.onEnterPressed: event => confirm(event)

    implicitHeight: fills ? Window.height : heading.height + Theme.gap + column.implicitHeight + (reserve > 0 ? reserve + Theme.gap : 0) + (confirmVisible ? confirmButton.height + Theme.gap : 0) + 2 * Theme.margin
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
    Flickable {
        id: flick

        objectName: "sheetScroller"
        x: Theme.margin
        y: heading.y + heading.height + Theme.gap
        width: root.width - 2 * Theme.margin
        height: (root.confirmVisible ? confirmButton.y - Theme.gap : root.height - Theme.margin) - y
        contentWidth: width
        // Scrolled to its end it stays where it is, too, when less stands there.
        contentHeight: outcomeColumn.y + Math.max(outcomeColumn.implicitHeight, Math.min(root.reserve, root.usualReserve))
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1

        Column {
            id: column

            width: flick.width
            spacing: Theme.gap
        }
        Column {
            id: outcomeColumn

            y: column.implicitHeight + (column.implicitHeight > 0 && implicitHeight > 0 ? Theme.gap : 0)
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
        id: confirmButton

        objectName: "confirm"
        x: Theme.margin
        y: root.height - height - Theme.margin
        width: root.width - 2 * Theme.margin
        visible: root.confirmVisible
        fits: true
        focus: true
        primary: true
        enabled: root.confirmEnabled
        text: root.confirmText
        onClicked: root.confirmed()
    }
    // Behind the rest: Tab comes to it last.
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
}
