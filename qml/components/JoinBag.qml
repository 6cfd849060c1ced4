pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Cards of which somebody may have several alike: a tap on one takes it away, further ones are added from a list.
ColumnLayout {
    id: root

    required property var field
    property bool open: false
    readonly property var labels: field.labels ?? []

    Layout.fillHeight: false
    spacing: Theme.gap / 2

    Text {
        Layout.fillWidth: true
        text: root.field.label
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.labels.length

            Chip {
                required property int index
                readonly property string card: root.labels[index] ?? ""

                objectName: "join_" + root.field.place + "-" + index
                text: qsTr("%1 ×").arg(card)
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Take %1 away").arg(card)
                onClicked: Join.removeAt(root.field.place, index)
            }
        }
        Chip {
            objectName: "join_" + root.field.place
            text: root.open ? qsTr("Close the list") : qsTr("Add …")
            Accessible.role: Accessible.Button
            Accessible.name: root.open ? text : qsTr("Add: %1").arg(root.field.label)
            onClicked: root.open = !root.open
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: root.open
        spacing: Theme.gap / 2

        Repeater {
            model: root.open ? root.field.optionCount ?? 0 : 0

            Chip {
                required property int index
                readonly property var option: root.field.options?.[index] ?? ({
                        value: "",
                        label: ""
                    })

                objectName: "join_" + root.field.place + "=" + option.value
                text: option.label
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Add %1").arg(option.label)
                onClicked: Join.add(root.field.place, option.value)
            }
        }
    }
}
