import QtQuick
import Flimnap.App

/// One share price of a board: written by the table, or fixed.
Item {
    id: root

    required property tableNumber price

    implicitHeight: Theme.target

    Text {
        anchors.centerIn: parent
        visible: root.price.isFixed
        text: root.price.value
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(root.price.label).arg(root.price.value)
    }
    InkField {
        objectName: "value_" + root.price.key
        anchors.fill: parent
        visible: !root.price.isFixed
        leftPadding: 4
        rightPadding: 6
        text: root.price.value
        horizontalAlignment: Text.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: root.price.least
            top: root.price.most
        }
        Accessible.name: root.price.label
        onEditingFinished: SetUp.enter(root.price, parseInt(text))
        // What is no number is no price.
        onActiveFocusChanged: {
            if (!activeFocus && !acceptableInput)
                text = root.price.value;
        }
    }
}
