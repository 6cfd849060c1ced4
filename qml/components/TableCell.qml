import QtQuick

/// One share price of a board: written by the table, or fixed.
Item {
    id: root

    required property var item ///< {path, label, value, printed, isFixed}
    signal entered(int value)

    implicitHeight: Theme.target

    Text {
        anchors.centerIn: parent
        visible: root.item.isFixed
        text: root.item.value
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(root.item.label).arg(root.item.value)
    }
    InkField {
        objectName: "value_" + root.item.path.join("_")
        anchors.fill: parent
        visible: !root.item.isFixed
        leftPadding: 4
        rightPadding: 6
        text: root.item.value
        horizontalAlignment: Text.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: 1
            top: 9999
        }
        Accessible.name: root.item.label
        onEditingFinished: root.entered(parseInt(text))
        // What is no number is no price.
        onActiveFocusChanged: {
            if (!activeFocus && !acceptableInput)
                text = root.item.value;
        }
    }
}
