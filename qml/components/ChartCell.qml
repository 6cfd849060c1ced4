import QtQuick

/// One space of the chart: its price, and for which sizes of companies it is a start price.
Rectangle {
    id: root

    required property int row
    required property int column
    required property int price
    required property var classes

    readonly property var startColours: ({
            S: "#B4432F",
            M: "#2F62A8",
            L: "#2C7440"
        })

    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Cell
    Accessible.name: classes.length > 0 ? qsTr("%1, start price: %2").arg(price).arg(classes.join(", ")) : price.toString()

    Row {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: 2
        spacing: 1

        Repeater {
            model: root.classes

            Rectangle {
                required property string modelData

                width: 13
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
        anchors.margins: 2
        text: root.price
        color: Theme.ink
        font.pixelSize: Math.min(Theme.small, 14)
        font.weight: Font.DemiBold
    }
}
