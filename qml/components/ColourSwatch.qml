import QtQuick
import QtQuick.Controls.Basic

/// A colour of a few that can be chosen.
AbstractButton {
    id: root

    required property int number
    required property color colour

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Colour %1").arg(number)
    Accessible.checked: checked
    contentItem: Item {
        // A ring with paper between, to be seen around any colour.
        Rectangle {
            anchors.centerIn: parent
            visible: root.checked
            width: 44
            height: 44
            radius: 12
            color: "transparent"
            border.width: 3
            border.color: Theme.ink
        }
        Rectangle {
            anchors.centerIn: parent
            width: 34
            height: 34
            radius: 8
            color: root.colour
            border.width: 1
            border.color: Theme.line
        }
    }
}
