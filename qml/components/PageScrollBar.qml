import QtQuick
import QtQuick.Controls.Basic

/// Says at a glance that there is more than fits; where all fits there is none.
ScrollBar {
    id: root

    property bool needed: true

    policy: needed ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    minimumSize: 0.1
    padding: 1
    contentItem: Rectangle {
        implicitWidth: 4
        radius: 2
        color: Theme.muted
        opacity: root.pressed ? 1 : 0.6
    }
}
