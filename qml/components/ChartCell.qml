import QtQuick

/// One space of the chart: its price, for which sizes it is a start price, the markers with the top one first.
Rectangle {
    id: root

    required property int row
    required property int column
    required property int price
    required property var classes
    required property var markers
    required property var ghosts

    readonly property var startColours: ({
            S: "#C8503C",
            M: "#3D6FB4",
            L: "#3E8A53"
        })

    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Cell
    Accessible.name: markers.length > 0 ? qsTr("%1: %2").arg(price).arg(markers.map(m => m.code).join(", ")) : price.toString()

    Row {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: 2
        spacing: 2

        Repeater {
            model: root.classes

            Rectangle {
                required property string modelData

                width: 15
                height: 15
                radius: 2
                color: root.startColours[modelData] ?? Theme.muted

                Text {
                    anchors.centerIn: parent
                    text: parent.modelData
                    color: "#FFFFFF"
                    font.pixelSize: 11
                    font.weight: Font.Bold
                }
            }
        }
    }
    Text {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 3
        text: root.price
        color: Theme.ink
        font.pixelSize: Theme.small
    }
    Repeater {
        model: root.ghosts

        Rectangle {
            x: 4
            y: 20
            width: Math.min(root.width - 10, 34)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 1
            border.color: Theme.muted
        }
    }
    Repeater {
        model: root.markers.length

        CompanyToken {
            required property int index
            readonly property int place: root.markers.length - 1 - index // the top marker is drawn last
            readonly property var marker: root.markers[place]

            x: 4 + place * 5
            y: 20 + place * Math.min(14, (root.height - 58) / Math.max(1, root.markers.length - 1))
            size: Math.min(root.width - 10, 34)
            code: marker.code
            colour: marker.colour
            textColour: marker.textColour
        }
    }
}
