import QtQuick
import Flimnap.App

/// An action card in the hand: one of its two sides is used. A card that somebody has taken costs a copy card.
Sheet {
    id: root

    property alias code: decision.code
    readonly property alias form: decision

    title: form.copies ? qsTr("%1 copies card %2").arg(Turn.name).arg(code) : qsTr("%1 takes card %2").arg(Turn.name).arg(code)
    confirmVisible: false

    CardForm {
        id: decision
    }
    Text {
        width: parent.width
        visible: root.form.copies
        text: qsTr("It lies before %1. Copy cards left: %2; those not used count at the end.").arg(root.form.takers).arg(Game.copyCards)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.form.sides

        Column {
            id: side

            required property cardSide modelData

            width: parent.width
            spacing: Theme.gap

            AppButton {
                objectName: "side_" + side.modelData.side
                width: parent.width
                primary: enabled
                enabled: side.modelData.allowed
                iconName: root.form.side === side.modelData.side ? "check" : side.modelData.icon
                text: side.modelData.text
                onClicked: root.form.use(side.modelData.side)
            }
            RefusalLine {
                width: parent.width
                visible: !side.modelData.allowed
                text: side.modelData.reason
                rule: side.modelData.rule
            }
            AppButton {
                objectName: "tableSaysYes_" + side.modelData.side
                width: parent.width
                visible: side.modelData.waivable
                text: qsTr("The table says yes …")
                onClicked: {
                    root.form.askTableFor(side.modelData.side);
                    Nav.sheet("TableSaysYesSheet", {});
                }
            }
        }
    }
}
