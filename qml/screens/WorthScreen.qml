import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Every player's worth at the end of each round, as lines and as figures.
AppPage {
    id: root

    readonly property var series: Scores.worths
    readonly property int rounds: series.length > 0 ? series[0].marks.length : 0

    title: Game.hasShares ? qsTr("Worth over time") : qsTr("Treasuries over time")

    Text {
        width: parent.width
        visible: !Settings.hints
        text: qsTr("Worth is switched off in the settings.")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    WorthLines {
        width: parent.width
        implicitHeight: 280
        visible: Settings.hints
        series: root.series
    }
    Repeater {
        model: Settings.hints ? root.series : []

        RowLayout {
            id: line

            required property worthLine modelData

            width: parent.width
            spacing: Theme.gap

            PlayerBadge {
                initial: line.modelData.player.initial
                colour: line.modelData.player.colour
                textColour: line.modelData.player.textColour
            }
            Text {
                Layout.fillWidth: true
                text: line.modelData.player.name
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            MoneyText {
                units: root.rounds > 0 ? line.modelData.marks[root.rounds - 1].worth : 0
            }
        }
    }
}
