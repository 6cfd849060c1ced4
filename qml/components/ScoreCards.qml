import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What each player has, best first; equal totals share a rank.
Column {
    id: root

    required property var scores ///< see views/score_rows.h
    property bool hasShares: true
    property bool hasPrivateCompanies: false
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
            ScoreLine {
                currency: root.currency
                width: parent.width
                visible: root.hasShares
                label: qsTr("Cash")
                units: card.modelData.cash
            }
            ScoreLine {
                currency: root.currency
                width: parent.width
                visible: !root.hasShares
                label: card.modelData.company !== "" ? qsTr("Treasury of %1").arg(card.modelData.company) : qsTr("No company yet")
                units: card.modelData.treasury
            }
            Repeater {
                model: card.modelData.shareRows

                ScoreLine {
                    currency: root.currency
                    required property var modelData

                    width: parent.width
                    label: modelData.deduction > 0 ? qsTr("%1 %2 %: %3 × (%4 − %5 for loans)").arg(modelData.company).arg(modelData.percent).arg(modelData.units).arg(modelData.price).arg(modelData.deduction) : qsTr("%1 %2 %: %3 × %4").arg(modelData.company).arg(modelData.percent).arg(modelData.units).arg(modelData.price)
                    units: modelData.value
                }
            }
            ScoreLine {
                currency: root.currency
                width: parent.width
                label: qsTr("Copy cards not used")
                units: card.modelData.cards
                visible: units !== 0
            }
            ScoreLine {
                currency: root.currency
                width: parent.width
                label: root.hasPrivateCompanies ? qsTr("Private companies") : qsTr("Private railways")
                units: card.modelData.privates
                visible: units !== 0
            }
            ScoreLine {
                currency: root.currency
                width: parent.width
                label: qsTr("Not exchanged: %1").arg(card.modelData.uncounted)
                units: 0
                visible: card.modelData.uncounted !== ""
            }
            ScoreLine {
                currency: root.currency
                width: parent.width
                label: qsTr("Debt")
                units: -card.modelData.debt
                visible: units !== 0
            }
            ScoreLine {
                currency: root.currency
                width: parent.width
                label: qsTr("Penalty")
                units: -card.modelData.penalty
                visible: units !== 0
            }
        }
    }
}
