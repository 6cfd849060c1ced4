import QtQuick

/// Somebody has passed and does nothing more unless others do.
Rectangle {
    objectName: "passed"
    width: label.x + label.implicitWidth + Theme.gap
    height: label.implicitHeight + 2
    radius: height / 2
    color: Theme.shade
    border.width: 1
    border.color: Theme.muted

    LineIcon {
        id: mark

        x: Theme.gap / 2
        anchors.verticalCenter: parent.verticalCenter
        name: "check"
        size: 14
        colour: Theme.muted
    }
    Text {
        id: label

        x: mark.x + mark.width + 2
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("passed")
        color: Theme.ink
        font.pixelSize: Theme.small
    }
}
