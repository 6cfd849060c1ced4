import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Why something cannot be done, and where the rule stands.
RowLayout {
    id: root

    required property string text
    property string rule: ""
    property bool isHint: false ///< what was typed so far can still become right

    Layout.fillHeight: false
    spacing: Theme.gap

    LineIcon {
        Layout.alignment: Qt.AlignTop
        name: root.isHint ? "more" : "close"
        size: 18
        colour: root.isHint ? Theme.muted : Theme.bad
    }
    Text {
        Layout.fillWidth: true
        text: Game.cited(root.text, root.rule)
        color: root.isHint ? Theme.muted : Theme.bad
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
