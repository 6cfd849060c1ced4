import QtQuick

/// A company as it lies on the board: a round token in its printed colour with its code.
Rectangle {
    id: root

    required property string code
    required property color colour
    required property color textColour
    property int size: 40

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: colour
    border.width: 1
    border.color: Theme.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: code

    Text {
        anchors.centerIn: parent
        width: parent.width - 2
        text: root.code
        color: root.textColour
        font.pixelSize: Math.max(10, root.size * 0.34)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        horizontalAlignment: Text.AlignHCenter
    }
}
