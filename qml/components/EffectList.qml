import QtQuick

/// What a move does or did as the lines of a ledger, each with a mark that tells its kind and payments with their signs.
Column {
    id: root

    required property var effects

    readonly property var marks: ({
            paid: "coin",
            price: "chart",
            shares: "certificate",
            director: "people",
            train: "locomotive",
            rusted: "close",
            phase: "bell",
            company: "station",
            private: "track",
            debt: "scales",
            round: "clock",
            order: "people",
            income: "locomotive",
            track: "track",
            station: "station",
            card: "certificate",
            bank: "coin"
        })

    spacing: 3

    Repeater {
        model: root.effects

        Item {
            id: line

            required property var modelData
            readonly property bool alarms: ["phase", "rusted", "bank"].includes(modelData.kind)

            width: root.width
            height: Math.max(mark.height, words.height, amount.visible ? amount.height : 0)

            LineIcon {
                id: mark

                name: root.marks[line.modelData.kind] ?? "more"
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
                visible: line.modelData.kind === "paid"
                text: Theme.change(line.modelData.amount)
                color: line.modelData.amount < 0 ? Theme.bad : Theme.good
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
        }
    }
}
