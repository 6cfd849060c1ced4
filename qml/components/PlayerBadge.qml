import QtQuick

/// A player's colour with his initial; never the colour alone.
Rectangle {
    id: root

    required property string initial
    required property color colour
    required property color textColour
    property int size: 32

    implicitWidth: size
    implicitHeight: size
    radius: size / 4
    color: colour

    Text {
        anchors.centerIn: parent
        text: root.initial
        color: root.textColour
        width: root.size - 4
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: root.size * 0.55
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        font.weight: Font.Bold
    }
}
