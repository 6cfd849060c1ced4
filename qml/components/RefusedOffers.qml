import QtQuick
import Flimnap.App

/// The offers that cannot be taken now; the same reason is said once for all it holds for.
Column {
    id: root

    required property list<offerRow> offers
    required property list<refusedGroup> groups
    required property int current
    signal selected(int place)

    spacing: Theme.margin

    Repeater {
        model: root.groups

        Column {
            id: group

            required property refusedGroup modelData

            width: root.width
            spacing: Theme.gap / 2

            RefusalLine {
                width: parent.width
                text: group.modelData.reason
                rule: group.modelData.rule
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: group.modelData.places

                    OfferTile {
                        required property int modelData

                        width: (group.width - Theme.gap) / 2
                        offer: root.offers[modelData]
                        chosen: root.current === modelData
                        onClicked: root.selected(modelData)
                    }
                }
            }
        }
    }
}
