import QtQuick

/// A train as its card shows it.
Rectangle {
    id: root

    required property string name
    property string note: ""
    property bool runnable: true
    property bool old: false ///< turned to its grey side

    implicitWidth: Math.max(40, label.implicitWidth + 14, note !== "" ? hint.implicitWidth + 14 : 0)
    implicitHeight: label.implicitHeight + (note !== "" ? hint.implicitHeight : 0) + 8
    radius: 4
    color: runnable && !old ? Theme.panel : Theme.shade
    border.width: 1
    border.color: runnable ? Theme.ink : Theme.muted
    Accessible.role: Accessible.StaticText
    Accessible.name: old ? qsTr("train %1, obsolete").arg(name) : runnable ? qsTr("train %1").arg(name) : qsTr("train %1, cannot be run").arg(name)

    Text {
        id: label

        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        text: root.runnable ? root.name : "(" + root.name + ")"
        color: root.runnable ? Theme.ink : Theme.muted
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
    Text {
        id: hint

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: label.bottom
        visible: root.note !== ""
        text: root.note
        color: Theme.muted
        font.pixelSize: Theme.small
    }
}
