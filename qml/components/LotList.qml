import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What is auctioned: whose each railway is and for how much, the one that is bid for in front of the eye.
Panel {
    id: root

    SectionTitle {
        width: parent.width
        text: qsTr("Auction")
    }
    Repeater {
        model: Game.lots

        RowLayout {
            id: lot

            required property var modelData
            readonly property bool running: modelData.state === "running"

            objectName: "lot_" + modelData.code
            width: parent.width
            spacing: Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.code, modelData.name, modelData.text].filter(part => part !== "").join(", ")

            Text {
                Layout.minimumWidth: 40
                text: lot.running ? qsTr("▶ %1").arg(lot.modelData.code) : lot.modelData.code
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
            WholeWords {
                Layout.fillWidth: true
                Layout.preferredWidth: 1 // its type depends on its width, not the other way round
                text: lot.modelData.name
                color: Theme.muted
                size: Theme.small
            }
            Text {
                Layout.maximumWidth: root.width * 0.5
                text: lot.modelData.text
                color: lot.modelData.state === "open" ? Theme.muted : Theme.ink
                font.pixelSize: Theme.body
                font.weight: lot.running ? Font.DemiBold : Font.Normal
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
            }
        }
    }
}
