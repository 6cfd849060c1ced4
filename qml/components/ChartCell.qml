import QtQuick

/// One space of the chart: its price, and for which companies it is a start price.
Rectangle {
    id: root

    required property int row
    required property int column
    required property int price
    required property var marks

    color: marks.length > 0 ? Theme.shade : Theme.panel
    border.width: 1
    border.color: marks.length > 0 ? Theme.muted : Theme.line
    Accessible.role: Accessible.Cell
    Accessible.name: marks.length > 0 ? qsTr("%1, start price: %2").arg(price).arg(marks.map(mark => mark.title).join(", ")) : price.toString()

    Row {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: 2
        spacing: 1

        Repeater {
            model: root.marks

            Rectangle {
                required property var modelData

                width: 13
                height: 15
                radius: 2
                color: Theme.markColours[modelData.index % Theme.markColours.length]

                Text {
                    anchors.centerIn: parent
                    text: parent.modelData.code
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
        width: Math.min(implicitWidth, root.width - 4)
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Math.min(Theme.small, 14)
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }
}
