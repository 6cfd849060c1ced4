import QtQuick

/// One line across the screen that is always in view; what changes the game stands out.
Rectangle {
    id: root

    required property string text
    property string iconName: "bell"
    property bool alarms: true

    implicitHeight: label.implicitHeight + 6
    color: alarms ? Theme.bad : Theme.shade
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    LineIcon {
        id: mark

        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: 16
        colour: label.color
    }
    Text {
        id: label

        x: mark.x + mark.width + Theme.gap / 2
        width: parent.width - x - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: root.alarms ? Theme.badText : Theme.ink
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
}
