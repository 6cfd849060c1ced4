import QtQuick
import Flimnap.App

/// What a move does or did as the lines of a ledger, each with a mark that tells its kind and payments with their signs.
Column {
    id: root

    required property list<effectRow> effects

    /// Its mark, by the name of an icon.
    function markOf(kind: int): string {
        switch (kind) {
        case EffectKind.Paid:
        case EffectKind.Bank:
            return "coin";
        case EffectKind.Price:
            return "chart";
        case EffectKind.Shares:
        case EffectKind.Card:
            return "certificate";
        case EffectKind.Director:
        case EffectKind.Order:
            return "people";
        case EffectKind.Train:
        case EffectKind.Income:
            return "locomotive";
        case EffectKind.Rusted:
            return "close";
        case EffectKind.Phase:
            return "bell";
        case EffectKind.Company:
        case EffectKind.Station:
            return "station";
        case EffectKind.Private:
        case EffectKind.Track:
            return "track";
        case EffectKind.Debt:
            return "scales";
        case EffectKind.Round:
            return "clock";
        default:
            return "more";
        }
    }

    spacing: 3

    Repeater {
        model: root.effects

        Item {
            id: line

            required property effectRow modelData
            readonly property bool alarms: modelData.kind === EffectKind.Phase || modelData.kind === EffectKind.Rusted || modelData.kind === EffectKind.Bank

            width: root.width
            height: Math.max(mark.height, words.height, amount.visible ? amount.height : 0)

            LineIcon {
                id: mark

                name: root.markOf(line.modelData.kind)
                size: 18
                colour: line.alarms ? Theme.bad : Theme.muted
            }
            Text {
                id: words

                x: mark.width + Theme.gap
                width: line.width - x - (amount.visible ? amount.width + Theme.gap : 0)
                text: line.modelData.note !== "" ? qsTr("%1 · %2").arg(line.modelData.text).arg(line.modelData.note) : line.modelData.text
                color: line.alarms ? Theme.bad : Theme.ink
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Text {
                id: amount

                anchors.right: parent.right
                visible: line.modelData.kind === EffectKind.Paid
                text: Theme.change(line.modelData.amount)
                color: line.modelData.amount < 0 ? Theme.bad : Theme.good
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
        }
    }
}
