import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What each player has, best first; equal totals share a rank.
Column {
    id: root

    required property list<scoreRow> scores
    property string currency: Game.currency

    spacing: Theme.margin

    Repeater {
        model: root.scores

        Panel {
            id: card

            required property scoreRow modelData

            width: root.width
            lifted: modelData.rank === 1

            RowLayout {
                width: parent.width
                spacing: Theme.gap

                Text {
                    text: qsTr("%1.").arg(card.modelData.rank)
                    color: Theme.ink
                    font.pixelSize: Theme.title
                    font.weight: Font.DemiBold
                }
                PlayerBadge {
                    initial: card.modelData.player.initial
                    colour: card.modelData.player.colour
                    textColour: card.modelData.player.textColour
                }
                Text {
                    Layout.fillWidth: true
                    text: card.modelData.player.name
                    color: Theme.ink
                    font.pixelSize: Theme.title
                    wrapMode: Text.Wrap
                }
                MoneyText {
                    units: card.modelData.total
                    currency: root.currency
                }
            }
            Repeater {
                model: card.modelData.lines

                ScoreLine {
                    required property scoreLine modelData

                    width: parent.width
                    label: modelData.label
                    units: modelData.amount
                    currency: root.currency
                }
            }
        }
    }
}
