import QtQuick

/// What the trains bring from mines, straight into the treasury: usual sums as chips, any other on the keypad.
Column {
    id: root

    required property list<int> usual
    required property int value
    required property bool typing
    signal chosen(int value)
    signal typingAsked()

    objectName: "amount_mine"
    spacing: Theme.gap / 2

    Text {
        width: parent.width
        text: qsTr("From mines, into the treasury: %1").arg(Theme.amount(root.value))
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Flow {
        width: parent.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.usual

            Chip {
                required property int modelData

                objectName: "usual_mine_" + modelData
                text: Theme.number(modelData)
                checked: root.value === modelData && !root.typing
                onClicked: root.chosen(modelData)
            }
        }
        Chip {
            objectName: "mine_other"
            text: qsTr("Other …")
            checked: root.typing
            onClicked: root.typingAsked()
        }
    }
}
