import QtQuick
import QtQuick.Layouts
import Flimnap.App

FixedPage {
    title: Chart.title

    ShareChart {
        leastWidth: 40
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
    Text {
        Layout.fillWidth: true
        text: Chart.legend
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
