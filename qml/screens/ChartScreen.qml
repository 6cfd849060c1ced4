import QtQuick
import QtQuick.Layouts
import Flimnap.App

FixedPage {
    title: Game.chartTitle

    ShareChart {
        leastWidth: 40
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
    Text {
        Layout.fillWidth: true
        text: Game.chartLegend
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
