import QtQuick
import QtQuick.Layouts

/// A number that is changed step by step, one of a list of values.
RowLayout {
    id: root

    required property string label
    required property var values
    property int place: 0 ///< of the value in the list
    property string unit: ""
    property string name: "" ///< of its buttons, for tests
    readonly property int value: values[place] ?? 0
    signal stepped(int place)

    spacing: Theme.gap

    Text {
        Layout.fillWidth: true
        text: root.label
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "less_" + root.name
        Layout.preferredWidth: Theme.target + Theme.gap
        text: "−"
        enabled: root.place > 0
        Accessible.name: qsTr("%1: less").arg(root.label)
        onClicked: root.stepped(root.place - 1)
    }
    Text {
        Layout.preferredWidth: 72 * Theme.scale
        text: root.unit === "" ? root.value : qsTr("%1 %2", "number and unit").arg(root.value).arg(root.unit)
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }
    AppButton {
        objectName: "more_" + root.name
        Layout.preferredWidth: Theme.target + Theme.gap
        text: "+"
        enabled: root.place < root.values.length - 1
        Accessible.name: qsTr("%1: more").arg(root.label)
        onClicked: root.stepped(root.place + 1)
    }
}
