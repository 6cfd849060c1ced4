import QtQuick

/// One space of the chart: its price, and for which companies it is a start price.
Rectangle {
    id: root

    required property int row
    required property int column
    required property int price
    required property var marks
    required property string zone ///< "uncounted", "unlimited", "closing", or nothing special

    readonly property bool closing: zone === "closing"
    readonly property string zoneTitle: zone === "uncounted" ? qsTr("certificates do not count") : zone === "unlimited" ? qsTr("certificates do not count, no limit for one player") : ""
    readonly property string title: marks.length > 0 ? qsTr("%1, start price: %2").arg(price).arg(marks.map(mark => mark.title || mark.code).join(", ")) : price.toString()

    color: closing ? Theme.shade : zone === "unlimited" ? Theme.zoneBrown : zone === "uncounted" ? Theme.zoneYellow : marks.length > 0 ? Theme.shade : Theme.panel
    border.width: 1
    border.color: marks.length > 0 ? Theme.muted : Theme.line
    Accessible.role: Accessible.Cell
    Accessible.name: closing ? qsTr("companies close here") : zoneTitle === "" ? title : qsTr("%1, %2", "price and what holds there").arg(title).arg(zoneTitle)

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
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: 2
        visible: root.zoneTitle !== ""
        text: root.zone === "unlimited" ? "◎" : "○"
        color: Theme.ink
        font.pixelSize: 12
    }
    Text {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 2
        text: root.closing ? "✕" : root.price
        color: root.closing ? Theme.muted : Theme.ink
        width: Math.min(implicitWidth, root.width - 4)
        horizontalAlignment: Text.AlignRight
        // Three figures fit, and all prices look alike.
        font.pixelSize: Math.max(8, Math.min(Theme.small, 14, Math.floor((root.width - 4) / 2.15)))
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }
}
