import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What each player has, best first; equal totals share a rank.
Column {
    id: root

    required property var scores ///< see views/score_rows.h
    property string currency: Game.currency

    spacing: Theme.margin

    Repeater {
        model: root.scores

        Panel {
            id: card

            required property var modelData

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
                    initial: card.modelData.initial
                    colour: card.modelData.colour
                    textColour: card.modelData.textColour
                }
                Text {
                    Layout.fillWidth: true
                    text: card.modelData.name
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
                    required property var modelData

                    width: parent.width
                    label: modelData.label
                    units: modelData.amount
                    currency: root.currency
                }
            }
        }
    }
}
