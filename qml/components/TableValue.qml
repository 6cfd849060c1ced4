import QtQuick

/// One printed value with its name; what differs from the printed one is marked.
Rectangle {
    id: root

    required property string key
    required property string label
    required property int value
    property real printed: NaN ///< only where something is
    property int least: 0
    property int most: 9999
    readonly property bool differs: !isNaN(printed) && field.acceptableInput && parseInt(field.text) !== printed
    property string group: "values" ///< of fields that are filled in one after another, see InkField
    signal entered(int value)

    /// Shows the item's value again in place of what was typed.
    function renew() {
        field.text = Qt.binding(() => root.value);
    }

    height: Math.max(Theme.target + 8, caption.height + 2 * Theme.gap)
    radius: Theme.radius
    color: Theme.panel
    border.width: differs ? 2 : 1
    border.color: differs ? Theme.accent : Theme.line

    Text {
        id: caption

        x: Theme.gap
        width: field.x - x - 4
        anchors.verticalCenter: parent.verticalCenter
        text: root.differs ? qsTr("%1 (printed: %2)").arg(root.label).arg(root.printed) : root.label
        color: root.differs ? Theme.ink : Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    InkField {
        id: field

        objectName: "value_" + root.key
        group: root.group
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        width: 64 * Theme.scale
        leftPadding: 4
        rightPadding: 6
        text: root.value
        horizontalAlignment: Text.AlignRight
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: root.least
            top: root.most
        }
        Accessible.name: root.label
        onEditingFinished: root.entered(parseInt(text))
    }
}
