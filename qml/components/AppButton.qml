import QtQuick
import QtQuick.Controls.Basic

/// A button that says in words what it does.
AbstractButton {
    id: root

    property bool primary: false
    property bool quiet: false
    property bool danger: false
    property string iconName: ""
    property var badge: null ///< somebody's, in the icon's place
    property string note: "" ///< small, under the text

    readonly property color fill: !enabled ? Theme.shade : primary ? Theme.accent : danger ? Theme.bad : quiet ? "transparent" : Theme.panel
    readonly property color textColour: !enabled ? Theme.muted : primary ? Theme.accentText : danger ? Theme.badText : quiet && note !== "" ? Theme.muted : Theme.ink

    readonly property real iconSpace: iconName !== "" ? 24 + Theme.unit : 0
    // A last letter may have ink beyond its advance: "í" and "ď" do.
    readonly property real naturalWidth: Math.ceil(Math.max(labelMetrics.advanceWidth, labelMetrics.boundingRect.right, hintMetrics.advanceWidth, hintMetrics.boundingRect.right)) + 2
    readonly property real textWidth: Math.min(naturalWidth, width - 2 * Theme.unit - iconSpace)
    readonly property real textLeft: (width - textWidth - iconSpace) / 2 + iconSpace

    implicitWidth: Math.max(Theme.target, naturalWidth + iconSpace + 3 * Theme.unit)
    implicitHeight: Math.max(Theme.target, box.height + Theme.unit)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: note !== "" ? qsTr("%1: %2").arg(text).arg(note) : text

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Qt.darker(root.fill, 1.1) : root.fill
        border.width: root.visualFocus ? 3 : root.primary || root.danger ? 0 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.line
    }
    contentItem: Item {
        // Not the texts' own implicit widths: where they wrap, those change with the width they get.
        TextMetrics {
            id: labelMetrics

            text: label.text
            font: label.font
        }
        TextMetrics {
            id: hintMetrics

            text: hint.text
            font: hint.font
        }
        LineIcon {
            x: root.textLeft - root.iconSpace
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== "" && root.badge === null
            name: root.iconName
            colour: root.textColour
        }
        PlayerBadge {
            x: root.textLeft - root.iconSpace
            anchors.verticalCenter: parent.verticalCenter
            visible: root.badge !== null
            initial: root.badge?.initial ?? ""
            colour: root.badge?.colour ?? Theme.panel
            textColour: root.badge?.textColour ?? Theme.ink
            size: 24
        }
        Column {
            id: box

            x: root.textLeft
            width: root.textWidth
            anchors.verticalCenter: parent.verticalCenter

            Text {
                id: label

                width: parent.width
                visible: text !== ""
                text: root.text
                color: root.textColour
                font.pixelSize: Theme.body
                font.weight: root.primary ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
                horizontalAlignment: root.iconName !== "" ? Text.AlignLeft : Text.AlignHCenter
            }
            Text {
                id: hint

                width: parent.width
                visible: text !== ""
                text: root.note
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
