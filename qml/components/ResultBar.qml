import QtQuick

/// What comes out of what is being entered, always in view.
Rectangle {
    id: root

    required property string text
    property bool refused: false

    implicitHeight: label.implicitHeight + 2 * Theme.gap
    color: Theme.shade
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Text {
        id: label

        objectName: "resultBar"
        x: Theme.sideMargin(root.width)
        y: Theme.gap
        width: root.width - 2 * x
        text: root.text
        color: root.refused ? Theme.bad : Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
}
