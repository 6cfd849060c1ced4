import QtQuick
import Flimnap.App

/// An action card in the hand: one of its two sides is used. A card that somebody has taken costs a copy card.
Sheet {
    id: root

    required property string code
    readonly property var card: Game.actionCards.find(other => other.code === code) ?? ({
            state: "",
            takers: [],
            sides: []
        })
    property var chosen: ({}) ///< an earlier move that is mended
    readonly property var move: card.sides.find(side => side.side === chosen.side)?.move ?? ({})
    readonly property bool copies: card.state === "taken"

    title: copies ? qsTr("%1 copies card %2").arg(Turn.name).arg(code) : qsTr("%1 takes card %2").arg(Turn.name).arg(code)
    confirmVisible: false

    Text {
        width: parent.width
        visible: root.copies
        text: qsTr("It lies before %1. Copy cards left: %2; those not used count at the end.").arg(root.card.takers.map(taker => taker.name).join(", ")).arg(Game.copyCards)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.card.sides

        Column {
            id: side

            required property var modelData

            width: parent.width
            spacing: Theme.gap

            AppButton {
                objectName: "side_" + side.modelData.side
                width: parent.width
                primary: enabled
                enabled: side.modelData.allowed
                iconName: root.chosen.side === side.modelData.side ? "check" : side.modelData.icon
                text: side.modelData.text
                onClicked: Game.play(side.modelData.move)
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
                onClicked: Nav.sheet("TableSaysYesSheet", {
                    move: side.modelData.move
                })
            }
        }
    }
}
