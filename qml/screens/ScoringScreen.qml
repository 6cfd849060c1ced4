import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The scoring sheet of this rule group: what each player has, best first; equal totals share a rank.
AppPage {
    title: Game.over ? qsTr("Final scoring") : qsTr("Scoring if the game ended now")

    Repeater {
        model: Game.scores()

        Panel {
            id: card

            required property var modelData

            width: parent.width
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
                }
            }
            ScoreLine {
                width: parent.width
                visible: Game.hasShares
                label: qsTr("Cash")
                units: card.modelData.cash
            }
            ScoreLine {
                width: parent.width
                visible: !Game.hasShares
                label: card.modelData.company !== "" ? qsTr("Treasury of %1").arg(card.modelData.company) : qsTr("No company yet")
                units: card.modelData.treasury
            }
            Repeater {
                model: card.modelData.shareRows

                ScoreLine {
                    required property var modelData

                    width: parent.width
                    label: (modelData.deduction > 0 ? qsTr("%1 %2 %: %3 × (%4 − %5 for loans)") : qsTr("%1 %2 %: %3 × %4")).arg(modelData.company).arg(modelData.percent).arg(modelData.units).arg(modelData.price).arg(modelData.deduction)
                    units: modelData.value
                }
            }
            ScoreLine {
                width: parent.width
                label: qsTr("Copy cards not used")
                units: card.modelData.cards
                visible: units !== 0
            }
            ScoreLine {
                width: parent.width
                label: Game.hasPrivateCompanies ? qsTr("Private companies") : qsTr("Private railways")
                units: card.modelData.privates
                visible: units !== 0
            }
            ScoreLine {
                width: parent.width
                label: qsTr("Not exchanged: %1").arg(card.modelData.uncounted)
                units: 0
                visible: card.modelData.uncounted !== ""
            }
            ScoreLine {
                width: parent.width
                label: qsTr("Debt")
                units: -card.modelData.debt
                visible: units !== 0
            }
            ScoreLine {
                width: parent.width
                label: qsTr("Penalty")
                units: -card.modelData.penalty
                visible: units !== 0
            }
        }
    }
}
