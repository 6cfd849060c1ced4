import QtQuick
import QtQuick.Layouts

/// What a move does or did, line by line, each with a mark that tells its kind.
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
            round: "clock"
        })

    spacing: 2

    Repeater {
        model: root.effects

        RowLayout {
            id: line

            required property var modelData

            Layout.fillWidth: true
            spacing: Theme.gap

            LineIcon {
                Layout.alignment: Qt.AlignTop
                name: root.marks[line.modelData.kind] ?? "more"
                size: 18
                colour: Theme.muted
            }
            Text {
                Layout.fillWidth: true
                text: line.modelData.text
                color: line.modelData.kind === "phase" || line.modelData.kind === "rusted" ? Theme.bad : Theme.ink
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
}
