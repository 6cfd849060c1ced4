import QtQuick
import QtQuick.Layouts

RowLayout {
    id: root

    required property string label
    required property int units

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
        large: false
    }
}
