import QtQuick
import Flimnap.App

/// One space of the chart: its price, and for which companies it is a start price.
Rectangle {
    id: root

    required property int row
    required property int column
    required property int price
    required property list<chartMark> marks
    required property int zone ///< ChartZone

    readonly property bool closing: zone === ChartZone.Closing
    readonly property string zoneTitle: zone === ChartZone.Uncounted ? qsTr("certificates do not count") : zone === ChartZone.Unlimited ? qsTr("certificates do not count, no limit for one player") : ""
    readonly property string title: marks.length > 0 ? qsTr("%1, start price: %2").arg(price).arg(markTitles()) : price.toString()

    function markTitles(): string {
        const titles = [];
        for (const mark of marks)
            titles.push(mark.title || mark.code);
        return titles.join(", ");
    }

    color: closing ? Theme.shade : zone === ChartZone.Unlimited ? Theme.zoneBrown : zone === ChartZone.Uncounted ? Theme.zoneYellow : marks.length > 0 ? Theme.shade : Theme.panel
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
                required property chartMark modelData

                width: 13
                height: 15
                radius: 2
                color: Theme.markColours[modelData.colour % Theme.markColours.length]

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
        text: root.zone === ChartZone.Unlimited ? "◎" : "○"
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
