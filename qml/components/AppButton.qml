import QtQuick
import QtQuick.Controls.Basic

/// A button that says in words what it does.
AbstractButton {
    id: root

    property bool primary: false
    property bool quiet: false
    property bool danger: false
    property string iconName: ""

    readonly property color fill: !enabled ? Theme.shade : primary ? Theme.accent : danger ? Theme.bad : quiet ? "transparent" : Theme.panel
    readonly property color textColour: !enabled ? Theme.muted : primary ? Theme.onAccent : danger ? Theme.onBad : Theme.ink

    implicitWidth: Math.max(Theme.target, row.implicitWidth + 3 * Theme.unit)
    implicitHeight: Math.max(Theme.target, row.implicitHeight + 1.5 * Theme.unit)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Qt.darker(root.fill, 1.1) : root.fill
        border.width: root.activeFocus ? 3 : root.quiet || root.primary || root.danger ? 0 : 1
        border.color: root.activeFocus ? Theme.ink : Theme.line
    }
    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.unit

            LineIcon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.iconName !== ""
                name: root.iconName
                colour: root.textColour
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.width - (root.iconName !== "" ? 24 + Theme.unit : 0) - 2 * Theme.unit)
                text: root.text
                color: root.textColour
                font.pixelSize: Theme.body
                font.weight: root.primary ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
}
