import QtQuick
import QtQuick.Layouts
import Flimnap.App

RowLayout {
    id: root

    required property string label
    required property int units
    property string currency: Game.currency

    Layout.fillHeight: false
    spacing: Theme.gap

    Text {
        Layout.fillWidth: true
        text: root.label
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    MoneyText {
        units: root.units
        currency: root.currency
        large: false
    }
}
