import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A button that says in words what it does.
AbstractButton {
    id: root

    property bool primary: false
    property bool quiet: false
    property bool danger: false
    property string iconName: ""
    property string note: "" ///< small, under the text

    readonly property color fill: !enabled ? Theme.shade : primary ? Theme.accent : danger ? Theme.bad : quiet ? "transparent" : Theme.panel
    readonly property color textColour: !enabled ? Theme.muted : primary ? Theme.onAccent : danger ? Theme.onBad : note !== "" ? Theme.muted : Theme.ink

    implicitWidth: Math.max(Theme.target, box.implicitWidth + 2 * Theme.unit)
    implicitHeight: Math.max(Theme.target, box.implicitHeight + Theme.unit)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: note !== "" ? qsTr("%1: %2").arg(text).arg(note) : text

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Qt.darker(root.fill, 1.1) : root.fill
        border.width: root.activeFocus ? 3 : root.primary || root.danger ? 0 : 1
        border.color: root.activeFocus ? Theme.ink : Theme.line
    }
    contentItem: Item {
        implicitWidth: box.implicitWidth
        implicitHeight: box.implicitHeight

        RowLayout {
            id: box

            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - Theme.unit)
            spacing: Theme.unit

            LineIcon {
                visible: root.iconName !== ""
                name: root.iconName
                colour: root.textColour
            }
            ColumnLayout {
                Layout.fillHeight: false
                visible: root.text !== ""
                Layout.fillWidth: true
                spacing: 0

                Text {
                    Layout.fillWidth: true
                    text: root.text
                    color: root.textColour
                    font.pixelSize: Theme.body
                    font.weight: root.primary ? Font.DemiBold : Font.Normal
                    wrapMode: Text.Wrap
                    horizontalAlignment: root.iconName !== "" ? Text.AlignLeft : Text.AlignHCenter
                }
                Text {
                    Layout.fillWidth: true
                    visible: root.note !== ""
                    text: root.note
                    color: Theme.muted
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
