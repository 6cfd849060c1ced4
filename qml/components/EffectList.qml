import QtQuick
import QtQuick.Layouts

/// What a move does or did as the lines of a ledger, each with a mark that tells its kind and payments with their signs.
ColumnLayout {
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
            track: "track",
            station: "station"
        })

    spacing: 3

    Repeater {
        model: root.effects

        RowLayout {
            id: line

            required property var modelData
            readonly property bool alarms: modelData.kind === "phase" || modelData.kind === "rusted"

            Layout.fillWidth: true
            spacing: Theme.gap

            LineIcon {
                Layout.alignment: Qt.AlignTop
                name: root.marks[line.modelData.kind] ?? "more"
                size: 18
                colour: line.alarms ? Theme.bad : Theme.muted
            }
            Text {
                Layout.fillWidth: true
                text: line.modelData.note !== "" ? qsTr("%1 · %2").arg(line.modelData.text).arg(line.modelData.note) : line.modelData.text
                color: line.alarms ? Theme.bad : Theme.ink
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Text {
                Layout.alignment: Qt.AlignTop
                visible: line.modelData.kind === "paid"
                text: Theme.change(line.modelData.amount)
                color: line.modelData.amount < 0 ? Theme.bad : Theme.good
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
        }
    }
}
