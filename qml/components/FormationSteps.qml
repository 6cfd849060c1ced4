import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// How far the formation of the national company has come: what is done, what is decided now, what follows.
Panel {
    id: root

    visible: Game.formation.length > 0

    Repeater {
        model: Game.formation

        RowLayout {
            id: step

            required property var modelData
            readonly property bool now: modelData.state === "now"
            readonly property bool done: modelData.state === "done"

            width: parent.width
            spacing: Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: [done ? qsTr("done") : now ? qsTr("now") : qsTr("later"), modelData.company, modelData.text].filter(part => part !== "").join(", ")

            Text {
                Layout.minimumWidth: Theme.body * 1.4
                text: step.done ? "✓" : step.now ? "▶" : "·"
                color: step.now ? Theme.ink : Theme.muted
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
            }
            CompanyToken {
                visible: step.modelData.company !== ""
                code: step.modelData.company
                colour: step.modelData.colour ?? Theme.panel
                textColour: step.modelData.textColour ?? Theme.ink
            }
            Text {
                Layout.fillWidth: true
                text: step.modelData.text
                color: step.now ? Theme.ink : Theme.muted
                font.pixelSize: Theme.body
                font.weight: step.now ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
            }
        }
    }
}
