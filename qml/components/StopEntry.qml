import QtQuick

/// A route stop by stop: tapped values add up.
Column {
    id: root

    required property var stops
    readonly property int sum: stops.reduce((all, stop) => all + stop, 0)
    signal changed(var stops)

    spacing: Theme.gap

    Text {
        objectName: "stopSum"
        width: parent.width
        text: root.stops.length === 0 ? qsTr("Tap what the stops are worth") : qsTr("%1 = %2", "sum of stops").arg(root.stops.join(" + ")).arg(root.sum)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Flow {
        width: parent.width
        spacing: Theme.gap / 2

        Repeater {
            model: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

            Chip {
                required property int modelData

                objectName: "stop_" + modelData
                text: Theme.number(modelData)
                onClicked: root.changed(root.stops.concat([modelData]))
            }
        }
        Chip {
            objectName: "dropStop"
            text: "⌫"
            Accessible.name: qsTr("Take the last stop back")
            onClicked: root.changed(root.stops.slice(0, -1))
        }
    }
}
