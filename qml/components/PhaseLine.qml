import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What the phase allows, which train is next and what lies in the open stock.
ColumnLayout {
    id: root

    readonly property var sale: Game.trainsOnSale

    spacing: 2

    Text {
        Layout.fillWidth: true
        text: Game.phaseSummary
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Text {
        Layout.fillWidth: true
        visible: root.sale.card !== undefined
        text: root.sale.card === undefined ? "" : root.sale.left < 0 ? qsTr("Next train card: %1").arg(root.sale.card) : qsTr("Next train card: %1, %n left", "", root.sale.left).arg(root.sale.card)
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.sale.faces ?? []

            TrainCard {
                required property var modelData

                name: modelData.name
                note: modelData.scrapped ? qsTr("out") : Theme.number(modelData.price)
                runnable: !modelData.scrapped
            }
        }
        Repeater {
            model: root.sale.pool ?? []

            TrainCard {
                required property var modelData

                name: modelData.name
                note: qsTr("stock")
                runnable: true
            }
        }
    }
}
