import QtQuick
import QtQuick.Layouts
import Flimnap.App

FixedPage {
    title: qsTr("Share-price chart")

    ShareChart {
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
    Text {
        Layout.fillWidth: true
        text: qsTr("S, M, L: start prices of small, medium and large companies. The upper marker of a pile operates first.")
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
