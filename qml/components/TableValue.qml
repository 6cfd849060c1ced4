import QtQuick

/// One printed value with its name; what differs from the printed one is marked.
Rectangle {
    id: root

    required property var item ///< {path, label, value, printed, least, most}; printed only where something is
    readonly property bool differs: item.printed !== undefined && field.acceptableInput && parseInt(field.text) !== item.printed
    property string group: "values" ///< of fields that are filled in one after another, see InkField
    signal entered(int value)

    /// Shows the item's value again in place of what was typed.
    function renew() {
        field.text = Qt.binding(() => root.item.value);
    }

    height: Math.max(Theme.target + 8, label.height + 2 * Theme.gap)
    radius: Theme.radius
    color: Theme.panel
    border.width: differs ? 2 : 1
    border.color: differs ? Theme.accent : Theme.line

    Text {
        id: label

        x: Theme.gap
        width: field.x - x - 4
        anchors.verticalCenter: parent.verticalCenter
        text: root.differs ? qsTr("%1 (printed: %2)").arg(root.item.label).arg(root.item.printed) : root.item.label
        color: root.differs ? Theme.ink : Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    InkField {
        id: field

        objectName: "value_" + root.item.path.join("_")
        group: root.group
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        width: 64 * Theme.scale
        leftPadding: 4
        rightPadding: 6
        text: root.item.value
        horizontalAlignment: Text.AlignRight
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: root.item.least
            top: root.item.most
        }
        Accessible.name: root.item.label
        onEditingFinished: root.entered(parseInt(text))
    }
}
