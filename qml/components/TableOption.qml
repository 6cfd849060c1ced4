import QtQuick
import QtQuick.Controls.Basic

/// A value that is chosen with one tap; a long one goes over several lines.
AbstractButton {
    id: root

    // Not the text's own implicit width: where it wraps, that changes with the width it gets.
    implicitWidth: Math.max(Theme.target, Math.ceil(Math.max(metrics.advanceWidth, metrics.boundingRect.right)) + 2 + 4 * Theme.unit)
    implicitHeight: Math.max(Theme.target, label.implicitHeight + 2 * Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked

    TextMetrics {
        id: metrics

        text: label.text
        font: label.font
    }
    background: Rectangle {
        radius: Math.min(height / 2, Theme.target / 2)
        color: root.checked ? Theme.accent : root.pressed ? Theme.shade : Theme.panel
        border.width: root.visualFocus ? 3 : root.checked ? 2 : 1
        border.color: root.visualFocus || root.checked ? Theme.ink : Theme.line
    }
    contentItem: Text {
        id: label

        leftPadding: 2 * Theme.unit
        rightPadding: 2 * Theme.unit
        text: root.text
        color: root.checked ? Theme.accentText : Theme.ink
        font.pixelSize: Theme.body
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap

        Text {
            x: 3
            anchors.verticalCenter: parent.verticalCenter
            visible: root.checked
            text: "✓"
            color: parent.color
            font.pixelSize: Theme.small
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
