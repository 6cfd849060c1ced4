import QtQuick
import Flimnap.App

/// Train cards in a row with what they cost.
Flow {
    id: root

    required property list<trainOnSale> trains

    spacing: Theme.gap

    Repeater {
        model: root.trains

        TrainCard {
            required property trainOnSale modelData

            name: modelData.name
            old: modelData.old
            note: modelData.scrapped ? qsTr("out") : modelData.sizeTitle === "" ? Theme.number(modelData.price) : qsTr("%1 · %2").arg(Theme.number(modelData.price)).arg(modelData.sizeTitle)
            runnable: !modelData.scrapped
        }
    }
}
