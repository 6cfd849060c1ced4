import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A move in the journal; corrections, forced and undone moves are told apart in words, not by colour alone.
AbstractButton {
    id: root

    required property int place
    required text
    required property bool undone
    required property string headline
    property var note
    property var forced
    property var correction
    property var head

    implicitHeight: Math.max(Theme.target, box.implicitHeight + 8)
    objectName: "move_" + place
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text

    background: Rectangle {
        radius: Theme.radius
        color: root.undone ? "transparent" : Theme.panel
        border.width: root.visualFocus ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.line
    }
    contentItem: RowLayout {
        id: box

        spacing: Theme.gap

        Text {
            Layout.leftMargin: Theme.gap
            text: root.place
            color: Theme.muted
            font.pixelSize: Theme.small
        }
        Column {
            Layout.fillWidth: true

            Text {
                width: parent.width
                text: root.undone ? qsTr("undone: %1").arg(root.text) : root.text
                color: root.undone ? Theme.muted : Theme.ink
                font.pixelSize: Theme.body
                font.strikeout: root.undone
                wrapMode: Text.Wrap
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: root.headline
                color: Theme.bad
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
        }
    }
    onClicked: {
        if (!root.undone)
            Nav.sheet("MoveDetailSheet", {
                place: root.place
            });
    }
}
