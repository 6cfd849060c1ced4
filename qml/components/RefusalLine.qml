import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Why something cannot be done, and where the rule stands.
RowLayout {
    id: root

    required property string text
    property string rule: ""

    Layout.fillHeight: false
    spacing: Theme.gap

    LineIcon {
        Layout.alignment: Qt.AlignTop
        name: "close"
        size: 18
        colour: Theme.bad
    }
    Text {
        Layout.fillWidth: true
        text: root.rule !== "" ? qsTr("%1 (%2)").arg(root.text).arg(Game.placeOf(root.rule)) : root.text
        color: Theme.bad
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
