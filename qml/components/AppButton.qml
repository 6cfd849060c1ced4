import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// A button that says in words what it does.
AbstractButton {
    id: root

    property bool primary: false
    property bool quiet: false
    property bool danger: false
    property string iconName: ""
    property playerLook badge ///< somebody's, in the icon's place
    property bool hasBadge: false
    property string note: "" ///< small, under the text
    property string hotkey: "" ///< the key that presses it, see Layer
    property bool fits: false ///< keeps the height it is given: the text gets smaller instead, and the note is only said

    readonly property color fill: !enabled ? Theme.shade : primary ? Theme.accent : danger ? Theme.bad : quiet ? "transparent" : Theme.panel
    readonly property color textColour: !enabled ? Theme.muted : primary ? Theme.accentText : danger ? Theme.badText : quiet && (note !== "" || fits) ? Theme.muted : Theme.ink

    readonly property real iconSpace: iconName !== "" ? 24 + Theme.unit : 0
    // A last letter may have ink beyond its advance: "í" and "ď" do.
    readonly property real naturalWidth: Math.ceil(Math.max(labelMetrics.advanceWidth, labelMetrics.boundingRect.right, fits ? 0 : Math.max(hintMetrics.advanceWidth, hintMetrics.boundingRect.right))) + 2
    readonly property real textWidth: Math.min(naturalWidth, width - 2 * Theme.unit - iconSpace)
    readonly property real textLeft: (width - textWidth - iconSpace) / 2 + iconSpace

    implicitWidth: Math.max(Theme.target, naturalWidth + iconSpace + 3 * Theme.unit)
    implicitHeight: fits ? Theme.slot : Math.max(Theme.target, box.height + Theme.unit)
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
            visible: root.iconName !== "" && !root.hasBadge
            name: root.iconName
            colour: root.textColour
        }
        PlayerBadge {
            x: root.textLeft - root.iconSpace
            anchors.verticalCenter: parent.verticalCenter
            visible: root.hasBadge
            initial: root.badge.initial
            colour: root.badge.colour
            textColour: root.badge.textColour
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
                height: root.fits ? root.height - 4 : implicitHeight
                visible: text !== ""
                text: root.text
                color: root.textColour
                font.pixelSize: Theme.body
                fontSizeMode: root.fits ? Text.Fit : Text.FixedSize
                minimumPixelSize: Math.round(Theme.small * 0.7)
                verticalAlignment: Text.AlignVCenter
                font.weight: root.primary ? Font.DemiBold : Font.Normal
                wrapMode: root.fits ? Text.WordWrap : Text.Wrap
                horizontalAlignment: root.iconName !== "" ? Text.AlignLeft : Text.AlignHCenter
            }
            Text {
                id: hint

                width: parent.width
                visible: text !== "" && !root.fits
                text: root.note
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
    Rectangle {
        objectName: "hotkey"
        x: 4
        y: -4
        visible: Keyboard.inUse && root.hotkey !== ""
        width: Math.max(height, keyName.implicitWidth + Theme.unit)
        height: keyName.implicitHeight + 2
        radius: 4
        color: Theme.paper
        border.width: 1
        border.color: Theme.muted

        Text {
            id: keyName

            anchors.centerIn: parent
            text: root.hotkey
            color: Theme.ink
            font.pixelSize: Theme.small
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
