import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A line that leads somewhere: a section, or what is wrong in one.
AbstractButton {
    id: root

    required property string title
    property string note: ""
    property bool wrong: false
    property bool lifted: false

    implicitHeight: Math.max(Theme.target, row.implicitHeight + Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: note !== "" ? qsTr("%1: %2").arg(title).arg(note) : title

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Theme.shade : Theme.panel
        border.width: root.visualFocus || root.lifted ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : root.lifted ? Theme.accent : Theme.line
    }
    contentItem: RowLayout {
        id: row

        spacing: Theme.gap

        LineIcon {
            Layout.leftMargin: Theme.gap
            visible: root.wrong
            name: "close"
            size: 18
            colour: Theme.bad
        }
        Text {
            Layout.fillWidth: true
            Layout.leftMargin: root.wrong ? 0 : Theme.gap
            Layout.rightMargin: root.note === "" ? Theme.gap : 0
            text: root.title
            color: root.wrong ? Theme.bad : Theme.ink
            font.pixelSize: root.wrong ? Theme.small : Theme.body
            wrapMode: Text.Wrap
        }
        Text {
            Layout.rightMargin: Theme.gap
            visible: text !== ""
            text: root.note
            color: Theme.bad
            font.pixelSize: Theme.small
        }
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
